// Formats durations, and provides the server's time.
import { type Locale, msg } from '@eminent/text';
import { useEffect, useState } from 'react';
import { useConnection } from './connection-status.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Formats a duration in one or two units, rounded down: `2 days 3 h`, `8 min`, `40 s`. */
export function spanText(lang: Locale, ms: number): string {
  const rest = Math.max(0, ms);
  const d = Math.floor(rest / DAY);
  const h = Math.floor((rest % DAY) / HOUR);
  const m = Math.floor((rest % HOUR) / MINUTE);
  if (d > 0)
    return h === 0 ? msg(lang, 'online.times.d', { d }) : msg(lang, 'online.times.dh', { d, h });
  if (h > 0)
    return m === 0 ? msg(lang, 'online.times.h', { h }) : msg(lang, 'online.times.hm', { h, m });
  if (m > 0) return msg(lang, 'online.times.m', { m });
  return msg(lang, 'online.times.s', { s: Math.floor(rest / 1000) });
}

/** Returns the server's Unix time in milliseconds; while `runs`, renders every `intervalMs`. */
export function useNow(intervalMs = 15_000, runs = true): number {
  const clockOffset = useConnection((state) => state.clockOffset);
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => setNow(performance.now()), intervalMs);
    return () => clearInterval(timer);
  }, [intervalMs, runs]);
  return now + clockOffset;
}
