// The new-game page: game, number of players, seats, and rule options.
import { DEFAULT_OPPONENT } from '@eminent/bots/registry';
import { choicesFor, DEFAULT_OPTIONS, type GameOptions, ownOptions } from '@eminent/engine';
import { gameChoiceText, msg, obstacleText, variantText } from '@eminent/text';
import { useId, useState } from 'react';
import { navigate } from 'wouter/use-hash-location';
import { DEFAULT_BOT_NAMES, facesOf } from '@eminent/pictures';
import { useGameStore } from '../game/current-game.ts';
import { useLang } from '../settings/settings.ts';
import { Page } from '../ui/page.tsx';
import segments from '../ui/segments.module.css';
import { GAMES, gameOf, optionsOf, playerChoices } from './game-presets.ts';
import { namedIn } from './scenario-assignment.ts';
import { DisabledReasons, disabledReasonsOf, whyNotPlayers } from './disabled-reasons.tsx';
import { RuleOptions } from './rule-options.tsx';
import { ScenarioTiles } from './scenario-mode.tsx';
import { SeatRow } from './seat-row.tsx';
import { ChoiceTile } from './choice-tile.tsx';
import { type SeatChoice, seatOf, setUpGame } from './new-game-setup.ts';
import styles from './new-game.module.css';

interface OptionProps {
  readonly options: GameOptions;
  readonly onChange: (part: Partial<GameOptions>) => void;
}

/** How many players, and why other numbers are not possible. */
function PlayerCount({ options, onChange: change }: OptionProps) {
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
              onChange={() => change({ players: value })}
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

/** Which game: a ruleset with its expansion. */
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

function VariantTiles({ options, onChange: change }: OptionProps) {
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
            onChange={() => change({ variant: value })}
            {...variantText(lang, value)}
            {...(problem && { obstacle: obstacleText(lang, options, 'variant', problem) })}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** The seats of a new game, before it starts. */
interface Seats {
  readonly seats: readonly SeatChoice[];
  readonly people: number;
  /** What a player without a name is called. */
  readonly nameless: string;
}

function FirstPlayer(
  props: Seats & {
    readonly first: 'me' | 'chance';
    readonly onChange: (first: 'me' | 'chance') => void;
  },
) {
  const { seats, people, nameless, first, onChange: setFirst } = props;
  const lang = useLang();
  return (
    <label className="row">
      {msg(lang, 'ui.first')}
      <select
        value={first}
        onChange={({ target }) => setFirst(target.value === 'me' ? 'me' : 'chance')}
      >
        <option value="chance">{msg(lang, 'ui.firstChance')}</option>
        <option value="me">
          {seats[0]?.name || (people === 1 ? nameless : msg(lang, 'ui.seat', { n: 1 }))}
        </option>
      </select>
    </label>
  );
}

function MoreOptions(
  props: OptionProps & { readonly seed: string; readonly onSeed: (seed: string) => void },
) {
  const { options, onChange: change, seed, onSeed: setSeed } = props;
  const lang = useLang();
  return (
    <details>
      <summary>{msg(lang, 'ui.switches')}</summary>
      <RuleOptions options={options} without="scenarios" onChange={change} />
      <label className="row">
        {msg(lang, 'ui.seed')}
        <input
          type="text"
          value={seed}
          onChange={({ target }) => setSeed(target.value)}
          maxLength={1000}
          placeholder={msg(lang, 'ui.seedChance')}
        />
      </label>
    </details>
  );
}

export function NewGamePage() {
  const lang = useLang();
  const start = useGameStore((store) => store.start);
  const [options, setOptions] = useState<GameOptions>(DEFAULT_OPTIONS);
  const [seats, setSeats] = useState<readonly SeatChoice[]>([
    { name: '' },
    ...DEFAULT_BOT_NAMES.map((name) => ({ name, bot: DEFAULT_OPPONENT })),
  ]);
  const [first, setFirst] = useState<'me' | 'chance'>('chance');
  const [seed, setSeed] = useState('');
  const [named, setNamed] = useState<readonly string[]>();
  const change = (part: Partial<GameOptions>) => setOptions({ ...options, ...part });
  const people = seats.slice(0, options.players).filter(({ bot }) => bot === undefined).length;
  const nameless = msg(lang, people === 1 ? 'ui.you' : 'ui.player');
  const faces = facesOf(seats.slice(0, options.players).map(seatOf));
  const unnamed = (bot: string | undefined, at: number): string =>
    bot === undefined && people === 1 ? nameless : msg(lang, 'ui.seat', { n: at + 1 });
  const setSeat = (at: number, choice: SeatChoice) =>
    setSeats(seats.map((one, i) => (i === at ? choice : one)));
  return (
    <Page title={msg(lang, 'ui.newGame')} className={styles.newGame}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          start(setUpGame(options, seats, first, seed, namedIn({ options, named })));
          navigate('/table');
        }}
      >
        <fieldset>
          <legend>{msg(lang, 'ui.players')}</legend>
          <PlayerCount options={options} onChange={change} />
          {seats.slice(0, options.players).map((seat, at) => (
            <SeatRow
              key={`seat ${at + 1}`}
              at={at}
              seat={seat}
              face={faces[at] ?? 'regent'}
              nameless={nameless}
              others={seats.filter((_, i) => i !== at).map(({ name }) => name)}
              onChange={(choice) => setSeat(at, choice)}
            />
          ))}
          <FirstPlayer
            seats={seats}
            people={people}
            nameless={nameless}
            first={first}
            onChange={setFirst}
          />
        </fieldset>
        <GameTiles options={options} onChange={setOptions} />
        <VariantTiles options={options} onChange={change} />
        <ScenarioTiles
          options={options}
          named={named}
          names={seats.map(({ name, bot }, at) => name.trim() || unnamed(bot, at))}
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
