// What the rules of games without an expansion say about what only an expansion has.
import type { Rules } from '../model/rules.ts';
import { READING_OPTIONS, readingsOf } from './escalation/readings.ts';
import { defaultsOf } from './ruleset.ts';
import { OPEN_QUESTIONS_RULED } from './versions.ts';

export const WITHOUT_EXPANSION = {
  icons: false,
  fleet: false,
  newStartPlanets: [],
  choosesStartPlanet: false,
  readings: readingsOf(defaultsOf(READING_OPTIONS), OPEN_QUESTIONS_RULED),
  politicsCards: Number.POSITIVE_INFINITY,
  scenarios: [],
  choosesScenarios: false,
  stackTotals: [],
} as const satisfies Partial<Rules>;
