// The question of each step. `step` is the kind of question, and determines the other fields.
import type { Role, Ship } from './names.ts';

interface SingleChoice {
  readonly several: false;
}

/**
 * The step repeats the question until the answer is `done` or no option is left. A client can
 * select several options at once, and must play them in ascending order.
 */
interface MultipleChoice {
  readonly several: true;
  /** The maximum size of a selection. */
  readonly most: number;
}

/** Steps whose question has no other fields. */
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
  | (SingleChoice & { readonly step: PlainStep })
  | (SingleChoice & {
      readonly step: 'action';
      readonly actionsPlayed: number;
      readonly actionsLeft: number;
    })
  /** `symbols` includes cards already added. `symbolsMissing`: still needed by a follower. */
  | (MultipleChoice & {
      readonly step: 'boost';
      readonly role: Role;
      readonly symbols: number;
      readonly symbolsMissing?: number;
    })
  /** `symbols` does not include hand cards. */
  | (SingleChoice & {
      readonly step: 'follow-or-dissent';
      readonly role: Role;
      readonly symbols: number;
      readonly symbolsNeeded: number;
    })
  /** `excess`: cards to discard because of the hand limit. */
  | (MultipleChoice & { readonly step: 'discard'; readonly excess: number })
  | (SingleChoice & { readonly step: 'keep-planet'; readonly planets: number })
  /** `fighters`: collected if the seat attacks nothing. */
  | (SingleChoice & { readonly step: 'muster'; readonly fighters: number })
  /** `card`: the first one to tuck; absent if no card was played. */
  | (SingleChoice & { readonly step: 'colonize-or-settle'; readonly card?: string })
  /** `card` is tucked next. `cardsAlike`: how many equal cards come next, including it. */
  | ((SingleChoice | MultipleChoice) & {
      readonly step: 'tuck';
      readonly card: string;
      readonly cardsAlike: number;
    })
  | (MultipleChoice & { readonly step: 'produce'; readonly resourcesLeft: number })
  | (MultipleChoice & { readonly step: 'trade'; readonly tradesLeft: number })
  | (SingleChoice & { readonly step: 'buy-technology'; readonly symbols: number })
  | (SingleChoice & { readonly step: 'attack'; readonly attacksLeft: number })
  /** `removalsLeft` is absent if the seat can remove any number of cards. */
  | (MultipleChoice & { readonly step: 'remove'; readonly removalsLeft?: number })
  | (MultipleChoice & { readonly step: 'take'; readonly takesLeft: number })
  /** `symbols` does not include hand cards. They are added after this question. */
  | (SingleChoice & { readonly step: 'settle-or-gather'; readonly symbols: number })
  | (SingleChoice & { readonly step: 'tuck-together'; readonly cards: number })
  /**
   * Hand cards can be discarded for ships. `shipsMissing`: ships that cards must provide; absent if
   * the player has enough.
   */
  | (MultipleChoice & {
      readonly step: 'pay-ships';
      readonly ship: Ship;
      readonly shipsLeft: number;
      readonly shipsMissing?: number;
    })
  | (SingleChoice & { readonly step: 'choose-deck'; readonly cardsLookedAt: number });
