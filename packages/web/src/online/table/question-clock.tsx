// In the action bar: the player's clock on a phone, and a note while the player prepares an answer.
import { useShown } from './table-store.ts';
import { isLast, timeText, useClock } from './table-clock.ts';
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
