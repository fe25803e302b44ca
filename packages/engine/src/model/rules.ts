// The rules of a game as data. A ruleset computes them from its options.
import type { Effect } from './effect.ts';
import type { Behavior } from './behavior.ts';
import type { RuleInterpretations } from './rule-interpretations.ts';
import type { Trigger } from './trigger.ts';

export interface SeatSetup {
  /** Card kinds of the starting deck, ascending. */
  readonly deck: readonly number[];
  readonly firstHand: number;
  readonly permanents: readonly number[];
}

/** The options of every ruleset. `optionsOf` (rulesets/registry.ts) returns all options. */
export interface ChosenOptions {
  readonly ruleset: string;
  readonly players: number;
}

export interface Rules {
  /** Rules version. Games recorded under an older version replay under it. */
  readonly version: number;
  readonly options: ChosenOptions;
  readonly seats: readonly SeatSetup[];
  readonly behaviors: readonly Behavior[];
  /** Whether symbols of the empire add to those of a role, by role (RULES T6, R-COL3). */
  readonly empireCounts: readonly boolean[];
  /** Symbols a follower needs, by role. With fewer, it needs the leader option or ships. */
  readonly followerNeeds: readonly number[];
  /** The role in which the leader decides whether to settle before adding cards; or NONE. */
  readonly settlesFirst: number;
  /** Effects of the Action of each card, by kind; empty if it has none. */
  readonly actions: readonly (readonly Effect[])[];
  readonly triggers: readonly (readonly Trigger[])[];
  readonly roles: readonly number[];
  /** Card kind of the stack that a role draws from, by role. */
  readonly stackOf: readonly number[];
  /** Kinds of role cards that have a stack, ascending. */
  readonly stackKinds: readonly number[];
  /** Number of cards in each stack at the start, in the order of `stackKinds`. */
  readonly stackSizes: readonly number[];
  /** Hand limit without the bonuses of planets and permanents. */
  readonly handSize: number;
  /** Planet numbers of the planet deck and of the start planets, ascending. */
  readonly planets: readonly number[];
  readonly startPlanets: readonly number[];
  readonly startPlanetsUp: boolean;
  /** Nobody can see the front of a face-down planet, not even its owner. */
  readonly frontsHidden: boolean;
  /** A follower looks at this many fewer planets (or technology cards) than its symbols allow. */
  readonly followersLookLess: number;
  /** Planets that are not kept in a Survey go under the deck instead of to the discard pile. */
  readonly rejectedToBottom: boolean;
  /** Technology faces on offer at the start, ascending. */
  readonly technologies: readonly number[];
  /** Face-down technology decks, by planet type. Empty if technologies are on offer. */
  readonly technologyDecks: readonly (readonly number[])[];
  /** A technology that was taken goes to the cards played in the role instead of the hand. */
  readonly technologyToPlay: boolean;
  readonly influenceSupply: number;
  /** Players cannot gain influence when the supply is empty. */
  readonly influenceLimited: boolean;
  /** Number of fighters in the game; undefined for no limit. */
  readonly fighterLimit: number | undefined;
  readonly stacksToEnd: number;
  /** Whether the leader of a role gets a symbol if its stack is empty, by role (RULES R-EMPTY). */
  readonly emptyStackSymbol: readonly boolean[];
  readonly leaderSymbols: readonly number[];
  readonly settleWhenFollowing: boolean;
  /** A seat can follow only if the role would have an effect. */
  readonly followMustMatter: boolean;
  /** Skips the Action phase if everyone can see that the seat has no card to play. */
  readonly skipsIdleActions: boolean;
  /** Phases of a turn in order, as step numbers. */
  readonly phases: readonly number[];
  /** After the round in which the end is triggered, one more full round is played. */
  readonly extraRound: boolean;
  /** When the end is triggered, the round is finished. Otherwise the game ends with the turn. */
  readonly finishesRound: boolean;
  /** Maximum number of cards to discard in cleanup, if the hand limit does not require more. */
  readonly discardLimit: number;
  /** A seat must discard the cards above its hand limit. */
  readonly discardsDown: boolean;
  readonly actionCardStays: boolean;
  /** Technologies have ship costs, and hand cards can be discarded for their icons. */
  readonly icons: boolean;
  /** Each player has a fleet tile, and planets, fleet tiles and permanents can have Actions. */
  readonly fleet: boolean;
  readonly newStartPlanets: readonly number[];
  /** Each seat keeps one of two start planets, an old and a new one. */
  readonly choosesStartPlanet: boolean;
  /** Possible scenarios, as indexes in SCENARIOS; empty in games without scenarios. */
  readonly scenarios: readonly number[];
  /** Seats choose their scenarios in turn; otherwise the scenarios are dealt. */
  readonly choosesScenarios: boolean;
  /** Politics cards in the box limit the starting decks of scenarios (RULES E14-18). */
  readonly politicsCards: number;
  readonly interpretations: RuleInterpretations;
  /**
   * Role cards before the starting decks are taken from them, in the order of `stackKinds`. Used in
   * games with scenarios, whose starting decks differ.
   */
  readonly stackTotals: readonly number[];
}
