// Effects: what an Action or trigger does, as data. rules/effects/ implements them. The resolving
// card is the card whose Action is being carried out.
import type { Ship } from './names.ts';

/** Turn effects last until the leader's cleanup phase (RULES TURN, MOB). */
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
  /** Attack up to n planets in sequence. */
  | { readonly op: 'attack'; readonly n: number }
  /** Tuck the resolving card as a colony, or settle one planet (RULES 3.3). */
  | { readonly op: 'colony-or-settle' }
  /** Tuck the resolving card as a colony. */
  | { readonly op: 'colony' }
  /** Settle one planet, or none (RULES IC). */
  | { readonly op: 'settle' }
  /**
   * Tuck the resolving card under a planet. The planet is settled if its colonies then meet its
   * cost; `discounts` says whether Colonize discounts count (RULES TF).
   */
  | { readonly op: 'terraform'; readonly discounts: boolean }
  /** Produce up to n resources. */
  | { readonly op: 'produce'; readonly n: number }
  /** Trade up to n resources. */
  | { readonly op: 'trade'; readonly n: number }
  /** Produce one resource or trade one. */
  | { readonly op: 'produce-or-trade' }
  /** Take n influence from the supply. Does not count as a trade. */
  | { readonly op: 'influence'; readonly n: number }
  /** Remove up to n hand cards from the game; with `self`, optionally the resolving card too. */
  | { readonly op: 'remove'; readonly n: number; readonly self: boolean }
  /** Remove one card from the hand or the player's discard pile, or none. */
  | { readonly op: 'remove-anywhere' }
  /** Remove the resolving card from the game. */
  | { readonly op: 'remove-this' }
  /** Take n role cards from non-empty stacks into hand. */
  | { readonly op: 'take'; readonly n: number }
  /** Put the top planet of the deck into the empire face down, unseen. */
  | { readonly op: 'planet' }
  /** Fill the slots of the planet just turned face up. Not counted as producing (RULES AB). */
  | { readonly op: 'fill-planet' }
  /** Name a resource type: each resource of it traded this turn gives 1 more influence. */
  | { readonly op: 'specialize' }
  | { readonly op: 'turn-effect'; readonly effect: TurnEffect }
  /** Grant n more Actions in this Action phase. */
  | { readonly op: 'more-actions'; readonly n: number }
  /** Grant another Role phase in this turn. */
  | { readonly op: 'more-roles' }
  /** Collect n ships of a size. Battlecruisers are excluded, because a player has at most one. */
  | { readonly op: 'ships'; readonly ship: Exclude<Ship, 'battlecruiser'>; readonly n: number }
  /** Pay n ships of one size for one ship of another size, up to `times` times in one Action. */
  | {
      readonly op: 'build';
      readonly pay: Ship;
      readonly n: number;
      readonly gain: Ship;
      readonly times: number;
    }
  /** Pay one ship and gain influence. */
  | { readonly op: 'hire'; readonly ship: Ship; readonly influence: number }
  /** Take a technology whose cost is at most `most`, without paying and without any planets. */
  | { readonly op: 'take-technology'; readonly most: number }
  /** Each opponent who has influence returns 1; then take 1. */
  | { readonly op: 'espionage' }
  /** Name a resource type: each resource of it produced this turn gives 1 more influence. */
  | { readonly op: 'specialize-production' }
  /** Produce up to one resource for each fighter. */
  | { readonly op: 'produce-per-fighter' }
  /** Remove a permanent or turn back an Improved Fleet. Its owner gets `reparations` influence. */
  | { readonly op: 'remove-permanent'; readonly reparations: number }
  /** Look through the planet deck and put one planet on top. */
  | { readonly op: 'recon-planets' }
  /** Look through the player's deck and put one card on top. */
  | { readonly op: 'recon-deck' }
  /** Capture a face-down planet of an opponent, who receives `reparations` influence. */
  | { readonly op: 'annex'; readonly reparations: number };

export type EffectOp = Effect['op'];

/** The value of `n` or `times` that means "any number". */
export const ANY_NUMBER = 99;
