// What belongs to one net: the games it is made for, the words and inputs it has learned, and its weights. One folder each.
import type { GameState } from '@eminent/engine';
import type { NetManifest } from './manifest.ts';
import type { Layers } from './net.ts';
import type { Vocabulary } from './vocabulary.ts';
import { type PackedWeights, readWritten, type ShippedWeights } from './weights.ts';

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

/** The weights that ship with a net that has some. */
export function shippedWeights({ layers, manifest, shipped }: NetVersion): PackedWeights {
  if (shipped === undefined) throw new Error(`${manifest.name} has no weights yet`);
  return readWritten(manifest, layers, shipped);
}
