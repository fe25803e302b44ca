// What a permanent technology does beyond its symbols, as data in its literal: moments, lasting changes, free actions, what counts as what.
import type { Effect } from './effect.ts';
import type { Role } from './names.ts';

/**
 * Where in a turn each kind is asked. A new kind is a line here, a case in `queries/compute-abilities.ts` and the question at its place.
 *
 * | kind | asked |
 * |---|---|
 * | `when: 'enters-play'` | rules/triggers.ts, when a technology has been bought |
 * | `when: 'planet-flipped'` | rules/triggers.ts, after the owner has settled or attacked a planet |
 * | `when: 'game-ends'` | rules/steps/turn.ts, after the last turn of the last round |
 * | `while: 'attacking'` | queries/costs.ts for the cost, mutations/planets.ts for what stays behind |
 * | `while: 'acting'` | rules/steps/action.ts, how many cards are played |
 * | `while: 'following'` | queries/following.ts, when a role is followed |
 * | `while: 'dissenting'` | rules/steps/follow.ts, when cards are drawn for it |
 * | `freeAction` | rules/steps/free-action.ts: in the own turn, while nothing is resolving |
 * | `may: 'role-first'` | rules/steps/action.ts, before the first Action |
 * | `when: 'dissents'` | rules/steps/follow.ts, with the cards drawn for it |
 * | `while: 'buying'` | rules/roles/research.ts, how many technologies the leader takes |
 * | `may: 'swap-produce-and-trade'` | rules/steps/follow.ts, when Produce or Trade is followed |
 * | `may: 'keep-two'` | rules/roles/survey.ts, before planets are looked at |
 * | `may: 'pay-with-battlecruiser'`, `may: 'take-over'` | queries/attacks.ts, wherever an attack is possible |
 * | `holds: 'colonies'` | queries/empire-planets.ts, wherever colonies are put; rules/settle-and-attack.ts, before a planet is settled |
 * | `countsAs: 'symbol'` | rules/steps/boost.ts, beside the hand cards |
 * | `countsAs: 'leading-symbol'` | queries/symbols.ts, when a role is led |
 * | `countsAs: 'resource'` | queries/resource-slots.ts, wherever resources are traded |
 * | `countsAs: 'any-symbol'` | queries/symbols.ts, wherever a hand card is worth symbols |
 */
export type Trigger =
  /** At a moment, effects are carried out for the owner. */
  | { readonly when: 'enters-play' | 'planet-flipped'; readonly do: readonly Effect[] }
  /** The owner has one turn more after the last one. */
  | { readonly when: 'game-ends'; readonly do: 'extra-turn' }
  /** Attacks cost fewer fighters; with `leaves`, one stays on the planet and blocks its slots. */
  | {
      readonly while: 'attacking';
      readonly discount: number;
      readonly leaves?: 'fighter';
      /** Only while its owner has one. */
      readonly having?: 'battlecruiser';
    }
  /** Influence for dissenting a role. */
  | { readonly when: 'dissents'; readonly role: 'warfare'; readonly influence: number }
  /** More technologies may be taken when Research is led. */
  | { readonly while: 'buying'; readonly more: number }
  /** More cards may be played in the Action phase. */
  | { readonly while: 'acting'; readonly more: number }
  /** A follower may use the Leader option; `symbols` are added to all roles but those of `except`. */
  | {
      readonly while: 'following';
      readonly leaderOption: true;
      readonly symbols?: number;
      readonly except?: readonly Role[];
    }
  /** More cards are drawn for dissent. */
  | { readonly while: 'dissenting'; readonly more: number }
  /** Removing a hand card, so often in a turn. */
  | { readonly freeAction: 'remove'; readonly times: number }
  /** Once in a turn: a resource or a fighter for influence, a hand card as a colony, one Role phase more. */
  | { readonly freeAction: 'sell' | 'colony' | 'role'; readonly times: 1 }
  /** It holds colonies, which may move before a planet is settled. */
  | { readonly holds: 'colonies' }
  /** The Role phase may come before the Action phase. */
  | { readonly may: 'role-first' }
  /** Produce may be followed as Trade, and the other way round. */
  | { readonly may: 'swap-produce-and-trade' }
  /** A Survey may look at two planets fewer and keep one more. */
  | { readonly may: 'keep-two' }
  /** A battlecruiser may be paid in place of any Warfare cost. */
  | { readonly may: 'pay-with-battlecruiser' }
  /** An attack may take a face-up planet of an opponent, who takes so much influence. */
  | { readonly may: 'take-over'; readonly reparations: number }
  /** Tokens that may be traded as if they were resources. */
  | { readonly countsAs: 'resource'; readonly token: 'fighter' }
  /** Cards that are worth one symbol of every role that they do not show. */
  | { readonly countsAs: 'any-symbol'; readonly card: string }
  /** Cards that are worth one symbol of every role that their owner leads. */
  | { readonly countsAs: 'leading-symbol'; readonly card: string }
  /** Tokens that are discarded as symbols: resources of any role, fighters of Research. */
  | { readonly countsAs: 'symbol'; readonly token: 'resource' | 'fighter' };
