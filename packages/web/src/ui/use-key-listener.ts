// Keyboard shortcuts of the page. They are off while a field has the focus, and while a modal
// dialog or a drawer with a text field is open.
import { useEffectEvent, useLayoutEffect } from 'react';

function isTypingOrInDialog(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement ||
    document.querySelector('dialog[open], [data-drawer] input[type="text"]') !== null
  );
}

/**
 * The name of a key on a Latin keyboard. The number row gives digits without Shift on every layout,
 * also where it has other characters (French, Czech). A key with a letter of another script gives
 * the Latin letter at its place. Without Shift, Caps Lock has no effect.
 */
function latinKey({ key, code, shiftKey }: KeyboardEvent): string {
  if (!shiftKey && /^Digit\d$/.test(code)) return code.slice('Digit'.length);
  if (/^\P{ASCII}$/u.test(key) && /^Key[A-Z]$/.test(code)) {
    return code.slice('Key'.length).toLowerCase();
  }
  return shiftKey || key.length > 1 ? key : key.toLowerCase();
}

/** Calls `onKey` with the name of each pressed key, unless Ctrl, Alt or Meta is held. */
export function useKeyListener(onKey: (key: string, event: KeyboardEvent) => void): void {
  const listen = useEffectEvent((event: Event) => {
    // A browser that fills in a form sends events without a key.
    if (!(event instanceof KeyboardEvent)) return;
    if (event.ctrlKey || event.metaKey || event.altKey || isTypingOrInDialog(event.target)) return;
    onKey(latinKey(event), event);
  });
  // A layout effect, so that keys work as soon as a question appears.
  useLayoutEffect(() => {
    const onDown = (event: Event) => listen(event);
    addEventListener('keydown', onDown);
    return () => removeEventListener('keydown', onDown);
  }, []);
}
