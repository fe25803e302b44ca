// Pictures that are drawn when they are first wanted, once for each name, and kept as addresses of images.
import { useEffect, useSyncExternalStore } from 'react';

/**
 * A store of one kind of pictures, as a hook: the address of the picture of a name, absent until it is drawn. Each picture is a document
 * of its own, so that nothing in it meets another's.
 */
export function picturesBy<Name extends string>(
  draw: (name: Name) => Promise<string>,
): (name: Name) => string | undefined {
  const drawn = new Map<Name, string>();
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

  return function usePicture(name) {
    const src = useSyncExternalStore(subscribe, () => drawn.get(name));
    useEffect(() => {
      void keep(name);
    }, [name]);
    return src;
  };
}
