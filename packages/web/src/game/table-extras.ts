// The components that an online table adds: clocks, presence, chat, votes. A local game has none.
// Each comment says where the component is rendered.
import type { View } from '@eminent/engine';
import { type ComponentType, createContext, use } from 'react';
import type { GameOnPage } from './current-game.ts';

export interface SeatProps {
  readonly seat: number;
}

export interface ViewProps {
  readonly view: View;
  readonly names: readonly string[];
}

export interface GameProps {
  readonly game: GameOnPage;
}

export interface Extras {
  /** On the portrait of a seat. */
  readonly PortraitStatus?: ComponentType<SeatProps>;
  /** Below the score of an opponent: presence, current action and clock. */
  readonly SeatActivity?: ComponentType<SeatProps>;
  /** Next to the turn status, at the top. */
  readonly Status?: ComponentType;
  /** In the top bar, after the undo and hint buttons. `onTalk` opens the chat drawer. */
  readonly Tools?: ComponentType<{ readonly onTalk: () => void }>;
  /** Above the question: votes, pauses and other notices. */
  readonly NoticeBars?: ComponentType<ViewProps>;
  /** In the action bar next to the question. */
  readonly Clock?: ComponentType<ViewProps>;
  /** In the action bar while another player decides, in place of the standing orders. */
  readonly WaitingBar?: ComponentType<ViewProps>;
  /** The contents of the drawer beside the table. */
  readonly Drawer?: ComponentType<GameProps & { readonly onClose: () => void }>;
  /** In place of the action bar, in a game that ended early. */
  readonly Ended?: ComponentType<GameProps>;
  /** Before the other buttons of the result page, such as the rematch. */
  readonly ResultButtons?: ComponentType<GameProps>;
  /** Below the heading of the result page: an early end, the rating change, the verified deal. */
  readonly ResultNotes?: ComponentType<GameProps>;
  /** Announces chat, presence, votes and clocks to screen readers. */
  readonly TableAnnouncer?: ComponentType<GameProps>;
}

const NONE: Extras = {};

export const ExtrasContext = createContext<Extras>(NONE);

export function useExtras(): Extras {
  return use(ExtrasContext);
}
