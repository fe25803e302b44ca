// Options of Escalation (docs/escalation.md).
import { OFFICIAL_OPTIONS } from '../official/options.ts';
import { INTERPRETATION_OPTIONS } from './rule-interpretations.ts';
import type { Chosen, Requirement } from '../ruleset.ts';

/** The values of each option, default first. */
export const ESCALATION_OPTIONS = {
  variant: OFFICIAL_OPTIONS.variant,
  twoPlayerStacks: OFFICIAL_OPTIONS.twoPlayerStacks,
  scenarios: OFFICIAL_OPTIONS.scenarios,
  scenarioPromos: OFFICIAL_OPTIONS.scenarioPromos,
  /** Which errata apply: those of card texts, of the symbols for empty stacks, both or none. */
  escalationErrata: ['both', 'cards', 'display', 'none'],
  /** The last round: the one after the end was triggered, or the one in which it was triggered. */
  escalationEnd: ['full-round-more', 'this-round'],
  /** Each seat keeps one of an old and a new start planet, or is dealt an old one. */
  startPlanetChoice: ['old-and-new', 'old-only'],
  /** Adds two promo planets to the deck and one to the start planets. */
  promoPlanets: [false, true],
  ...INTERPRETATION_OPTIONS,
} as const;

export type EscalationOptions = Chosen<typeof ESCALATION_OPTIONS>;

export const ESCALATION_REQUIREMENTS: readonly Requirement[] = [
  { option: 'variant', value: 'extended', needs: { players: [3] } },
  { option: 'variant', value: 'learning', needs: { ruleset: ['official'] } },
  { option: 'variant', value: 'level-1', needs: { ruleset: ['official'] } },
  { option: 'twoPlayerStacks', value: 'reduced', needs: { players: [2] } },
  { option: 'scenarioPromos', value: true, needs: { scenarios: ['random', 'chosen'] } },
];
