// Indicators at the portraits of an online table: presence, the clock with its ring, the mark of a
// prepared answer (a seal), and the player's current action.
import type { SeatState } from '@eminent/protocol/online';
import { type Locale, msg } from '@eminent/text';
import clsx from 'clsx';
import { SignIcon } from '../../art/icons.tsx';
import { useLang } from '../../settings/settings.ts';
import type { SeatProps } from '../../game/table-extras.ts';
import { useConnection } from '../connection-status.ts';
import { PresenceMark } from '../table-thumbnail/presence.tsx';
import { isLast, type SeatClock, timeText, useClock } from './table-clock.ts';
import { useShown } from './table-store.ts';
import styles from './portrait-status.module.css';

/** Whether the page may be out of date: connection lost or version rejected. */
export function useIsLost(): boolean {
  return useConnection(({ status }) => status === 'lost' || status === 'outdated');
}

export function PortraitStatus({ seat }: SeatProps) {
  const isLost = useIsLost();
  const isOwn = useShown(({ own }) => own.seat === seat) === true;
  const state = useShown(({ seats }) => seats[seat]);
  const isPrepared = useShown(({ own }) => own.seat === seat && own.prepared !== undefined);
  if (state === undefined || (isLost && !isOwn)) return null;
  const presence = isLost ? 'offline' : state.bot === undefined ? state.presence : undefined;
  return (
    <span className={styles.around} data-presence={presence} data-away={state.away}>
      {state.preparing === true && !isLost && <span className={styles.preparing} />}
      {!isLost && <Clock seat={seat} />}
      {presence !== undefined && (
        <span className={styles.mark}>
          <PresenceMark presence={presence} />
        </span>
      )}
      {isPrepared === true && !isLost && (
        <span className={styles.seal} data-seal>
          <SignIcon sign="seal" size={14} />
        </span>
      )}
    </span>
  );
}

function Clock({ seat }: SeatProps) {
  const clock = useClock(seat);
  if (clock === undefined || (clock.isSlow && !clock.runs)) return null;
  return (
    <>
      {clock.runs && <span className={styles.ring} style={{ '--left': clock.share }} />}
      <Pill clock={clock} seat={seat} className={styles.pill} />
    </>
  );
}

interface PillProps extends SeatProps {
  readonly clock: SeatClock;
  readonly className?: string | undefined;
}

function Pill({ clock, seat, className }: PillProps) {
  const lang = useLang();
  const name = useShown(({ seats }) => seats[seat]?.name) ?? '';
  return (
    <span
      className={clsx(styles.time, className)}
      role="timer"
      aria-live="off"
      aria-label={`${msg(lang, 'online.table.clock.label', { name })}: ${timeText(lang, clock.ms)}`}
      data-clock={seat}
      data-runs={clock.runs || undefined}
      data-last={isLast(clock) || undefined}
    >
      {clock.paused && <SignIcon sign="pause" size={11} />}
      <span className={styles.number}>{timeText(lang, clock.ms)}</span>
    </span>
  );
}

/** Below a player's score: the current action and, on a phone, the clock. */
export function SeatActivity({ seat }: SeatProps) {
  const lang = useLang();
  const isLost = useIsLost();
  const clock = useClock(seat);
  const state = useShown((shown) => currentActionOf(shown, seat));
  const one = useShown(({ seats }) => seats[seat]);
  return (
    <>
      {one !== undefined && !isLost && <span className="sr-only">{presenceText(lang, one)}</span>}
      {clock !== undefined && !isLost && (!clock.isSlow || clock.runs) && (
        <Pill clock={clock} seat={seat} className={styles.line} />
      )}
      {state !== undefined && (!isLost || state === 'leads') && (
        <span className={styles.state} data-state={state}>
          {msg(lang, `online.table.state.${state}`)}
        </span>
      )}
    </>
  );
}

function presenceText(lang: Locale, { name, presence, away, bot }: SeatState): string {
  if (away !== undefined) return msg(lang, `online.table.presence.${away}`, { name });
  if (presence === undefined || bot !== undefined) return '';
  return msg(lang, `online.table.presence.${presence}`, { name });
}

type Shown = Parameters<Parameters<typeof useShown>[0]>[0];

function currentActionOf({ game, seats }: Shown, seat: number) {
  const one = seats[seat];
  if (game === undefined || game.view.over || one === undefined) return undefined;
  if (one.away !== undefined) return 'bot';
  if (game.view.waiting?.seat === seat) return 'decides';
  if (one.preparing === true) return 'prepares';
  return game.view.leader === seat && game.view.role !== undefined ? 'leads' : undefined;
}
