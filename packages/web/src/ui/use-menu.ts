// A menu that a button opens: what is pressed in it, a press elsewhere and Escape close it.
import { useEffect, useRef, useState } from 'react';

/** `place` holds the menu and the button that opens it. */
export function useMenu<Place extends HTMLElement>() {
  const [open, setOpen] = useState(false);
  const place = useRef<Place>(null);
  useEffect(() => {
    if (!open) return undefined;
    // The click that opens it is still on its way to the window.
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
