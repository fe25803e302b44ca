// A ruleset, worked out for one choice of options: the numbers and lists that a game is built from. Pure data.
import type { Effect } from './effect.ts';
import type { Behavior } from './behavior.ts';
import type { RuleInterpretations } from './rule-interpretations.ts';
import type { Trigger } from './trigger.ts';

/** What one seat starts with. */
export interface SeatSetup {
  /** The starting deck, ascending. */
  readonly deck: readonly number[];
  /** Cards of the first hand. */
  readonly firstHand: number;
  /** Permanents in play from the start. */
  readonly permanents: readonly number[];
}

/** A choice of options as every ruleset has it; `optionsOf` in rulesets/registry.ts gives its exact type. */
export interface ChosenOptions {
  readonly ruleset: string;
  readonly players: number;
}

export interface Rules {
  /** Of the rules as this program knows them; games recorded under an older version replay under it. */
  readonly version: number;
  readonly options: ChosenOptions;
  /** One for each seat. */
  readonly seats: readonly SeatSetup[];
  /** What n symbols buy, by role. */
  readonly behaviors: readonly Behavior[];
  /** Whether symbols in the empire add to the strength of a role, by role (RULES T6, R-COL3). */
  readonly empireCounts: readonly boolean[];
  /** Symbols that a follower needs to have any effect, by role. */
  readonly followerNeeds: readonly number[];
  /** The role whose leader decides to settle before adding cards, and adds none then (prototype), or NONE. */
  readonly settlesFirst: number;
  /** The Action of each card, by kind; empty where it has none. */
  readonly actions: readonly (readonly Effect[])[];
  /** What each permanent does, by kind. */
  readonly triggers: readonly (readonly Trigger[])[];
  /** Roles that may be led, ascending. */
  readonly roles: readonly number[];
  /** The card kind on whose stack a role draws, by role. */
  readonly stackOf: readonly number[];
  /** Kinds that form stacks, ascending: they can be taken and, empty, end the game. */
  readonly stackKinds: readonly number[];
  /** Cards in each stack at the start, in the order of stackKinds. */
  readonly stackSizes: readonly number[];
  /** Hand limit before planets add to it. */
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
  /** Influence in the supply at the start. */
  readonly influenceSupply: number;
  /** No influence beyond the supply. */
  readonly influenceLimited: boolean;
  /** Fighters in the game; undefined without limit. */
  readonly fighterLimit: number | undefined;
  /** Empty stacks that trigger the end. */
  readonly stacksToEnd: number;
  /** Whether the leader of an empty stack gets a symbol, by role (RULES R-EMPTY). */
  readonly emptyStackSymbol: readonly boolean[];
  /** Symbols that the leader of a role always has on top, by role. */
  readonly leaderSymbols: readonly number[];
  /** Followers of Colonize may settle like the leader. */
  readonly settleWhenFollowing: boolean;
  /** Following is offered only when it would do something. */
  readonly followMustMatter: boolean;
  /** The Action phase is passed over when everybody knows that no card of the seat could be played. */
  readonly skipsIdleActions: boolean;
  /** Numbers of the steps that are the phases of a turn, in order. */
  readonly phases: readonly number[];
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
  /** Technologies have ship costs, and hand cards may be discarded for their icons. */
  readonly icons: boolean;
  /** Every player has a fleet tile; planets, tile and permanents may have Actions. */
  readonly fleet: boolean;
  /** Those of the start planets that came with an expansion, ascending. */
  readonly newStartPlanets: readonly number[];
  /** Each seat is dealt one old and one new start planet and keeps one. */
  readonly choosesStartPlanet: boolean;
  /** Scenarios of which each seat has one, by their places in SCENARIOS; empty where there are none. */
  readonly scenarios: readonly number[];
  /** Scenarios are chosen seat by seat, and not dealt. */
  readonly choosesScenarios: boolean;
  /** Politics cards in the box; starting decks of scenarios hold no more of them together (RULES E14-18). */
  readonly politicsCards: number;
  readonly interpretations: RuleInterpretations;
  /** Role cards of each stack before any starting deck is dealt, in the order of stackKinds; in games with scenarios. */
  readonly stackTotals: readonly number[];
}
