// Copies texts to the clipboard and remembers whether copying succeeded. Browsers have no clipboard
// over plain HTTP.
import { useState } from 'react';
import { trackActivity } from '../activity/activity.ts';

interface Copying {
  /** The outcome of the last copy; undefined before it, and when `about` has changed since. */
  readonly outcome: 'copied' | 'failed' | undefined;
  readonly copy: () => void;
}

/**
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
