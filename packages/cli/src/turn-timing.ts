// How long the person at the terminal waits for the others: a time that follows from who was asked and how often, not from what they hold.
import { answerBudget, answerShownAt, type Table } from '@eminent/table';
import { setTimeout as sleep } from 'node:timers/promises';
import { PROGRAM_PREFIX } from './bot-programs/bot-program.ts';
import { findSeatBot, type BotPrograms, runTable } from './seats.ts';

/** A simulation takes less than this anywhere. */
const MS_PER_SIMULATION = 1;
/** Most programs answer within this; one that thinks longer shows only how many times as long. */
const PROGRAM_MS = 200;

export interface Clock {
  now(): number;
  until(moment: number): Promise<void>;
}

export const CLOCK: Clock = {
  now: () => performance.now(),
  until: async (moment) => {
    await sleep(Math.max(0, moment - performance.now()));
  },
};

/** The time that each answer of a player takes in front of a person. */
export function budgetOf(spec: string): number {
  if (spec.startsWith(PROGRAM_PREFIX)) return answerBudget(PROGRAM_MS);
  const { ms, work = 0 } = findSeatBot(spec)?.spends ?? {};
  return answerBudget(ms ?? work * MS_PER_SIMULATION);
}

/** As runTable, but it takes exactly the budgets of all who were asked; what they answered is shown afterwards. */
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
