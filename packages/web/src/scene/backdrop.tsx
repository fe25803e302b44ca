// The sky behind pages of text: calm, without a star, and only when the page itself has been seen.
import { lazy, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './backdrop.module.css';

const Sky = lazy(async () => ({ default: (await import('./sky.tsx')).Sky }));

/** How long the browser may be busy with more important things, in milliseconds. */
const PATIENCE = 2000;

/** Calls back when nothing else is to be done; where the browser cannot tell, soon. */
function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, 200);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(act, { timeout: PATIENCE });
  return () => cancelIdleCallback(asked);
}

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
  // Outside the page, which scrolls.
  return createPortal(
    <div className={styles.backdrop} aria-hidden="true">
      {seen && (
        <Suspense>
          <Sky calm />
        </Suspense>
      )}
    </div>,
    document.body,
  );
}
