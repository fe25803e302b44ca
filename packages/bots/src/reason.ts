// The reasons for choosing an option, as data. The text package turns them into sentences.
import type { Role, Ship } from '@eminent/engine';

export type Reason = BasicReason | ExpansionReason;

/** Reasons that occur in every ruleset. */
type BasicReason =
  /** A planet is turned face up. */
  | { readonly kind: 'flips'; readonly planet: string; readonly influence: number }
  /** The number of opponents (`seats` out of `of`) who cannot follow the role. */
  | {
      readonly kind: 'cannot-follow';
      readonly role: Role;
      readonly seats: number;
      readonly of: number;
    }
  /** Influence received with this option. */
  | { readonly kind: 'influence'; readonly n: number }
  /**
   * May take the last influence from the supply or the last card of a stack, which can end the
   * game. `ahead`: whether the player has more points than every opponent.
   */
  | { readonly kind: 'ends-game'; readonly cause: 'influence' | 'stacks'; readonly ahead: boolean }
  /** A technology that is worth influence at the end. */
  | { readonly kind: 'technology'; readonly card: string; readonly influence: number }
  /** Resources produced, to trade later. */
  | { readonly kind: 'resources'; readonly n: number }
  /** The number of colonies or fighters that the nearest planet still needs after the option. */
  | { readonly kind: 'nearer'; readonly role: 'colonize' | 'warfare'; readonly missing: number }
  /** The player has no face-down planets and needs some. */
  | { readonly kind: 'needs-planets' }
  /** Removes this card. From a smaller deck, good cards are drawn sooner. */
  | { readonly kind: 'thinner'; readonly card: string }
  /** Draws cards. */
  | { readonly kind: 'cards' }
  /** The cost of a face-down planet. Colonies are absent if it cannot be settled. */
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
  /** Discards this card to draw a new one. */
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
  /** Plays the Role phase before the Action phase. */
  | { readonly kind: 'role-first' }
  /** Against leading another role: an opponent could follow it with up to `most` symbols. */
  | { readonly kind: 'other-followed'; readonly role: Role; readonly most: number }
  /** Against leading another role: it may end the game while the player is not ahead. */
  | { readonly kind: 'other-ends'; readonly role: Role }
  /** No reason that the player can see; the search found the option. */
  | { readonly kind: 'playing-on' }
  /** Expected points at the end above those of the next best option. */
  | { readonly kind: 'more-points'; readonly points: number }
  /** Chance to win above that of the next best option, in percentage points. */
  | { readonly kind: 'better'; readonly points: number };

/** Reasons that occur only in Escalation. */
export type ExpansionReason =
  /** Builds larger ships. */
  | { readonly kind: 'builds'; readonly ship: Ship; readonly n: number }
  /** Builds the battlecruiser, which counts as influence. */
  | { readonly kind: 'battlecruiser'; readonly influence: number }
  /** Spends the battlecruiser and loses its influence. */
  | { readonly kind: 'spends-battlecruiser'; readonly influence: number }
  /** A planet that costs larger ships can be attacked with ships the player has. */
  | { readonly kind: 'ships-ready' }
  | { readonly kind: 'improves-fleet' }
  /** Is paid for with ships. */
  | { readonly kind: 'pays'; readonly ship: Ship; readonly n: number }
  /** Pays with hand cards and keeps the ships, or pays with ships and keeps the cards. */
  | { readonly kind: 'keeps-ships' | 'keeps-cards' }
  /** The Action of a planet. */
  | { readonly kind: 'planet-action'; readonly planet: string }
  /** Takes an opponent's planet; `?` if its front is hidden. */
  | { readonly kind: 'takes-planet'; readonly planet: string; readonly influence: number }
  /** Removes a permanent (`card`) that is worth this influence. */
  | { readonly kind: 'takes-away'; readonly card: string; readonly influence: number }
  /** Breaks an improved fleet. */
  | { readonly kind: 'turns-fleet-back' }
  /** The owner of the taken planet, removed permanent or broken fleet receives influence. */
  | { readonly kind: 'owner-gains'; readonly influence: number }
  | { readonly kind: 'more-role' }
  | { readonly kind: 'follows-as'; readonly role: Role }
  /** A Survey keeps one more planet, or looks at all of them. */
  | { readonly kind: 'keeps-more' | 'looks-at-more' }
  | { readonly kind: 'colony' | 'moves-colony' }
  /** Puts a card or planet on top of its deck, to be drawn next. */
  | { readonly kind: 'card-on-top'; readonly card: string }
  | { readonly kind: 'planet-on-top'; readonly planet: string }
  | { readonly kind: 'start-planet'; readonly planet: string }
  | { readonly kind: 'scenario'; readonly scenario: string };
