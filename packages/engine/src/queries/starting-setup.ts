// Starting setup of each seat and the stacks (RULES 1.2, E9). Scenarios are indexes in SCENARIOS.
import { SCENARIOS } from '../cards/escalation/scenarios.ts';
import { kindOf, planetOf, technologyAt } from '../cards/catalog.ts';
import { NONE } from '../model/names.ts';
import type { Rules, SeatSetup } from '../model/rules.ts';
import type { ScenarioDef } from '../model/scenario.ts';
import type { GameState } from '../state/state.ts';

/** Returns the definition of a scenario. Throws a RangeError for an unknown index. */
export function scenarioAt(index: number): ScenarioDef {
  const scenario = SCENARIOS[index];
  if (scenario === undefined) throw new RangeError(`no scenario has the number ${index}`);
  return scenario;
}

/** Returns the starting setup of a seat. Throws a RangeError for an unknown seat. */
export function seatSetup(rules: Rules, seat: number, scenario: number): SeatSetup {
  const usual = rules.seats[seat];
  if (usual === undefined) throw new RangeError(`no seat ${seat}`);
  if (scenario === NONE) return usual;
  const { deck, technologies, permanents } = scenarioAt(scenario);
  const roleCards = Object.entries(deck).flatMap(([id, n]) => Array<number>(n).fill(kindOf(id)));
  const kinds = permanents.map(kindOf);
  const more = rules.interpretations.firstHandGrows ? kinds : [];
  return {
    deck: [...roleCards, ...technologies.map(kindOf)].sort((a, b) => a - b),
    firstHand: usual.firstHand + more.reduce((sum, kind) => sum + handLimitOf(kind), 0),
    permanents: kinds,
  };
}

function handLimitOf(kind: number): number {
  return technologyAt(kind).handLimit ?? 0;
}

/**
 * Returns the starting deck of a seat. Politics cards may run out for later seats (RULES E14-18).
 */
export function startDeck(
  rules: Rules,
  seat: number,
  scenarios: readonly number[],
): readonly number[] {
  const { deck } = seatSetup(rules, seat, scenarios[seat] ?? NONE);
  if ((scenarios[seat] ?? NONE) === NONE) return deck;
  const taken = scenarios
    .slice(0, seat)
    .flatMap((scenario, other) => seatSetup(rules, other, scenario).deck);
  let left = Math.max(0, rules.politicsCards - taken.filter((kind) => kind === POLITICS).length);
  return deck.filter((kind) => kind !== POLITICS || left-- > 0);
}

const POLITICS = kindOf('politics');

/** Returns the start planet that a scenario names, or NONE. */
export function scenarioPlanet(scenario: number): number {
  const { startPlanet } = scenarioAt(scenario);
  return startPlanet === undefined ? NONE : planetOf(startPlanet);
}

/** Returns the scenarios that are compatible with those already taken (RULES E9). */
export function openScenarios(rules: Rules, taken: readonly number[]): number[] {
  return rules.scenarios.filter(
    (one) =>
      !taken.some(
        (other) => other === one || scenarioAt(other).excludes.includes(scenarioAt(one).id),
      ),
  );
}

/** Returns the scenarios by seat. */
export function scenariosOf(state: GameState): number[] {
  return state.players.map((player) => player.expansion.scenario);
}

/** Returns the sizes of the stacks after starting decks are dealt, in the order of `stackKinds`. */
export function stackSizes(rules: Rules, scenarios: readonly number[]): readonly number[] {
  if (rules.scenarios.length === 0) return rules.stackSizes;
  // Decks are dealt only after all seats have chosen a scenario.
  if (scenarios.includes(NONE)) return rules.stackTotals;
  const dealt = scenarios.flatMap((one, seat) => seatSetup(rules, seat, one).deck);
  return rules.stackKinds.map(
    (kind, i) => (rules.stackTotals[i] ?? 0) - dealt.filter((one) => one === kind).length,
  );
}
