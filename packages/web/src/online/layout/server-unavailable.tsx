// Shown instead of online screens if no server answers, or if the page's server has no online
// tables.
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

/**
 * Milliseconds between retries. A starting server is back soon, and a player's clock may be
 * running.
 */
const AGAIN_MS = 3000;

export function ServerUnavailable({
  problem,
  onAgain,
}: {
  readonly problem: Refusal;
  readonly onAgain: () => void;
}) {
  const lang = useLang();
  const isAlone = problem.code === 'no-server';
  // Every failed response is a new object, which restarts the timer.
  useEffect(() => {
    if (problem.code === 'no-server') return undefined;
    const timer = setTimeout(onAgain, AGAIN_MS);
    return () => clearTimeout(timer);
  }, [problem, onAgain]);
  return (
    <OnlineLayout title={msg(lang, 'online.lobby.title')} bare>
      <div className={styles.closed}>
        <Orbit seats={[]} className={styles.orbit} />
        <h2 className={controls.heading}>
          {isAlone ? msg(lang, 'online.closed.alone') : msg(lang, 'online.closed.offline')}
        </h2>
        <p className={controls.quiet} role="alert">
          {isAlone ? msg(lang, 'online.closed.aloneText') : refusalText(lang, problem)}
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
