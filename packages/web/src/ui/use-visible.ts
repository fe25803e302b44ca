// Whether an element has been in the viewport; rows far down a list are drawn when scrolled to.
import { type RefObject, useEffect, useState } from 'react';

/** True from the start if `wanted`, or if the browser has no IntersectionObserver. */
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
