// Types of the channel between the table and its game. The game runs in a worker of this page or on
// a server; the table works the same with both.
import type {
  ClientMessage,
  GameMessage,
  RefusalReason,
  RefusedMessage,
  SavedGame,
  TableMessage,
} from '@eminent/protocol';
import type { WireRefusal } from '@eminent/protocol/online';
import type { FaceId } from '@eminent/pictures';

/** The identity of a game, its seats, and what kind of game it is. */
export interface About extends Pick<SavedGame, 'id' | 'seats' | 'lesson' | 'daily'> {
  /** Faces by seat, if they do not follow from the seats. */
  readonly faces?: readonly FaceId[];
  /** Set for an analysis board, on which one person plays all seats. */
  readonly board?: true;
  /**
   * Present if the other players are on other devices. Then an instant answer reveals that the
   * player had no choice, unless the table hides answer times.
   */
  readonly far?: { readonly hidesHesitation: boolean };
  /** Set for a puzzle: a question to be solved without hints. */
  readonly isPuzzle?: true;
}

/** The facts about a game that decide whether it has hints. */
export type HintFacts = Pick<About, 'far' | 'daily' | 'board' | 'isPuzzle'>;

/** Whether a player may ask for a hint. */
export function hasHints({ far, daily, board, isPuzzle }: HintFacts): boolean {
  return [far, daily, board, isPuzzle].every((kind) => kind === undefined);
}

/** A state of a game, to show on the page. */
export interface ShownGame extends GameMessage {
  readonly about: About;
  /** The saved state; absent for a game that a server keeps. */
  readonly saved?: SavedGame;
  /** Whether storage was too full to save the state or the finished game. */
  readonly isFull?: boolean;
  /** Whether the answer to the question was sent earlier, before a reload for example. */
  readonly isSent?: boolean;
  /**
   * Whether the player ran out of time, so that the server plays for them until their next action.
   * The page then gives no auto-answers.
   */
  readonly isLate?: boolean;
}

/** Why a table or its server refused a request; `paused` while the game is paused. */
export type GameRefusalReason = RefusalReason | WireRefusal | 'paused';

/** A request was refused; the game is unchanged. */
interface Refused {
  readonly type: 'refused';
  readonly reason: GameRefusalReason;
  readonly sentence: string;
}

export type FromChannel =
  | ShownGame
  | Exclude<TableMessage, GameMessage | RefusedMessage>
  | Refused
  /** The game cannot be opened. */
  | { readonly type: 'failed'; readonly sentence: string };

export interface Channel {
  tell(message: ClientMessage): void;
  /** Applies the bot pace that is now set in the settings. */
  changePace?(): void;
  /** Whether the game runs on a server. If so, the page hides a question once it is answered. */
  readonly isFar?: boolean;
  close(): void;
}

/**
 * Opens a channel to a game. `onBroken` is called when the channel fails: with the error message,
 * or without one if the game scripts could not be loaded.
 */
export type OpenChannel = (
  onMessage: (message: FromChannel) => void,
  onBroken: (sentence?: string) => void,
) => Channel;
