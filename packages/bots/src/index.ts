// Public API of the bots package: bots by name, hints, engine lines and analysis.
import type { Bot } from './bot.ts';
import { findAmong } from './budget.ts';
import { readWeights } from './net/weights-file.ts';
import { netBotsOf } from './net-bots.ts';
import * as players from './implementations.ts';
import { type BotName, BOTS } from './registry.ts';

export {
  type Bot,
  type BotRequest,
  type Budget,
  type Ranked,
  type Reply,
  requestFor,
} from './bot.ts';
export { type Advice, advise } from './advice.ts';
export {
  type EngineLine,
  engineLines,
  type EngineReport,
  openRequestFor,
} from './engine-lines.ts';
export {
  type Accuracy,
  type Analysis,
  analyze,
  analyzeByTurn,
  judgeAnswers,
  type Judged,
  luckOf,
  type LuckyDraw,
} from './analysis.ts';
export { CHOICE_PHASES, type ChoicePhase } from './choice-phases.ts';
export type { PhaseLoss } from './phase-losses.ts';
export { PLAY_RATINGS, type PlayRating } from './play-rating.ts';
export {
  botEntry,
  type BotEntry,
  type BotKind,
  type BotName,
  BOTS,
  LADDER,
  type Level,
  LEVELS,
  STRONGEST,
  type StyleName,
  STYLES,
  TWO_PLAYER_ELO,
  DEFAULT_OPPONENT,
} from './registry.ts';
export type { Reason } from './reason.ts';
export { type Lead, reasonsFor } from './find-reasons.ts';
export { missingNet } from './net/nets.ts';
export { provideWeights } from './net/net-version.ts';
export { MAX_WEIGHTS_BYTES } from './net/weights-file.ts';
export { fastHeuristicChoice } from './search/fast-heuristic.ts';

const PLAYERS: Readonly<Record<BotName, Bot>> = players;
const ALL: readonly Bot[] = BOTS.map(({ name }) => PLAYERS[name]);

/** Returns the names of all bots, in the order of the registry. */
export function botNames(): readonly string[] {
  return BOTS.map(({ name }) => name);
}

/**
 * Returns the bot with a name such as `captain` or, with a budget, `emperor:ms=250`. Returns
 * undefined if the name or budget is wrong.
 */
export function findBot(spec: string): Bot | undefined {
  return findAmong(ALL, spec);
}

export type FoundNetBot =
  | { readonly ok: true; readonly bot: Bot }
  | { readonly ok: false; readonly error: string };

/**
 * Like `findBot`, but the bot uses the weights in `file`, as written by `npm run tools -- train`.
 * Returns an error if the file, name or budget is wrong, or the bot uses no net.
 */
export function findNetBot(spec: string, file: Uint8Array): FoundNetBot {
  const read = readWeights(file);
  if (!read.ok) return read;
  const bot = findAmong(netBotsOf(read.net, read.weights), spec);
  return bot === undefined
    ? { ok: false, error: `no net player is called ${spec}` }
    : { ok: true, bot };
}
