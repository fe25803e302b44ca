// Values of the rules fields of Escalation for other games.
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
