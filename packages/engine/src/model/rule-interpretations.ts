// Answers to rules questions that the sources of Escalation leave open (docs/escalation.md, E14).

/** A field is true if the statement in its comment holds. */
export interface RuleInterpretations {
  /** Replenishing slots arrive with their ships (E14-2). */
  readonly slotsArriveFull: boolean;
  /** A fleet that Natural Order turned back can be improved again (E14-3). */
  readonly fleetImprovesAgain: boolean;
  /** Colonies can move in every Colonize role, not only before a planet is settled (E14-4). */
  readonly coloniesMoveAnyway: boolean;
  /** Colonies may move before Terraforming compares them with the cost (E14-4b). */
  readonly coloniesMoveToTerraform: boolean;
  /** Mobilization attacks after each Role phase of the turn (E14-5). */
  readonly mobilizesEachRole: boolean;
  /** Scientific Method already works in the role in which it is bought (E14-6). */
  readonly methodAtOnce: boolean;
  /** Each planet, fleet tile and permanent can be used once per turn (E14-7). */
  readonly usesOnce: boolean;
  /** The hand limit of a scenario's permanents also increases the first hand (E14-8). */
  readonly firstHandGrows: boolean;
  /** The Role phase of Elevated Incentives is optional (E14-9). */
  readonly incentivesOptional: boolean;
  /** Resources spent with a Black Market in Colonize become colonies (E14-10). */
  readonly resourcesAreColonies: boolean;
  /** Replenishing slots of a planet that was taken over are filled at once (E14-11). */
  readonly takenSlotsFill: boolean;
  /** A resource sold to the Defense Contract counts as traded (E14-12). */
  readonly contractTrades: boolean;
  /** Ships of every size count for breaking ties, not only fighters (E14-13). */
  readonly allShipsBreakTies: boolean;
  /** A Utopian planet counts only as a type of which its owner has another planet (E14-15). */
  readonly utopianIsOwned: boolean;
  /** When a deck has been looked through, the rest of it is shuffled (E14-16). */
  readonly reconShuffles: boolean;
  /** Elevated Incentives have no effect after the last Role phase of the turn (E14-17). */
  readonly lateIncentivesLapse: boolean;
  /** Following Research without a symbol and taking nothing draws as for dissent (E14-19). */
  readonly takingNothingDraws: boolean;
}
