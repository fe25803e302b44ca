// The page to set up a position by hand: the game, whose turn it is, and where all cards, planets
// and tokens are. Pieces are moved with buttons or dragged with the mouse.
import { type GameOptions, type Position, positionProblems, rulesFor } from '@eminent/engine';
import { gameChoiceText, msg, resourceName } from '@eminent/text';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { navigate } from 'wouter/use-hash-location';
import { type Game, gameOf, GAMES, optionsOf, playerChoices } from '../new-game/game-presets.ts';
import { randomSeed } from '../new-game/new-game-setup.ts';
import { RuleOptions, VariantOption } from '../new-game/rule-options.tsx';
import { useLang, WordingContext } from '../settings/settings.ts';
import { Page } from '../ui/page.tsx';
import { boardOfPosition } from './board-text.ts';
import { openBoard } from './opened-board.ts';
import {
  accepts,
  allPiles,
  atTurnOf,
  contentOf,
  FLEET_SIDES,
  move,
  newDraft,
  type PileId,
  pilesOf,
  resourcesFor,
  setFleet,
  setResource,
  setShips,
  setTokens,
  sharedPiles,
  slotsOf,
  turnOver,
} from './setup-draft.ts';
import { fullPileName, pieceName, pileName, seatLabel, setupProblemText } from './setup-text.ts';
import styles from './setup-page.module.css';

interface Picked {
  readonly piece: string;
  readonly pile: PileId;
}

interface SectionProps {
  readonly draft: Position;
  readonly change: (draft: Position) => void;
  readonly picked: Picked | undefined;
  readonly pick: (picked: Picked | undefined) => void;
  readonly moveTo: (picked: Picked, to: PileId, count: number) => void;
}

export function SetupPage({ draft: first }: { readonly draft: Position }) {
  const [draft, setDraft] = useState(first);
  return (
    <WordingContext value={draft.options}>
      <SetupForm draft={draft} onDraft={setDraft} />
    </WordingContext>
  );
}

interface SetupFormProps {
  readonly draft: Position;
  readonly onDraft: (draft: Position) => void;
}

function SetupForm({ draft, onDraft }: SetupFormProps) {
  const lang = useLang();
  const [picked, pick] = useState<Picked>();
  const [moved, setMoved] = useState('');
  const [unplayable, setUnplayable] = useState<string>();
  const change = (next: Position): void => {
    setUnplayable(undefined);
    onDraft(next);
  };
  const moveTo = ({ piece, pile }: Picked, to: PileId, count: number): void => {
    const next = move(draft, piece, pile, to, count);
    if (next === draft) return;
    change(next);
    const name = pieceName(lang, piece);
    setMoved(msg(lang, 'board.setUp.moved', { name, pile: fullPileName(lang, next, to) }));
    if (!contentOf(next, pile).includes(piece)) pick(undefined);
  };
  const reset = (options: GameOptions): void => {
    pick(undefined);
    change(newDraft(options, randomSeed()));
  };
  useDrop((piece, to) => moveTo(piece, to, 1));
  const form: SectionProps = { draft, change, picked, pick, moveTo };
  return (
    <Page title={msg(lang, 'board.setUp.title')} className={styles.page}>
      <GameChoice draft={draft} onOptions={reset} onDraft={change} />
      <Verdict draft={draft} unplayable={unplayable} onUnplayable={setUnplayable} />
      <p className="soft">{msg(lang, 'board.setUp.hint')}</p>
      <p role="status" className="sr-only">
        {moved}
      </p>
      <h2>{msg(lang, 'ui.display')}</h2>
      <div className={styles.piles}>
        {sharedPiles(draft).map((pile) => (
          <Pile key={pile} pile={pile} form={form} />
        ))}
      </div>
      {draft.players.map((_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat has no other identity
        <SeatSection key={seat} seat={seat} form={form} />
      ))}
      {picked !== undefined && (
        <MoveBar key={picked.pile + picked.piece} {...form} picked={picked} />
      )}
    </Page>
  );
}

interface VerdictProps {
  readonly draft: Position;
  /** Why the last attempt to open the position failed. */
  readonly unplayable: string | undefined;
  readonly onUnplayable: (reason: string) => void;
}

