// The table: opponents, shared display, own empire and hand, the question, the log.
import type { OptionInfo, PlayerView, View } from '@eminent/engine';
import {
  backLabel,
  cardName,
  eventText,
  type Lang,
  msg,
  roleName,
  type Table,
  termOf,
} from '@eminent/text';
import { ROLES } from '@eminent/engine';
import { useState } from 'react';
import { type GameOnPage, useStore } from '../game/store.ts';
import { RoleIcon } from '../icons.tsx';
import { Catalogue } from './catalogue.tsx';
import { Card, Facts, Planet } from './pieces.tsx';
import { isPickable, type Picking, Question, Waiting } from './question.tsx';
import { Scores } from './scores.tsx';

/** What has been picked, for the decision at a ply. */
interface Picks {
  readonly ply: number;
  readonly options: readonly OptionInfo[];
}

export function TableScreen() {
  const game = useStore((store) => store.game);
  return game === undefined ? null : <GameTable game={game} />;
}

function GameTable({ game }: { readonly game: GameOnPage }) {
  const { lang, answer, undo, leave, setLang, problem } = useStore();
  const { view, names } = game;
  const [picks, setPicks] = useState<Picks>({ ply: view.ply, options: [] });
  const [showsCatalogue, setShowsCatalogue] = useState(false);
  const { decision } = view;
  const picked = picks.ply === view.ply ? picks.options : [];

  const picking: Picking = {
    picked,
    toggle: (option) => setPicks({ ply: view.ply, options: toggled(view, picked, option) }),
    confirm: () => {
      const tokens = [...picked].sort((a, b) => a.option - b.option).map((one) => one.token);
      answer(tokens, true);
    },
  };
  const choose = (option: OptionInfo) => {
    if (decision === undefined) return;
    if (isPickable(decision, option)) picking.toggle(option);
    else answer([option.token], false);
  };
  const me = view.players[view.seat ?? 0];
  const others = view.players.filter((player) => player.seat !== view.seat);
  return (
    <div className="game">
      <header className="bar">
        <Status lang={lang} view={view} names={names} />
        <nav>
          <button type="button" onClick={undo} disabled={game.freeUndoPly >= view.ply}>
            {msg(lang, 'ui.undo')}
          </button>
          <button type="button" onClick={() => setShowsCatalogue(true)}>
            {msg(lang, 'ui.technologies')}
          </button>
          <button
            type="button"
            lang={lang === 'en' ? 'it' : 'en'}
            onClick={() => setLang(lang === 'en' ? 'it' : 'en')}
          >
            {lang === 'en' ? 'Italiano' : 'English'}
          </button>
          <button type="button" onClick={leave}>
            {msg(lang, 'ui.leave')}
          </button>
        </nav>
      </header>
      {problem !== undefined && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
      <main>
        <section className="others" aria-label={msg(lang, 'ui.opponents')}>
          {others.map((player) => (
            <Empire
              key={player.seat}
              lang={lang}
              player={player}
              name={names[player.seat] ?? ''}
              active={view.waiting?.seat === player.seat}
            />
          ))}
        </section>
        <Display lang={lang} view={view} choose={choose} />
        {me !== undefined && (
          <Empire
            lang={lang}
            player={me}
            name={names[me.seat] ?? ''}
            active={view.waiting?.seat === me.seat}
            view={view}
            choose={choose}
          />
        )}
        <Log lang={lang} game={game} />
      </main>
      <footer>
        {view.over ? (
          <Scores lang={lang} view={view} names={names} onLeave={leave} />
        ) : decision === undefined ? (
          <Waiting lang={lang} names={names} seat={view.waiting?.seat ?? 0} />
        ) : (
          <Question
            key={decision.ply}
            lang={lang}
            asked={{ decision, view, names }}
            picking={picking}
          />
        )}
        {me !== undefined && !view.over && (
          <Hand lang={lang} view={view} player={me} picked={picked} choose={choose} />
        )}
      </footer>
      {showsCatalogue && (
        <Catalogue
          lang={lang}
          view={view}
          choose={choose}
          onClose={() => setShowsCatalogue(false)}
        />
      )}
    </div>
  );
}

/** Picks one more of an option while there are cards for it and the count allows, then starts again at none. */
function toggled(
  view: View,
  picked: readonly OptionInfo[],
  option: OptionInfo,
): readonly OptionInfo[] {
  const others = picked.filter((one) => one.option !== option.option);
  const now = picked.length - others.length;
  const hand = view.players[view.seat ?? 0]?.hand ?? [];
  const inHand = option.kind === 'discard' || option.kind === 'boost' || option.kind === 'remove';
  const most = inHand ? hand.filter((card) => card === option.card).length : 1;
  const counted = view.decision?.step !== 'boost' && view.decision?.count !== undefined;
  const room = counted ? (view.decision?.count ?? 0) - picked.length : 99;
  if (now < most && room > 0) return [...picked, option];
  return others;
}

function Status({
  lang,
  view,
  names,
}: {
  readonly lang: Lang;
  readonly view: View;
  readonly names: readonly string[];
}) {
  const empty = Object.values(view.stacks).filter((left) => left === 0).length;
  return (
    <p className="status">
      <b>{msg(lang, 'ui.turn', { n: view.turnNumber, name: names[view.leader] ?? '' })}</b>
      {view.role !== undefined && (
        <span>
          <RoleIcon role={view.role} /> {roleName(lang, view.role)}
        </span>
      )}
      <span>{msg(lang, 'ui.supply', { n: view.supply })}</span>
      <span>{msg(lang, 'ui.emptyStacks', { n: empty, of: view.stacksToEnd })}</span>
      {view.ending !== undefined && <b className="ending">{msg(lang, 'ui.lastRound')}</b>}
    </p>
  );
}

function Display({
  lang,
  view,
  choose,
}: {
  readonly lang: Lang;
  readonly view: View;
  readonly choose: (option: OptionInfo) => void;
}) {
  const options = view.decision?.options ?? [];
  return (
    <section className="display" aria-label={msg(lang, 'ui.display')}>
      {ROLES.map((role) => {
        const left = view.stacks[view.stackOf[role]];
        const lead = options.find((option) => option.kind === 'lead' && option.role === role);
        const content = (
          <>
            <RoleIcon role={role} size={34} />
            <b>{roleName(lang, role)}</b>
            <span>{left ?? '–'}</span>
          </>
        );
        return lead === undefined ? (
          <div key={role} className={`stack ${role}`}>
            {content}
          </div>
        ) : (
          <button
            key={role}
            type="button"
            className={`stack legal ${role}`}
            onClick={() => choose(lead)}
          >
            {content}
          </button>
        );
      })}
      <div className="stack deck">
        <b>{termOf(lang, 'planetDeck').term}</b>
        <span>{view.planetDeck.size}</span>
        {view.planetDeck.top !== undefined && <small>{backLabel(lang, view.planetDeck.top)}</small>}
      </div>
    </section>
  );
}

interface EmpireProps {
  readonly lang: Lang;
  readonly player: PlayerView;
  readonly name: string;
  readonly active: boolean;
  /** Only for the own empire, whose pieces can be chosen. */
  readonly view?: View;
  readonly choose?: (option: OptionInfo) => void;
}

function Empire({ lang, player, name, active, view, choose }: EmpireProps) {
  const options = view?.decision?.options ?? [];
  return (
    <section
      className={`empire${active ? ' active' : ''}${view === undefined ? '' : ' own'}`}
      aria-label={msg(lang, 'ui.empireOf', { name })}
    >
      <h2>{name}</h2>
      <Facts lang={lang} player={player} />
      <div className="planets">
        {player.planets.map((planet, at) => {
          const fitting = options.filter((option) => 'at' in option && option.at === at);
          const [only] = fitting;
          const onChoose =
            only !== undefined && fitting.length === 1 && choose !== undefined
              ? () => choose(only)
              : undefined;
          return (
            <Planet
              key={`${player.seat} ${at + 1}`}
              lang={lang}
              planet={planet}
              onChoose={onChoose}
            />
          );
        })}
      </div>
      {player.play.length > 0 && (
        <p className="played">{player.play.map((card) => cardName(lang, card)).join(' · ')}</p>
      )}
    </section>
  );
}

interface HandProps {
  readonly lang: Lang;
  readonly view: View;
  readonly player: PlayerView;
  readonly picked: readonly OptionInfo[];
  readonly choose: (option: OptionInfo) => void;
}

function Hand({ lang, view, player, picked, choose }: HandProps) {
  const options = view.decision?.options ?? [];
  const copies = new Map<string, number>();
  return (
    <section className="hand" aria-label={msg(lang, 'ui.yourHand')}>
      {(player.hand ?? []).map((card, i) => {
        const copy = copies.get(card) ?? 0;
        copies.set(card, copy + 1);
        const option = options.find(
          (one) =>
            'card' in one &&
            one.card === card &&
            one.kind !== 'take' &&
            one.kind !== 'buy' &&
            one.kind !== 'remove-this',
        );
        const chosen = picked.filter((one) => one.option === option?.option).length;
        return (
          <Card
            key={`${card} ${i + 1}`}
            lang={lang}
            card={card}
            errata={view.options.techErrata}
            picked={copy < chosen}
            onChoose={option === undefined ? undefined : () => choose(option)}
          />
        );
      })}
    </section>
  );
}

function Log({ lang, game }: { readonly lang: Lang; readonly game: GameOnPage }) {
  const { view, names, events } = game;
  const table: Table = {
    names,
    ...(view.seat === undefined ? {} : { you: view.seat }),
    planetAt: (seat, at) => {
      const planet = view.players[seat]?.planets[at];
      if (planet === undefined) return undefined;
      return planet.planet === undefined
        ? { back: planet }
        : { back: planet, planet: planet.planet };
    },
  };
  const recent = events.slice(-60);
  return (
    <section className="log" aria-label={msg(lang, 'ui.log')}>
      <h2>{msg(lang, 'ui.log')}</h2>
      <ol aria-live="polite">
        {recent
          .map((event, i) => (
            <li key={events.length - recent.length + i} className={event.type}>
              {eventText(lang, event, table)}
            </li>
          ))
          .reverse()}
      </ol>
    </section>
  );
}
