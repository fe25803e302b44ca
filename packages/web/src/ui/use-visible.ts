// Whether something has been in sight: what is far down a list is drawn when one scrolls to it.
import { type RefObject, useEffect, useState } from 'react';

/** True from the start where it is `wanted` at once, or where the browser cannot tell. */
export function useVisible(place: RefObject<Element | null>, wanted: boolean): boolean {
  const [isSeen, setSeen] = useState(wanted || typeof IntersectionObserver === 'undefined');
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
