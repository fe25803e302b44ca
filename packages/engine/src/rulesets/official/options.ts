// Options of the official game (docs/rules.md, "Switches", and docs/rulesets.md): variants, switches, differences of other documents.
import type { Chosen, Requirement } from '../ruleset.ts';

/** Every option with its values, the default first. */
export const OFFICIAL_OPTIONS = {
  variant: ['standard', 'learning', 'level-1', 'extended'],
  /** Later texts of Abundance, Bureaucracy, Logistics and Terraforming. */
  techErrata: [false, true],
  /** An empty Survey or Warfare stack also gives its leader a symbol (RULES R-EMPTY). */
  displayErrata: [false, true],
  /** One full round more after the round in which the end was triggered. */
  extraRound: [false, true],
  /** Sizes of the stacks with two players (RULES R-2P). */
  twoPlayerStacks: ['full', 'reduced'],
  /** Learning game: starting decks of ten cards, or of eight without Research (RULES 1.4). */
  learningDeck: ['ten', 'eight'],

  /** Each seat has a start of its own: dealt, or chosen in turn. */
  scenarios: ['off', 'random', 'chosen'],
  /** Scenarios that were given away are among them. */
  scenarioPromos: [false, true],
  /** Scenarios that want more Politics cards than there are leave the last ones without, or have them all the same. */
  politicsCards: ['in-the-box', 'as-listed'],

  /** `face-up`: settled from the start. */
  startPlanets: ['face-down', 'face-up'],
  /** `one-of-each`: one card of each role and two Politics. */
  startDeck: ['printed', 'one-of-each'],
  /** `six`: Produce and Trade are card types of their own, sixteen of each type. */
  roleStacks: ['five', 'six'],
  /** `32`: all influence in one supply, no reserve. */
  influenceSupply: [24, 32],
  /** `one`: one empty stack ends every game but the extended one. */
  stacksToEnd: ['by-players', 'one'],
  /** Peace Treaty and Tour de Force are among the technologies, as the reference manual describes them. */
  manualTechnologies: [false, true],
  /** `one-anywhere`: Research removes one card, of the hand or the own discard pile. */
  researchAction: ['two-in-hand', 'one-anywhere'],
  /** `play`: a bought technology is spent with the cards of the role. */
  technologyGoesTo: ['hand', 'play'],
  /** The leader of Produce always has a symbol more. */
  produceLeaderBonus: [false, true],
  /** The leader of Trade always has a symbol more. */
  tradeLeaderBonus: [false, true],
  /** Followers of Colonize may settle. */
  settleWhenFollowing: [false, true],
} as const;

export type OfficialOptions = Chosen<typeof OFFICIAL_OPTIONS>;

/** Scenarios bring cards, decks and planets of the usual game. */
const SCENARIO_GAME = {
  variant: ['standard', 'extended'],
  startDeck: ['printed'],
  roleStacks: ['five'],
};

/** What a value needs. Options that only have nothing to act on, such as where technologies go in a game without any, change nothing. */
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
