// Requests to bots. A job has everything that a thread or worker needs to replay the game,
// including the seed, which players must not learn.
import { BOTS, type Budget, DEFAULT_OPPONENT } from '@eminent/bots';
import type { GameOptions } from '@eminent/engine';
import type { TableState } from '../table-state.ts';

export interface BotJob {
  readonly game: GameOptions;
  /** The rules version of the game. */
  readonly rules: number;
  readonly seed: string;
  /** The tokens of all answers so far. */
  readonly tokens: readonly string[];
  readonly bot: string;
  readonly budget: Budget;
}

/** Computes the answers of bots: in a thread pool, or in worker processes. */
export interface BotRunner {
  /** Whether a bot searches, and so uses the thinking time. */
  readonly searches: (bot: string) => boolean;
  /** The token of the answer; undefined on failure. */
  run(job: BotJob): Promise<string | undefined>;
  close(): Promise<void>;
}

/** The job for the open question; undefined before the game. */
export function jobOf(tableState: TableState, bot: string, budget: Budget): BotJob | undefined {
  const { game } = tableState;
  if (game === undefined) return undefined;
  const { seed, rules, tokens } = game;
  return { game: tableState.setup.game, rules, seed, tokens, bot, budget };
}

const SEARCHING: ReadonlySet<string> = new Set(
  BOTS.filter((bot) => 'searches' in bot).map((bot) => bot.name),
);

/** Whether a bot searches, and so uses the thinking time. Ignores parameters after a colon. */
export function searches(bot: string): boolean {
  return SEARCHING.has(bot.split(':', 1)[0] ?? '');
}

/** The same job with a bot that does not search, for a server under load. */
export function downgraded(job: BotJob): BotJob {
  return searches(job.bot) ? { ...job, bot: DEFAULT_OPPONENT } : job;
}
