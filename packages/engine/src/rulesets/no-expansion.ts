// Default values of the expansion-only fields of the rules.
import type { Rules } from '../model/rules.ts';
import { INTERPRETATION_OPTIONS, interpretationsOf } from './escalation/rule-interpretations.ts';
import { defaultsOf } from './ruleset.ts';
import { AMBIGUITIES_RESOLVED } from './versions.ts';

export const WITHOUT_EXPANSION = {
  icons: false,
  fleet: false,
  newStartPlanets: [],
  choosesStartPlanet: false,
  interpretations: interpretationsOf(defaultsOf(INTERPRETATION_OPTIONS), AMBIGUITIES_RESOLVED),
  politicsCards: Number.POSITIVE_INFINITY,
  scenarios: [],
  choosesScenarios: false,
  stackTotals: [],
} as const satisfies Partial<Rules>;
