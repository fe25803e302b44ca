// What is seen of a visit before its first screen: the title that index.html begins with.
import { useEffect } from 'react';
import { useActivity } from './activity.ts';

/** A screen has been seen on this visit. */
let isSeen = false;

/** The first screen has come, as soon as `is`. */
export function useSeen(is: boolean): void {
  useEffect(() => {
    if (is) isSeen = true;
  }, [is]);
}

/** Until the first screen is there the title stays; later, whatever is loaded comes soon enough. */
export function Opening() {
  useActivity(true);
  return isSeen ? null : (
    <div className="title-page" aria-busy="true">
      <h1>Eminent Domain</h1>
    </div>
  );
}
