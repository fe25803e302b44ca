// The new-game page: game, number of players, seats, and rule options.
import { DEFAULT_OPPONENT } from '@eminent/bots/registry';
import { choicesFor, DEFAULT_OPTIONS, type GameOptions, ownOptions } from '@eminent/engine';
import { gameChoiceText, type Locale, msg, obstacleText, variantText } from '@eminent/text';
import { useId, useState } from 'react';
import { DEFAULT_BOT_NAMES, facesOf } from '@eminent/pictures';
import { openGame } from '../game/open-game.ts';
import { useLang } from '../settings/settings.ts';
import { Page } from '../ui/page.tsx';
import segments from '../ui/segments.module.css';
import { GAMES, gameOf, optionsOf, playerChoices } from './game-presets.ts';
import { namedScenarios } from './scenario-assignment.ts';
import { DisabledReasons, disabledReasonsOf, whyNotPlayers } from './disabled-reasons.tsx';
import { type OptionProps, RuleOptions } from './rule-options.tsx';
import { ScenarioTiles } from './scenario-mode.tsx';
import { SeatRow } from './seat-row.tsx';
import { ChoiceTile } from './choice-tile.tsx';
import { type SeatChoice, seatOf, setUpGame } from './new-game-setup.ts';
import styles from './new-game.module.css';

function PlayerCount({ options, onChange }: OptionProps) {
  const lang = useLang();
  const obstaclesId = useId();
  return (
    <>
      <div className={segments.segments}>
        {playerChoices(options).map(({ value, problem }) => (
          <label key={value}>
            <input
              type="radio"
              name="players"
              checked={options.players === value}
              disabled={problem !== undefined}
              aria-describedby={problem && obstaclesId}
              onChange={() => onChange({ players: value })}
            />
            <span>{value}</span>
          </label>
        ))}
      </div>
      <DisabledReasons
        id={obstaclesId}
        obstacles={disabledReasonsOf(
          playerChoices(options).map(({ value }) => value),
          String,
          (players) => whyNotPlayers(lang, options, players),
        )}
        className={styles.obstacles}
      />
    </>
  );
}

function GameTiles({
  options,
  onChange,
}: {
  readonly options: GameOptions;
  readonly onChange: (options: GameOptions) => void;
}) {
  const lang = useLang();
  const game = gameOf(options);
  return (
    <fieldset>
      <legend>{msg(lang, 'ui.game')}</legend>
      <div className={styles.tiles}>
        {GAMES.map((one) => (
          <ChoiceTile
            key={one}
            group="game"
            checked={game === one}
            onChange={() => onChange(optionsOf(one, options.players))}
            {...gameChoiceText(lang, one)}
          />
        ))}
        {game === undefined && (
          <ChoiceTile
            group="game"
            checked
            onChange={() => undefined}
            {...gameChoiceText(lang, 'custom')}
          />
        )}
      </div>
    </fieldset>
  );
}

