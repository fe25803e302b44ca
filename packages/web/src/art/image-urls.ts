// Pictures that are drawn when they are first wanted, once for each name, and kept as addresses of images.
import { useEffect, useSyncExternalStore } from 'react';
import { draw, type Subject } from './drawings.ts';
import { requestRaster } from './raster-cache.ts';

/** How wide a card is printed: twice as wide as it lies on a table of 1440 × 900, in pixels. */
export const CARD_PRINT = 280;

/**
 * A store of one kind of pictures, as a hook: the address of the picture of a name, absent until it is there. Small ones are points, printed so
 * wide on a table of 1440 × 900; others, and small ones that cannot be printed, are drawn: each a document of its own, so that nothing in it meets
 * another's.
 */
export function imageUrlsBy<Name extends string>(
  subjectOf: (name: Name) => Subject,
  width: number,
): (name: Name, isSmall?: boolean) => string | undefined {
  const drawn = new Map<Name, string>();
  const prints = new Map<Name, string>();
  const begun = new Set<Name>();
  const ordered = new Set<Name>();
  const unprintable = new Set<Name>();
  const waiting = new Set<() => void>();

  const subscribe = (tell: () => void): (() => void) => {
    waiting.add(tell);
    return () => waiting.delete(tell);
  };

  const keep = async (name: Name): Promise<void> => {
    if (begun.has(name)) return;
    begun.add(name);
    try {
      const picture = new Blob([await draw(subjectOf(name))], { type: 'image/svg+xml' });
      drawn.set(name, URL.createObjectURL(picture));
    } catch {
      // Without its pictures, on a line that broke, a piece says all that it has to say; the next one tries again.
      begun.delete(name);
    }
    for (const tell of waiting) tell();
  };

  const print = (name: Name): void => {
    if (unprintable.has(name)) void keep(name);
    if (ordered.has(name)) return;
    ordered.add(name);
    requestRaster(subjectOf(name), width, (address) => {
      if (address === undefined) {
        unprintable.add(name);
        void keep(name);
        return;
      }
      prints.set(name, address);
      for (const tell of waiting) tell();
    });
  };

  return function usePicture(name, isSmall = false) {
    const drawing = useSyncExternalStore(subscribe, () => drawn.get(name));
    const points = useSyncExternalStore(subscribe, () => prints.get(name));
    useEffect(() => {
      if (isSmall) print(name);
      else void keep(name);
    }, [name, isSmall]);
    return isSmall ? (points ?? drawing) : (drawing ?? points);
  };
}

/** Whether a place has its picture, as `data-picture` says for tests and tools. */
export function pictureState(src: string | undefined): 'waiting' | 'there' {
  return src === undefined ? 'waiting' : 'there';
}
