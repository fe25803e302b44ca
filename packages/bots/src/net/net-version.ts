// What belongs to one net: the games it is made for, the words and inputs it has learned, and its weights. One folder each.
import type { GameState } from '@eminent/engine';
import type { NetManifest } from './manifest.ts';
import type { Layers } from './net.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { PackedWeights } from './weights.ts';

export interface NetVersion {
  readonly manifest: NetManifest;
  readonly vocabulary: Vocabulary;
  readonly layers: Layers;
  /** No position turns on more inputs at once. */
  readonly mostActive: number;
  /** Writes the numbers of the inputs that are on for a seat and returns how many. */
  writeFeatures(state: GameState, seat: number, out: Int16Array): number;
  /** The weights that ship. */
  shippedWeights(): PackedWeights;
  /** Games that the shipped weights were trained with. */
  readonly games: number;
}
