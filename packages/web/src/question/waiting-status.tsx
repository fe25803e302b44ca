// The action bar while another player decides: who leads which role, who is deciding, and the
// standing orders.
import { type Locale, msg, roleName, seatName } from '@eminent/text';
import { useLayoutEffect, useRef } from 'react';
import { RoleIcon, SignIcon } from '../art/icons.tsx';
import { useAnimationState } from '../animation/animation-state.ts';
import { useLang } from '../settings/settings.ts';
import { useExtras, type ViewProps } from '../game/table-extras.ts';
import { StandingOrderMenu } from './standing-order-menu.tsx';
import { AutoAnswerLine } from './auto-answer-line.tsx';
import styles from './action-bar.module.css';

export function WaitingStatus({ view, names }: ViewProps) {
  const lang = useLang();
  const place = useRef<HTMLElement>(null);
  const { WaitingBar } = useExtras();
  const { isLong, isRevealing, skip } = useAnimationState();
  const text = waitingText(lang, { view, names, isRevealing });
  // A button that unmounts loses the focus. This bar takes it, because the next question appears
  // here.
  useLayoutEffect(() => {
    if (!isLong && document.activeElement === document.body) {
      place.current?.focus({ preventScroll: true });
    }
  }, [isLong]);
  return (
    <section
      className={styles.bar}
      aria-label={msg(lang, 'ui.question')}
      data-ribbon="waiting"
      data-silent={text === '' || undefined}
      tabIndex={-1}
      ref={place}
    >
      <div className={styles.question}>
        <p role="status" className={styles.text}>
          {view.role !== undefined && <RoleIcon role={view.role} size="1.3em" />}
          <span>{text}</span>
        </p>
        <AutoAnswerLine view={view} names={names} />
      </div>
      {isLong && (
        <button type="button" className={styles.skip} onClick={skip}>
          <SignIcon sign="turnOn" size={18} />
          {msg(lang, 'ui.skipAhead')}
        </button>
      )}
      {WaitingBar === undefined ? (
        <StandingOrderMenu view={view} />
      ) : (
        <WaitingBar view={view} names={names} />
      )}
    </section>
  );
}

/** Says who leads which role and, unless a planet is being revealed, who is thinking. */
function waitingText(
  lang: Locale,
  { view, names, isRevealing }: ViewProps & { readonly isRevealing: boolean },
): string {
  const { waiting, role, leader, seat } = view;
  if (waiting === undefined || waiting.seat === seat) return '';
  const thinking = isRevealing
    ? ''
    : msg(lang, 'ui.waiting', { name: seatName({ names }, waiting.seat) });
  if (role === undefined || leader === seat) return thinking;
  const led = msg(lang, 'ui.leads', {
    name: seatName({ names }, leader),
    role: roleName(lang, role),
  });
  return waiting.seat === leader ? led : `${led} ${thinking}`.trim();
}
