// Checks an answer that consists of several options, on a copy of the game, before any of them is
// played.
import { quoteName } from '../model/json-reader.ts';
import * as OPTION from '../model/option.ts';
import type { GameState } from '../state/state.ts';
import { decidingSeat, isLegal, legalOptions, playTrusted } from './game.ts';
import { parseOption } from './option-token.ts';

/** The options to play, or why not. `token` is the first one that is not possible. */
export type Plan =
  | { readonly ok: true; readonly options: readonly number[] }
  | { readonly ok: false; readonly sentence: string; readonly token?: string };

function legalOption(state: GameState, token: string): number | undefined {
  const option = parseOption(state, token);
  return option !== undefined && isLegal(state, option) ? option : undefined;
}

function impossible(token: string): Plan {
  return { ok: false, sentence: `${quoteName(token)} is not possible now`, token };
}

/**
 * Returns the options for the tokens, which must all answer one step for one seat. Tries the given
 * order, then ascending options. With `finish`, appends `done` if the step would ask again and
 * allows it. Does not change `state`.
 */
export function planStep(state: GameState, tokens: readonly string[], finish: boolean): Plan {
  const [firstToken] = tokens;
  // Most answers are one token, which needs no copy of the game.
  if (firstToken !== undefined && tokens.length === 1 && !finish) {
    const option = legalOption(state, firstToken);
    return option === undefined ? impossible(firstToken) : { ok: true, options: [option] };
  }
  const asGiven = planInOrder(state, tokens, finish);
  if (asGiven.ok || tokens.length < 2) return asGiven;
  const ascending = planInOrder(state, sortedTokens(state, tokens), finish);
  return ascending.ok ? ascending : asGiven;
}

function sortedTokens(state: GameState, tokens: readonly string[]): readonly string[] {
  const optionOf = (token: string): number => parseOption(state, token) ?? 0;
  return tokens.toSorted((a, b) => optionOf(a) - optionOf(b));
}

function planInOrder(state: GameState, tokens: readonly string[], finish: boolean): Plan {
  const trial = state.clone();
  const seat = decidingSeat(state);
  const step = state.frames.at(-1)?.step;
  const options: number[] = [];
  const taken: number[] = [];
  const isSameStep = (): boolean =>
    !trial.over && decidingSeat(trial) === seat && trial.frames.at(-1)?.step === step;
  for (const token of tokens) {
    const option = isSameStep() ? legalOption(trial, token) : undefined;
    if (option !== undefined) {
      options.push(option);
      playTrusted(trial, option);
    } else if (!isTakenAutomatically(state, trial, token, taken)) return impossible(token);
    const stack = stackOfTakeToken(state, token);
    if (stack !== undefined) taken.push(stack);
  }
  const isEnded = options.at(-1) === OPTION.DONE;
  if (finish && !isEnded && isSameStep() && legalOptions(trial).includes(OPTION.DONE)) {
    options.push(OPTION.DONE);
  }
  return options.length > 0
    ? { ok: true, options }
    : { ok: false, sentence: 'no answer was given' };
}

function stackOfTakeToken(state: GameState, token: string): number | undefined {
  const option = parseOption(state, token);
  const isTake = option !== undefined && option >= OPTION.TAKE && option < OPTION.ATTACK;
  return isTake ? option - OPTION.TAKE : undefined;
}

/**
 * Whether the engine already took this role card, as it does without asking when one stack is left.
 * `taken` are the kinds of the earlier tokens.
 */
function isTakenAutomatically(
  before: GameState,
  after: GameState,
  token: string,
  taken: readonly number[],
): boolean {
  const stack = stackOfTakeToken(before, token);
  if (stack === undefined || taken.length === 0) return false;
  const gone = (before.stacks[stack] ?? 0) - (after.stacks[stack] ?? 0);
  return gone > taken.filter((one) => one === stack).length;
}
