// Types of the channel between the table and its game, which runs in a worker or on a server.
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

/** What stays the same during a game: its id, its seats, and what kind of game it is. */
export interface About extends Pick<SavedGame, 'id' | 'seats' | 'lesson' | 'daily'> {
  /** Portraits by seat; absent if they are derived from the seats. */
  readonly faces?: readonly FaceId[];
  /** Set for an analysis board, on which one person plays all seats. */
  readonly board?: true;
  /** Set if the other players are on other devices, where instant answers reveal forced ones. */
  readonly far?: { readonly hidesHesitation: boolean };
  readonly isPuzzle?: true;
}

export type HintFacts = Pick<About, 'far' | 'daily' | 'board' | 'isPuzzle'>;

/** Whether the player may ask for hints in this kind of game. */
export function hasHints({ far, daily, board, isPuzzle }: HintFacts): boolean {
  return [far, daily, board, isPuzzle].every((kind) => kind === undefined);
}

/** A game message, with the kind of the game and how it was saved. */
export interface ShownGame extends GameMessage {
  readonly about: About;
  /** The saved state; absent for a game that a server keeps. */
  readonly saved?: SavedGame;
  /** Whether storage was too full to save the state or the finished game. */
  readonly isFull?: boolean;
  /** Whether the question was answered already, for example before a reload. */
  readonly isSent?: boolean;
  /** Set after a timeout. The server plays for the player, so the page sends no answers. */
  readonly isLate?: boolean;
}

/** Why a game refused a request. `paused`: the game is paused. */
export type GameRefusalReason = RefusalReason | WireRefusal | 'paused';

interface Refused {
  readonly type: 'refused';
  readonly reason: GameRefusalReason;
  readonly sentence: string;
}

export type FromChannel =
  | ShownGame
  | Exclude<TableMessage, GameMessage | RefusedMessage>
  | Refused
  | { readonly type: 'failed'; readonly sentence: string };

export interface Channel {
  tell(message: ClientMessage): void;
  /** Sends the bot pace of the settings to the game; absent if the game has no local bots. */
  changePace?(): void;
  /** Whether a server runs the game. The page hides a question until its answer is confirmed. */
  readonly isFar?: boolean;
  close(): void;
}

/** Opens a channel. `onBroken` has no error message if the game scripts could not be loaded. */
export type OpenChannel = (
  onMessage: (message: FromChannel) => void,
  onBroken: (sentence?: string) => void,
) => Channel;
