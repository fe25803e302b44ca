// Answers that were given together with an earlier one: they hold only for exactly the questions that were foreseen.
import { type Decision, isSelection, type OptionInfo } from '@eminent/engine';

/** The answer to a question that is to come. */
export interface QueuedAnswer {
  readonly step: Decision['step'];
  /** Tokens to play, or everything that can be picked if all of it may be. */
  readonly tokens: readonly string[] | 'all';
}

/** What is answered now, and what is still to come. */
export interface Next {
  readonly tokens: readonly string[];
  readonly rest: readonly QueuedAnswer[];
}

/**
 * The answer that was foreseen for a question; undefined when it was not. A step that asks nothing, such as a boost without a hand, is
 * passed over.
 */
export function nextQueuedAnswer(
  decision: Decision,
  foreseen: readonly QueuedAnswer[],
): Next | undefined {
  const at = foreseen.findIndex(({ step }) => step === decision.step);
  const [now, ...rest] = at < 0 ? [] : foreseen.slice(at);
  const isWhole = foreseen
    .slice(0, at)
    .every(({ tokens }) => tokens.length === 0 || tokens === 'all');
  if (now === undefined || !isWhole) return undefined;
  const tokens = now.tokens === 'all' ? everything(decision) : inOrder(decision, now.tokens);
  if (tokens === undefined || (tokens.length === 0 && !mayEnd(decision))) return undefined;
  return { tokens, rest };
}

/** Whether a question may be ended without choosing anything. */
function mayEnd({ options }: Decision): boolean {
  return options.some(({ kind }) => kind === 'done');
}

function everything(decision: Decision): readonly string[] | undefined {
  const all = decision.options.flatMap(({ token, copies = 0 }) =>
    Array.from({ length: copies }, () => token),
  );
  return decision.several && all.length <= decision.most ? all : undefined;
}

/** The tokens as the engine asks for them; undefined where one of them cannot be played. */
function inOrder(decision: Decision, tokens: readonly string[]): readonly string[] | undefined {
  const options = tokens.map((token) => decision.options.find((one) => one.token === token));
  const found = options.filter((one): one is OptionInfo => one !== undefined);
  if (found.length < tokens.length || !isAnswer(decision, found)) return undefined;
  return found.sort((a, b) => a.option - b.option).map(({ token }) => token);
}

function isAnswer(decision: Decision, options: readonly OptionInfo[]): boolean {
  return decision.several ? isSelection(decision, options) : options.length <= 1;
}
