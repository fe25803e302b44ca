// The sky behind pages of text: calm, without a star, and painted after the page itself.
import { lazy, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { whenIdle } from '../activity/when-idle.ts';
import styles from './backdrop.module.css';
import { Loading } from '../activity/activity.ts';

const Sky = lazy(async () => ({ default: (await import('./sky.tsx')).Sky }));

let wasSeen = false;

export function Backdrop() {
  const [seen, setSeen] = useState(wasSeen);
  useEffect(
    () =>
      whenIdle(() => {
        wasSeen = true;
        setSeen(true);
      }),
    [],
  );
  // Outside the page, because the page scrolls.
  return createPortal(
    <div className={styles.backdrop} aria-hidden="true">
      {seen && (
        <Suspense fallback={<Loading />}>
          <Sky calm />
        </Suspense>
      )}
    </div>,
    document.body,
  );
}
