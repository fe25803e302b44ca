// Queued answers. Each is applied only if the next question is the one it was prepared for.
import { type Decision, isSelection, type OptionInfo } from '@eminent/engine';

/** The answer to an expected question. */
export interface QueuedAnswer {
  readonly step: Decision['step'];
  /** The tokens to play, or `all` for everything that can be selected. */
  readonly tokens: readonly string[] | 'all';
  /** Asks the player for the rest of the answer if it can include resources, ships or icons. */
  readonly asksRest?: boolean;
}

/** The answer to send now, and the remaining queue. */
interface Next {
  readonly tokens: readonly string[];
  readonly rest: readonly QueuedAnswer[];
  /** Whether the tokens are the whole answer. */
  readonly finish: boolean;
}

/**
 * The queued answer to a question; undefined if the question is not expected or the answer illegal.
 * Skips answers without particular tokens whose question did not come, such as a boost with no
 * card.
 */
export function nextQueuedAnswer(
  decision: Decision,
  queued: readonly QueuedAnswer[],
): Next | undefined {
  const at = queued.findIndex(({ step }) => step === decision.step);
  const [answer, ...rest] = at < 0 ? [] : queued.slice(at);
  const canSkip = queued
    .slice(0, at)
    .every(({ tokens }) => tokens.length === 0 || tokens === 'all');
  if (answer === undefined || !canSkip) return undefined;
  const isPart = answer.asksRest === true && hasOtherBoosts(decision);
  const tokens =
    answer.tokens === 'all' ? allTokens(decision) : inOrder(decision, answer.tokens, isPart);
  if (tokens === undefined) return undefined;
  if (tokens.length === 0 && (isPart || !mayEnd(decision))) return undefined;
  return { tokens, rest, finish: decision.several && !isPart };
}

/**
 * Whether a role can be boosted with resources, ships or icons. Unlike cards, they cannot be
 * selected together with the role.
 */
function hasOtherBoosts({ options }: Decision): boolean {
  return options.some(({ kind }) => kind !== 'boost' && kind !== 'done');
}

/** Whether a question can be ended without a selection. */
function mayEnd({ options }: Decision): boolean {
  return options.some(({ kind }) => kind === 'done');
}

/** Everything that can be selected; undefined if the question does not allow that. */
function allTokens(decision: Decision): readonly string[] | undefined {
  const all = decision.options.flatMap(({ token, copies = 0 }) =>
    Array.from({ length: copies }, () => token),
  );
  return decision.several && all.length <= decision.most ? all : undefined;
}

/**
 * The tokens in the order of the engine; undefined if they are no legal answer (or part of one).
 */
function inOrder(
  decision: Decision,
  tokens: readonly string[],
  isPart: boolean,
): readonly string[] | undefined {
  const options = tokens.map((token) => decision.options.find((one) => one.token === token));
  const found = options.filter((one): one is OptionInfo => one !== undefined);
  if (found.length < tokens.length || !(isPart || isAnswer(decision, found))) return undefined;
  return found.sort((a, b) => a.option - b.option).map(({ token }) => token);
}

function isAnswer(decision: Decision, options: readonly OptionInfo[]): boolean {
  return decision.several ? isSelection(decision, options) : options.length <= 1;
}
