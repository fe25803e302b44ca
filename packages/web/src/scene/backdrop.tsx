// The sky behind pages of text. It has no central star, and is painted when the page is idle.
import { lazy, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { whenIdle } from '../activity/when-idle.ts';
import styles from './backdrop.module.css';
import { Loading } from '../activity/activity.ts';

const Sky = lazy(async () => ({ default: (await import('./sky.tsx')).Sky }));

/** Whether a sky was shown before. Then the next one does not wait until the page is idle. */
let wasShown = false;

export function Backdrop() {
  const [isShown, setShown] = useState(wasShown);
  useEffect(
    () =>
      whenIdle(() => {
        wasShown = true;
        setShown(true);
      }),
    [],
  );
  return createPortal(
    <div className={styles.backdrop} aria-hidden="true">
      {isShown && (
        <Suspense fallback={<Loading />}>
          <Sky calm />
        </Suspense>
      )}
    </div>,
    document.body,
  );
}
