// An answer of several parts, tried on a copy of the game before any of it counts.
import {
  decidingSeat,
  type GameState,
  legalOptions,
  OPTION,
  parseOption,
  playTrusted,
} from '@eminent/engine';
import { oneLine } from '@eminent/protocol';

/** The options to play, or why they cannot be. */
export type Plan =
  | { readonly ok: true; readonly options: readonly number[] }
  | { readonly ok: false; readonly sentence: string; readonly token?: string };

const MOST_TOKEN = 60;

/** The option of a token, if it can be chosen now. */
function legalOption(state: GameState, token: string): number | undefined {
  const option = parseOption(state, token);
  return option !== undefined && legalOptions(state).includes(option) ? option : undefined;
}

function impossible(token: string): Plan {
  return { ok: false, sentence: `${oneLine(token, MOST_TOKEN)} is not possible now`, token };
}

function stepOf(state: GameState): number | undefined {
  return state.frames.at(-1)?.step;
}

/** Plans the answers of one seat to one step, and with `finish` the end of the step if it still asks. */
export function planStep(state: GameState, tokens: readonly string[], finish: boolean): Plan {
  const [only] = tokens;
  // By far the most answers are one token, which needs no copy to be tried on.
  if (only !== undefined && tokens.length === 1 && !finish) {
    const option = legalOption(state, only);
    return option === undefined ? impossible(only) : { ok: true, options: [option] };
  }
  const trial = state.clone();
  const seat = decidingSeat(state);
  const step = stepOf(state);
  const options: number[] = [];
  const isStillAsked = (): boolean =>
    !trial.over && decidingSeat(trial) === seat && stepOf(trial) === step;
  for (const token of tokens) {
    const option = isStillAsked() ? legalOption(trial, token) : undefined;
    if (option === undefined) return impossible(token);
    options.push(option);
    playTrusted(trial, option);
  }
  const isEnded = options.at(-1) === OPTION.DONE;
  if (finish && !isEnded && isStillAsked() && legalOptions(trial).includes(OPTION.DONE)) {
    options.push(OPTION.DONE);
  }
  return options.length > 0
    ? { ok: true, options }
    : { ok: false, sentence: 'no answer was given' };
}
