// Triggers: what a permanent technology, a face-up planet or the fleet tile does in addition to its
// symbols, as data.
import type { Effect } from './effect.ts';
import type { Role } from './names.ts';

/**
 * Where each kind of trigger takes effect. A new kind needs a line here, a case in
 * `queries/compute-abilities.ts`, and code at that place.
 *
 * - `when: 'enters-play'`: rules/triggers.ts, when a technology has been taken.
 * - `when: 'planet-flipped'`: rules/triggers.ts, after the owner has settled or attacked a planet.
 * - `when: 'game-ends'`: rules/steps/turn.ts, after the last turn of the last round.
 * - `while: 'attacking'`: queries/costs.ts for the cost, mutations/planets.ts for the fighter that
 *   remains.
 * - `while: 'acting'`: rules/steps/action.ts, the number of Actions.
 * - `while: 'following'`: queries/following.ts, when a role is followed.
 * - `while: 'dissenting'`: rules/steps/follow.ts, when cards are drawn for dissent.
 * - `freeAction`: rules/steps/free-action.ts: in the owner's turn, while nothing is resolving.
 * - `may: 'role-first'`: rules/steps/action.ts, before the first Action.
 * - `when: 'dissents'`: rules/steps/follow.ts, after cards were drawn for dissent.
 * - `while: 'buying'`: rules/roles/research.ts, how many technologies the leader takes.
 * - `may: 'swap-produce-and-trade'`: rules/steps/follow.ts, when Produce or Trade is followed.
 * - `may: 'keep-two'`: rules/roles/survey.ts, before planets are looked at.
 * - `may: 'pay-with-battlecruiser'`, `may: 'take-over'`: queries/attacks.ts, wherever an attack is
 *   possible.
 * - `holds: 'colonies'`: queries/empire-planets.ts, where colonies are placed;
 *   rules/settle-and-attack.ts, before a planet is settled.
 * - `countsAs: 'symbol'`: rules/steps/boost.ts, after the hand cards.
 * - `countsAs: 'leading-symbol'`: queries/symbols.ts, when a role is led.
 * - `countsAs: 'resource'`: queries/resource-slots.ts, wherever resources are traded.
 * - `countsAs: 'any-symbol'`: queries/symbols.ts, wherever a hand card is worth symbols.
 */
export type Trigger =
  | { readonly when: 'enters-play' | 'planet-flipped'; readonly do: readonly Effect[] }
  | { readonly when: 'game-ends'; readonly do: 'extra-turn' }
  /** With `leaves`, a fighter stays on the attacked planet and blocks its slots. */
  | {
      readonly while: 'attacking';
      readonly discount: number;
      readonly leaves?: 'fighter';
      /** The discount applies only if the owner has a battlecruiser. */
      readonly having?: 'battlecruiser';
    }
  | { readonly when: 'dissents'; readonly role: 'warfare'; readonly influence: number }
  | { readonly while: 'buying'; readonly more: number }
  | { readonly while: 'acting'; readonly more: number }
  /** A follower can use the leader option, and has more symbols except in the roles of `except`. */
  | {
      readonly while: 'following';
      readonly leaderOption: true;
      readonly symbols?: number;
      readonly except?: readonly Role[];
    }
  | { readonly while: 'dissenting'; readonly more: number }
  /** The owner can remove a hand card this many times per turn. */
  | { readonly freeAction: 'remove'; readonly times: number }
  /** Sell a resource or fighter, add a hand card as a colony, or take another Role phase. */
  | { readonly freeAction: 'sell' | 'colony' | 'role'; readonly times: 1 }
  /** The permanent holds colonies. They can move to a planet before it is settled. */
  | { readonly holds: 'colonies' }
  | { readonly may: 'role-first' }
  | { readonly may: 'swap-produce-and-trade' }
  /** In a Survey, the owner can look at two fewer planets and keep one more. */
  | { readonly may: 'keep-two' }
  | { readonly may: 'pay-with-battlecruiser' }
  /** An attack can take a face-up planet. Its owner receives `reparations` influence. */
  | { readonly may: 'take-over'; readonly reparations: number }
  | { readonly countsAs: 'resource'; readonly token: 'fighter' }
  /** Cards with this id count as one symbol of each role whose symbol they do not show. */
  | { readonly countsAs: 'any-symbol'; readonly card: string }
  /** Cards with this id count as one symbol of any role that the owner leads. */
  | { readonly countsAs: 'leading-symbol'; readonly card: string }
  /** The owner can discard these tokens as symbols: resources in any role, fighters in Research. */
  | { readonly countsAs: 'symbol'; readonly token: 'resource' | 'fighter' };
