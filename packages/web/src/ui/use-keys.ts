// Keys of the whole page, except while a field has the focus, a window is open above, or a drawer in which one writes.
import { useEffectEvent, useLayoutEffect } from 'react';

function isBusy(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement ||
    document.querySelector('dialog[open], [data-drawer] input[type="text"]') !== null
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
