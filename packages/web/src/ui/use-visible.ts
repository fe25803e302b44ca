// Whether an element has been visible in the viewport, so that long lists draw rows only when
// needed.
import { type RefObject, useEffect, useState } from 'react';

/** True from the start if `isInitiallyVisible`, or if the browser has no IntersectionObserver. */
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
