// Pictures of planets: finds their URLs, and loads and decodes the images.
import type { PlanetKind } from '@eminent/engine';
import { trackActivity } from '../activity/activity.ts';
import { BACKS_PER_TYPE, fileOfBack, fileOfPlanet, HOME_PLANET } from './planet-files.ts';
import { seedOf } from '@eminent/pictures/random';

const ADDRESSES = import.meta.glob<string>('./planets/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

const addressOf = (file: string): string | undefined => ADDRESSES[`./planets/${file}`];

/** Returns the URL of the picture of a planet's front; undefined if there is none. */
export function frontImage(id: string): string | undefined {
  return addressOf(fileOfPlanet(id));
}

/**
 * Returns the URL of the picture of a face-down planet. `name` is made from the printed back only
 * (see `artName`), so that the choice of the picture reveals nothing about the front.
 */
export function backImage(name: string, type: PlanetKind): string | undefined {
  return addressOf(fileOfBack(type, seedOf(name) % BACKS_PER_TYPE));
}

export const homeImage = (): string | undefined => addressOf(HOME_PLANET.file);

/** Loaded and loading images by URL. The browser keeps images decoded while they are referenced. */
const images = new Map<string, HTMLImageElement>();
const loaded = new Set<string>();
const listeners = new Set<() => void>();

async function decode(image: HTMLImageElement, address: string): Promise<void> {
  try {
    await image.decode();
    loaded.add(address);
  } catch {
    // Offline, for example: the planet stays a disc. The next one with this picture tries again.
    images.delete(address);
  }
  for (const notify of listeners) notify();
}

/** Loads and decodes an image, unless it is loaded or loading. */
export function loadImage(address: string): void {
  if (images.has(address)) return;
  const image = new Image();
  image.src = address;
  images.set(address, image);
  void trackActivity(decode(image, address));
}

/** Returns the decoded image of a URL; undefined until it is loaded. */
export function loadedImage(address: string): HTMLImageElement | undefined {
  return loaded.has(address) ? images.get(address) : undefined;
}

export const isLoaded = (address: string): boolean => loaded.has(address);

/** Calls `listener` when any image has loaded or failed. Returns the function that unsubscribes. */
export function subscribeToImages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
