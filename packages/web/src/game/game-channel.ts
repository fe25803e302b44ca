// The way to whoever runs the game: the worker of this page, or a server. A table screen does not know which it is.
import type {
  ClientMessage,
  GameMessage,
  RefusalReason,
  RefusedMessage,
  SavedGame,
  TableMessage,
} from '@eminent/protocol';
import type { WireRefusal } from '@eminent/protocol/online';
import type { FaceId } from '../art/portraits/seat-faces.ts';

/** Which game it is and who sits at it. */
export interface About extends Pick<SavedGame, 'id' | 'seats' | 'lesson'> {
  /** Faces by seat, where they do not follow from the seats alone. */
  readonly faces?: readonly FaceId[];
  /** The others play elsewhere, so that a moment's silence tells them something unless the table hides it. */
  readonly far?: { readonly hidesHesitation: boolean };
}

/** What the screen shows now, and of which game. */
export interface ShownGame extends GameMessage {
  readonly about: About;
  /** What this device keeps of it; nothing of a game that is kept elsewhere. */
  readonly saved?: SavedGame;
  /** There was no room for it. */
  readonly isFull?: boolean;
  /** The question has an answer that is on its way, as after a reload. */
  readonly isSent?: boolean;
  /** The person was late and is played for until he does something himself: nothing is answered for him here. */
  readonly isLate?: boolean;
}

/** Why something was refused: a server has more reasons than a table; while its game is paused, the page knows better. */
export type GameRefusalReason = RefusalReason | WireRefusal | 'paused';

/** Something was refused; nothing has changed. */
interface Refused {
  readonly type: 'refused';
  readonly reason: GameRefusalReason;
  readonly sentence: string;
}

export type FromChannel =
  | ShownGame
  | Exclude<TableMessage, GameMessage | RefusedMessage>
  | Refused
  /** The game cannot be taken up. */
  | { readonly type: 'failed'; readonly sentence: string };

export interface Channel {
  tell(message: ClientMessage): void;
  /** Bots take their time otherwise from now on. */
  changePace?(): void;
  /** An answer takes its time to get there: it is shown as given meanwhile. */
  readonly isFar?: boolean;
  close(): void;
}

/** Opens a way to a game. `onBroken` says why nothing more will come; nothing where it never began. */
export type OpenChannel = (
  onMessage: (message: FromChannel) => void,
  onBroken: (sentence?: string) => void,
) => Channel;
