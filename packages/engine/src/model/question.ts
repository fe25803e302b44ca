// The question of each step. `step` is the kind of question; the other fields depend on it.
import type { Role, Ship } from './names.ts';

/** The answer is one option. */
interface One {
  readonly several: false;
}

/**
 * The answer is any number of options. The step repeats the question until the answer is `done` or
 * the limit is reached. A client can select several options at once and plays them in ascending
 * order of `option`, which the engine requires.
 */
interface Several {
  readonly several: true;
  /** The maximum number of selected options. */
  readonly most: number;
}

/** Steps whose question has no further fields. */
type PlainStep =
  | 'role'
  | 'colony-or-settle'
  | 'settle'
  | 'terraform'
  | 'produce-or-trade'
  | 'name-resource'
  | 'tuck-this'
  | 'remove-anywhere'
  | 'pick-technology'
  | 'redistribute'
  | 'move-colony'
  | 'build'
  | 'name-produced'
  | 'take-technology'
  | 'remove-permanent'
  | 'recon-planets'
  | 'recon-deck'
  | 'annex'
  | 'survey-depth'
  | 'one-more-role'
  | 'start-planet'
  | 'choose-scenario';

export type StepQuestion =
  | (One & { readonly step: PlainStep })
  /** The number of Actions taken in this Action phase, and how many more can be taken. */
  | (One & {
      readonly step: 'action';
      readonly actionsPlayed: number;
      readonly actionsLeft: number;
    })
  /**
   * Symbols so far, without the cards being added. `symbolsMissing` is the number a follower still
   * needs; absent if none.
   */
  | (Several & {
      readonly step: 'boost';
      readonly role: Role;
      readonly symbols: number;
      readonly symbolsMissing?: number;
    })
  /** Symbols the follower has without hand cards, and the number needed to follow. */
  | (One & {
      readonly step: 'follow-or-dissent';
      readonly role: Role;
      readonly symbols: number;
      readonly symbolsNeeded: number;
    })
  /** The number of cards that must be discarded to meet the hand limit; 0 if none. */
  | (Several & { readonly step: 'discard'; readonly excess: number })
  /** The number of planets being looked at. */
  | (One & { readonly step: 'keep-planet'; readonly planets: number })
  /** The fighters that are collected if nothing is attacked. */
  | (One & { readonly step: 'muster'; readonly fighters: number })
  /** The first of the cards played; absent if there is none. */
  | (One & { readonly step: 'colonize-or-settle'; readonly card?: string })
  /** The card to tuck, and the number of such cards that are next; they are tucked one by one. */
  | ((One | Several) & {
      readonly step: 'tuck';
      readonly card: string;
      readonly cardsAlike: number;
    })
  | (Several & { readonly step: 'produce'; readonly resourcesLeft: number })
  | (Several & { readonly step: 'trade'; readonly tradesLeft: number })
  /** Research symbols that can be paid. */
  | (One & { readonly step: 'buy-technology'; readonly symbols: number })
  | (One & { readonly step: 'attack'; readonly attacksLeft: number })
  /** `removalsLeft` is absent if any number can be removed. */
  | (Several & { readonly step: 'remove'; readonly removalsLeft?: number })
  | (Several & { readonly step: 'take'; readonly takesLeft: number })
  /** The number of symbols without hand cards, which are added after this question. */
  | (One & { readonly step: 'settle-or-gather'; readonly symbols: number })
  /** Number of cards that are tucked under one planet. */
  | (One & { readonly step: 'tuck-together'; readonly cards: number })
  /**
   * Ships of one size still to be paid, for which hand cards can be discarded. `shipsMissing` is
   * the number that cards must provide; absent if the tokens suffice.
   */
  | (Several & {
      readonly step: 'pay-ships';
      readonly ship: Ship;
      readonly shipsLeft: number;
      readonly shipsMissing?: number;
    })
  | (One & { readonly step: 'choose-deck'; readonly cardsLookedAt: number });
