// What belongs to one net: the games it is made for, the words and inputs it has learned, and its weights. One folder each.
import type { GameState } from '@eminent/engine';
import type { NetManifest } from './manifest.ts';
import type { Layers } from './net.ts';
import type { Vocabulary } from './vocabulary.ts';
import { type PackedWeights, readWritten, type ShippedWeights } from './packed-weights.ts';

export interface NetVersion {
  readonly manifest: NetManifest;
  readonly vocabulary: Vocabulary;
  readonly layers: Layers;
  /** No position turns on more inputs at once. */
  readonly mostActive: number;
  /** Writes the numbers of the inputs that are on for a seat and returns how many. */
  writeFeatures(state: GameState, seat: number, out: Int16Array): number;
  /** The weights that ship; undefined before any have been promoted. */
  readonly shipped: ShippedWeights | undefined;
}

/** The bytes of the weights, or what reads them at the first use. */
type WeightsSource = Uint8Array | (() => Uint8Array);

const sources = new Map<string, WeightsSource>();

/** Gives a net the bytes of its weights, 16-bit whole numbers from NAME.bin. This package reads no files itself. */
export function provideWeights(name: string, source: WeightsSource): void {
  sources.set(name, source);
}

/** Whether the weights of a net were provided. */
export function hasWeights({ manifest }: NetVersion): boolean {
  return sources.has(manifest.name);
}

/** The weights that ship with a net that has some. */
export function shippedWeights({ layers, manifest, shipped }: NetVersion): PackedWeights {
  if (shipped === undefined) throw new Error(`${manifest.name} has no weights yet`);
  const source = sources.get(manifest.name);
  if (source === undefined) throw new Error(`the weights of ${manifest.name} were not provided`);
  return readWritten(manifest, layers, shipped, source instanceof Uint8Array ? source : source());
}
