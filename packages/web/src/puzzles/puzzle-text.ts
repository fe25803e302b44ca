// Describes answers of puzzles and comments on them, in sentences.
import type { GameOnPage } from '../game/current-game.ts';
import { listText, type Locale, moveText, msg, reasonText } from '@eminent/text';
import { type Grade, type Puzzle, tokensOf } from './puzzle.ts';

/** Describes the answer with a key (`answerKey`). */
export function answerText(lang: Locale, { view, names }: GameOnPage, key: string): string {
  const { decision } = view;
  if (decision === undefined) return key;
  const moves = tokensOf(key).map((token) => {
    const option = decision.options.find((one) => one.token === token);
    return option === undefined ? token : moveText(lang, option, { decision, view, names });
  });
  return listText(lang, moves);
}

/** Says how many more games of 100 the best answer wins than the second best, and why. */
export function bestText(lang: Locale, game: GameOnPage, puzzle: Puzzle, grade: Grade): string {
  const { best, second } = grade;
  const contrast = msg(lang, 'puzzles.contrast', {
    best: answerText(lang, game, best.key),
    second: answerText(lang, game, second.key),
    n: best.wins - second.wins,
  });
  return [contrast, ...puzzle.reasons.map((reason) => reasonText(lang, reason))].join(' ');
}

/** Comments on an answer. Reveals the best answer only if the solver found it. */
export function gradeText(lang: Locale, game: GameOnPage, puzzle: Puzzle, grade: Grade): string {
  if (grade.isBest) return `${msg(lang, 'puzzles.right')} ${bestText(lang, game, puzzle, grade)}`;
  return msg(lang, 'puzzles.wrong', {
    given: answerText(lang, game, grade.given.key),
    n: Math.max(1, grade.best.wins - grade.given.wins),
  });
}

/** Formats a rating change with its sign. 0 has no sign. */
export function changeText(lang: Locale, change: number): string {
  return new Intl.NumberFormat(lang, { signDisplay: 'exceptZero' }).format(Math.round(change));
}
