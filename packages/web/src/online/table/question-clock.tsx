// In the action bar beside the question: the reader's own clock on a phone, and the mark of an
// answer given in advance.
import { useShown } from './table-store.ts';
import { timeText } from './portrait-status.tsx';
import { isLast, useClock } from './table-clock.ts';
import { AheadNote } from './waiting-bar.tsx';
import { useLang } from '../../settings/settings.ts';
import styles from './question-clock.module.css';

export function QuestionClock() {
  return (
    <>
      <OwnClock />
      <AheadNote />
    </>
  );
}

function OwnClock() {
  const lang = useLang();
  const seat = useShown((shown) => shown.own.seat);
  const clock = useClock(seat ?? -1);
  if (clock?.runs !== true) return null;
  return (
    <p className={styles.clock} data-own-clock aria-hidden="true">
      <span className={styles.ring} style={{ '--left': clock.share }} />
      <b data-last={isLast(clock) || undefined}>{timeText(lang, clock.ms)}</b>
      {clock.reserve !== undefined && clock.reserve > 0 && (
        <span className={styles.reserve}>{timeText(lang, clock.reserve)}</span>
      )}
    </p>
  );
}
