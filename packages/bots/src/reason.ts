// Reasons for an option as data. The text package turns them into sentences.
import type { Role, Ship } from '@eminent/engine';

export type Reason = PlainReason | FleetReason;

type PlainReason =
  /** A planet is turned face up. */
  | { readonly kind: 'flips'; readonly planet: string; readonly influence: number }
  /** Number of opponents without any symbol of the role, who cannot follow. */
  | {
      readonly kind: 'cannot-follow';
      readonly role: Role;
      readonly seats: number;
      readonly of: number;
    }
  /** Influence from trading immediately. */
  | { readonly kind: 'influence'; readonly n: number }
  /**
   * Takes the last influence of the supply or the last card of the last stack, so the end is near.
   */
  | { readonly kind: 'ends-game'; readonly cause: 'influence' | 'stacks'; readonly ahead: boolean }
  /** A technology that is worth influence at the end. */
  | { readonly kind: 'technology'; readonly card: string; readonly influence: number }
  /** Resources to trade later. */
  | { readonly kind: 'resources'; readonly n: number }
  /** Colonies or fighters the planet still needs afterwards. */
  | { readonly kind: 'nearer'; readonly role: 'colonize' | 'warfare'; readonly missing: number }
  /** The player has no planets to win and needs some. */
  | { readonly kind: 'needs-planets' }
  /** A thinner deck draws good cards sooner. */
  | { readonly kind: 'thinner'; readonly card: string }
  /** More cards in hand. */
  | { readonly kind: 'cards' }
  /** The cost of the face-down planet that is kept. Colonies are absent if it cannot be settled. */
  | {
      readonly kind: 'costs';
      readonly colonies?: number;
      readonly ship: Ship;
      readonly ships: number;
    }
  /** Symbols for the role in progress. */
  | { readonly kind: 'symbols'; readonly role: Role; readonly n: number }
  | { readonly kind: 'fighters'; readonly n: number }
  /** One more card, from a stack or the display. */
  | { readonly kind: 'gains-card'; readonly card: string }
  /** The Action of a card. */
  | { readonly kind: 'action'; readonly card: string }
  /** Makes room for a new card. */
  | { readonly kind: 'makes-room'; readonly card: string }
  /** Keeps cards and resources for later. */
  | { readonly kind: 'spends-nothing' }
  /** Number of cards left in a technology deck. */
  | { readonly kind: 'deck'; readonly left: number }
  /** The role with most symbols among the cards that stay in hand. */
  | { readonly kind: 'keeps-symbols'; readonly role: Role; readonly n: number }
  /** An Action that draws cards. */
  | { readonly kind: 'draws'; readonly n: number }
  /** An Action that removes up to this many cards. */
  | { readonly kind: 'removes'; readonly n: number }
  /** Changes the order of the turn. */
  | { readonly kind: 'role-first' }
  /** Why not lead another role: an opponent could follow it with up to `most` symbols. */
  | { readonly kind: 'other-followed'; readonly role: Role; readonly most: number }
  /** Why not lead another role: it may end the game while the player is behind. */
  | { readonly kind: 'other-ends'; readonly role: Role }
  /** No visible reason; found by search. */
  | { readonly kind: 'playing-on' }
  /** Expected points at the end above those of the next best option. */
  | { readonly kind: 'more-points'; readonly points: number }
  /** Chance to win above that of the next best option, in percentage points. */
  | { readonly kind: 'better'; readonly points: number };

/** Reasons that occur only in games with fleets. */
export type FleetReason =
  /** The fleet builds larger ships. */
  | { readonly kind: 'builds'; readonly ship: Ship; readonly n: number }
  /** The benefit of a battlecruiser in play. */
  | { readonly kind: 'battlecruiser'; readonly influence: number }
  /** The influence lost with it. */
  | { readonly kind: 'spends-battlecruiser'; readonly influence: number }
  /** A planet that costs larger ships can be attacked. */
  | { readonly kind: 'ships-ready' }
  | { readonly kind: 'improves-fleet' }
  /** Paid with ships. */
  | { readonly kind: 'pays'; readonly ship: Ship; readonly n: number }
  /** Hand cards pay and the ships stay, or the other way round. */
  | { readonly kind: 'keeps-ships' | 'keeps-cards' }
  /** The Action of a planet. */
  | { readonly kind: 'planet-action'; readonly planet: string }
  /** An opponent's planet; `?` while face down. */
  | { readonly kind: 'takes-planet'; readonly planet: string; readonly influence: number }
  /** What an opponent loses, and its influence. */
  | { readonly kind: 'takes-away'; readonly card: string; readonly influence: number }
  | { readonly kind: 'turns-fleet-back' }
  /** The owner of what is taken receives influence. */
  | { readonly kind: 'owner-gains'; readonly influence: number }
  | { readonly kind: 'more-role' }
  | { readonly kind: 'follows-as'; readonly role: Role }
  /** One more planet is kept, or all are looked at. */
  | { readonly kind: 'keeps-more' | 'looks-at-more' }
  | { readonly kind: 'colony' | 'moves-colony' }
  /** The next card to be drawn or planet to be found. */
  | { readonly kind: 'card-on-top'; readonly card: string }
  | { readonly kind: 'planet-on-top'; readonly planet: string }
  | { readonly kind: 'start-planet'; readonly planet: string }
  | { readonly kind: 'scenario'; readonly scenario: string };
