// Starts and stops a search, shows how many players search, and offers to play bots meanwhile.
import { SEEK_CLOCKS } from '@eminent/protocol/online';
import { DEFAULT_OPPONENT } from '@eminent/bots/registry';
import { DEFAULT_OPTIONS } from '@eminent/engine';
import { msg } from '@eminent/text';
import { useState } from 'react';
import { openGame } from '../../game/open-game.ts';
import { DEFAULT_BOT_NAMES } from '@eminent/pictures';
import { setUpGame } from '../../new-game/new-game-setup.ts';
import { useLang } from '../../settings/settings.ts';
import { useLobby } from '../lobby-subscription.ts';
import { NameWindow } from '../parts/name-window.tsx';
import controls from '../parts/controls.module.css';
import { RequestError } from '../parts/request-error.tsx';
import { useMe } from '../user-session.ts';
import { spanText } from '../time-text.ts';
import { MatchmakingRadar } from './matchmaking-radar.tsx';
import { type SeekClock, useMatchmaking } from './matchmaking.ts';
import styles from './lobby.module.css';

const PLAYERS = [2, 3, 4] as const;

function playBots(name: string, players: number): void {
  const bots = DEFAULT_BOT_NAMES.slice(0, players - 1).map((bot) => ({
    name: bot,
    bot: DEFAULT_OPPONENT,
  }));
  const game = { ...DEFAULT_OPTIONS, players: players as 2 | 3 | 4 };
  openGame(setUpGame(game, [{ name }, ...bots]));
}

export function MatchmakingPanel() {
  const lang = useLang();
  const me = useMe();
  const { looking, refusal, start, stop } = useMatchmaking();
  const [players, setPlayers] = useState(useMatchmaking.getState().players);
  const [clock, setClock] = useState<SeekClock>('relaxed');
  const [asksName, setAsksName] = useState(false);
  return (
    <section aria-labelledby="seek" className={styles.seek}>
      <SeekState players={players} clock={clock} />
      {looking === undefined && (
        <SeekChoices players={players} onPlayers={setPlayers} clock={clock} onClock={setClock} />
      )}
      <div className={controls.ways}>
        {looking === undefined ? (
          <button
            type="button"
            onClick={() => (me === undefined ? setAsksName(true) : void start(players, clock))}
          >
            {msg(lang, 'online.seek.begin')}
          </button>
        ) : (
          <button type="button" onClick={() => void stop()}>
            {msg(lang, 'online.seek.stop')}
          </button>
        )}
        <button
          type="button"
          className={controls.link}
          onClick={() => playBots(me?.name ?? '', players)}
        >
          {msg(lang, 'online.seek.bots')}
        </button>
      </div>
      {refusal !== undefined && <RequestError refusal={refusal} />}
      {asksName && (
        <NameWindow
          onClose={() => setAsksName(false)}
          onNamed={() => {
            setAsksName(false);
            void start(players, clock);
          }}
        />
      )}
    </section>
  );
}

interface SeekStateProps {
  readonly players: number;
  readonly clock: SeekClock;
}

/** Counts the players in the user's search or, before it, in searches with the chosen values. */
function SeekState({ players, clock }: SeekStateProps) {
  const lang = useLang();
  const { seeks, usualWait } = useLobby();
  const { looking, players: sought } = useMatchmaking();
  const people = seeks.find((one) => one.players === players && one.clock === clock)?.people ?? 0;
  return (
    <div className={styles.seekHead}>
      <MatchmakingRadar moving={looking !== undefined} people={looking?.people ?? people} />
      <div>
        <h2 id="seek" className={controls.section}>
          {msg(lang, 'online.seek.title')}
        </h2>
        <p className={controls.quiet} role="status">
          {looking === undefined
            ? people === 0
              ? msg(lang, 'online.seek.none')
              : msg(lang, 'online.seek.people', { n: people })
            : msg(lang, 'online.seek.looking', { n: looking.people, players: sought })}{' '}
          {usualWait !== undefined &&
            msg(lang, 'online.seek.usualWait', { time: spanText(lang, usualWait) })}
        </p>
      </div>
    </div>
  );
}

interface SeekChoicesProps extends SeekStateProps {
  readonly onPlayers: (players: number) => void;
  readonly onClock: (clock: SeekClock) => void;
}

function SeekChoices({ players, onPlayers, clock, onClock }: SeekChoicesProps) {
  const lang = useLang();
  return (
    <div className={styles.seekWishes}>
      <div className={controls.chips} role="radiogroup" aria-label={msg(lang, 'ui.players')}>
        {PLAYERS.map((n) => (
          <label key={n}>
            <input
              type="radio"
              name="seek-players"
              checked={players === n}
              onChange={() => onPlayers(n)}
              aria-label={msg(lang, 'online.seek.players', { n })}
            />
            {n}
          </label>
        ))}
      </div>
      <div
        className={controls.chips}
        role="radiogroup"
        aria-label={msg(lang, 'online.create.clock')}
      >
        {SEEK_CLOCKS.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="seek-clock"
              checked={clock === one}
              onChange={() => onClock(one)}
            />
            {msg(lang, `online.clocks.${one}.name`)}
          </label>
        ))}
      </div>
    </div>
  );
}
