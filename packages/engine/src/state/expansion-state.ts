// The state of a player and of a turn that only Escalation uses. The objects are never changed in
// place: copies of a game state share them, so games without Escalation never copy them.

const NO_CARDS: readonly number[] = [];

export interface PlayerExpansion {
  /** The side of the fleet tile (cards/escalation/fleet.ts); 0 in games without a fleet. */
  readonly fleet: number;
  readonly destroyers: number;
  /** At most one (RULES F3). */
  readonly battlecruisers: number;
  /** Fighters in all replenishing slots, those of planets and of permanents. */
  readonly docked: number;
  /** Fighters in replenishing slots of permanents. */
  readonly cardFighters: number;
  /** Destroyers in replenishing slots; only permanents have such slots. */
  readonly dockedDestroyers: number;
  /** Resources in the slots of permanents, encoded like `Planet.filled`. */
  readonly store: number;
  /** Cards on the Colony Ship. */
  readonly colonies: readonly number[];
  /** Cards played in earlier Role phases of this turn. */
  readonly spent: readonly number[];
  /** The scenario as an index in SCENARIOS, or -1. */
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

export interface TurnExpansion {
  /** The number of additional Actions granted in this Action phase. */
  readonly actions: number;
  /** Number of times Tour de Force was played. */
  readonly tours: number;
  /** Whether the Defense Contract was used this turn. */
  readonly sold: boolean;
  /** Whether the Colony Ship was used this turn to add a colony. */
  readonly colonized: boolean;
  /** Whether the Well Oiled Machine was used this turn. */
  readonly moreRole: boolean;
  /** The Role phases of Elevated Incentives that are left, if they are optional (RULES E14-9). */
  readonly offeredRoles: number;
  /**
   * Planets, permanents and fleet tile whose Action was used, if each can be used once per turn
   * (RULES E14-7); numbered as in rules/steps/action-effects.ts.
   */
  readonly used: readonly number[];
  /** The number of times Specialized Production named each resource type. */
  readonly named: readonly number[];
  /** The number of resources that the leader produced this turn, by type. */
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
