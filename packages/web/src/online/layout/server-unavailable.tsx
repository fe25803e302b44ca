// Replaces the online screens if no server responds, or if it has no online tables.
import { msg } from '@eminent/text';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { useLang } from '../../settings/settings.ts';
import type { Refusal } from '../api.ts';
import { Orbit } from '../table-thumbnail/orbit.tsx';
import controls from '../parts/controls.module.css';
import { refusalText } from '../parts/request-error.tsx';
import { OnlineLayout } from './online-layout.tsx';
import styles from './server-unavailable.module.css';

/** The pause between two attempts. It is short, because a player's clock may be running. */
const RETRY_MS = 3000;

export function ServerUnavailable({
  problem,
  onAgain,
}: {
  readonly problem: Refusal;
  readonly onAgain: () => void;
}) {
  const lang = useLang();
  const hasNoServer = problem.code === 'no-server';
  useEffect(() => {
    if (hasNoServer) return undefined;
    const timer = setTimeout(onAgain, RETRY_MS);
    return () => clearTimeout(timer);
    // Each failed attempt sets a new `problem`, which restarts the timer.
  }, [problem, hasNoServer, onAgain]);
  return (
    <OnlineLayout title={msg(lang, 'online.lobby.title')} bare>
      <div className={styles.unavailable}>
        <Orbit seats={[]} className={styles.orbit} />
        <h2 className={controls.heading}>
          {hasNoServer ? msg(lang, 'online.closed.alone') : msg(lang, 'online.closed.offline')}
        </h2>
        <p className={controls.quiet} role="alert">
          {hasNoServer ? msg(lang, 'online.closed.aloneText') : refusalText(lang, problem)}
        </p>
        <div className={controls.ways}>
          <button type="button" className="primary" onClick={onAgain}>
            {msg(lang, 'online.again')}
          </button>
          <Link href="/" className={controls.link}>
            {msg(lang, 'online.closed.home')}
          </Link>
        </div>
      </div>
    </OnlineLayout>
  );
}
