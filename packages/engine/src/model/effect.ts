// Effects: what an Action or trigger does, as data. rules/effects/ implements them. "The resolving
// card" is the card whose Action is being carried out.
import type { Ship } from './names.ts';

/** In force until the leader's cleanup phase (RULES TURN, MOB). */
export type TurnEffect =
  | 'diverse-markets'
  | 'genetic-engineering'
  | 'mobilization'
  | 'tour-de-force';

export type Effect =
  | { readonly op: 'draw'; readonly n: number }
  | { readonly op: 'fighters'; readonly n: number }
  /** Collect n fighters or attack one planet (RULES 3.2). */
  | { readonly op: 'fighters-or-attack'; readonly n: number }
  | { readonly op: 'attack'; readonly n: number }
  /** Tuck the resolving card as a colony, or settle one planet (RULES 3.3). */
  | { readonly op: 'colony-or-settle' }
  | { readonly op: 'colony' }
  /** Settle one planet, or none (RULES IC). */
  | { readonly op: 'settle' }
  /**
   * Tuck the resolving card. The planet is settled if its colonies then meet its cost, with the
   * Colonize discount if `discounts` (RULES TF).
   */
  | { readonly op: 'terraform'; readonly discounts: boolean }
  | { readonly op: 'produce'; readonly n: number }
  | { readonly op: 'trade'; readonly n: number }
  | { readonly op: 'produce-or-trade' }
  /** Take n influence from the supply. Does not count as a trade. */
  | { readonly op: 'influence'; readonly n: number }
  /** Remove up to n hand cards from the game; with `self`, optionally the resolving card too. */
  | { readonly op: 'remove'; readonly n: number; readonly self: boolean }
  /** Remove one card from the hand or the player's discard pile, or none. */
  | { readonly op: 'remove-anywhere' }
  | { readonly op: 'remove-this' }
  | { readonly op: 'take'; readonly n: number }
  | { readonly op: 'planet' }
  /** Fill the slots of the planet just turned face up. Not counted as producing (RULES AB). */
  | { readonly op: 'fill-planet' }
  /** Name a resource type. Each resource of this type traded this turn gives 1 more influence. */
  | { readonly op: 'specialize' }
  | { readonly op: 'turn-effect'; readonly effect: TurnEffect }
  | { readonly op: 'more-actions'; readonly n: number }
  | { readonly op: 'more-roles' }
  /** Collect n ships of a size. Battlecruisers are excluded, because a player can have only one. */
  | { readonly op: 'ships'; readonly ship: Exclude<Ship, 'battlecruiser'>; readonly n: number }
  /** Pay n ships of size `pay` for one ship of size `gain`, up to `times` times in one Action. */
  | {
      readonly op: 'build';
      readonly pay: Ship;
      readonly n: number;
      readonly gain: Ship;
      readonly times: number;
    }
  | { readonly op: 'hire'; readonly ship: Ship; readonly influence: number }
  /** Take a technology with a cost up to `most`, without paying and without any planets. */
  | { readonly op: 'take-technology'; readonly most: number }
  /** Each opponent with influence returns 1. Then the player takes 1. */
  | { readonly op: 'espionage' }
  /** Name a resource type. Each resource of this type produced this turn gives 1 more influence. */
  | { readonly op: 'specialize-production' }
  /** Produce up to one resource per fighter the player has. */
  | { readonly op: 'produce-per-fighter' }
  /**
   * Remove any permanent or turn back an Improved Fleet. Its owner gets `reparations` influence.
   */
  | { readonly op: 'remove-permanent'; readonly reparations: number }
  | { readonly op: 'recon-planets' }
  | { readonly op: 'recon-deck' }
  /** Attack an opponent's face-down planet and take it. The owner gets `reparations` influence. */
  | { readonly op: 'annex'; readonly reparations: number };

export type EffectOp = Effect['op'];

/** Value of `n` or `times` that means any number. */
export const ANY_NUMBER = 99;
