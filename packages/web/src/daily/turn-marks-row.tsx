// The turns of a game as a row of symbols, with a text version.
import { msg } from '@eminent/text';
import { useLang } from '../settings/settings.ts';
import type { TurnMark } from '../storage/daily-results.ts';
import styles from './daily.module.css';
import { MARK_SYMBOLS } from './turn-marks.ts';

export function TurnMarksRow({ turns }: { readonly turns: readonly TurnMark[] }) {
  const lang = useLang();
  const count = (mark: TurnMark): number => turns.filter((one) => one === mark).length;
  return (
    <span
      role="img"
      className={styles.marks}
      aria-label={msg(lang, 'daily.marks', {
        best: count('best'),
        slips: count('slip'),
        mistakes: count('mistake'),
      })}
    >
      {turns.map((mark) => MARK_SYMBOLS[mark]).join('')}
    </span>
  );
}
