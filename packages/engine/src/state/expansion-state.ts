// What only an expansion gives a player and a turn: shared by copies of a state and replaced as a whole, so that games without it pay nothing.

const NO_CARDS: readonly number[] = [];

/** Of a player. */
export interface PlayerExpansion {
  /** The side of the fleet tile (cards/escalation/fleet.ts); 0 where the game has no fleet. */
  readonly fleet: number;
  readonly destroyers: number;
  /** At most one (RULES F3). */
  readonly battlecruisers: number;
  /** Ships in replenishing slots: fighters on planets and permanents together, fighters and destroyers of permanents. */
  readonly docked: number;
  readonly cardFighters: number;
  readonly dockedDestroyers: number;
  /** Resources on the slots of permanents, written as those of a planet. */
  readonly store: number;
  /** Cards on the Colony Ship. */
  readonly colonies: readonly number[];
  /** Cards spent in Role phases of this turn that are over. */
  readonly spent: readonly number[];
  /** The scenario, by its place in SCENARIOS, or -1. */
  readonly scenario: number;
}

export const NO_EXTRA: PlayerExpansion = {
  fleet: 0,
  destroyers: 0,
  battlecruisers: 0,
  docked: 0,
  cardFighters: 0,
  dockedDestroyers: 0,
  store: 0,
  colonies: NO_CARDS,
  spent: NO_CARDS,
  scenario: -1,
};

/** Of a turn. */
export interface TurnExpansion {
  /** Actions granted in this Action phase. */
  readonly actions: number;
  /** How often Tour de Force was played. */
  readonly tours: number;
  /** What may be done once in a turn and has been: Defense Contract, Colony Ship, Well Oiled Machine. */
  readonly sold: boolean;
  readonly colonized: boolean;
  readonly moreRole: boolean;
  /** Role phases that may still be had or declined, where they are not mandatory (RULES E14-9). */
  readonly offeredRoles: number;
  /** What was used for its Action, where that may be once a turn: numbers as in rules/steps/action-effects.ts. */
  readonly used: readonly number[];
  /** How often Specialized Production named a type, and resources produced by the leader, by type. */
  readonly named: readonly number[];
  readonly made: readonly number[];
}

const NOTHING: readonly number[] = [0, 0, 0, 0];

export const NO_TURN_EXTRA: TurnExpansion = {
  actions: 0,
  tours: 0,
  sold: false,
  colonized: false,
  moreRole: false,
  offeredRoles: 0,
  used: NO_CARDS,
  named: NOTHING,
  made: NOTHING,
};
