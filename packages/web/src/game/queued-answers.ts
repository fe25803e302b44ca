// Queued answers: answers given before their questions. Each is applied only if the next question
// is the one it was prepared for.
import { type Decision, isSelection, type OptionInfo } from '@eminent/engine';

export interface QueuedAnswer {
  readonly step: Decision['step'];
  /** The tokens of the answer, or `all` for everything that can be selected. */
  readonly tokens: readonly string[] | 'all';
  /** If resources, ships or icons can be selected, the player adds the rest of the answer. */
  readonly asksRest?: boolean;
}

interface Next {
  readonly tokens: readonly string[];
  readonly rest: readonly QueuedAnswer[];
  /** Whether the tokens are the whole answer. */
  readonly finish: boolean;
}

/** The queued answer to a question, if legal. Skips answers before it that name no tokens. */
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
  if (tokens.length === 0 && (isPart || !canSelectNothing(decision))) return undefined;
  return { tokens, rest, finish: decision.several && !isPart };
}

/** Whether the role can also be boosted with resources, ships or icons. */
function hasOtherBoosts({ options }: Decision): boolean {
  return options.some(({ kind }) => kind !== 'boost' && kind !== 'done');
}

function canSelectNothing({ options }: Decision): boolean {
  return options.some(({ kind }) => kind === 'done');
}

function allTokens(decision: Decision): readonly string[] | undefined {
  const all = decision.options.flatMap(({ token, copies = 0 }) =>
    Array.from({ length: copies }, () => token),
  );
  return decision.several && all.length <= decision.most ? all : undefined;
}

/** Puts tokens in the engine's order; undefined if one is no option or they are no legal answer. */
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
