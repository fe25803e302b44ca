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
  readonly mostActive: number;
  /** Writes the active features that `seat` can know to `out`. Returns their number. */
  writeFeatures(state: GameState, seat: number, out: Int16Array): number;
  /** Undefined before the first training. */
  readonly shipped: ShippedWeights | undefined;
  readonly calibrations: Calibrations;
}

/** The bytes of the weights, or a function that reads them on first use. */
type WeightsSource = Uint8Array | (() => Uint8Array);

const sourceByNet = new Map<string, WeightsSource>();

/**
 * Registers the content of a net's file NAME.bin: little-endian 16-bit integers. A browser page
 * must load the file and call this function, because only node.ts reads files.
 */
export function provideWeights(name: string, source: WeightsSource): void {
  sourceByNet.set(name, source);
}

/** Returns whether the weights of a net are registered. */
export function hasWeights({ manifest }: NetVersion): boolean {
  return sourceByNet.has(manifest.name);
}

/** Returns the shipped weights of a net. Throws if there are none, or none registered that fit. */
export function shippedWeights({ layers, manifest, shipped }: NetVersion): PackedWeights {
  if (shipped === undefined) throw new Error(`${manifest.name} has no weights yet`);
  const source = sourceByNet.get(manifest.name);
  if (source === undefined) throw new Error(`the weights of ${manifest.name} were not provided`);
  return readWritten(manifest, layers, shipped, source instanceof Uint8Array ? source : source());
}
