// A puzzle: a question from a game between bots with one clearly best answer. The command `npm run
// tools -- mine-puzzles` finds puzzles and stores them in puzzles.json.
import type { Reason } from '@eminent/bots/reason';

export const THEMES = [
  'role',
  'follow',
  'planet',
  'thin',
  'technology',
  'fleet',
  'cards',
  'end',
] as const;
export type Theme = (typeof THEMES)[number];

export interface Puzzle {
  /** Number in links, never used again for another puzzle. */
  readonly n: number;
  /** The game up to the question, in compact form. */
  readonly record: string;
  /** Wins per 1000 games by `answerKey`, averaged over possible hidden cards. Best answer first. */
  readonly answers: Readonly<Record<string, number>>;
  /** Why the best answer is good, given only what the deciding seat knows. */
  readonly reasons: readonly Reason[];
  readonly themes: readonly Theme[];
  /** Initial rating, on the scale of the solver's rating. */
  readonly rating: number;
}

/** Returns a key: the tokens in alphabetical order, without the `done` that ends a selection. */
export function answerKey(tokens: readonly string[]): string {
  const chosen = tokens.filter((token) => token !== 'done');
  return chosen.length === 0 ? 'done' : chosen.toSorted().join(' ');
}

export function tokensOf(key: string): readonly string[] {
  return key.split(' ');
}

/** Wins are per 100 games. */
export interface Rated {
  readonly key: string;
  readonly wins: number;
}

export function bestKey({ answers }: Puzzle): string {
  return Object.keys(answers)[0] ?? '';
}

function ratedAnswers({ answers }: Puzzle): readonly Rated[] {
  return Object.entries(answers)
    .map(([key, wins]) => ({ key, wins: Math.round(wins / 10) }))
    .sort((a, b) => (answers[b.key] ?? 0) - (answers[a.key] ?? 0));
}

export interface Grade {
  readonly isBest: boolean;
  readonly given: Rated;
  readonly best: Rated;
  readonly second: Rated;
}

/** Grades an answer. Undefined if the puzzle has no win rate for it. */
export function gradeOf(puzzle: Puzzle, key: string): Grade | undefined {
  const rated = ratedAnswers(puzzle);
  const given = rated.find((one) => one.key === key);
  const [best, second] = rated;
  if (given === undefined || best === undefined || second === undefined) return undefined;
  return { isBest: given === best, given, best, second };
}
