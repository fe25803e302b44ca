// Parts of the state that only Escalation uses: of a player, and of a turn. The objects are never
// changed in place, so copies of a game state share them.

const NO_CARDS: readonly number[] = [];

export interface PlayerExpansion {
  /** The fleet tile and its visible side: a constant of cards/escalation/fleet.ts. */
  readonly fleet: number;
  readonly destroyers: number;
  /** At most one (RULES F3). */
  readonly battlecruisers: number;
  /** Fighters in replenishing slots of planets and permanents. `Player.fighters` excludes them. */
  readonly docked: number;
  /** The part of `docked` in slots of permanents. */
  readonly cardFighters: number;
  /** Destroyers in replenishing slots, which only permanents have. `destroyers` excludes them. */
  readonly dockedDestroyers: number;
  /** Resources in slots of permanents, encoded like `Planet.filled`. */
  readonly store: number;
  /** Card kinds on the Colony Ship. */
  readonly colonies: readonly number[];
  /** Cards played in earlier Role phases of this turn. */
  readonly spent: readonly number[];
  /** Index in SCENARIOS; -1 without a scenario. */
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
  /** Additional Actions that effects have granted this turn. */
  readonly actions: number;
  /** Tour de Force cards played this turn. Each grants an attack after every Role phase. */
  readonly tours: number;
  /** Whether the Defense Contract was used this turn. */
  readonly sold: boolean;
  /** Whether the Colony Ship was used this turn to add a colony. */
  readonly colonized: boolean;
  /** Whether the additional Role phase of the Well Oiled Machine was used this turn. */
  readonly moreRole: boolean;
  /** Optional Role phases of Elevated Incentives that the player can still take (RULES E14-9). */
  readonly offeredRoles: number;
  /**
   * Sources of Actions used this turn (rules/steps/action-effects.ts), if each is limited to one
   * use per turn (RULES E14-7).
   */
  readonly used: readonly number[];
  /** By resource type, how often Specialized Production named it this turn. */
  readonly named: readonly number[];
  /** Resources that the leader produced this turn, by type. */
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
