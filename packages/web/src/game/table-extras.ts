// What a table shows beside the game where whoever runs it offers more, as a server does: clocks, who is there, talk, consent. Each is a
// part that stands at its place; a game of this device has none.
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
  /** Beside the turn, at the top. */
  readonly Status?: ComponentType;
  /** Among the tools, first; `onTalk` opens the drawer. */
  readonly Tools?: ComponentType<{ readonly onTalk: () => void }>;
  /** Among the tools that a menu holds where there is little room. */
  readonly MoreTools?: ComponentType;
  /** Above the question, while others or the server wait for something else. */
  readonly NoticeBars?: ComponentType<OfView>;
  /** In the ribbon beside the question. */
  readonly Clock?: ComponentType<OfView>;
  /** In the ribbon while somebody else decides, in place of the standing orders of this device. */
  readonly WaitingBar?: ComponentType<OfView>;
  /** What the drawer beside the table holds. */
  readonly Drawer?: ComponentType<OfGame & { readonly onClose: () => void }>;
  /** In place of the question, where the game ended before its end. */
  readonly Ended?: ComponentType<OfGame>;
  /** What to do after the game, first. */
  readonly After?: ComponentType<OfGame>;
  /** Below the end of the game: what can be said of it beyond the scores. */
  readonly Afterwards?: ComponentType<OfGame>;
  /** Tells those who listen what happens beside the game. */
  readonly TableAnnouncer?: ComponentType<OfGame>;
}

const NONE: Extras = {};

export const ExtrasContext = createContext<Extras>(NONE);

export function useExtras(): Extras {
  return use(ExtrasContext);
}
