// Plays copies of a parsed game to the end, because the checks of its format cannot detect every
// state that cannot be played.
import { legalOptions, playTrusted } from '../game/game.ts';
import { Random } from '../state/random.ts';
import type { GameState } from '../state/state.ts';
import { conservationProblem } from './conservation.ts';

/** Number of random playthroughs, in addition to always the first and always the last option. */
const RANDOM_WAYS = 4;
/** More decisions than any random game has. */
const MAX_PLIES = 20_000;
/**
 * Always giving the first or last answer may loop endlessly, so only this many decisions are tried.
 */
const FIXED_CHOICE_PLIES = 500;

interface Way {
  readonly choose: (options: readonly number[]) => number;
  readonly mustEnd: boolean;
}

function ways(): Way[] {
  const random = new Random(11, 22, 33, 44);
  const atRandom: Way = {
    choose: (options) => options[random.below(options.length)] as number,
    mustEnd: true,
  };
  return [
    { choose: (options) => options[0] as number, mustEnd: false },
    { choose: (options) => options[options.length - 1] as number, mustEnd: false },
    ...Array.from({ length: RANDOM_WAYS }, () => atRandom),
  ];
}

/** What goes wrong when the game is played on, as a sentence; undefined if no trial failed. */
export function playingProblem(state: GameState): string | undefined {
  for (const way of ways()) {
    const problem = tryOut(state.clone(), way);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function tryOut(state: GameState, { choose, mustEnd }: Way): string | undefined {
  const most = mustEnd ? MAX_PLIES : FIXED_CHOICE_PLIES;
  const options: number[] = [];
  try {
    for (let plies = 0; !state.over && plies < most; plies++) {
      if (legalOptions(state, options).length === 0) return noAnswer(state);
      playTrusted(state, choose(options));
    }
  } catch {
    return 'the game cannot be played on: something that the pending decision needs is missing';
  }
  if (mustEnd && !state.over) return `the game does not end within ${MAX_PLIES} decisions`;
  const problem = conservationProblem(state);
  return problem === undefined ? undefined : `the game cannot be played on: later ${problem}`;
}

function noAnswer(state: GameState): string {
  return `the game cannot be played on: at ply ${state.ply} no answer is possible`;
}
