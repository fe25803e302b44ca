// Scenarios chosen for all seats before a game begins, and conflicts between them (RULES E9).
import { SCENARIOS } from '../cards/escalation/scenarios.ts';
import { scenarioAt } from '../queries/starting-setup.ts';
import { describeInput } from '../model/json-reader.ts';
import type { ScenarioDef } from '../model/scenario.ts';
import { type GameOptions, rulesFor } from './registry.ts';

/**
 * Why a scenario is not available to a seat: the scenario of `seat` is the same, or needs the same
 * start planet or technology card.
 */
export interface ScenarioObstacle {
  readonly seat: number;
  readonly scenario: string;
  readonly shared: 'scenario' | 'planet' | 'technology';
}

/** Returns the ids of the scenarios that a game has. */
export function scenariosOfGame(options: GameOptions): readonly string[] {
  return rulesFor(options).scenarios.map((index) => scenarioAt(index).id);
}

/** Returns why a seat cannot have the scenario `id`; undefined if it can. */
export function scenarioObstacle(
  named: readonly string[],
  seat: number,
  id: string,
): ScenarioObstacle | undefined {
  for (const [other, scenario] of named.entries()) {
    const shared = other === seat ? undefined : sharedBy(id, scenario);
    if (shared !== undefined) return { seat: other, scenario, shared };
  }
  return undefined;
}

function sharedBy(id: string, other: string): ScenarioObstacle['shared'] | undefined {
  if (id === other) return 'scenario';
  const [one, two] = [defOf(id), defOf(other)];
  if (one?.excludes.includes(other) !== true) return undefined;
  return one.startPlanet !== undefined && one.startPlanet === two?.startPlanet
    ? 'planet'
    : 'technology';
}

function defOf(id: string): ScenarioDef | undefined {
  return SCENARIOS.find((one) => one.id === id);
}

/**
 * Returns a scenario for each seat: the named one if possible. Seats without one, and seats that
 * conflict with an earlier seat, get the first free scenario. Throws a RangeError if there is none.
 */
export function scenariosForSeats(
  options: GameOptions,
  named: readonly string[],
): readonly string[] {
  const known = scenariosOfGame(options);
  const kept: (string | undefined)[] = [];
  for (let seat = 0; seat < options.players; seat++) {
    const id = named[seat];
    const isKept = id !== undefined && known.includes(id) && isCompatible(kept, id);
    kept.push(isKept ? id : undefined);
  }
  const all: string[] = [];
  for (const [seat, id] of kept.entries()) {
    const later = kept.slice(seat);
    const scenario = id ?? known.find((one) => isCompatible([...all, ...later], one));
    if (scenario === undefined) throw new RangeError(`no scenario is left for seat ${seat + 1}`);
    all.push(scenario);
  }
  return all;
}

function isCompatible(others: readonly (string | undefined)[], id: string): boolean {
  return others.every((other) => other === undefined || sharedBy(id, other) === undefined);
}

const SHARED = {
  scenario: 'each may be had once',
  planet: 'both need the same start planet',
  technology: 'both need the same technology',
} as const satisfies Readonly<Record<ScenarioObstacle['shared'], string>>;

/** Returns an error message if the named scenarios are not possible, otherwise undefined. */
export function scenariosProblem(
  options: GameOptions,
  named: readonly string[],
): string | undefined {
  if (options.scenarios !== 'chosen') return 'this game has no scenarios that are chosen';
  if (named.length !== options.players) {
    return `${named.length} scenarios for ${options.players} players`;
  }
  const known = scenariosOfGame(options);
  for (const [seat, id] of named.entries()) {
    if (!known.includes(id)) return `${describeInput(id)} is no scenario of this game`;
    const obstacle = scenarioObstacle(named.slice(0, seat), seat, id);
    if (obstacle === undefined) continue;
    const { scenario, shared } = obstacle;
    return `${id} cannot be had beside ${scenario}: ${SHARED[shared]}`;
  }
  return undefined;
}
