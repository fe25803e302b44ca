// Options for rules questions that the sources of Escalation leave open (docs/escalation.md, E14).
import type { RuleInterpretations } from '../../model/rule-interpretations.ts';
import { OFFICIAL_OPTIONS } from '../official/options.ts';
import type { Values } from '../ruleset.ts';
import { OPEN_QUESTIONS_ANSWERED, TERRAFORMING_MOVES_COLONIES } from '../versions.ts';

/** The values of each option, default first. */
export const INTERPRETATION_OPTIONS = {
  /** Whether new replenishing slots have ships or stay empty until the owner's turn (E14-2). */
  slotsArrive: ['full', 'empty'],
  /** Whether a fleet turned back by Natural Order can be improved again (E14-3). */
  turnedBackFleet: ['stays-basic', 'improves-again'],
  /** When the owner of a Colony Ship can move colonies (E14-4, E14-4b). */
  coloniesMove: ['before-settling', 'in-every-colonize'],
  /** Whether Mobilization attacks after one Role phase of the turn or after each (E14-5). */
  mobilizationAttacks: ['once', 'after-each-role'],
  /** Whether Scientific Method works in the role that buys it (E14-6). */
  methodBought: ['at-once', 'next-role'],
  /** Whether a planet, tile or permanent can be used again in a turn (E14-7). */
  sameAction: ['again', 'once-a-turn'],
  /** Whether start planets of scenarios begin face down or face up (E14-8). */
  scenarioStart: ['face-down', 'face-up'],
  /** The size of the first hand with an Oversight Committee (E14-8). */
  committeeHand: ['five', 'six'],
  /** Whether the player must take the Role phase of Elevated Incentives (E14-9). */
  incentivesRole: ['mandatory', 'optional'],
  /** Whether resources spent with a Black Market become colonies in Colonize (E14-10). */
  marketInColonize: ['colonies', 'nothing'],
  /** When the empty replenishing slots of a planet taken over are filled (E14-11). */
  takenSlots: ['next-turn', 'at-once'],
  /** Whether a resource sold to a Defense Contract counts as traded (E14-12). */
  contractTrades: [false, true],
  /** Which ships count for breaking ties (E14-13). */
  tieShips: ['fighters', 'all'],
  /** Which types a Utopian planet can count as (E14-15). */
  utopianType: ['any', 'owned'],
  /** Whether the rest of a deck is shuffled after a player looked through it (E14-16). */
  reconShuffles: [false, true],
  /** Whether Elevated Incentives can be played after the Role phase (E14-17). */
  lateIncentives: ['role-follows', 'nothing'],
  /** Whether the box limits the Politics cards of scenarios (E14-18), as in the official game. */
  politicsCards: OFFICIAL_OPTIONS.politicsCards,
  /**
   * What happens when a Research follower without symbols takes nothing: it counts as following, or
   * the player draws cards as for dissent (E14-19).
   */
  takingNothing: ['follows', 'draws'],
} as const;

/** Returns the interpretations that options choose, as far as the rules version has them. */
export function interpretationsOf(
  options: Values<typeof INTERPRETATION_OPTIONS>,
  version: number,
): RuleInterpretations {
  const coloniesMoveAnyway = options.coloniesMove === 'in-every-colonize';
  return {
    slotsArriveFull: options.slotsArrive === 'full',
    fleetImprovesAgain: options.turnedBackFleet === 'improves-again',
    coloniesMoveAnyway,
    coloniesMoveToTerraform: coloniesMoveAnyway && version >= TERRAFORMING_MOVES_COLONIES,
    mobilizesEachRole: options.mobilizationAttacks === 'after-each-role',
    methodAtOnce: options.methodBought === 'at-once',
    usesOnce: options.sameAction === 'once-a-turn',
    firstHandGrows: options.committeeHand === 'six',
    incentivesOptional: options.incentivesRole === 'optional',
    resourcesAreColonies:
      options.marketInColonize === 'colonies' && version >= OPEN_QUESTIONS_ANSWERED,
    takenSlotsFill: options.takenSlots === 'at-once',
    contractTrades: options.contractTrades,
    allShipsBreakTies: options.tieShips === 'all',
    utopianIsOwned: options.utopianType === 'owned',
    reconShuffles: options.reconShuffles,
    lateIncentivesLapse: options.lateIncentives === 'nothing',
    takingNothingDraws: options.takingNothing === 'draws',
  };
}
