// Delays the answers of bots and programs that a person waits for. The delay depends on which seats
// had to decide and how often, but not on hidden cards.
import { answerBudget, answerShownAt, type Table } from '@eminent/table';
import { setTimeout as sleep } from 'node:timers/promises';
import { PROGRAM_PREFIX } from './bot-programs/bot-program.ts';
import { findSeatBot, type BotPrograms, runTable } from './seats.ts';

/** Assumed time of one simulation of a search, in milliseconds. */
const MS_PER_SIMULATION = 1;
/** Assumed thinking time of a program per decision, in milliseconds. */
const PROGRAM_MS = 200;

export interface Clock {
  now(): number;
  /** Resolves when `now` reaches this time. */
  until(moment: number): Promise<void>;
}

export const CLOCK: Clock = {
  now: () => performance.now(),
  until: async (moment) => {
    await sleep(Math.max(0, moment - performance.now()));
  },
};

/** Returns the milliseconds after which an answer of this bot or program is shown. */
export function budgetOf(spec: string): number {
  if (spec.startsWith(PROGRAM_PREFIX)) return answerBudget(PROGRAM_MS);
  const { ms, work = 0 } = findSeatBot(spec)?.spends ?? {};
  return answerBudget(ms ?? work * MS_PER_SIMULATION);
}

/** Like `runTable`, but resolves after the sum of all budgets, or after a multiple of it. */
export async function runInTime(
  table: Table,
  order: BotPrograms,
  sentPlies: number[],
  budgets: readonly number[],
  clock: Clock,
): Promise<void> {
  const startedAt = clock.now();
  let budget = 0;
  await runTable(table, order, sentPlies, (seat) => {
    budget += budgets[seat] ?? 0;
  });
  await clock.until(answerShownAt(startedAt, budget, clock.now()));
}
