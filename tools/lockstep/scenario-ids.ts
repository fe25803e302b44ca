// Maps the recorded names of scenarios to ours.
import { kindOf, SCENARIOS, technologyAt } from '@eminent/engine';

const SCENARIO_IDS: Readonly<Record<string, string>> = {
  scenario_10: 'scorched-earth',
  scenario_8: 'fertile-ground',
  scenario_11: 'streamlined',
  scenario_7: 'explorer',
  scenario_6: 'artificial-intelligence',
  scenario_9: 'imperialism',
  scenario_17: 'warmonger',
  scenario_18: 'scientific-discovery',
  scenario_19: 'biosphere',
  scenario_110: 'colony-ship',
  scenario_111: 'destroyer',
  scenario_112: 'battlecruiser',
  scenario_113: 'knowledge-is-power',
  scenario_114: 'black-market',
  scenario_115: 'arms-dealer',
  scenario_116: 'spoils-of-war',
  scenario_117: 'abundance',
  scenario_118: 'overseer',
  scenario_1: 'mobilized',
  scenario_2: 'war-path',
  scenario_3: 'bountiful-harvest',
  scenario_4: 'terraformer',
  scenario_5: 'network-admin',
};

export function scenarioOfRecorded(recorded: string): number {
  const index = SCENARIOS.findIndex(({ id }) => id === SCENARIO_IDS[recorded]);
  if (index < 0) throw new Error(`unknown recorded scenario ${recorded}`);
  return index;
}

/** Influence of a scenario's technologies, which recorded scores leave out (deviation 26). */
export function unscoredInfluence(recorded: string | undefined): number {
  if (recorded === undefined) return 0;
  const scenario = SCENARIOS[scenarioOfRecorded(recorded)];
  const cards = [...(scenario?.technologies ?? []), ...(scenario?.permanents ?? [])];
  return cards.reduce((sum, card) => sum + technologyAt(kindOf(card)).influence, 0);
}
