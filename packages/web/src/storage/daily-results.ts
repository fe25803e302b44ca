// The daily games of this device by date. The game of a date can be started only once.
import { dailyDate, daysLater, fields, flag, list, oneOf, text, whole } from '@eminent/protocol';
import * as v from 'valibot';
import { type LocalStore, MAX_SEATS } from './local-store.ts';

const MAX_TURNS = 1000;
const MAX_LINK = 21_000;
const MAX_FRIENDS = 20;

/** How well a turn was played: nothing clearly better, a slip, or a mistake. */
const TURN_MARKS = ['best', 'slip', 'mistake'] as const;
export type TurnMark = (typeof TURN_MARKS)[number];

const number = v.number('expected a number');

const dailyEntry = fields({
  /** When the game was started, in milliseconds since 1970. */
  at: whole,
  /** Absent until the game is over. */
  result: v.exactOptional(
    fields({
      scores: list(number, 'points', MAX_SEATS),
      own: whole,
      won: flag,
    }),
  ),
  /** The analysis: the result without luck, and a mark for each turn. */
  judged: v.exactOptional(
    fields({
      adjusted: number,
      turns: list(oneOf(TURN_MARKS), 'marks', MAX_TURNS),
    }),
  ),
  /** Compact records of friends who played the same game. */
  friends: v.exactOptional(list(text(MAX_LINK), 'records', MAX_FRIENDS)),
});

export type DailyEntry = v.InferOutput<typeof dailyEntry>;
export type DailyResult = NonNullable<DailyEntry['result']>;
export type DailyJudgment = NonNullable<DailyEntry['judged']>;

/** Prefix of the keys of daily games. */
const DAILY = 'daily.';

/** The id of a daily game among the saved and the finished games. */
export function dailyGameId(date: string): string {
  return `daily-${date}`;
}

/** A daily game that was started, with its date. */
export type DatedEntry = readonly [date: string, entry: DailyEntry];

/** The number of finished days in a row up to today, or up to yesterday while today is open. */
export function streakOf(entries: readonly DatedEntry[], today: string): number {
  // A game that was started after its date, through a friend's link for example, does not count.
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

  /** Today in UTC. */
  get today(): string {
    return dailyDate(this.now());
  }

  find(date: string): DailyEntry | undefined {
    return this.store.read(DAILY + date, dailyEntry);
  }

  /** All dates whose game was started, newest first. */
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

  /** Records that the game of a date was started. */
  begin(date: string): void {
    if (this.find(date) === undefined) this.write(date, { at: this.now() });
  }

  /** Stores the result of a date; ignored if there is one. */
  finish(date: string, result: DailyResult): void {
    const entry = this.find(date) ?? { at: this.now() };
    if (entry.result === undefined) this.write(date, { ...entry, result });
  }

  /** Stores the analysis of a date; ignored if its game is not finished. */
  judge(date: string, judged: DailyJudgment): void {
    const entry = this.find(date);
    if (entry?.result !== undefined) this.write(date, { ...entry, judged });
  }

  /** Adds a friend's record as the newest, unless it is too long or already stored. */
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
