// The clocks of an online table, as they run between two server messages.
import { CORRESPONDENCE_SECONDS, type Clocks } from '@eminent/protocol/online';
import { useEffect, useState } from 'react';
import { useConnection } from '../connection-status.ts';
import { useShown } from './table-store.ts';

export interface SeatClock {
  /** The displayed time: first the time for this decision, then the reserve. */
  readonly ms: number;
  /** The reserve while `ms` is the time for the decision. */
  readonly reserve: number | undefined;
  readonly runs: boolean;
  /** The share of the time that is left, from 0 to 1. */
  readonly share: number;
  readonly paused: boolean;
  /** A day or more per decision: seconds are not shown. */
  readonly isSlow: boolean;
}

/** The clock of a seat some milliseconds after `clocks.at`; undefined if the table has none. */
export function clockOf(clocks: Clocks, seat: number, passed: number): SeatClock | undefined {
  const { clock, paused, running, left = 0 } = clocks;
  if (clock.kind === 'none') return undefined;
  const reserve = clocks.reserve[seat] ?? 0;
  const isSlow = clock.decision >= CORRESPONDENCE_SECONDS;
  const still = { runs: false, share: 1, paused, isSlow, reserve: undefined };
  if (running !== seat) return { ...still, ms: reserve };
  const gone = paused ? 0 : passed;
  const decision = left - gone;
  if (decision > 0) {
    const share = decision / Math.max(1, clock.decision * 1000);
    return { ...still, ms: decision, reserve, runs: true, share: Math.min(1, share) };
  }
  const rest = Math.max(0, reserve + decision);
  const share = rest / Math.max(1, clock.reserve * 1000);
  return { ...still, ms: rest, runs: true, share: Math.min(1, share) };
}

/** From here on the number grows, in milliseconds. */
const LAST_MS = 10_000;

export function isLast({ runs, ms, isSlow }: SeatClock): boolean {
  return runs && !isSlow && ms <= LAST_MS;
}

const TICK_MS = 250;

/** The running clock of a seat. */
export function useClock(seat: number): SeatClock | undefined {
  const clocks = useShown((shown) => shown.clocks);
  const ahead = useConnection((contact) => contact.ahead);
  const [now, setNow] = useState(() => performance.now());
  const runs = clocks?.running === seat && !clocks.paused;
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => setNow(performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [runs]);
  return clocks && clockOf(clocks, seat, Math.max(0, now + ahead - clocks.at));
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** A time as on a clock: `1:24`; started seconds count. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export function isLong(ms: number): boolean {
  return ms >= HOUR;
}
