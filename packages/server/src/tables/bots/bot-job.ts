// What a bot of a server table is asked: enough to repeat the game elsewhere. It holds the seed, so it stays within the server.
import { BOTS, type Budget, USUAL_OPPONENT } from '@eminent/bots';
import type { GameOptions } from '@eminent/engine';
import type { LiveTable } from '../table-state.ts';

export interface ThinkJob {
  readonly game: GameOptions;
  readonly rules: number;
  readonly seed: string;
  readonly tokens: readonly string[];
  readonly bot: string;
  readonly budget: Budget;
}

/** Who thinks for bots: a pool of threads, or a test. */
export interface Thinker {
  /** How long a bot takes that may think for so long; 0 thinking for one that does not search. */
  readonly searches: (bot: string) => boolean;
  /** The token of its answer; undefined when it could not think of one. */
  think(job: ThinkJob): Promise<string | undefined>;
  close(): Promise<void>;
}

/** The question that is open now, for a bot in the place of the seat that decides. */
export function jobOf(live: LiveTable, bot: string, budget: Budget): ThinkJob | undefined {
  const { game } = live;
  if (game === undefined) return undefined;
  const { seed, rules, tokens } = game;
  return { game: live.setup.game, rules, seed, tokens, bot, budget };
}

const SEARCHING: ReadonlySet<string> = new Set(
  BOTS.filter((bot) => 'searches' in bot).map((bot) => bot.name),
);

/** Whether a bot thinks for as long as it is given. */
export function searches(bot: string): boolean {
  return SEARCHING.has(bot.split(':', 1)[0] ?? '');
}

/** The same question for a bot that does not search, where too many wait for an answer. */
export function hurried(job: ThinkJob): ThinkJob {
  return searches(job.bot) ? { ...job, bot: USUAL_OPPONENT } : job;
}
