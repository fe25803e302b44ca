// Pictures that are drawn when they are first wanted, once for each name, and kept as addresses of images.
import { useEffect, useSyncExternalStore } from 'react';

const drawn = new Map<string, string>();
const begun = new Set<string>();
const waiting = new Set<() => void>();

function subscribe(tell: () => void): () => void {
  waiting.add(tell);
  return () => waiting.delete(tell);
}

async function keep(name: string, draw: (name: string) => Promise<string>): Promise<void> {
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
}

/** The address of the picture of this name; absent until it is drawn. Each is a document of its own, so that nothing in it meets another's. */
export function usePicture(
  name: string,
  draw: (name: string) => Promise<string>,
): string | undefined {
  const src = useSyncExternalStore(subscribe, () => drawn.get(name));
  useEffect(() => {
    void keep(name, draw);
  }, [name, draw]);
  return src;
}
