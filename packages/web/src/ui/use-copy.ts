// Copies texts to the clipboard and remembers whether that succeeded. It fails on plain HTTP, where
// browsers offer no clipboard.
import { useState } from 'react';
import { trackActivity } from '../activity/activity.ts';

interface Copying {
  /** Outcome of the last copy; undefined if there was none since `about` changed. */
  readonly outcome: 'copied' | 'failed' | undefined;
  readonly copy: () => void;
}

/**
 * Returns a function that copies a text, and the outcome of the last copy.
 *
 * @param text returns the text to copy; called at each copy
 * @param about identifies the text; when it changes, the outcome of an earlier copy is dropped
 */
export function useCopy(text: () => string | Promise<string>, about: string | number): Copying {
  const [last, setLast] = useState<{ about: string | number; outcome: Copying['outcome'] }>();
  const write = async () => {
    try {
      await navigator.clipboard.writeText(await text());
      setLast({ about, outcome: 'copied' });
    } catch {
      setLast({ about, outcome: 'failed' });
    }
  };
  return {
    outcome: last?.about === about ? last.outcome : undefined,
    copy: () => void trackActivity(write()),
  };
}
