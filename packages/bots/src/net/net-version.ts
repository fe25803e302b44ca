// One net: the games it is trained for, its vocabulary, features and weights. Each net has its own
// folder.
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
  /** Writes the active features of a seat and returns their number. */
  writeFeatures(state: GameState, seat: number, out: Int16Array): number;
  /** The shipped weights; undefined before the first promotion. */
  readonly shipped: ShippedWeights | undefined;
  /** How chances are calibrated; fitted to the shipped weights. */
  readonly calibrations: Calibrations;
}

/** The bytes of the weights, or a function that reads them on first use. */
type WeightsSource = Uint8Array | (() => Uint8Array);

const sources = new Map<string, WeightsSource>();

/**
 * Registers the weights of a net: 16-bit integers from NAME.bin. This package reads no files
 * itself.
 */
export function provideWeights(name: string, source: WeightsSource): void {
  sources.set(name, source);
}

/** Whether the weights of a net are registered. */
export function hasWeights({ manifest }: NetVersion): boolean {
  return sources.has(manifest.name);
}

/** The shipped weights of a net that has some. */
export function shippedWeights({ layers, manifest, shipped }: NetVersion): PackedWeights {
  if (shipped === undefined) throw new Error(`${manifest.name} has no weights yet`);
  const source = sources.get(manifest.name);
  if (source === undefined) throw new Error(`the weights of ${manifest.name} were not provided`);
  return readWritten(manifest, layers, shipped, source instanceof Uint8Array ? source : source());
}
