// Why an option is good: the facts that can speak for one. Words for them are in the text package.
import type { Role, Ship } from '@eminent/engine';

export type Reason = PlainReason | FleetReason;

type PlainReason =
  /** A planet is turned face up. */
  | { readonly kind: 'flips'; readonly planet: string; readonly influence: number }
  /** So many of the opponents have no symbol of the role anywhere: they cannot follow. */
  | {
      readonly kind: 'cannot-follow';
      readonly role: Role;
      readonly seats: number;
      readonly of: number;
    }
  /** Influence from trading at once. */
  | { readonly kind: 'influence'; readonly n: number }
  /** It takes the last influence of the supply, or the last card of the last stack: the end is near. */
  | { readonly kind: 'ends-game'; readonly cause: 'influence' | 'stacks'; readonly ahead: boolean }
  /** A technology is worth influence at the end. */
  | { readonly kind: 'technology'; readonly card: string; readonly influence: number }
  /** Resources to trade later. */
  | { readonly kind: 'resources'; readonly n: number }
  /** The planet lacks so few colonies, or fighters, afterwards. */
  | { readonly kind: 'nearer'; readonly role: 'colonize' | 'warfare'; readonly missing: number }
  /** A planet that asks for larger ships can be attacked. */
  | { readonly kind: 'ships-ready' }
  /** Without planets to win there is nothing to do. */
  | { readonly kind: 'needs-planets' }
  /** A thinner deck brings the good cards sooner. */
  | { readonly kind: 'thinner'; readonly card: string }
  /** More cards in hand. */
  | { readonly kind: 'cards' }
  /** What a face-down planet asks for: the planet that is kept. Colonies are absent where it cannot be settled. */
  | {
      readonly kind: 'costs';
      readonly colonies?: number;
      readonly ship: Ship;
      readonly ships: number;
    }
  /** Symbols for the role in progress. */
  | { readonly kind: 'symbols'; readonly role: Role; readonly n: number }
  | { readonly kind: 'fighters'; readonly n: number }
  /** A card more, of a stack or of the display. */
  | { readonly kind: 'gains-card'; readonly card: string }
  /** The Action of a card. */
  | { readonly kind: 'action'; readonly card: string }
  /** Room for a new card. */
  | { readonly kind: 'makes-room'; readonly card: string }
  /** Nothing is spent: cards and resources stay for later. */
  | { readonly kind: 'spends-nothing' }
  /** So many cards are left in a technology deck. */
  | { readonly kind: 'deck'; readonly left: number }
  /** The order of a turn is changed. */
  | { readonly kind: 'role-first' }
  /** Nothing on the table tells: it was found by playing on. */
  | { readonly kind: 'playing-on' }
  /** So many points more are expected at the end than with the next best option. */
  | { readonly kind: 'more-points'; readonly points: number }
  /** The chance to win is so much higher than with the next best option, in percent points. */
  | { readonly kind: 'better'; readonly points: number };

/** What only games with fleets know. */
export type FleetReason =
  /** The fleet makes ships of smaller ones. */
  | { readonly kind: 'builds'; readonly ship: Ship; readonly n: number }
  /** What a battlecruiser in play is good for. */
  | { readonly kind: 'battlecruiser'; readonly influence: number }
  /** Its influence goes with it. */
  | { readonly kind: 'spends-battlecruiser'; readonly influence: number }
  | { readonly kind: 'improves-fleet' }
  /** Ships pay for it. */
  | { readonly kind: 'pays'; readonly ship: Ship; readonly n: number }
  /** Hand cards pay, and the ships stay; or the other way round. */
  | { readonly kind: 'keeps-ships' | 'keeps-cards' }
  /** The Action of a planet. */
  | { readonly kind: 'planet-action'; readonly planet: string }
  /** A planet of another; `?` while its front is down. */
  | { readonly kind: 'takes-planet'; readonly planet: string; readonly influence: number }
  /** What another loses, and what that is worth. */
  | { readonly kind: 'takes-away'; readonly card: string; readonly influence: number }
  | { readonly kind: 'turns-fleet-back' }
  /** The owner of what is taken gets influence for it. */
  | { readonly kind: 'owner-gains'; readonly influence: number }
  | { readonly kind: 'more-role' }
  | { readonly kind: 'follows-as'; readonly role: Role }
  /** One planet more is kept; or all are looked at. */
  | { readonly kind: 'keeps-more' | 'looks-at-more' }
  | { readonly kind: 'colony' | 'moves-colony' }
  /** It is the next to be drawn, or to be found. */
  | { readonly kind: 'card-on-top'; readonly card: string }
  | { readonly kind: 'planet-on-top'; readonly planet: string }
  | { readonly kind: 'start-planet'; readonly planet: string }
  | { readonly kind: 'scenario'; readonly scenario: string };
