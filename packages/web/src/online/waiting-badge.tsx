// The number of waiting online games on the home screen: a badge on the corner of its button,
// outside the layout.
import { msg } from '@eminent/text';
import { useEffect } from 'react';
import { useLang } from '../settings/settings.ts';
import { useSession } from './user-session.ts';
import styles from './waiting-badge.module.css';

export function WaitingBadge() {
  const lang = useLang();
  const { session, learn } = useSession();
  useEffect(() => void learn(), [learn]);
  const n = session?.waiting ?? 0;
  if (n === 0) return null;
  return (
    <span className={styles.count} role="img" aria-label={msg(lang, 'ui.waitingOnline', { n })}>
      {n}
    </span>
  );
}
