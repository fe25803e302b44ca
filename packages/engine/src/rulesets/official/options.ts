// Options of the official game: variants, switches (docs/rules.md), and changes by other rule
// documents (docs/rulesets.md).
import type { Chosen, Requirement } from '../ruleset.ts';

/** The values of each option, default first. */
export const OFFICIAL_OPTIONS = {
  variant: ['standard', 'learning', 'level-1', 'extended'],
  /** Uses the errata of Abundance, Bureaucracy, Logistics and Terraforming. */
  techErrata: [false, true],
  /** Empty Survey and Warfare stacks also give their leader a symbol (RULES R-EMPTY). */
  displayErrata: [false, true],
  /** Plays another full round after the one in which the end was triggered. */
  extraRound: [false, true],
  /** `reduced`: the stacks of a four-player game (RULES R-2P). Only for two players. */
  twoPlayerStacks: ['full', 'reduced'],
  /** `eight`: no Research cards in starting decks. Only for the learning game (RULES 1.4). */
  learningDeck: ['ten', 'eight'],

  /** Each seat has a scenario, dealt at random or chosen in seat order. */
  scenarios: ['off', 'random', 'chosen'],
  scenarioPromos: [false, true],
  /**
   * `in-the-box`: if scenarios need more Politics cards than there are, the last seats get none.
   */
  politicsCards: ['in-the-box', 'as-listed'],

  /** `face-up`: start planets are settled from the start. */
  startPlanets: ['face-down', 'face-up'],
  /** `one-of-each`: one card for each role (Produce/Trade twice if shared) and two Politics. */
  startDeck: ['printed', 'one-of-each'],
  /** `six`: separate cards and stacks for Produce and Trade, and sixteen cards of each role. */
  roleStacks: ['five', 'six'],
  /** `32`: without a reserve. */
  influenceSupply: [24, 32],
  /**
   * `one`: one empty stack ends the game for any number of players, but two in the extended game.
   */
  stacksToEnd: ['by-players', 'one'],
  /** Adds Peace Treaty and Tour de Force. */
  manualTechnologies: [false, true],
  /** `one-anywhere`: Research removes one card from the hand or the player's discard pile. */
  researchAction: ['two-in-hand', 'one-anywhere'],
  /** `play`: technologies taken go to the cards played in the role, not into the hand. */
  technologyGoesTo: ['hand', 'play'],
  /** The leader of the role has one more symbol. */
  produceLeaderBonus: [false, true],
  tradeLeaderBonus: [false, true],
  settleWhenFollowing: [false, true],
} as const;

export type OfficialOptions = Chosen<typeof OFFICIAL_OPTIONS>;

/** Scenarios name cards and planets of the standard game. */
const SCENARIO_GAME = {
  variant: ['standard', 'extended'],
  startDeck: ['printed'],
  roleStacks: ['five'],
};

/**
 * Requirements of some values. Options without effect in a game are allowed, such as
 * `technologyGoesTo` if there are no technologies.
 */
export const OFFICIAL_REQUIREMENTS: readonly Requirement[] = [
  { option: 'variant', value: 'extended', needs: { players: [3] } },
  { option: 'twoPlayerStacks', value: 'reduced', needs: { players: [2] } },
  { option: 'scenarios', value: 'random', needs: SCENARIO_GAME },
  { option: 'scenarios', value: 'chosen', needs: SCENARIO_GAME },
  { option: 'scenarioPromos', value: true, needs: { scenarios: ['random', 'chosen'] } },
  {
    option: 'learningDeck',
    value: 'eight',
    needs: { variant: ['learning'], startDeck: ['printed'] },
  },
];
