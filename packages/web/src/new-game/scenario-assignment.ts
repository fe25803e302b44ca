// Models scenario assignment: by the rule option `scenarios`, or by a scenario named for each seat
// in the form.
import { type Choice, choicesFor, type GameOptions, scenariosForSeats } from '@eminent/engine';

/** A value of the rule option `scenarios`, or `named`: the form names the scenario of each seat. */
export type ScenarioMode = GameOptions['scenarios'] | 'named';

export interface ScenarioAssignment {
  readonly options: GameOptions;
  readonly named: readonly string[] | undefined;
}

/** Returns the scenarios that the form names, made valid, by seat; undefined if it names none. */
export function namedScenarios({
  options,
  named,
}: ScenarioAssignment): readonly string[] | undefined {
  if (options.scenarios !== 'chosen' || named === undefined) return undefined;
  return scenariosForSeats(options, named);
}

export function modeOf(assignment: ScenarioAssignment): ScenarioMode {
  return namedScenarios(assignment) === undefined ? assignment.options.scenarios : 'named';
}

/** Lists all modes, each with the problem it has under these options. */
export function scenarioModes(options: GameOptions): readonly Choice<ScenarioMode>[] {
  const choices = choicesFor(options, 'scenarios');
  const named = choices.filter(({ value }) => value === 'chosen');
  return [...choices, ...named.map((one) => ({ ...one, value: 'named' as const }))];
}

/** Returns the rule option and the named scenarios that choosing a mode sets. */
export function changesOf(mode: ScenarioMode): {
  readonly part: Partial<GameOptions>;
  readonly named: readonly string[] | undefined;
} {
  return mode === 'named'
    ? { part: { scenarios: 'chosen' }, named: [] }
    : { part: { scenarios: mode }, named: undefined };
}
