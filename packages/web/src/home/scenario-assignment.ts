// How the seats of a game come by their scenarios: as the rule option says, or named in the form.
import { type Choice, choicesFor, type GameOptions, scenariosForSeats } from '@eminent/engine';

/** The values of the rule option, and `named`: the form chooses in the place of the seats. */
export type Way = GameOptions['scenarios'] | 'named';

/** Rule options with what was named for the seats, if anything. */
export interface ScenarioAssignment {
  readonly options: GameOptions;
  readonly named: readonly string[] | undefined;
}

/** What is named for the seats of the game; undefined where the form names nothing. */
export function namedIn({ options, named }: ScenarioAssignment): readonly string[] | undefined {
  if (options.scenarios !== 'chosen' || named === undefined) return undefined;
  return scenariosForSeats(options, named);
}

export function wayOf(naming: ScenarioAssignment): Way {
  return namedIn(naming) === undefined ? naming.options.scenarios : 'named';
}

/** All ways, with what stands in the way of each. */
export function waysOf(options: GameOptions): readonly (Pick<Choice<Way>, 'problem'> & {
  readonly value: Way;
})[] {
  const choices = choicesFor(options, 'scenarios');
  const named = choices.filter(({ value }) => value === 'chosen');
  return [...choices, ...named.map((one) => ({ ...one, value: 'named' as const }))];
}

/** What a way changes in the rule options, and what is named from then on. */
export function goneBy(way: Way): {
  readonly part: Partial<GameOptions>;
  readonly named: readonly string[] | undefined;
} {
  return way === 'named'
    ? { part: { scenarios: 'chosen' }, named: [] }
    : { part: { scenarios: way }, named: undefined };
}
