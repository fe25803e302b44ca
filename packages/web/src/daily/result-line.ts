// Formats the result of a daily game as a line to share, and the parts of that line.
import { type Locale, msg } from '@eminent/text';
import type { DailyJudgment, DailyResult } from '../storage/daily-results.ts';
import { MARK_SYMBOLS } from './turn-marks.ts';

/** Formats the scores of a game, the player's first. */
export function scoresText(scores: readonly number[], ownSeat: number): string {
  const others = scores.filter((_, seat) => seat !== ownSeat);
  return [scores[ownSeat] ?? 0, ...others].join('–');
}

export function outcomeText(lang: Locale, { scores, own, won }: DailyResult): string {
  return msg(lang, won ? 'daily.won' : 'daily.lost', { scores: scoresText(scores, own) });
}

/** Formats a result with two decimals, where 1 is a victory and 0 a defeat. */
export function shareText(lang: Locale, share: number): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return new Intl.NumberFormat(lang, digits).format(share);
}

/** Formats the result without luck as a phrase. */
export function adjustedText(lang: Locale, { adjusted }: DailyJudgment): string {
  return msg(lang, 'daily.adjusted', { n: shareText(lang, adjusted) });
}

/** Returns the line to share; without judgment if the game is not analyzed yet. */
export function resultLine(
  lang: Locale,
  date: string,
  result: DailyResult,
  judged: DailyJudgment | undefined,
): string {
  const outcome = outcomeText(lang, result);
  if (judged === undefined) return msg(lang, 'daily.line', { date, parts: outcome });
  const parts = `${outcome}, ${adjustedText(lang, judged)}`;
  const marks = judged.turns.map((mark) => MARK_SYMBOLS[mark]).join('');
  return `${msg(lang, 'daily.line', { date, parts })} ${marks}`;
}
