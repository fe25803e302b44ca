// Stores the results of daily games by date. The daily game of a date can be started only once.
import { dailyDate, daysLater, fields, flag, list, oneOf, text, whole } from '@eminent/protocol';
import * as v from 'valibot';
import { type LocalStore, MAX_SEATS } from './local-store.ts';

const MAX_TURNS = 1000;
const MAX_LINK = 21_000;
const MAX_FRIENDS = 20;

/** Marks of a turn, by the chance to win that its answers lost (daily/turn-marks.ts). */
const TURN_MARKS = ['best', 'slip', 'mistake'] as const;
export type TurnMark = (typeof TURN_MARKS)[number];

const number = v.number('expected a number');

const dailyEntry = fields({
  /** Start of the game, in milliseconds since 1970. */
  at: whole,
  result: v.exactOptional(
    fields({
      scores: list(number, 'points', MAX_SEATS),
      own: whole,
      won: flag,
    }),
  ),
  /** Set by the analysis. `adjusted` is the result without luck, where 1 is a victory. */
  judged: v.exactOptional(
    fields({
      adjusted: number,
      turns: list(oneOf(TURN_MARKS), 'marks', MAX_TURNS),
    }),
  ),
  /** Games of friends on the same date, as compact records, oldest first. */
  friends: v.exactOptional(list(text(MAX_LINK), 'records', MAX_FRIENDS)),
});

export type DailyEntry = v.InferOutput<typeof dailyEntry>;
export type DailyResult = NonNullable<DailyEntry['result']>;
export type DailyJudgment = NonNullable<DailyEntry['judged']>;

const DAILY = 'daily.';

/** Returns the id of a daily game among the saved and the finished games. */
export function dailyGameId(date: string): string {
  return `daily-${date}`;
}

export type DatedEntry = readonly [date: string, entry: DailyEntry];

/** Returns the number of finished dates in a row up to today, or yesterday if today is open. */
export function streakOf(entries: readonly DatedEntry[], today: string): number {
  // A game that was started after its date does not count. A friend's link can open such a game.
  const finished = new Set(
    entries.flatMap(([date, { at, result }]) =>
      result !== undefined && dailyDate(at) === date ? [date] : [],
    ),
  );
  let date = finished.has(today) ? today : daysLater(today, -1);
  let days = 0;
  for (; finished.has(date); date = daysLater(date, -1)) days++;
  return days;
}

export class DailyResults {
  private readonly store: LocalStore;
  private readonly now: () => number;

  constructor(store: LocalStore, now: () => number = Date.now) {
    this.store = store;
    this.now = now;
  }

  /** Today's date in UTC. */
  get today(): string {
    return dailyDate(this.now());
  }

  find(date: string): DailyEntry | undefined {
    return this.store.read(DAILY + date, dailyEntry);
  }

  /** Returns the games that were started, newest date first. */
  list(): readonly DatedEntry[] {
    return this.store
      .names(DAILY)
      .flatMap((name) => {
        const date = name.slice(DAILY.length);
        const entry = this.find(date);
        return entry === undefined ? [] : [[date, entry] as const];
      })
      .sort(([a], [b]) => (a < b ? 1 : -1));
  }

  begin(date: string): void {
    if (this.find(date) === undefined) this.write(date, { at: this.now() });
  }

  /** Stores the result of a date. Ignored if there is one. */
  finish(date: string, result: DailyResult): void {
    const entry = this.find(date) ?? { at: this.now() };
    if (entry.result === undefined) this.write(date, { ...entry, result });
  }

  /** Stores the analysis of a date. Ignored if its game is not finished. */
  judge(date: string, judged: DailyJudgment): void {
    const entry = this.find(date);
    if (entry?.result !== undefined) this.write(date, { ...entry, judged });
  }

  /**
   * Adds a friend's record, in place of the oldest beyond `MAX_FRIENDS`. Ignored if it is too long
   * or already stored, or if the game of the date was not started.
   */
  addFriend(date: string, record: string): void {
    const entry = this.find(date);
    if (entry === undefined || record.length > MAX_LINK) return;
    if (entry.friends?.includes(record) === true) return;
    const friends = [...(entry.friends ?? []), record].slice(-MAX_FRIENDS);
    this.write(date, { ...entry, friends });
  }

  private write(date: string, entry: DailyEntry): void {
    this.store.write(DAILY + date, entry);
  }
}