function Verdict({ draft, unplayable, onUnplayable }: VerdictProps) {
  const lang = useLang();
  const problems = useMemo(() => positionProblems(draft, 'pieces'), [draft]);
  const open = (): void => {
    const [problem] = positionProblems(draft);
    if (problem !== undefined) return onUnplayable(setupProblemText(lang, problem));
    const read = boardOfPosition(draft, randomSeed());
    if (read.ok) navigate(openBoard(read.value));
    else onUnplayable(read.error);
  };
  return (
    <section className={styles.verdict}>
      {problems.length === 0 ? (
        <p role="status">{msg(lang, 'board.setUp.possible')}</p>
      ) : (
        <div role="status">
          <p>{msg(lang, 'board.setUp.impossible')}</p>
          <ul>
            {problems.map((problem) => (
              <li key={JSON.stringify(problem)}>{setupProblemText(lang, problem)}</li>
            ))}
          </ul>
        </div>
      )}
      {unplayable !== undefined && (
        <p role="alert" className="problem">
          {unplayable}
        </p>
      )}
      <button type="button" className="primary" disabled={problems.length > 0} onClick={open}>
        {msg(lang, 'board.setUp.open')}
      </button>
    </section>
  );
}

interface GameChoiceProps {
  readonly draft: Position;
  readonly onOptions: (options: GameOptions) => void;
  readonly onDraft: (draft: Position) => void;
}

function GameChoice({ draft, onOptions, onDraft }: GameChoiceProps) {
  const lang = useLang();
  const { options } = draft;
  const change = (part: Partial<GameOptions>): void => onOptions({ ...options, ...part });
  return (
    <section className={styles.choices}>
      <label className="row">
        <span>{msg(lang, 'board.setUp.game')}</span>
        <select
          value={gameOf(options) ?? options.ruleset}
          onChange={({ target }) => onOptions(optionsOf(target.value as Game, options.players))}
        >
          {GAMES.map((game) => (
            <option key={game} value={game}>
              {gameChoiceText(lang, game).name}
            </option>
          ))}
        </select>
      </label>
      <label className="row">
        <span>{msg(lang, 'board.setUp.players')}</span>
        <select
          value={options.players}
          onChange={({ target }) => {
            const players = Number(target.value) as GameOptions['players'];
            onOptions({ ...options, players });
          }}
        >
          {playerChoices(options).map(({ value, problem }) => (
            <option key={value} value={value} disabled={problem !== undefined}>
              {value}
            </option>
          ))}
        </select>
      </label>
      <TurnChoice draft={draft} onDraft={onDraft} />
      <details>
        <summary>{msg(lang, 'board.setUp.rules')}</summary>
        <VariantOption options={options} onChange={change} />
        <RuleOptions options={options} onChange={change} />
      </details>
    </section>
  );
}

function TurnChoice({ draft, onDraft }: Pick<GameChoiceProps, 'draft' | 'onDraft'>) {
  const lang = useLang();
  const { turn } = draft;
  return (
    <>
      <label className="row">
        <span>{msg(lang, 'board.setUp.leader')}</span>
        <select
          value={turn.leader}
          onChange={({ target }) => onDraft(atTurnOf(draft, Number(target.value), turn.number))}
        >
          {draft.players.map((_, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat has no other identity
            <option key={seat} value={seat}>
              {seatLabel(lang, seat)}
            </option>
          ))}
        </select>
      </label>
      <NumberField
        label={msg(lang, 'board.setUp.turn')}
        value={turn.number}
        least={1}
        step={draft.players.length}
        onChange={(n) => onDraft(atTurnOf(draft, turn.leader, n))}
      />
    </>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly least?: number;
  readonly step?: number;
  readonly onChange: (n: number) => void;
}

function NumberField({ label, value, least = 0, step = 1, onChange }: NumberFieldProps) {
  return (
    <label className="row">
      <span>{label}</span>
      <input
        type="number"
        inputMode="numeric"
        min={least}
        max={999}
        step={step}
        value={value}
        onChange={({ target }) => {
          const n = Math.trunc(Number(target.value));
          if (n >= least && n <= 999) onChange(n);
        }}
      />
    </label>
  );
}

function countsOf(content: readonly string[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const piece of content) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  return [...counts];
}

const PIECE_MIME_TYPE = 'application/x-eminent-piece';

function dragged({ dataTransfer }: DragEvent): Picked | undefined {
  try {
    const data = JSON.parse(dataTransfer?.getData(PIECE_MIME_TYPE) ?? '') as Partial<Picked>;
    return typeof data.piece === 'string' && typeof data.pile === 'string'
      ? { piece: data.piece, pile: data.pile }
      : undefined;
  } catch {
    return undefined;
  }
}

function useDrop(onDrop: (picked: Picked, to: PileId) => void): void {
  const drop = useEffectEvent((event: DragEvent) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const pile = target?.closest<HTMLElement>('[data-pile]')?.dataset.pile;
    if (pile === undefined) return;
    event.preventDefault();
    const picked = event.type === 'drop' ? dragged(event) : undefined;
    if (picked !== undefined) onDrop(picked, pile);
  });
  useEffect(() => {
    const listen = (event: DragEvent): void => drop(event);
    addEventListener('dragover', listen);
    addEventListener('drop', listen);
    return () => {
      removeEventListener('dragover', listen);
      removeEventListener('drop', listen);
    };
  }, []);
}

