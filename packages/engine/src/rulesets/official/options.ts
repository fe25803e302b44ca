// Options of the official game: its variants and switches (docs/rules.md, "Switches"), and what
// other rule documents change (docs/rulesets.md).
import type { Chosen, Requirement } from '../ruleset.ts';

/** Every option with its values, default first. */
export const OFFICIAL_OPTIONS = {
  variant: ['standard', 'learning', 'level-1', 'extended'],
  /** Errata of Abundance, Bureaucracy, Logistics and Terraforming. */
  techErrata: [false, true],
  /** An empty Survey or Warfare stack also gives its leader a symbol (RULES R-EMPTY). */
  displayErrata: [false, true],
  /** Plays another full round after the round that triggered the end. */
  extraRound: [false, true],
  /** Stack sizes with two players (RULES R-2P). */
  twoPlayerStacks: ['full', 'reduced'],
  /** Learning game: starting decks of ten cards, or of eight without Research (RULES 1.4). */
  learningDeck: ['ten', 'eight'],

  /** Each seat has a scenario: dealt, or chosen in turn. */
  scenarios: ['off', 'random', 'chosen'],
  /** Includes promo scenarios. */
  scenarioPromos: [false, true],
  /**
   * If scenarios need more Politics cards than there are, either the last seats go without or all
   * seats get theirs.
   */
  politicsCards: ['in-the-box', 'as-listed'],

  /** `face-up`: settled from the start. */
  startPlanets: ['face-down', 'face-up'],
  /** `one-of-each`: one card of each role and two Politics. */
  startDeck: ['printed', 'one-of-each'],
  /** `six`: Produce and Trade have separate cards and stacks; each role has sixteen cards. */
  roleStacks: ['five', 'six'],
  /** `32`: all influence in one supply, no reserve. */
  influenceSupply: [24, 32],
  /** `one`: one empty stack ends the game, also with four players, except in the extended game. */
  stacksToEnd: ['by-players', 'one'],
  /** Adds Peace Treaty and Tour de Force, as the reference manual describes them. */
  manualTechnologies: [false, true],
  /** `one-anywhere`: Research removes one card from the hand or the player's discard pile. */
  researchAction: ['two-in-hand', 'one-anywhere'],
  /** `play`: a bought technology goes to the cards played in the role, not into the hand. */
  technologyGoesTo: ['hand', 'play'],
  /** The leader of Produce always has one more symbol. */
  produceLeaderBonus: [false, true],
  /** The leader of Trade always has one more symbol. */
  tradeLeaderBonus: [false, true],
  /** Followers of Colonize can settle. */
  settleWhenFollowing: [false, true],
} as const;

export type OfficialOptions = Chosen<typeof OFFICIAL_OPTIONS>;

/** The options that scenarios require, because they name cards and planets of the usual game. */
const SCENARIO_GAME = {
  variant: ['standard', 'extended'],
  startDeck: ['printed'],
  roleStacks: ['five'],
};

/**
 * What some values require. Options that have nothing to change are allowed, such as
 * `technologyGoesTo` in a game without technologies.
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
