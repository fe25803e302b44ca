// The loading screen: the title of the game until the first screen is shown, later a skeleton.
import { msg } from '@eminent/text';
import { useEffect } from 'react';
import { useLang } from '../settings/settings.ts';
import { useActivity } from '../activity/activity.ts';
import styles from './loading-screen.module.css';

let wasScreenShown = false;

/** Once `isShown` is true, later loading screens show the skeleton. */
export function useMarkScreenShown(isShown: boolean): void {
  useEffect(() => {
    if (isShown) wasScreenShown = true;
  }, [isShown]);
}

/** Shows the title, as index.html does, until the first screen is shown; later the skeleton. */
export function LoadingScreen() {
  useActivity(true);
  if (wasScreenShown) return <Skeleton />;
  return (
    <div className="title-page" aria-busy="true">
      <h1>Eminent Domain</h1>
    </div>
  );
}

const STACKS = 6;
const CARDS = 5;

/** Matches the addresses of a local table, a lesson, an online table, and a replay. */
const TABLE_ADDRESS = /^#\/(?:table|learn\/.|online\/t\/|replay\/)/;

function Skeleton() {
  const lang = useLang();
  const isTable = TABLE_ADDRESS.test(location.hash);
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