function VariantTiles({ options, onChange }: OptionProps) {
  const lang = useLang();
  if (!ownOptions(options.ruleset).includes('variant')) return null;
  return (
    <fieldset>
      <legend>{msg(lang, 'ui.variant')}</legend>
      <div className={styles.tiles}>
        {choicesFor(options, 'variant').map(({ value, problem }) => (
          <ChoiceTile
            key={value}
            group="variant"
            checked={options.variant === value}
            onChange={() => onChange({ variant: value })}
            {...variantText(lang, value)}
            {...(problem && { obstacle: obstacleText(lang, options, 'variant', problem) })}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface FirstPlayerProps {
  readonly seats: readonly SeatChoice[];
  readonly people: number;
  /** Placeholder for a person's name. */
  readonly nameless: string;
  readonly first: 'me' | 'chance';
  readonly onChange: (first: 'me' | 'chance') => void;
}

function FirstPlayer({ seats, people, nameless, first, onChange }: FirstPlayerProps) {
  const lang = useLang();
  return (
    <label className="row">
      {msg(lang, 'ui.first')}
      <select
        value={first}
        onChange={({ target }) => onChange(target.value === 'me' ? 'me' : 'chance')}
      >
        <option value="chance">{msg(lang, 'ui.firstChance')}</option>
        <option value="me">
          {seats[0]?.name || (people === 1 ? nameless : msg(lang, 'ui.seat', { n: 1 }))}
        </option>
      </select>
    </label>
  );
}

interface MoreOptionsProps extends OptionProps {
  readonly seed: string;
  readonly onSeed: (seed: string) => void;
}

function MoreOptions({ options, onChange, seed, onSeed }: MoreOptionsProps) {
  const lang = useLang();
  return (
    <details>
      <summary>{msg(lang, 'ui.switches')}</summary>
      <RuleOptions options={options} without="scenarios" onChange={onChange} />
      <label className="row">
        {msg(lang, 'ui.seed')}
        <input
          type="text"
          value={seed}
          onChange={({ target }) => onSeed(target.value)}
          maxLength={1000}
          placeholder={msg(lang, 'ui.seedChance')}
        />
      </label>
    </details>
  );
}

/** Counts only seats that are in the game. */
function peopleCount(seats: readonly SeatChoice[], { players }: GameOptions): number {
  return seats.slice(0, players).filter(({ bot }) => bot === undefined).length;
}

/** Returns the names to show. Without a name, a person is "You" if there is no other person. */
function seatNames(
  lang: Locale,
  seats: readonly SeatChoice[],
  options: GameOptions,
): readonly string[] {
  const isAlone = peopleCount(seats, options) === 1;
  return seats.map(({ name, bot }, at) => {
    if (name.trim() !== '') return name.trim();
    return bot === undefined && isAlone ? msg(lang, 'ui.you') : msg(lang, 'ui.seat', { n: at + 1 });
  });
}

interface PlayersProps extends OptionProps {
  readonly seats: readonly SeatChoice[];
  readonly first: 'me' | 'chance';
  readonly onSeats: (seats: readonly SeatChoice[]) => void;
  readonly onFirst: (first: 'me' | 'chance') => void;
}

function Players({ options, seats, first, onChange, onSeats, onFirst }: PlayersProps) {
  const lang = useLang();
  const inGame = seats.slice(0, options.players);
  const people = peopleCount(seats, options);
  const nameless = msg(lang, people === 1 ? 'ui.you' : 'ui.player');
  const faces = facesOf(inGame.map(seatOf));
  return (
    <fieldset>
      <legend>{msg(lang, 'ui.players')}</legend>
      <PlayerCount options={options} onChange={onChange} />
      {inGame.map((seat, at) => (
        <SeatRow
          key={`seat ${at + 1}`}
          at={at}
          seat={seat}
          face={faces[at] ?? 'regent'}
          nameless={nameless}
          others={seats.filter((_, i) => i !== at).map(({ name }) => name)}
          onChange={(choice) => onSeats(seats.map((one, i) => (i === at ? choice : one)))}
        />
      ))}
      <FirstPlayer
        seats={seats}
        people={people}
        nameless={nameless}
        first={first}
        onChange={onFirst}
      />
    </fieldset>
  );
}

export function NewGamePage() {
  const lang = useLang();
  const [options, setOptions] = useState<GameOptions>(DEFAULT_OPTIONS);
  const [seats, setSeats] = useState<readonly SeatChoice[]>([
    { name: '' },
    ...DEFAULT_BOT_NAMES.map((name) => ({ name, bot: DEFAULT_OPPONENT })),
  ]);
  const [first, setFirst] = useState<'me' | 'chance'>('chance');
  const [seed, setSeed] = useState('');
  const [named, setNamed] = useState<readonly string[]>();
  const change = (part: Partial<GameOptions>) => setOptions({ ...options, ...part });
  return (
    <Page title={msg(lang, 'ui.newGame')} className={styles.newGame}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          openGame(setUpGame(options, seats, first, seed, namedScenarios({ options, named })));
        }}
      >
        <Players
          options={options}
          seats={seats}
          first={first}
          onChange={change}
          onSeats={setSeats}
          onFirst={setFirst}
        />
        <GameTiles options={options} onChange={setOptions} />
        <VariantTiles options={options} onChange={change} />
        <ScenarioTiles
          options={options}
          named={named}
          names={seatNames(lang, seats, options)}
          onChange={(part, scenarios) => {
            change(part);
            setNamed(scenarios);
          }}
        />
        <MoreOptions options={options} onChange={change} seed={seed} onSeed={setSeed} />
        <div className={styles.end}>
          <button type="submit" className="big primary">
            {msg(lang, 'ui.play')}
          </button>
        </div>
      </form>
    </Page>
  );
}
