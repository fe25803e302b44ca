// Computes the clocks of an online table for display. They run on between two server messages.
import { CORRESPONDENCE_SECONDS, type Clocks } from '@eminent/protocol/online';
import type { Locale } from '@eminent/text';
import { spanText, useNow } from '../time-text.ts';
import { useShown } from './table-store.ts';

export interface SeatClock {
  /** Milliseconds left for the current decision, otherwise of the reserve. */
  readonly ms: number;
  /** The reserve in milliseconds while `ms` is the time for the decision; otherwise undefined. */
  readonly reserve: number | undefined;
  /** Whether the table waits for this player; also true during a pause. */
  readonly runs: boolean;
  /** `ms` as a share of the whole time or reserve, from 0 to 1; 1 unless the clock `runs`. */
  readonly share: number;
  readonly paused: boolean;
  /** Whether there is a day or more per decision, so that seconds are not shown. */
  readonly isSlow: boolean;
}

/** Returns the clock `passed` milliseconds after `clocks.at`; undefined without a clock. */
export function clockOf(clocks: Clocks, seat: number, passed: number): SeatClock | undefined {
  const { clock, paused, running, left = 0 } = clocks;
  if (clock.kind === 'none') return undefined;
  const reserve = clocks.reserve[seat] ?? 0;
  const isSlow = clock.decision >= CORRESPONDENCE_SECONDS;
  const stopped = { runs: false, share: 1, paused, isSlow, reserve: undefined };
  if (running !== seat) return { ...stopped, ms: reserve };
  const elapsed = paused ? 0 : passed;
  const decision = left - elapsed;
  if (decision > 0) {
    const share = decision / Math.max(1, clock.decision * 1000);
    return { ...stopped, ms: decision, reserve, runs: true, share: Math.min(1, share) };
  }
  const rest = Math.max(0, reserve + decision);
  const share = rest / Math.max(1, clock.reserve * 1000);
  return { ...stopped, ms: rest, runs: true, share: Math.min(1, share) };
}

/** A running clock is shown larger from this time on, in milliseconds. */
const LAST_MS = 10_000;

export function isLast({ runs, ms, isSlow }: SeatClock): boolean {
  return runs && !isSlow && ms <= LAST_MS;
}

const TICK_MS = 250;

/** Returns the clock of a seat, updated while it runs. */
export function useClock(seat: number): SeatClock | undefined {
  const clocks = useShown((shown) => shown.clocks);
  const now = useNow(TICK_MS, clocks?.running === seat && !clocks.paused);
  return clocks && clockOf(clocks, seat, Math.max(0, now - clocks.at));
}

const HOUR_MS = 3_600_000;

/** Formats a time as `1:24`, rounded up to seconds; an hour or more in words. */
export function timeText(lang: Locale, ms: number): string {
  if (ms >= HOUR_MS) return spanText(lang, ms);
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
