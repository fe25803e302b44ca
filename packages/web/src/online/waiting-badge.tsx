// A badge with the number of waiting online games, on the corner of a button of the home screen.
import { msg } from '@eminent/text';
import { useEffect } from 'react';
import { useLang } from '../settings/settings.ts';
import { useSession } from './user-session.ts';
import styles from './waiting-badge.module.css';

export function WaitingBadge() {
  const lang = useLang();
  const { session, load } = useSession();
  useEffect(() => void load(), [load]);
  const n = session?.waiting ?? 0;
  if (n === 0) return null;
  return (
    <span className={styles.count} role="img" aria-label={msg(lang, 'ui.waitingOnline', { n })}>
      {n}
    </span>
  );
}
