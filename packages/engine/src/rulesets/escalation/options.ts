// Options of Escalation (docs/escalation.md), some of which the official game has too.
import { OFFICIAL_OPTIONS } from '../official/options.ts';
import { INTERPRETATION_OPTIONS } from './rule-interpretations.ts';
import type { Chosen, Requirement } from '../ruleset.ts';

/** Every option with its values, default first. */
export const ESCALATION_OPTIONS = {
  variant: OFFICIAL_OPTIONS.variant,
  twoPlayerStacks: OFFICIAL_OPTIONS.twoPlayerStacks,
  scenarios: OFFICIAL_OPTIONS.scenarios,
  scenarioPromos: OFFICIAL_OPTIONS.scenarioPromos,
  /** Which errata apply: those of card texts, those of the stack display, both or none. */
  escalationErrata: ['both', 'cards', 'display', 'none'],
  /** Whether another full round is played after the round that triggered the end. */
  escalationEnd: ['full-round-more', 'this-round'],
  /** Each seat keeps one of an old and a new start planet, or is dealt an old one. */
  startPlanetChoice: ['old-and-new', 'old-only'],
  /** Adds three promo planets: two for the deck and a start planet. */
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
