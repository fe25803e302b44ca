// Components that an online table adds to the game: clocks, presence, chat, votes. Each has a fixed slot; a game on this device has none.
import type { View } from '@eminent/engine';
import { type ComponentType, createContext, use } from 'react';
import type { GameOnPage } from './current-game.ts';

export interface OfSeat {
  readonly seat: number;
}

export interface OfView {
  readonly view: View;
  readonly names: readonly string[];
}

export interface OfGame {
  readonly game: GameOnPage;
}

export interface Extras {
  /** On the portrait of a seat. */
  readonly PortraitStatus?: ComponentType<OfSeat>;
  /** Under the score of an opponent. */
  readonly Slip?: ComponentType<OfSeat>;
  /** Next to the turn status, at the top. */
  readonly Status?: ComponentType;
  /** The first tools; `onTalk` opens the drawer. */
  readonly Tools?: ComponentType<{ readonly onTalk: () => void }>;
  /** Tools that go into a menu in small windows. */
  readonly MoreTools?: ComponentType;
  /** Above the question: votes, pauses and other notices. */
  readonly NoticeBars?: ComponentType<OfView>;
  /** In the action bar next to the question. */
  readonly Clock?: ComponentType<OfView>;
  /** In the action bar while another player decides, instead of the standing orders of this device. */
  readonly WaitingBar?: ComponentType<OfView>;
  /** The contents of the drawer beside the table. */
  readonly Drawer?: ComponentType<OfGame & { readonly onClose: () => void }>;
  /** Instead of the question, where the game was aborted. */
  readonly Ended?: ComponentType<OfGame>;
  /** The first actions after the game. */
  readonly After?: ComponentType<OfGame>;
  /** Below the result: further information about the game. */
  readonly Afterwards?: ComponentType<OfGame>;
  /** Announces events around the game to screen readers. */
  readonly TableAnnouncer?: ComponentType<OfGame>;
}

const NONE: Extras = {};

export const ExtrasContext = createContext<Extras>(NONE);

export function useExtras(): Extras {
  return use(ExtrasContext);
}
