// The pictures of planets: their URLs, and which of them are loaded and decoded.
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

/** The URL of a planet's picture; undefined for a planet without one. */
export function frontImage(id: string): string | undefined {
  return addressOf(fileOfPlanet(id));
}

/**
 * The URL of the picture of a face-down planet. It depends only on `name`, which contains only the
 * printed back, so that it reveals nothing about the front.
 */
export function backImage(name: string, type: PlanetKind): string | undefined {
  return addressOf(fileOfBack(type, seedOf(name) % BACKS_PER_TYPE));
}

export const homeImage = (): string | undefined => addressOf(HOME_PLANET.file);

/**
 * The images that are loaded or loading. While they are referenced, the browser keeps them decoded.
 */
const images = new Map<string, HTMLImageElement>();
const loaded = new Set<string>();
const listeners = new Set<() => void>();

async function decode(image: HTMLImageElement, address: string): Promise<void> {
  try {
    await image.decode();
    loaded.add(address);
  } catch {
    // Offline, the planet stays a disc. The next planet with this picture tries again.
    images.delete(address);
  }
  for (const notify of listeners) notify();
}

/** Loads and decodes a picture, once. */
export function loadImage(address: string): void {
  if (images.has(address)) return;
  const image = new Image();
  image.src = address;
  images.set(address, image);
  void trackActivity(decode(image, address));
}

/** The decoded image of a URL; undefined until it is loaded. */
export function loadedImage(address: string): HTMLImageElement | undefined {
  return loaded.has(address) ? images.get(address) : undefined;
}

export const isLoaded = (address: string): boolean => loaded.has(address);

/** Calls `listener` when any image has loaded or failed. Returns the function that unsubscribes. */
export function subscribeToImages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
