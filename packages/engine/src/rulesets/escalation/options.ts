// Options of Escalation (docs/escalation.md): its own switches, and those of the official game that it shares.
import { OFFICIAL_OPTIONS } from '../official/options.ts';
import { INTERPRETATION_OPTIONS } from './rule-interpretations.ts';
import type { Chosen, Requirement } from '../ruleset.ts';

/** Every option with its values, the default first. */
export const ESCALATION_OPTIONS = {
  variant: OFFICIAL_OPTIONS.variant,
  twoPlayerStacks: OFFICIAL_OPTIONS.twoPlayerStacks,
  scenarios: OFFICIAL_OPTIONS.scenarios,
  scenarioPromos: OFFICIAL_OPTIONS.scenarioPromos,
  /** Later texts of the base cards and the later display, which are in the box: both, one of them, or none. */
  escalationErrata: ['both', 'cards', 'display', 'none'],
  /** One full round more after the round in which the end was triggered, or not. */
  escalationEnd: ['full-round-more', 'this-round'],
  /** Each seat keeps one of an old and a new start planet, or gets an old one. */
  startPlanetChoice: ['old-and-new', 'old-only'],
  /** Three planets that were given away. */
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
