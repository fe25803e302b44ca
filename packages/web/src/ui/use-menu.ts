// Open and closed state of a menu. A click in the menu, a press outside, or Escape closes it.
import { useEffect, useRef, useState } from 'react';

/** `place` is the ref of the element that contains the menu and its button. */
export function useMenu<Place extends HTMLElement>() {
  const [open, setOpen] = useState(false);
  const place = useRef<Place>(null);
  useEffect(() => {
    if (!open) return undefined;
    // The click that opens the menu still bubbles to the window and must not close it.
    const since = performance.now();
    const close = (event: Event) => {
      if (event.timeStamp < since) return;
      if (event instanceof KeyboardEvent && event.key !== 'Escape') return;
      if (event.type === 'pointerdown' && place.current?.contains(event.target as Node)) return;
      setOpen(false);
    };
    const types = ['pointerdown', 'keydown', 'click'];
    for (const type of types) addEventListener(type, close);
    return () => {
      for (const type of types) removeEventListener(type, close);
    };
  }, [open]);
  return { open, setOpen, place };
}
