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
  /** At this moment, effects are carried out for the owner. */
  | { readonly when: 'enters-play' | 'planet-flipped'; readonly do: readonly Effect[] }
  /** The owner gets one more turn after the last one. */
  | { readonly when: 'game-ends'; readonly do: 'extra-turn' }
  /**
   * Attacks cost fewer fighters. With `leaves`, one fighter stays on the planet and blocks its
   * slots.
   */
  | {
      readonly while: 'attacking';
      readonly discount: number;
      readonly leaves?: 'fighter';
      /** The discount applies only while its owner has a battlecruiser. */
      readonly having?: 'battlecruiser';
    }
  /** Influence for dissenting from a role. */
  | { readonly when: 'dissents'; readonly role: 'warfare'; readonly influence: number }
  /** More technologies can be taken when leading Research. */
  | { readonly while: 'buying'; readonly more: number }
  /** The Action phase has more Actions. */
  | { readonly while: 'acting'; readonly more: number }
  /**
   * A follower can use the leader option, and has `symbols` more in every role that is not in
   * `except`.
   */
  | {
      readonly while: 'following';
      readonly leaderOption: true;
      readonly symbols?: number;
      readonly except?: readonly Role[];
    }
  /** More cards are drawn for dissent. */
  | { readonly while: 'dissenting'; readonly more: number }
  /** Remove a hand card, this many times per turn. */
  | { readonly freeAction: 'remove'; readonly times: number }
  /**
   * Once per turn: sell a resource or fighter for influence, add a hand card as a colony, or take
   * one more Role phase.
   */
  | { readonly freeAction: 'sell' | 'colony' | 'role'; readonly times: 1 }
  /** The card holds colonies. Colonies can move before a planet is settled. */
  | { readonly holds: 'colonies' }
  /** The Role phase can come before the Action phase. */
  | { readonly may: 'role-first' }
  /** Produce can be followed as Trade, and Trade as Produce. */
  | { readonly may: 'swap-produce-and-trade' }
  /** A Survey can look at two fewer planets and keep one more. */
  | { readonly may: 'keep-two' }
  /** A battlecruiser can pay any Warfare cost. */
  | { readonly may: 'pay-with-battlecruiser' }
  /** An attack can take a face-up planet of an opponent, who receives influence. */
  | { readonly may: 'take-over'; readonly reparations: number }
  /** Tokens that can be traded like resources. */
  | { readonly countsAs: 'resource'; readonly token: 'fighter' }
  /** Cards that count as one symbol of each role whose symbol they do not show. */
  | { readonly countsAs: 'any-symbol'; readonly card: string }
  /** Cards that count as one symbol of any role their owner leads. */
  | { readonly countsAs: 'leading-symbol'; readonly card: string }
  /** Tokens that can be discarded as symbols: resources for any role, fighters for Research. */
  | { readonly countsAs: 'symbol'; readonly token: 'resource' | 'fighter' };
