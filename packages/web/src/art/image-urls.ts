// Pictures that are drawn on first use, once per name, and kept as object URLs.
import { useEffect, useSyncExternalStore } from 'react';
import { draw, type Subject } from './drawings.ts';
import { requestRaster } from './raster-cache.ts';

/** Width of a card's raster image in pixels: twice its width on a table of 1440 × 900. */
export const CARD_PRINT = 280;

/**
 * Creates a hook that returns the URL of a name's picture, undefined until it is ready. Small pictures are raster images,
 * `width` pixels wide on a table of 1440 × 900. Others, and small ones that cannot be rasterized, are SVG documents of
 * their own, so that their ids do not clash.
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
      // Offline, a piece is complete without its picture. The next piece tries again.
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

/** The value of `data-picture`, which tests and tools read. */
export function pictureState(src: string | undefined): 'waiting' | 'there' {
  return src === undefined ? 'waiting' : 'there';
}
