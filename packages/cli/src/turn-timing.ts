// How long a person waits for the other players. The time depends only on who had to decide and how
// often, not on hidden cards.
import { answerBudget, answerShownAt, type Table } from '@eminent/table';
import { setTimeout as sleep } from 'node:timers/promises';
import { PROGRAM_PREFIX } from './bot-programs/bot-program.ts';
import { findSeatBot, type BotPrograms, runTable } from './seats.ts';

/** Maximum time of one simulation on any machine. */
const MS_PER_SIMULATION = 1;
/** Thinking time of a program that is assumed for its budget. */
const PROGRAM_MS = 200;

/** A clock; tests supply their own. */
export interface Clock {
  now(): number;
  /** Resolves at a moment. */
  until(moment: number): Promise<void>;
}

export const CLOCK: Clock = {
  now: () => performance.now(),
  until: async (moment) => {
    await sleep(Math.max(0, moment - performance.now()));
  },
};

/** The time that each answer of a bot or program takes where a person waits for it. */
export function budgetOf(spec: string): number {
  if (spec.startsWith(PROGRAM_PREFIX)) return answerBudget(PROGRAM_MS);
  const { ms, work = 0 } = findSeatBot(spec)?.spends ?? {};
  return answerBudget(ms ?? work * MS_PER_SIMULATION);
}

/**
 * Like runTable, but takes exactly the budgets of all players who decided; their answers are shown
 * afterwards.
 */
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
