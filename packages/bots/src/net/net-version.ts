// What defines a net: manifest, vocabulary, features and weights. Each net has its own folder.
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
  /** Facts about the shipped weights; undefined before the first training. */
  readonly shipped: ShippedWeights | undefined;
  /** Fitted to the shipped weights. */
  readonly calibrations: Calibrations;
}

/** The bytes of the weights, or a function that reads them on first use. */
type WeightsSource = Uint8Array | (() => Uint8Array);

const sources = new Map<string, WeightsSource>();

/**
 * Registers the weights of a net, the content of NAME.bin: 16-bit integers. In a browser the caller
 * loads them, because only node.ts of this package reads files.
 */
export function provideWeights(name: string, source: WeightsSource): void {
  sources.set(name, source);
}

/** Whether the weights of a net are registered. */
export function hasWeights({ manifest }: NetVersion): boolean {
  return sources.has(manifest.name);
}

/** The shipped weights of a net. Throws if it has none, or if they are not registered. */
export function shippedWeights({ layers, manifest, shipped }: NetVersion): PackedWeights {
  if (shipped === undefined) throw new Error(`${manifest.name} has no weights yet`);
  const source = sources.get(manifest.name);
  if (source === undefined) throw new Error(`the weights of ${manifest.name} were not provided`);
  return readWritten(manifest, layers, shipped, source instanceof Uint8Array ? source : source());
}
