// Expansion state of a player and a turn. Shared by copies of a state and replaced as a whole, so games
// without an expansion pay nothing for it.

const NO_CARDS: readonly number[] = [];

/** The part of a player's state that only an expansion uses. */
export interface PlayerExpansion {
  /** The side of the fleet tile (cards/escalation/fleet.ts); 0 in games without a fleet. */
  readonly fleet: number;
  readonly destroyers: number;
  /** At most one (RULES F3). */
  readonly battlecruisers: number;
  /**
   * Ships in replenishing slots: fighters on planets and permanents together, then fighters and
   * destroyers of permanents.
   */
  readonly docked: number;
  readonly cardFighters: number;
  readonly dockedDestroyers: number;
  /** Resources in the slots of permanents, encoded like those of a planet. */
  readonly store: number;
  /** Cards on the Colony Ship. */
  readonly colonies: readonly number[];
  /** Cards spent in earlier Role phases of this turn. */
  readonly spent: readonly number[];
  /** The scenario as an index of SCENARIOS, or -1. */
  readonly scenario: number;
}

export const NO_PLAYER_EXPANSION: PlayerExpansion = {
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

/** The part of a turn's state that only an expansion uses. */
export interface TurnExpansion {
  /** Actions granted in this Action phase. */
  readonly actions: number;
  /** Number of times Tour de Force was played. */
  readonly tours: number;
  /** Once-per-turn free actions already used: Defense Contract, Colony Ship, Well Oiled Machine. */
  readonly sold: boolean;
  readonly colonized: boolean;
  readonly moreRole: boolean;
  /** Optional Role phases still available, if they are not mandatory (RULES E14-9). */
  readonly offeredRoles: number;
  /** Sources already used, if each can be used once per turn; numbered as in rules/steps/action-effects.ts. */
  readonly used: readonly number[];
  /**
   * Number of times Specialized Production named each type, and resources produced by the leader,
   * by type.
   */
  readonly named: readonly number[];
  readonly made: readonly number[];
}

const NOTHING: readonly number[] = [0, 0, 0, 0];

export const NO_TURN_EXPANSION: TurnExpansion = {
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
