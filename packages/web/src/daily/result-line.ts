// The result of a daily game as a short line to paste.
import { type Locale, msg } from '@eminent/text';
import type { DailyJudgment, DailyResult } from '../storage/daily-results.ts';
import { MARK_SYMBOLS } from './turn-marks.ts';

/** A date of a daily game in a language. It is a date of UTC, wherever the reader is. */
export function dateText(lang: Locale, date: string): string {
  const format = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(Date.parse(`${date}T00:00:00Z`));
}

/** The player's own score first. */
export function scoresText(scores: readonly number[], own: number): string {
  const others = scores.filter((_, seat) => seat !== own);
  return [scores[own] ?? 0, ...others].join('–');
}

export function outcomeText(lang: Locale, { scores, own, won }: DailyResult): string {
  return msg(lang, won ? 'daily.won' : 'daily.lost', { scores: scoresText(scores, own) });
}

/** A share of victory with two decimals. */
export function shareText(lang: Locale, share: number): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return new Intl.NumberFormat(lang, digits).format(share);
}

function marksLine(judged: DailyJudgment): string {
  return judged.turns.map((mark) => MARK_SYMBOLS[mark]).join('');
}

export function resultLine(
  lang: Locale,
  date: string,
  result: DailyResult,
  judged: DailyJudgment | undefined,
): string {
  const parts = [
    outcomeText(lang, result),
    ...(judged === undefined
      ? []
      : [msg(lang, 'daily.adjusted', { n: shareText(lang, judged.adjusted) })]),
  ];
  const line = msg(lang, 'daily.line', { date, parts: parts.join(', ') });
  return judged === undefined ? line : `${line} ${marksLine(judged)}`;
}
