// Page-wide keyboard shortcuts. Off while a field has the focus, and while a modal dialog or a
// drawer with a text field is open.
import { useEffectEvent, useLayoutEffect } from 'react';

function isBusy(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement ||
    document.querySelector('dialog[open], [data-drawer] input[type="text"]') !== null
  );
}

/**
 * The name of a key on a Latin keyboard: the number row has digits without Shift on all layouts (French and Czech ones have letters there),
 * and letters of other scripts count by their place. Caps Lock makes no difference.
 */
function latinKey({ key, code, shiftKey }: KeyboardEvent): string {
  if (!shiftKey && /^Digit\d$/.test(code)) return code.slice('Digit'.length);
  if (/^\P{ASCII}$/u.test(key) && /^Key[A-Z]$/.test(code)) {
    return code.slice('Key'.length).toLowerCase();
  }
  return shiftKey || key.length > 1 ? key : key.toLowerCase();
}

/** Calls `onKey` for keys without Ctrl, Alt or Meta. */
export function useKeyListener(onKey: (key: string, event: KeyboardEvent) => void): void {
  const listen = useEffectEvent((event: Event) => {
    // A browser that fills in a form sends events without a key.
    if (!(event instanceof KeyboardEvent)) return;
    if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
    onKey(latinKey(event), event);
  });
  // A layout effect, so that keys pressed right after the question appears count.
  useLayoutEffect(() => {
    const onDown = (event: Event) => listen(event);
    addEventListener('keydown', onDown);
    return () => removeEventListener('keydown', onDown);
  }, []);
}
