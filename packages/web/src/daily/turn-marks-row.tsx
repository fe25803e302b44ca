// The turns of a game as a row of shapes. They are SVG, because not every device has the emoji.
import { msg } from '@eminent/text';
import { useLang } from '../settings/settings.ts';
import type { TurnMark } from '../storage/daily-results.ts';
import styles from './daily.module.css';

/** Circle, diamond and triangle in a box of 12 by 12. */
const SHAPES: Readonly<Record<TurnMark, string>> = {
  best: 'M6 1.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9z',
  slip: 'M6 0l6 6-6 6-6-6z',
  mistake: 'M0 1.5h12L6 11.5z',
};

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
      {turns.map((mark, at) => (
        <svg key={`turn ${at + 1}`} viewBox="0 0 12 12" className={styles[mark]}>
          <path d={SHAPES[mark]} />
        </svg>
      ))}
    </span>
  );
}
