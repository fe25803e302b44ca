// The components that an online table adds to the game: clocks, presence, chat, votes. The comment
// of each is its place on the page. A local game has none of them.
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
  /** Under the score of an opponent. */
  readonly Slip?: ComponentType<SeatProps>;
  /** Next to the turn status, at the top. */
  readonly Status?: ComponentType;
  /** The first tools; `onTalk` opens the drawer. */
  readonly Tools?: ComponentType<{ readonly onTalk: () => void }>;
  /** Tools that go into a menu in small windows. */
  readonly MoreTools?: ComponentType;
  /** Above the question: votes, pauses and other notices. */
  readonly NoticeBars?: ComponentType<ViewProps>;
  /** In the action bar next to the question. */
  readonly Clock?: ComponentType<ViewProps>;
  /** In the action bar while another player decides. A local game shows standing orders there. */
  readonly WaitingBar?: ComponentType<ViewProps>;
  /** The contents of the drawer beside the table. */
  readonly Drawer?: ComponentType<GameProps & { readonly onClose: () => void }>;
  /** Instead of the question, if the game was aborted. */
  readonly Ended?: ComponentType<GameProps>;
  /** The first actions on the result page. */
  readonly After?: ComponentType<GameProps>;
  /** Below the result. */
  readonly Afterwards?: ComponentType<GameProps>;
  /** Announces chat, presence, votes and clocks to screen readers. */
  readonly TableAnnouncer?: ComponentType<GameProps>;
}

const NONE: Extras = {};

export const ExtrasContext = createContext<Extras>(NONE);

export function useExtras(): Extras {
  return use(ExtrasContext);
}
