// The connection between the table and whatever runs the game: the worker of this page, or a
// server. The table works the same with both.
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
   * Present if the other players are on other devices. Then an instant answer tells them that there
   * was no choice, unless the table hides answer times.
   */
  readonly far?: { readonly hidesHesitation: boolean };
  /** A question to be solved without hints. */
  readonly isPuzzle?: true;
}

/** Whether a player may ask for a hint. */
export function hasHints({ far, daily, board, isPuzzle }: About): boolean {
  return [far, daily, board, isPuzzle].every((one) => one === undefined);
}

/** A state of a game to show. */
export interface ShownGame extends GameMessage {
  readonly about: About;
  /** The saved state; absent for a game that a server keeps. */
  readonly saved?: SavedGame;
  /** Storage was full. */
  readonly isFull?: boolean;
  /** The answer to the question was sent earlier, before a reload for example. */
  readonly isSent?: boolean;
  /**
   * The player ran out of time, so the server plays for them until their next action. The page
   * gives no auto-answers.
   */
  readonly isLate?: boolean;
}

/** Why a request was refused, by a table, its server, or because the game is paused. */
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
  /** The pace of the bots has changed. */
  changePace?(): void;
  /** Answers take time to arrive, so the page shows them as given before they are acknowledged. */
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
