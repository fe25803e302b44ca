// The closed union of effect operations: what an Action can do, as data.
import type { Ship } from './names.ts';

/** Turn effects last until the leader's cleanup (RULES TURN, MOB). */
export type TurnEffect =
  | 'diverse-markets'
  | 'genetic-engineering'
  | 'mobilization'
  | 'tour-de-force';

export type Effect =
  /** Draw n cards. */
  | { readonly op: 'draw'; readonly n: number }
  /** Collect n fighters. */
  | { readonly op: 'fighters'; readonly n: number }
  /** Collect n fighters or attack one planet (RULES 3.2). */
  | { readonly op: 'fighters-or-attack'; readonly n: number }
  /** Attack up to n planets, one after the other. */
  | { readonly op: 'attack'; readonly n: number }
  /** Tuck the resolving card as a colony, or settle one planet (RULES 3.3). */
  | { readonly op: 'colony-or-settle' }
  /** Tuck the resolving card as a colony. */
  | { readonly op: 'colony' }
  /** Settle one planet or skip (RULES IC). */
  | { readonly op: 'settle' }
  /** Tuck the resolving card; the planet is settled when that meets its cost, with or without discounts (RULES TF). */
  | { readonly op: 'terraform'; readonly discounts: boolean }
  /** Produce up to n resources. */
  | { readonly op: 'produce'; readonly n: number }
  /** Trade up to n resources. */
  | { readonly op: 'trade'; readonly n: number }
  /** Produce one resource or trade one. */
  | { readonly op: 'produce-or-trade' }
  /** Take n influence from the supply; it is not a trade. */
  | { readonly op: 'influence'; readonly n: number }
  /** Remove up to n hand cards from the game, with `self` also the resolving card itself. */
  | { readonly op: 'remove'; readonly n: number; readonly self: boolean }
  /** Remove one card of the hand or of the own discard pile, or none. */
  | { readonly op: 'remove-anywhere' }
  /** The resolving card leaves the game. */
  | { readonly op: 'remove-this' }
  /** Take n role cards of non-empty stacks into hand. */
  | { readonly op: 'take'; readonly n: number }
  /** The top planet of the deck goes unseen into the empire, face down. */
  | { readonly op: 'planet' }
  /** The planet that was just turned up is filled, which is not producing (RULES AB). */
  | { readonly op: 'fill-planet' }
  /** Name a resource type: each one traded this turn gives 1 influence more. */
  | { readonly op: 'specialize' }
  | { readonly op: 'turn-effect'; readonly effect: TurnEffect }
  /** So many Actions more in this Action phase. */
  | { readonly op: 'more-actions'; readonly n: number }
  /** A Role phase more in this turn. */
  | { readonly op: 'more-roles' }
  /** Collect n ships of a size of which anybody may have many (RULES F3). */
  | { readonly op: 'ships'; readonly ship: Exclude<Ship, 'battlecruiser'>; readonly n: number }
  /** Pay n ships for one of another size, up to so many times in one Action. */
  | {
      readonly op: 'build';
      readonly pay: Ship;
      readonly n: number;
      readonly gain: Ship;
      readonly times: number;
    }
  /** Pay one ship for influence. */
  | { readonly op: 'hire'; readonly ship: Ship; readonly influence: number }
  /** Take a technology that costs at most so many symbols, without paying and without planets. */
  | { readonly op: 'take-technology'; readonly most: number }
  /** Each opponent who has influence returns 1; then take 1. */
  | { readonly op: 'espionage' }
  /** Name a resource type: each one produced this turn gives 1 influence more. */
  | { readonly op: 'specialize-production' }
  /** Produce up to one resource for each fighter. */
  | { readonly op: 'produce-per-fighter' }
  /** Remove a permanent of anybody from the game; its owner takes so much influence. */
  | { readonly op: 'remove-permanent'; readonly reparations: number }
  /** Look through the planet deck and put one planet on top. */
  | { readonly op: 'recon-planets' }
  /** Look through the own deck and put one card on top. */
  | { readonly op: 'recon-deck' }
  /** Attack a face-down planet of an opponent, who takes so much influence. */
  | { readonly op: 'annex'; readonly reparations: number };

export type EffectOp = Effect['op'];

/** The n that stands for "any number". */
export const ANY_NUMBER = 99;
