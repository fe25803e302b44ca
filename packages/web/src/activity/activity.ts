// Marks the document with `data-idle` while no work is outstanding, such as a worker's reply, a
// request or an animation. Browser tests wait for the mark (e2e/idle.ts) instead of sleeping.
import { useDeferredValue, useEffect, useLayoutEffect, useState } from 'react';

let outstanding = 0;

function updateIdleMark(): void {
  if (typeof document === 'undefined') return;
  document.documentElement.toggleAttribute('data-idle', outstanding === 0);
}

/**
 * Counts a piece of work as outstanding until the returned function is called. Further calls of
 * that function have no effect.
 */
export function beginActivity(): () => void {
  outstanding++;
  updateIdleMark();
  let isOpen = true;
  return () => {
    if (!isOpen) return;
    isOpen = false;
    outstanding--;
    updateIdleMark();
  };
}

/** Counts a promise as outstanding work until it settles. */
export async function trackActivity<T>(work: Promise<T>): Promise<T> {
  const end = beginActivity();
  try {
    return await work;
  } finally {
    end();
  }
}

/** Returns a switch for a piece of outstanding work that begins and ends in different places. */
export function activitySwitch(): (isActive: boolean) => void {
  let end: (() => void) | undefined;
  return (isActive) => {
    if (isActive) end ??= beginActivity();
    else {
      end?.();
      end = undefined;
    }
  };
}

export function useActivity(isActive: boolean): void {
  useLayoutEffect(() => (isActive ? beginActivity() : undefined), [isActive]);
}

/** Like `useDeferredValue`. Counts as outstanding work until the new value is shown. */
export function useDeferred<T>(value: T): T {
  const shown = useDeferredValue(value);
  useActivity(shown !== value);
  return shown;
}

/** Returns what `load` resolves to for a key; undefined until then. Counts as outstanding work. */
export function useLoaded<T>(load: (key: string) => Promise<T>, key: string | undefined) {
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly value: T }>();
  useEffect(() => {
    if (key === undefined) return undefined;
    let isCurrent = true;
    void trackActivity(load(key)).then((value) => isCurrent && setLoaded({ key, value }));
    return () => {
      isCurrent = false;
    };
  }, [load, key]);
  return loaded?.key === key ? loaded?.value : undefined;
}

/** Renders nothing and counts as outstanding work. For the fallback of `Suspense`. */
export function Loading(): null {
  useActivity(true);
  return null;
}
