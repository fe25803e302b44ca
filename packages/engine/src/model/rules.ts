// A ruleset, worked out for one choice of options: the numbers and parts that a game is built from.
import type { Effect } from './effect.ts';
import type { RoleDef } from '../rules/roles/role-def.ts';
import type { GameOptions } from '../rulesets/options.ts';

export interface Rules {
  readonly options: GameOptions;
  /** What n symbols buy, by role. */
  readonly roleDefs: readonly RoleDef[];
  /** The Action of each card, by kind; empty where it has none. */
  readonly actions: readonly (readonly Effect[])[];
  /** Roles that may be led, ascending. */
  readonly roles: readonly number[];
  /** The card kind on whose stack a role draws, by role. */
  readonly stackOf: readonly number[];
  /** Kinds that form stacks, ascending: they can be taken and, empty, end the game. */
  readonly stackKinds: readonly number[];
  /** Cards in each stack at the start, by kind. */
  readonly stackSizes: readonly number[];
  /** Cards of one starting deck, ascending. */
  readonly startDeck: readonly number[];
  readonly handSize: number;
  /** Planet numbers of the planet deck and of the start planets, ascending. */
  readonly planets: readonly number[];
  readonly startPlanets: readonly number[];
  /** Start planets are settled from the start. */
  readonly startPlanetsUp: boolean;
  /** Nobody, not even the owner, reads the front of a face-down planet. */
  readonly frontsHidden: boolean;
  /** By how many symbols a follower sees fewer planets, or cards of a technology deck, than the leader. */
  readonly followersLookLess: number;
  /** Planets that a Survey does not keep go under the deck instead of to the discard. */
  readonly rejectedToBottom: boolean;
  /** Technology faces on offer, ascending. */
  readonly technologies: readonly number[];
  /** Face-down decks of technologies, by planet type; empty where technologies are on offer. */
  readonly technologyDecks: readonly (readonly number[])[];
  /** A bought technology is spent with the cards of the role instead of going to hand. */
  readonly technologyToPlay: boolean;
  readonly influenceSupply: number;
  /** No influence beyond the supply. */
  readonly influenceLimited: boolean;
  /** Fighters in the game; undefined without limit. */
  readonly fighterLimit: number | undefined;
  /** Empty stacks that trigger the end. */
  readonly stacksToEnd: number;
  /** Whether the leader of an empty stack gets a symbol, by role (RULES R-EMPTY). */
  readonly emptyStackSymbol: readonly boolean[];
  /** Symbols that the leader of a role always has on top. */
  readonly leaderSymbols: readonly number[];
  /** Followers of Colonize may settle like the leader. */
  readonly settleWhenFollowing: boolean;
  /** Following is offered only when it would do something. */
  readonly followMustMatter: boolean;
  /** Steps of a turn in order, and their order after Logistics' choice of the role first. */
  readonly phases: readonly number[];
  readonly phasesRoleFirst: readonly number[];
  /** One full round more at the end. */
  readonly extraRound: boolean;
  /** The round is finished before the game ends; otherwise it ends with the turn. */
  readonly finishesRound: boolean;
  /** Hand cards that may be discarded in cleanup. */
  readonly discardLimit: number;
  /** A hand above its limit must be discarded down. */
  readonly discardsDown: boolean;
  /** The card played as an Action stays in play until cleanup. */
  readonly actionCardStays: boolean;
  /** Abundance produces (errata) instead of filling the planet (2011). */
  readonly abundanceProduces: boolean;
  /** Bureaucracy adds a symbol when following (errata). */
  readonly bureaucracySymbol: boolean;
  /** Logistics gives a turn after the last one (errata). */
  readonly logisticsTurn: boolean;
  /** Terraforming counts discounts (errata). */
  readonly terraformingDiscounts: boolean;
}
