// The sky behind pages of text: with fewer stars, without a sun, and painted after the page itself.
import { lazy, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { whenIdle } from '../activity/when-idle.ts';
import styles from './backdrop.module.css';
import { Loading } from '../activity/activity.ts';

const Sky = lazy(async () => ({ default: (await import('./sky.tsx')).Sky }));

/** Whether a sky was shown before. If so, the next one is shown at once. */
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
  // Rendered into the body, because the page scrolls but the sky must not.
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
