// The rules of a game as data: numbers and lists that a ruleset computes from its options.
import type { Effect } from './effect.ts';
import type { Behavior } from './behavior.ts';
import type { RuleInterpretations } from './rule-interpretations.ts';
import type { Trigger } from './trigger.ts';

/** The starting setup of one seat. */
export interface SeatSetup {
  /** The card kinds of the starting deck, ascending. */
  readonly deck: readonly number[];
  /** Number of cards in the first hand. */
  readonly firstHand: number;
  /** Permanents in play from the start. */
  readonly permanents: readonly number[];
}

/** The options that all rulesets share. `optionsOf` in rulesets/registry.ts returns all options. */
export interface ChosenOptions {
  readonly ruleset: string;
  readonly players: number;
}

export interface Rules {
  /** The version of the rules. Games recorded under an older version replay under it. */
  readonly version: number;
  readonly options: ChosenOptions;
  /** By seat. */
  readonly seats: readonly SeatSetup[];
  /** The behavior of each role, by role number. */
  readonly behaviors: readonly Behavior[];
  /** Whether symbols in the empire add to the symbols of a role, by role (RULES T6, R-COL3). */
  readonly empireCounts: readonly boolean[];
  /** Number of symbols that a follower needs, by role. With fewer, the role has no effect. */
  readonly followerNeeds: readonly number[];
  /**
   * The role whose leader decides whether to settle before adding cards, and adds none when
   * settling (Colonize in the prototype); or NONE.
   */
  readonly settlesFirst: number;
  /** The Action of each card, by kind; empty if it has none. */
  readonly actions: readonly (readonly Effect[])[];
  /** The triggers of each permanent, by kind. */
  readonly triggers: readonly (readonly Trigger[])[];
  /** Roles that can be led, ascending. */
  readonly roles: readonly number[];
  /** The card kind of the stack that a role draws from, by role. */
  readonly stackOf: readonly number[];
  /** Kinds of role cards that form stacks, ascending. */
  readonly stackKinds: readonly number[];
  /** Number of cards in each stack at the start, in the order of stackKinds. */
  readonly stackSizes: readonly number[];
  /** Hand limit without bonuses. */
  readonly handSize: number;
  /** Planet numbers of the planet deck and of the start planets, ascending. */
  readonly planets: readonly number[];
  readonly startPlanets: readonly number[];
  /** Start planets begin face up. */
  readonly startPlanetsUp: boolean;
  /** Fronts of face-down planets are hidden even from their owner. */
  readonly frontsHidden: boolean;
  /** How many fewer planets (or technology cards) a follower looks at than its symbols allow. */
  readonly followersLookLess: number;
  /** Planets not kept in a Survey go under the deck instead of to the discard pile. */
  readonly rejectedToBottom: boolean;
  /** Technology faces available to buy, ascending. */
  readonly technologies: readonly number[];
  /** Face-down technology decks, by planet type; empty if technologies are on offer. */
  readonly technologyDecks: readonly (readonly number[])[];
  /** A bought technology goes to the played cards of the role instead of the hand. */
  readonly technologyToPlay: boolean;
  /** Influence in the supply at the start. */
  readonly influenceSupply: number;
  /** The supply is a hard limit for influence. */
  readonly influenceLimited: boolean;
  /** Number of fighters in the game; undefined if unlimited. */
  readonly fighterLimit: number | undefined;
  /** Number of empty stacks that triggers the end. */
  readonly stacksToEnd: number;
  /**
   * Whether the leader gets a symbol if the stack of the role is empty, by role (RULES R-EMPTY).
   */
  readonly emptyStackSymbol: readonly boolean[];
  /** Bonus symbols for the leader, by role. */
  readonly leaderSymbols: readonly number[];
  /** Followers of Colonize can settle like the leader. */
  readonly settleWhenFollowing: boolean;
  /** A seat can follow only if that would have an effect. */
  readonly followMustMatter: boolean;
  /** Skips the Action phase if it is public knowledge that the seat can play no card. */
  readonly skipsIdleActions: boolean;
  /** The step numbers of the phases of a turn, in order. */
  readonly phases: readonly number[];
  /** Plays one more full round at the end. */
  readonly extraRound: boolean;
  /** The round is finished before the game ends; otherwise the game ends with the turn. */
  readonly finishesRound: boolean;
  /** Number of hand cards that can be discarded in cleanup, if none must be. */
  readonly discardLimit: number;
  /** A hand above its limit must be discarded down to it. */
  readonly discardsDown: boolean;
  /** The card played as an Action stays in play until cleanup. */
  readonly actionCardStays: boolean;
  /** Technologies have ship costs, and hand cards can be discarded for their icons. */
  readonly icons: boolean;
  /** Each player has a fleet tile; planets, tile and permanents can have Actions. */
  readonly fleet: boolean;
  /** Start planets that came with an expansion, ascending. */
  readonly newStartPlanets: readonly number[];
  /** Each seat is dealt one old and one new start planet and keeps one. */
  readonly choosesStartPlanet: boolean;
  /**
   * Scenarios that can be dealt or chosen, as indexes in SCENARIOS; empty in games without
   * scenarios.
   */
  readonly scenarios: readonly number[];
  /** Scenarios are chosen in seat order instead of dealt. */
  readonly choosesScenarios: boolean;
  /**
   * Number of Politics cards in the box, which limits the starting decks of scenarios (RULES
   * E14-18).
   */
  readonly politicsCards: number;
  readonly interpretations: RuleInterpretations;
  /**
   * Number of role cards per stack before starting decks are dealt, in the order of stackKinds.
   * Used in games with scenarios, whose starting decks differ.
   */
  readonly stackTotals: readonly number[];
}
