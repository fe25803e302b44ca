// Marks the document with `data-idle` while nothing is outstanding: no worker reply, no request, no
// scheduled game step, no animation of the table. Only browser tests use the mark: they wait for it
// (e2e/idle.ts) instead of sleeping.
import { useDeferredValue, useEffect, useLayoutEffect, useState } from 'react';

let outstanding = 0;

function mark(): void {
  if (typeof document === 'undefined') return;
  document.documentElement.toggleAttribute('data-idle', outstanding === 0);
}

/**
 * Counts a piece of work as outstanding until the returned function is called. Calling it again has
 * no effect.
 */
export function beginActivity(): () => void {
  outstanding++;
  mark();
  let isOpen = true;
  return () => {
    if (!isOpen) return;
    isOpen = false;
    outstanding--;
    mark();
  };
}

/** Counts a promise as outstanding until it settles. */
export async function trackActivity<T>(work: Promise<T>): Promise<T> {
  const end = beginActivity();
  try {
    return await work;
  } finally {
    end();
  }
}

/** A switch for work that begins and ends in different places. */
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

/** Counts a component as outstanding work while `isActive`. */
export function useActivity(isActive: boolean): void {
  useLayoutEffect(() => (isActive ? beginActivity() : undefined), [isActive]);
}

/** `useDeferredValue` that counts as outstanding work until the new value is shown. */
export function useDeferred<T>(value: T): T {
  const shown = useDeferredValue(value);
  useActivity(shown !== value);
  return shown;
}

/**
 * The value that `load` returns for a key; undefined until it is loaded, and without a key. Loading
 * counts as outstanding work.
 */
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

/** Fallback for a part of the page that is loading: renders nothing, counts as outstanding work. */
export function Loading(): null {
  useActivity(true);
  return null;
}
