// Plays games from a parsed position, because the other checks cannot detect every position that
// cannot be played to its end.
import { legalOptions, playTrusted } from '../game/game.ts';
import { Random } from '../state/random.ts';
import type { GameState } from '../state/state.ts';
import { conservationProblem } from './conservation.ts';

const RANDOM_GAMES = 4;
/** Must exceed the decisions of any random game. */
const MAX_PLIES = 20_000;
/** Number of decisions when the same choice is made every time, which may never end the game. */
const FIXED_CHOICE_PLIES = 500;

/** A way to choose answers, and whether the game must end with it. */
interface Playout {
  readonly choose: (options: readonly number[]) => number;
  readonly mustEnd: boolean;
}

function playouts(): Playout[] {
  const random = new Random(11, 22, 33, 44);
  const atRandom: Playout = {
    choose: (options) => options[random.below(options.length)] as number,
    mustEnd: true,
  };
  return [
    { choose: (options) => options[0] as number, mustEnd: false },
    { choose: (options) => options[options.length - 1] as number, mustEnd: false },
    ...Array.from({ length: RANDOM_GAMES }, () => atRandom),
  ];
}

/** Returns the problem that occurs when the game is played on, as a sentence; undefined if none. */
export function playingProblem(state: GameState): string | undefined {
  for (const playout of playouts()) {
    const problem = playOut(state.clone(), playout);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function playOut(state: GameState, { choose, mustEnd }: Playout): string | undefined {
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
