// The closed union of effect operations: what an Action can do, as data.

/** Turn effects last until the leader's cleanup (RULES TURN, MOB). */
export type TurnEffect = 'diverse-markets' | 'genetic-engineering' | 'mobilization';

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
  | { readonly op: 'turn-effect'; readonly effect: TurnEffect };

export type EffectOp = Effect['op'];

/** The n that stands for "any number". */
export const ANY_NUMBER = 99;
