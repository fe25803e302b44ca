// How questions are answered that the sources of the expansion leave open (docs/escalation.md, E14): one side of each is played.
export interface RuleInterpretations {
  /** Replenishing slots arrive with their ships (E14-2). */
  readonly slotsArriveFull: boolean;
  /** A fleet that was turned back may be improved again (E14-3). */
  readonly fleetImprovesAgain: boolean;
  /** Colonies may move in every Colonize role, not only before a planet is settled (E14-4). */
  readonly coloniesMoveAnyway: boolean;
  /** Mobilization attacks after each Role phase of its turn (E14-5). */
  readonly mobilizesEachRole: boolean;
  /** A Scientific Method gives the second purchase in the role that buys it (E14-6). */
  readonly methodAtOnce: boolean;
  /** Planet, tile and permanent are used once a turn at most (E14-7). */
  readonly usesOnce: boolean;
  /** Permanents that a scenario begins with make its first hand larger (E14-8). */
  readonly firstHandGrows: boolean;
  /** The Role phase of Elevated Incentives may be declined (E14-9). */
  readonly incentivesOptional: boolean;
  /** Resources of a Black Market become colonies (E14-10). */
  readonly resourcesAreColonies: boolean;
  /** Slots of a planet that was taken over are filled at once (E14-11). */
  readonly takenSlotsFill: boolean;
  /** A resource sold to the Defense Contract is traded (E14-12). */
  readonly contractTrades: boolean;
  /** Ships of every size break ties (E14-13). */
  readonly allShipsBreakTies: boolean;
  /** A Utopian planet stands only for a type of which its owner has another planet (E14-15). */
  readonly utopianIsOwned: boolean;
  /** The rest of a deck that was looked through is shuffled (E14-16). */
  readonly reconShuffles: boolean;
  /** Elevated Incentives played after the last Role phase of the turn give none (E14-17). */
  readonly lateIncentivesLapse: boolean;
  /** Whoever follows Research without a symbol and takes nothing draws as for dissent (E14-19). */
  readonly takingNothingDraws: boolean;
}
