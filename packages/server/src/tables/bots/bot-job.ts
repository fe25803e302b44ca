// Requests for the answer of a bot. A job contains the seed of the game, which no player may learn.
import { BOTS, type Budget, DEFAULT_OPPONENT } from '@eminent/bots';
import type { GameOptions } from '@eminent/engine';
import type { TableState } from '../table-state.ts';

export interface BotJob {
  readonly game: GameOptions;
  readonly rules: number;
  readonly seed: string;
  readonly tokens: readonly string[];
  readonly bot: string;
  readonly budget: Budget;
}

/** Computes answers of bots, in threads or in worker processes. */
export interface BotRunner {
  readonly searches: (bot: string) => boolean;
  /** Resolves with the token of the answer; undefined if there is none. */
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

/** Whether a bot searches, and so uses the thinking time. Ignores parameters: `emperor:ms=250`. */
export function searches(bot: string): boolean {
  return SEARCHING.has(bot.split(':', 1)[0] ?? '');
}

/** The job for a server under load: the fast DEFAULT_OPPONENT replaces a bot that searches. */
export function downgraded(job: BotJob): BotJob {
  return searches(job.bot) ? { ...job, bot: DEFAULT_OPPONENT } : job;
}
