// The pictures of planets: their addresses, and which of them are loaded and decoded.
import type { PlanetKind } from '@eminent/engine';
import { trackActivity } from '../activity/activity.ts';
import { BACKS_PER_TYPE, fileOfBack, fileOfPlanet, HOME_PLANET } from './planet-files.ts';
import { seedOfName } from './sphere-noise.ts';

const ADDRESSES = import.meta.glob<string>('./planets/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

const addressOf = (file: string): string | undefined => ADDRESSES[`./planets/${file}`];

/** The picture of a planet's front; undefined for a planet without one. */
export function frontImage(id: string): string | undefined {
  return addressOf(fileOfPlanet(id));
}

/** The picture of a face-down planet. `name` is what is printed on its back, so that the picture reveals nothing else. */
export function backImage(name: string, type: PlanetKind): string | undefined {
  return addressOf(fileOfBack(type, seedOfName(name) % BACKS_PER_TYPE));
}

export const homeImage = (): string | undefined => addressOf(HOME_PLANET.file);

/** The images that are loaded or loading. Keeping them keeps them decoded. */
const images = new Map<string, HTMLImageElement>();
const loaded = new Set<string>();
const listeners = new Set<() => void>();

async function decode(image: HTMLImageElement, address: string): Promise<void> {
  try {
    await image.decode();
    loaded.add(address);
  } catch {
    // Without a network the planet stays a disc; the next planet with this picture tries again.
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

export function loadedImage(address: string): HTMLImageElement | undefined {
  return loaded.has(address) ? images.get(address) : undefined;
}

export const isLoaded = (address: string): boolean => loaded.has(address);

export function subscribeToImages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
