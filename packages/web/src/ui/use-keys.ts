// Keys of the whole page, except while somebody writes in a field or a window is open above.
import { useEffectEvent, useLayoutEffect } from 'react';

function isBusy(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement ||
    document.querySelector('dialog[open]') !== null
  );
}

/** Calls `onKey` for keys without Ctrl, Alt or Meta. */
export function useKeys(onKey: (key: string, event: KeyboardEvent) => void): void {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
    onKey(event.key, event);
  });
  // Together with what it is for: a key that is pressed as soon as the question is there counts.
  useLayoutEffect(() => {
    const onDown = (event: KeyboardEvent) => listen(event);
    addEventListener('keydown', onDown);
    return () => removeEventListener('keydown', onDown);
  }, []);
}
