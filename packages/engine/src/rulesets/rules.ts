// A ruleset, worked out for one choice of options: the numbers and parts that a game is built from.
import type { GameOptions } from './options.ts';

export interface Rules {
  readonly options: GameOptions;
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
  /** Technology faces on offer, ascending. */
  readonly technologies: readonly number[];
  readonly influenceSupply: number;
  /** Empty stacks that trigger the end. */
  readonly stacksToEnd: number;
  /** Whether the leader of an empty stack gets a symbol, by role (RULES R-EMPTY). */
  readonly emptyStackSymbol: readonly boolean[];
  /** Steps of a turn in order, and their order after Logistics' choice of the role first. */
  readonly phases: readonly number[];
  readonly phasesRoleFirst: readonly number[];
  /** One full round more at the end. */
  readonly extraRound: boolean;
  /** Abundance produces (errata) instead of filling the planet (2011). */
  readonly abundanceProduces: boolean;
  /** Bureaucracy adds a symbol when following (errata). */
  readonly bureaucracySymbol: boolean;
  /** Logistics gives a turn after the last one (errata). */
  readonly logisticsTurn: boolean;
  /** Terraforming counts discounts (errata). */
  readonly terraformingDiscounts: boolean;
}
