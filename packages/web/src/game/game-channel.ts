// The connection to whatever runs the game: the worker of this page or a server. The table screen
// does not know which.
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

/** The identity of a game and its seats. */
export interface About extends Pick<SavedGame, 'id' | 'seats' | 'lesson' | 'daily'> {
  /** Faces by seat, if they do not follow from the seats. */
  readonly faces?: readonly FaceId[];
  /** An analysis board, on which one person plays all seats. */
  readonly board?: true;
  /**
   * The other players are on other devices, so that an instant answer reveals something unless
   * the table hides it.
   */
  readonly far?: { readonly hidesHesitation: boolean };
  /** A question to be solved without hints. */
  readonly isPuzzle?: true;
}

/** Whether a player may ask for a hint. */
export function hasHints({ far, daily, board, isPuzzle }: About): boolean {
  return [far, daily, board, isPuzzle].every((one) => one === undefined);
}

/** What the screen shows now, and of which game. */
export interface ShownGame extends GameMessage {
  readonly about: About;
  /** The saved state; absent for a game that a server keeps. */
  readonly saved?: SavedGame;
  /** Storage was full. */
  readonly isFull?: boolean;
  /** The answer to the question is already sent, as after a reload. */
  readonly isSent?: boolean;
  /**
   * The player ran out of time and is played for until their next action: the page gives no
   * auto-answers.
   */
  readonly isLate?: boolean;
}

/**
 * Why a request was refused. A server has more reasons than a table, and a paused game has its own.
 */
export type GameRefusalReason = RefusalReason | WireRefusal | 'paused';

/** A request was refused; nothing has changed. */
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
  /** The pace of the bots has changed. */
  changePace?(): void;
  /** Answers take time to arrive, so they are shown as given at once. */
  readonly isFar?: boolean;
  close(): void;
}

/**
 * Opens a channel to a game. `onBroken` says why the channel failed, or passes nothing if the game
 * never started.
 */
export type OpenChannel = (
  onMessage: (message: FromChannel) => void,
  onBroken: (sentence?: string) => void,
) => Channel;
