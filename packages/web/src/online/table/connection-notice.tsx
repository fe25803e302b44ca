// The notice of a lost connection, with the time of the next try.
import { msg } from '@eminent/text';
import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { SignIcon } from '../../art/icons.tsx';
import { useGameStore } from '../../game/current-game.ts';
import type { ViewProps } from '../../game/table-extras.ts';
import { useLang } from '../../settings/settings.ts';
import { useConnection } from '../connection-status.ts';
import { loadNewerPage, socket } from '../page-socket.ts';
import { pendingText } from './answer-label.ts';
import styles from './notice-bars.module.css';

interface ConnectionNoticeProps extends Pick<ViewProps, 'names'> {
  readonly isHeld: boolean;
}

/** Shown while the connection is lost, or while the server cannot store a command. */
export function ConnectionNotice({ names, isHeld }: ConnectionNoticeProps) {
  const lang = useLang();
  const status = useConnection((state) => state.status);
  const pending = useGameStore((store) => store.pending);
  const what = pending && pendingText(lang, pending, names);
  const isOutdated = status === 'outdated';
  return (
    <section className={clsx(styles.notice, styles.lost)} data-lost aria-live="polite">
      <span className={styles.sign}>
        <SignIcon sign="noContact" size={18} />
        {msg(lang, isHeld ? 'online.table.lost.held' : 'online.table.lost.title')}
      </span>
      <p className={styles.title}>
        {isOutdated
          ? msg(lang, 'online.table.lost.outdated')
          : pending === undefined
            ? msg(lang, 'online.table.lost.nothing')
            : what === undefined
              ? msg(lang, 'online.table.lost.keptAny')
              : msg(lang, 'online.table.lost.kept', { what })}
      </p>
      {isOutdated ? (
        <button type="button" className={styles.refuse} onClick={() => void loadNewerPage()}>
          {msg(lang, 'online.table.lost.reload')}
        </button>
      ) : (
        <>
          <NextTry />
          <button type="button" className={styles.refuse} onClick={() => socket.checkNow()}>
            {msg(lang, 'online.table.lost.tryNow')}
          </button>
        </>
      )}
    </section>
  );
}

function NextTry() {
  const lang = useLang();
  const nextTry = useConnection((state) => state.nextTry);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  const n = nextTry === undefined ? 0 : Math.ceil((nextTry - now) / 1000);
  return (
    <span className={styles.detail} aria-hidden="true">
      {n > 0
        ? msg(lang, 'online.table.lost.nextTry', { n })
        : msg(lang, 'online.table.lost.trying')}
    </span>
  );
}
