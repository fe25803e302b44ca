// What a permanent technology does beyond its symbols, as data in its literal: moments, lasting changes, free actions, what counts as what.
import type { Effect } from './effect.ts';
import type { Role } from './names.ts';

/**
 * Where in a turn each kind is asked. A new kind is a line here, a case in `facts/abilities.ts` and the question at its place.
 *
 * | kind | asked |
 * |---|---|
 * | `when: 'enters-play'` | rules/triggers.ts, when a technology has been bought |
 * | `when: 'planet-flipped'` | rules/triggers.ts, after the owner has settled or attacked a planet |
 * | `when: 'game-ends'` | rules/steps/turn.ts, after the last turn of the last round |
 * | `while: 'attacking'` | facts/costs.ts for the cost, verbs/planets.ts for what stays behind |
 * | `while: 'acting'` | rules/steps/action.ts, how many cards are played |
 * | `while: 'following'` | facts/following.ts, when a role is followed |
 * | `while: 'dissenting'` | rules/steps/follow.ts, when cards are drawn for it |
 * | `freeAction` | rules/steps/free-action.ts: in the own turn, while nothing is resolving |
 * | `may: 'role-first'` | rules/steps/action.ts, before the first Action |
 * | `countsAs: 'resource'` | facts/slots.ts, wherever resources are traded |
 * | `countsAs: 'any-symbol'` | facts/symbols.ts, wherever a hand card is worth symbols |
 */
export type Trigger =
  /** At a moment, effects are carried out for the owner. */
  | { readonly when: 'enters-play' | 'planet-flipped'; readonly do: readonly Effect[] }
  /** The owner has one turn more after the last one. */
  | { readonly when: 'game-ends'; readonly do: 'extra-turn' }
  /** Attacks cost fewer fighters; with `leaves`, one stays on the planet and blocks its slots. */
  | { readonly while: 'attacking'; readonly discount: number; readonly leaves?: 'fighter' }
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
  /** The Role phase may come before the Action phase. */
  | { readonly may: 'role-first' }
  /** Tokens that may be traded as if they were resources. */
  | { readonly countsAs: 'resource'; readonly token: 'fighter' }
  /** Cards that are worth one symbol of every role that they do not show. */
  | { readonly countsAs: 'any-symbol'; readonly card: string };
