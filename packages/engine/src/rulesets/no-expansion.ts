// The values, in games without Escalation, of the rules fields for the expansion. The official game
// replaces those for scenarios.
import type { Rules } from '../model/rules.ts';
import { INTERPRETATION_OPTIONS, interpretationsOf } from './escalation/rule-interpretations.ts';
import { defaultsOf } from './ruleset.ts';
import { OPEN_QUESTIONS_ANSWERED } from './versions.ts';

export const WITHOUT_EXPANSION = {
  icons: false,
  fleet: false,
  newStartPlanets: [],
  choosesStartPlanet: false,
  interpretations: interpretationsOf(defaultsOf(INTERPRETATION_OPTIONS), OPEN_QUESTIONS_ANSWERED),
  politicsCards: Number.POSITIVE_INFINITY,
  scenarios: [],
  choosesScenarios: false,
  stackTotals: [],
} as const satisfies Partial<Rules>;
