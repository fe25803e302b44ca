// What is shown while a screen loads: on a first visit the title that index.html begins with, later the shape of the table.
import { msg } from '@eminent/text';
import { useEffect } from 'react';
import { useLang } from '../settings/settings.ts';
import { useActivity } from '../activity/activity.ts';
import styles from './loading-screen.module.css';

/** A screen has been seen on this visit. */
let isSeen = false;

/** The first screen has come, as soon as `is`. */
export function useSeen(is: boolean): void {
  useEffect(() => {
    if (is) isSeen = true;
  }, [is]);
}

/** Until the first screen is there the title stays; later a star shows that the next one is on its way. */
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

/** Addresses of tables: of this device, of lessons, online, of replays. */
const TABLES = /^#\/(?:table|learn\/.|online\/t\/|replay\/)/;

/** The star that says to wait, and at a table the outlines of its stacks and hand. */
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
