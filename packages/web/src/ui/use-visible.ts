// Detects that an element has come into the viewport, so that long lists draw rows when needed.
import { type RefObject, useEffect, useState } from 'react';

/** Whether the element has been in the viewport. True if the browser cannot observe that. */
export function useVisible(place: RefObject<Element | null>, isInitiallyVisible: boolean): boolean {
  const [isSeen, setSeen] = useState(
    isInitiallyVisible || typeof IntersectionObserver === 'undefined',
  );
  useEffect(() => {
    if (isSeen || place.current === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isSeen, place]);
  return isSeen;
}
