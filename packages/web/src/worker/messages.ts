// What the page and the worker say to each other. The page learns of a game only what the seat at the screen may know.
import type { Explanation, GameEvent, GameOptions, Subject, View } from '@eminent/engine';
import type { Analysis, Reason } from '@eminent/bots';
import type { Seat } from '@eminent/table';

export type { Seat } from '@eminent/table';
export type { Analysis };

/** Everything needed to take up a game again. It holds the seed, so it stays on this device. */
export interface SavedGame {
  readonly game: GameOptions;
  readonly seed: string;
  readonly seats: readonly Seat[];
  readonly tokens: readonly string[];
  /** The lesson that is learned in it; such a game is kept apart from those that are played. */
  readonly lesson?: string;
}

/** An answer of the person at the screen; the ply says to which question. */
export interface AnswerMessage {
  readonly type: 'answer';
  readonly ply: number;
  readonly tokens: readonly string[];
  /** Whether the step is then ended if it still asks. */
  readonly finish: boolean;
}

/** How bots take their time, in milliseconds. */
export interface BotPace {
  /** Before each answer, so that people can follow. */
  readonly pause: number;
  /** Of thought for a decision. */
  readonly thinking: number;
}

/** An option that a strong player would consider in the person's place. */
export interface Hinted {
  readonly token: string;
  /** From 0 to 1. */
  readonly winChance: number;
  readonly reasons: readonly Reason[];
}

export type ToWorker =
  | { readonly type: 'start'; readonly saved: SavedGame; readonly pace: BotPace }
  | { readonly type: 'pace'; readonly pace: BotPace }
  | AnswerMessage
  /** Beyond what is free only with `consent`. */
  | { readonly type: 'undo'; readonly ply: number; readonly consent: boolean }
  /** Another person sits down at the screen. */
  | { readonly type: 'sit'; readonly seat: number }
  | { readonly type: 'explain'; readonly id: number; readonly subject: Subject }
  /** What a strong player would do now. */
  | { readonly type: 'hint'; readonly id: number };

/** How far an undo could go. */
export interface UndoReach {
  /** The earliest ply that takes back nothing revealed and nobody else's choice. */
  readonly free: number;
  /** The last decision of the person before that, at the cost of both; absent when there is none. */
  readonly further?: number;
}

export interface GameMessage {
  readonly type: 'game';
  readonly view: View;
  /** What happened since the last message; all of it when `fresh`. */
  readonly events: readonly GameEvent[];
  readonly fresh: boolean;
  readonly names: readonly string[];
  readonly undo: UndoReach;
  /** The person who must sit down before the game goes on: the screen is passed on. */
  readonly passTo?: number;
  readonly saved: SavedGame;
  /** The record, once the game is over. */
  readonly record?: string;
}

export type FromWorker =
  | GameMessage
  | { readonly type: 'explained'; readonly id: number; readonly reasons: readonly Explanation[] }
  | { readonly type: 'hinted'; readonly id: number; readonly ranking: readonly Hinted[] }
  | { readonly type: 'problem'; readonly sentence: string };
