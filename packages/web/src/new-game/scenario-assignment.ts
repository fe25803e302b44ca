// How seats get their scenarios: by the rule option, or by name in the form.
import { type Choice, choicesFor, type GameOptions, scenariosForSeats } from '@eminent/engine';

/** The values of the rule option, or `named`: chosen in the form. */
export type ScenarioMode = GameOptions['scenarios'] | 'named';

/** Rule options with the named scenarios, if any. */
export interface ScenarioAssignment {
  readonly options: GameOptions;
  readonly named: readonly string[] | undefined;
}

/** The named scenarios by seat; undefined if the form names none. */
export function namedIn({ options, named }: ScenarioAssignment): readonly string[] | undefined {
  if (options.scenarios !== 'chosen' || named === undefined) return undefined;
  return scenariosForSeats(options, named);
}

export function modeOf(naming: ScenarioAssignment): ScenarioMode {
  return namedIn(naming) === undefined ? naming.options.scenarios : 'named';
}

/** All modes, each with the problem it has under these options. */
export function scenarioModes(options: GameOptions): readonly (Pick<
  Choice<ScenarioMode>,
  'problem'
> & {
  readonly value: ScenarioMode;
})[] {
  const choices = choicesFor(options, 'scenarios');
  const named = choices.filter(({ value }) => value === 'chosen');
  return [...choices, ...named.map((one) => ({ ...one, value: 'named' as const }))];
}

/** The changes that a mode makes to the rule options and the named scenarios. */
export function changesOf(mode: ScenarioMode): {
  readonly part: Partial<GameOptions>;
  readonly named: readonly string[] | undefined;
} {
  return mode === 'named'
    ? { part: { scenarios: 'chosen' }, named: [] }
    : { part: { scenarios: mode }, named: undefined };
}
