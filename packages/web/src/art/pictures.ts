// Pictures that are drawn when they are first wanted, once for each name, and kept as addresses of images.
import { useEffect, useSyncExternalStore } from 'react';
import { orderPrint } from './prints.ts';

/**
 * A store of one kind of pictures, as a hook: the address of the picture of a name, absent until it is drawn. Each picture is a document
 * of its own, so that nothing in it meets another's; small, it becomes points as soon as the page has time for it.
 */
export function picturesBy<Name extends string>(
  draw: (name: Name) => Promise<string>,
): (name: Name, isSmall?: boolean) => string | undefined {
  const drawn = new Map<Name, string>();
  /** The same as points, of those that were wanted small. */
  const prints = new Map<Name, string>();
  const ordered = new Set<Name>();
  const begun = new Set<Name>();
  const waiting = new Set<() => void>();

  const subscribe = (tell: () => void): (() => void) => {
    waiting.add(tell);
    return () => waiting.delete(tell);
  };

  const keep = async (name: Name): Promise<void> => {
    if (begun.has(name)) return;
    begun.add(name);
    try {
      const picture = new Blob([await draw(name)], { type: 'image/svg+xml' });
      drawn.set(name, URL.createObjectURL(picture));
    } catch {
      // Without its pictures, on a line that broke, a piece says all that it has to say; the next one tries again.
      begun.delete(name);
    }
    for (const tell of waiting) tell();
  };

  const print = (name: Name): void => {
    const drawing = drawn.get(name);
    if (drawing === undefined || ordered.has(name)) return;
    ordered.add(name);
    orderPrint(drawing, (address) => {
      prints.set(name, address);
      for (const tell of waiting) tell();
    });
  };

  return function usePicture(name, isSmall = false) {
    const drawing = useSyncExternalStore(subscribe, () => drawn.get(name));
    const points = useSyncExternalStore(subscribe, () => prints.get(name));
    useEffect(() => {
      void keep(name);
    }, [name]);
    useEffect(() => {
      if (isSmall && drawing !== undefined) print(name);
    }, [name, isSmall, drawing]);
    return isSmall ? (points ?? drawing) : drawing;
  };
}
