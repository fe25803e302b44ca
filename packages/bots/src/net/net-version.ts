// Defines the parts of a net (manifest, vocabulary, features, weights) and registers weights. Each
// net has its own folder.
import type { GameState } from '@eminent/engine';
import type { Calibrations } from './calibration.ts';
import type { NetManifest } from './manifest.ts';
import type { Layers } from './net.ts';
import type { Vocabulary } from './vocabulary.ts';
import { type PackedWeights, readWritten, type ShippedWeights } from './packed-weights.ts';

export interface NetVersion {
  readonly manifest: NetManifest;
  readonly vocabulary: Vocabulary;
  readonly layers: Layers;
  /** Maximum number of active features of a position. */
  readonly mostActive: number;
  /**
   * Writes the active features of a position from the perspective of a seat to `out`, at least
   * `mostActive` long, and returns their number. Uses nothing that is hidden from the seat.
   */
  writeFeatures(state: GameState, seat: number, out: Int16Array): number;
  /** The metadata of the shipped weights; undefined before the first training. */
  readonly shipped: ShippedWeights | undefined;
  /** The calibrations fitted to the shipped weights. */
  readonly calibrations: Calibrations;
}

/** The bytes of the weights, or a function that reads them on first use. */
type WeightsSource = Uint8Array | (() => Uint8Array);

/** The registered weights by the name of the net. */
const sources = new Map<string, WeightsSource>();

/**
 * Registers the weights of a net: the content of the file NAME.bin, little-endian 16-bit integers.
 * A browser page must load this file and call this function, because only node.ts reads files.
 */
export function provideWeights(name: string, source: WeightsSource): void {
  sources.set(name, source);
}

/** Whether the weights of a net are registered. */
export function hasWeights({ manifest }: NetVersion): boolean {
  return sources.has(manifest.name);
}

/** Returns the shipped weights of a net. Throws if there are none or they are not registered. */
export function shippedWeights({ layers, manifest, shipped }: NetVersion): PackedWeights {
  if (shipped === undefined) throw new Error(`${manifest.name} has no weights yet`);
  const source = sources.get(manifest.name);
  if (source === undefined) throw new Error(`the weights of ${manifest.name} were not provided`);
  return readWritten(manifest, layers, shipped, source instanceof Uint8Array ? source : source());
}
