// Hooks that return the URLs of drawn pictures. Each is drawn on first use and kept as object URL.
import { useEffect, useSyncExternalStore } from 'react';
import { draw, type Subject } from './drawings.ts';
import { requestRaster } from './raster-cache.ts';

/** Width of a card's raster image in pixels: twice the card's width in a 1440 × 900 window. */
export const CARD_RASTER_WIDTH = 280;

class Pictures<Name extends string> {
  readonly svgUrls = new Map<Name, string>();
  readonly rasterUrls = new Map<Name, string>();
  private readonly subjectOf: (name: Name) => Subject;
  private readonly width: number;
  private readonly svgRequests = new Set<Name>();
  private readonly rasterRequests = new Set<Name>();
  private readonly rasterFailures = new Set<Name>();
  private readonly listeners = new Set<() => void>();

  constructor(subjectOf: (name: Name) => Subject, width: number) {
    this.subjectOf = subjectOf;
    this.width = width;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  async requestSvg(name: Name): Promise<void> {
    if (this.svgRequests.has(name)) return;
    this.svgRequests.add(name);
    try {
      const picture = new Blob([await draw(this.subjectOf(name))], { type: 'image/svg+xml' });
      this.svgUrls.set(name, URL.createObjectURL(picture));
    } catch {
      // Offline, for example: pieces work without their picture. The next piece tries again.
      this.svgRequests.delete(name);
    }
    this.notify();
  }

  requestSmall(name: Name): void {
    if (this.rasterFailures.has(name)) void this.requestSvg(name);
    if (this.rasterRequests.has(name)) return;
    this.rasterRequests.add(name);
    requestRaster(this.subjectOf(name), this.width, (url) => {
      if (url === undefined) {
        this.rasterFailures.add(name);
        void this.requestSvg(name);
        return;
      }
      this.rasterUrls.set(name, url);
      this.notify();
    });
  }

  private notify(): void {
    for (const listener of this.listeners) listener();
  }
}

/**
 * Creates a hook that returns the URL of the picture for a name; undefined until it is ready. Small
 * pictures are raster images, `width` pixels wide in a 1440 × 900 window and scaled for others (see
 * `requestRaster`). Large ones, and small ones that cannot be rasterized, are SVG documents.
 */
export function imageUrlsBy<Name extends string>(
  subjectOf: (name: Name) => Subject,
  width: number,
): (name: Name, isSmall?: boolean) => string | undefined {
  const pictures = new Pictures(subjectOf, width);
  return function usePicture(name, isSmall = false) {
    const svgUrl = useSyncExternalStore(pictures.subscribe, () => pictures.svgUrls.get(name));
    const rasterUrl = useSyncExternalStore(pictures.subscribe, () => pictures.rasterUrls.get(name));
    useEffect(() => {
      if (isSmall) pictures.requestSmall(name);
      else void pictures.requestSvg(name);
    }, [name, isSmall]);
    return isSmall ? (rasterUrl ?? svgUrl) : (svgUrl ?? rasterUrl);
  };
}

/** Returns the value of `data-picture`, which tests and tools read. */
export function pictureState(src: string | undefined): 'waiting' | 'there' {
  return src === undefined ? 'waiting' : 'there';
}
