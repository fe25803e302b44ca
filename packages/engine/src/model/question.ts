// What each step asks: a union by step, in which each number has a name of its own.
import type { Role, Ship } from './names.ts';

/** One answer ends the step. */
interface One {
  readonly several: false;
}

/**
 * Answers of the same kind follow one another, until done or as often as the step asks: a person may pick several at once, and they
 * are then played in ascending order of `option`, which the engine asks for.
 */
export interface Several {
  readonly several: true;
  /** How many may be picked in all. */
  readonly most: number;
}

/** Steps of which the question has no number. */
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
  /** Cards played so far in this Action phase, and how many more may be played. */
  | (One & {
      readonly step: 'action';
      readonly actionsPlayed: number;
      readonly actionsLeft: number;
    })
  /** Symbols so far, before the cards that are added now, and how many a follower must still bring; absent when none. */
  | (Several & {
      readonly step: 'boost';
      readonly role: Role;
      readonly symbols: number;
      readonly symbolsMissing?: number;
    })
  /** Symbols that the follower has without any card, and what following takes. */
  | (One & {
      readonly step: 'follow-or-dissent';
      readonly role: Role;
      readonly symbols: number;
      readonly symbolsNeeded: number;
    })
  /** Cards above the hand limit, which must go; 0 when none must. */
  | (Several & { readonly step: 'discard'; readonly excess: number })
  | (One & { readonly step: 'keep-planet'; readonly planets: number })
  /** Fighters that are collected when nothing is attacked. */
  | (One & { readonly step: 'muster'; readonly fighters: number })
  /** The first of the cards played; absent when none was. */
  | (One & { readonly step: 'colonize-or-settle'; readonly card?: string })
  /** Cards of one kind that lie together and are tucked one after the other. */
  | ((One | Several) & {
      readonly step: 'tuck';
      readonly card: string;
      readonly cardsAlike: number;
    })
  | (Several & { readonly step: 'produce'; readonly resourcesLeft: number })
  | (Several & { readonly step: 'trade'; readonly tradesLeft: number })
  /** Research symbols to pay with. */
  | (One & { readonly step: 'buy-technology'; readonly symbols: number })
  | (One & { readonly step: 'attack'; readonly attacksLeft: number })
  /** Absent where any number may go. */
  | (Several & { readonly step: 'remove'; readonly removalsLeft?: number })
  | (Several & { readonly step: 'take'; readonly takesLeft: number })
  /** Symbols that the cards added later start from. */
  | (One & { readonly step: 'settle-or-gather'; readonly symbols: number })
  /** Cards that go under one planet together. */
  | (One & { readonly step: 'tuck-together'; readonly cards: number })
  /**
   * Ships of a size that are still to be paid; hand cards may be discarded as such. `shipsMissing` is how many the cards must bring,
   * absent when the tokens suffice.
   */
  | (Several & {
      readonly step: 'pay-ships';
      readonly ship: Ship;
      readonly shipsLeft: number;
      readonly shipsMissing?: number;
    })
  | (One & { readonly step: 'choose-deck'; readonly cardsLookedAt: number });
