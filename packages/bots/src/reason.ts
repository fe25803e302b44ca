// The reasons for choosing an option, as data. The text package turns them into sentences.
import type { Role, Ship } from '@eminent/engine';

export type Reason = BasicReason | ExpansionReason;

/** Reasons that occur in every ruleset. */
type BasicReason =
  /** The planet is attacked or settled and turns face up. */
  | { readonly kind: 'flips'; readonly planet: string; readonly influence: number }
  /** The number of opponents (`seats` out of `of`) who cannot follow the role. */
  | {
      readonly kind: 'cannot-follow';
      readonly role: Role;
      readonly seats: number;
      readonly of: number;
    }
  | { readonly kind: 'influence'; readonly n: number }
  /** May take the last influence or stack card, which can end the game. `ahead`: in points. */
  | { readonly kind: 'ends-game'; readonly cause: 'influence' | 'stacks'; readonly ahead: boolean }
  | { readonly kind: 'technology'; readonly card: string; readonly influence: number }
  | { readonly kind: 'resources'; readonly n: number }
  /** The number of colonies or fighters that the nearest planet still needs after the option. */
  | { readonly kind: 'nearer'; readonly role: 'colonize' | 'warfare'; readonly missing: number }
  /** The player has no face-down planets. */
  | { readonly kind: 'needs-planets' }
  /** From a smaller deck, good cards are drawn sooner. */
  | { readonly kind: 'thinner'; readonly card: string }
  /** Dissenting draws cards. */
  | { readonly kind: 'cards' }
  /** The cost of a face-down planet. Colonies are absent if it cannot be settled. */
  | {
      readonly kind: 'costs';
      readonly colonies?: number;
      readonly ship: Ship;
      readonly ships: number;
    }
  | { readonly kind: 'symbols'; readonly role: Role; readonly n: number }
  | { readonly kind: 'fighters'; readonly n: number }
  | { readonly kind: 'gains-card'; readonly card: string }
  | { readonly kind: 'action'; readonly card: string }
  /** Discards this card, so that another one can be drawn. */
  | { readonly kind: 'makes-room'; readonly card: string }
  | { readonly kind: 'spends-nothing' }
  | { readonly kind: 'deck'; readonly left: number }
  /** Among the cards that stay in hand. */
  | { readonly kind: 'keeps-symbols'; readonly role: Role; readonly n: number }
  | { readonly kind: 'draws'; readonly n: number }
  /** The Action removes up to this many cards. */
  | { readonly kind: 'removes'; readonly n: number }
  | { readonly kind: 'role-first' }
  /** Against leading another role: an opponent could follow it with up to `most` symbols. */
  | { readonly kind: 'other-followed'; readonly role: Role; readonly most: number }
  /** Against leading another role: it may end the game while the player is not ahead. */
  | { readonly kind: 'other-ends'; readonly role: Role }
  /** There is no reason that the player can see. The search found the option. */
  | { readonly kind: 'playing-on' }
  /** Expected points at the end above those of the next best option. */
  | { readonly kind: 'more-points'; readonly points: number }
  /** Chance to win above that of the next best option, in percentage points. */
  | { readonly kind: 'better'; readonly points: number };

export type ExpansionReason =
  | { readonly kind: 'builds'; readonly ship: Ship; readonly n: number }
  /** Builds the battlecruiser, which counts as influence. */
  | { readonly kind: 'battlecruiser'; readonly influence: number }
  | { readonly kind: 'spends-battlecruiser'; readonly influence: number }
  /** A planet that costs larger ships can be attacked with ships the player has. */
  | { readonly kind: 'ships-ready' }
  | { readonly kind: 'improves-fleet' }
  | { readonly kind: 'pays'; readonly ship: Ship; readonly n: number }
  /** Pays with hand cards and keeps the ships, or vice versa. */
  | { readonly kind: 'keeps-ships' | 'keeps-cards' }
  | { readonly kind: 'planet-action'; readonly planet: string }
  /** The planet is `?` if its front is hidden. */
  | { readonly kind: 'takes-planet'; readonly planet: string; readonly influence: number }
  | { readonly kind: 'takes-away'; readonly card: string; readonly influence: number }
  /** Breaks an improved fleet. */
  | { readonly kind: 'turns-fleet-back' }
  /** The owner of what is taken, removed or broken receives influence. */
  | { readonly kind: 'owner-gains'; readonly influence: number }
  | { readonly kind: 'more-role' }
  | { readonly kind: 'follows-as'; readonly role: Role }
  /** A Survey keeps one more planet, or shows more planets to choose from. */
  | { readonly kind: 'keeps-more' | 'looks-at-more' }
  | { readonly kind: 'colony' | 'moves-colony' }
  /** Puts a card or planet on top of its deck, to be drawn next. */
  | { readonly kind: 'card-on-top'; readonly card: string }
  | { readonly kind: 'planet-on-top'; readonly planet: string }
  | { readonly kind: 'start-planet'; readonly planet: string }
  | { readonly kind: 'scenario'; readonly scenario: string };
