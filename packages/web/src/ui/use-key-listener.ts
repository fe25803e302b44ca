// Keyboard shortcuts of the page. They are off while a field has the focus, and while a modal
// dialog or a drawer with a text field is open.
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
 * The name of a key on a Latin keyboard. The number row has digits without Shift on every layout
 * (French and Czech ones have other characters there). A key with a letter of another script has
 * the Latin letter of its place. Caps Lock is ignored.
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
  // A layout effect, so that keys work as soon as a question appears.
  useLayoutEffect(() => {
    const onDown = (event: Event) => listen(event);
    addEventListener('keydown', onDown);
    return () => removeEventListener('keydown', onDown);
  }, []);
}
