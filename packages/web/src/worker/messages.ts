// What the page and the worker say to each other. The page learns of a game only what its seat may know.
import type { GameEvent, GameOptions, View } from '@eminent/engine';
import type { Seat } from '@eminent/table';

/** Everything needed to take up a game again. It holds the seed, so it stays on this device. */
export interface SavedGame {
  readonly game: GameOptions;
  readonly seed: string;
  readonly seats: readonly Seat[];
  readonly human: number;
  readonly tokens: readonly string[];
}

export type ToWorker =
  | { readonly type: 'start'; readonly saved: SavedGame; readonly pause: number }
  /** Answers in order; with `finish`, the step is then ended if it still asks. */
  | {
      readonly type: 'answer';
      readonly ply: number;
      readonly tokens: readonly string[];
      readonly finish: boolean;
    }
  | { readonly type: 'undo'; readonly ply: number };

export type FromWorker =
  | {
      readonly type: 'game';
      readonly view: View;
      /** What happened since the last message; all of it when `fresh`. */
      readonly events: readonly GameEvent[];
      readonly fresh: boolean;
      readonly names: readonly string[];
      readonly freeUndoPly: number;
      readonly saved: SavedGame;
    }
  | { readonly type: 'problem'; readonly sentence: string };
