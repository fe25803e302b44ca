// The loading screen: the title from index.html until a first screen was shown, later a skeleton.
import { msg } from '@eminent/text';
import { useEffect } from 'react';
import { useLang } from '../settings/settings.ts';
import { useActivity } from '../activity/activity.ts';
import styles from './loading-screen.module.css';

/** Whether a screen was shown since the page was loaded. */
let isSeen = false;

/** Records that a screen is shown, once `isShown` is true. */
export function useSeen(isShown: boolean): void {
  useEffect(() => {
    if (isShown) isSeen = true;
  }, [isShown]);
}

/** Keeps the title until the first screen is shown; later shows the skeleton. */
export function LoadingScreen() {
  useActivity(true);
  if (isSeen) return <Skeleton />;
  return (
    <div className="title-page" aria-busy="true">
      <h1>Eminent Domain</h1>
    </div>
  );
}

const STACKS = 6;
const CARDS = 5;

/** Matches the addresses of tables: local, lesson, online, replay. */
const TABLES = /^#\/(?:table|learn\/.|online\/t\/|replay\/)/;

/** A star and, at a table, the outlines of stacks and hand. */
function Skeleton() {
  const lang = useLang();
  const isTable = TABLES.test(location.hash);
  return (
    <div className={styles.skeleton} aria-busy="true" data-skeleton>
      <i className={styles.star} />
      <span className={styles.row}>
        {Array.from({ length: isTable ? STACKS : 0 }, (_, i) => (
          <i key={`stack ${i + 1}`} />
        ))}
      </span>
      <p role="status">{msg(lang, 'ui.loading')}</p>
      <span className={styles.hand}>
        {Array.from({ length: isTable ? CARDS : 0 }, (_, i) => (
          <i key={`card ${i + 1}`} />
        ))}
      </span>
    </div>
  );
}