function Pile({ pile, form }: { readonly pile: PileId; readonly form: SectionProps }) {
  const lang = useLang();
  const { draft, picked, pick } = form;
  const content = contentOf(draft, pile);
  const name = pileName(lang, draft, pile);
  const full = fullPileName(lang, draft, pile);
  const isTarget =
    picked !== undefined && picked.pile !== pile && accepts(draft, pile, picked.piece);
  return (
    <section
      className={styles.pile}
      aria-label={full}
      data-pile={pile}
      data-target={isTarget || undefined}
    >
      <h3>{msg(lang, 'board.setUp.size', { pile: name, n: content.length })}</h3>
      {content.length === 0 && <p className="soft">{msg(lang, 'board.setUp.empty')}</p>}
      <ul>
        {countsOf(content).map(([piece, n]) => {
          const label = pieceName(lang, piece);
          const isPicked = picked?.pile === pile && picked.piece === piece;
          return (
            <li key={piece}>
              <button
                type="button"
                draggable
                aria-pressed={isPicked}
                aria-label={msg(lang, 'board.setUp.select', { name: label, n, pile: full })}
                onClick={() => pick(isPicked ? undefined : { piece, pile })}
                onDragStart={({ dataTransfer }) => {
                  dataTransfer.setData(PIECE_MIME_TYPE, JSON.stringify({ piece, pile }));
                  dataTransfer.effectAllowed = 'move';
                }}
              >
                {n === 1 ? label : msg(lang, 'board.setUp.count', { name: label, n })}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const SIDE_NAMES = [
  'basic',
  'improved',
  'broken',
] as const satisfies readonly (keyof typeof FLEET_SIDES)[];

function SeatSection({ seat, form }: { readonly seat: number; readonly form: SectionProps }) {
  const lang = useLang();
  const { draft } = form;
  const player = draft.players[seat];
  if (player === undefined) return null;
  return (
    <section aria-label={seatLabel(lang, seat)} data-seat={seat}>
      <h2>{seatLabel(lang, seat)}</h2>
      <SeatTokens seat={seat} player={player} form={form} />
      <div className={styles.piles}>
        {pilesOf(draft, seat).map((pile) => (
          <Pile key={pile} pile={pile} form={form} />
        ))}
      </div>
      <ul className={styles.planets}>
        {player.planets.map((planet, at) => (
          <SeatPlanet key={planet.planet} seat={seat} at={at} planet={planet} form={form} />
        ))}
      </ul>
    </section>
  );
}

type PlayerDraft = Position['players'][number];

interface SeatTokensProps {
  readonly seat: number;
  readonly player: PlayerDraft;
  readonly form: SectionProps;
}

function SeatTokens({ seat, player, form }: SeatTokensProps) {
  const lang = useLang();
  const { draft, change } = form;
  const { fleet } = rulesFor(draft.options);
  return (
    <div className={styles.tokens}>
      <NumberField
        label={msg(lang, 'board.setUp.influence')}
        value={player.influence}
        onChange={(n) => change(setTokens(draft, seat, 'influence', n))}
      />
      <NumberField
        label={msg(lang, 'board.setUp.fighters')}
        value={player.fighters}
        onChange={(n) => change(setTokens(draft, seat, 'fighters', n))}
      />
      {fleet &&
        (['destroyers', 'battlecruisers'] as const).map((ship) => (
          <NumberField
            key={ship}
            label={msg(lang, `board.setUp.${ship}`)}
            value={player.extra?.[ship] ?? 0}
            onChange={(n) => change(setShips(draft, seat, ship, n))}
          />
        ))}
      {fleet && (
        <label className="row">
          <span>{msg(lang, 'board.setUp.fleet')}</span>
          <select
            value={player.extra?.fleet ?? FLEET_SIDES.basic}
            onChange={({ target }) => {
              const side = SIDE_NAMES.find((one) => FLEET_SIDES[one] === Number(target.value));
              change(setFleet(draft, seat, side ?? 'basic'));
            }}
          >
            {SIDE_NAMES.map((side) => (
              <option key={side} value={FLEET_SIDES[side]}>
                {msg(lang, `board.setUp.fleetSides.${side}`)}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}

interface SeatPlanetProps {
  readonly seat: number;
  /** Index of the planet in the empire of the seat. */
  readonly at: number;
  readonly planet: PlayerDraft['planets'][number];
  readonly form: SectionProps;
}

function SeatPlanet({ seat, at, planet, form }: SeatPlanetProps) {
  const lang = useLang();
  const { draft, change } = form;
  const name = pieceName(lang, planet.planet);
  return (
    <li>
      <label>
        <input
          type="checkbox"
          checked={planet.up === true}
          onChange={() => change(turnOver(draft, seat, at))}
        />
        {msg(lang, 'board.setUp.faceUp', { name })}
      </label>
      {planet.up === true &&
        slotsOf(planet).map((held, slot) => (
          <select
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot has no other identity
            key={slot}
            aria-label={msg(lang, 'board.setUp.slot', { name, n: slot + 1 })}
            value={held}
            onChange={({ target }) => {
              const wanted = resourcesFor(planet.planet, slot).find((one) => one === target.value);
              change(setResource(draft, seat, at, slot, wanted ?? ''));
            }}
          >
            <option value="">{msg(lang, 'board.setUp.noResource')}</option>
            {resourcesFor(planet.planet, slot).map((one) => (
              <option key={one} value={one}>
                {resourceName(lang, one)}
              </option>
            ))}
          </select>
        ))}
    </li>
  );
}

interface MoveBarProps extends Omit<SectionProps, 'picked'> {
  readonly picked: Picked;
}

function MoveBar({ draft, picked, pick, moveTo }: MoveBarProps) {
  const lang = useLang();
  const { piece, pile } = picked;
  const targets = allPiles(draft).filter((to) => to !== pile && accepts(draft, to, piece));
  const [chosen, setChosen] = useState<PileId>();
  const to = targets.find((one) => one === chosen) ?? targets[0];
  const count = contentOf(draft, pile).filter((one) => one === piece).length;
  const name = pieceName(lang, piece);
  return (
    <form
      className={styles.bar}
      data-move-bar
      onSubmit={(event) => {
        event.preventDefault();
        if (to !== undefined) moveTo(picked, to, 1);
      }}
    >
      <span role="status">
        {msg(lang, 'board.setUp.selected', { name, pile: fullPileName(lang, draft, pile) })}
      </span>
      <label>
        <span>{msg(lang, 'board.setUp.moveTo')}</span>
        <select value={to} onChange={({ target }) => setChosen(target.value)}>
          {targets.map((one) => (
            <option key={one} value={one}>
              {fullPileName(lang, draft, one)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="primary">
        {msg(lang, 'board.setUp.moveOne')}
      </button>
      {count > 1 && (
        <button type="button" onClick={() => to !== undefined && moveTo(picked, to, count)}>
          {msg(lang, 'board.setUp.moveAll', { n: count })}
        </button>
      )}
      <button type="button" onClick={() => pick(undefined)}>
        {msg(lang, 'board.setUp.cancel')}
      </button>
    </form>
  );
}
