// Before the first turn: seats choose scenarios or start planets (RULES E1, E9).
import { planetAt } from '../../cards/catalog.ts';
import { openScenarios, scenarioAt, scenariosOf } from '../../queries/starting-setup.ts';
import { NONE } from '../../model/names.ts';
import { CHOOSE_SCENARIO, START_PLANET } from '../../model/option.ts';
import { Planet } from '../../state/planet.ts';
import { type GameState, playerAt } from '../../state/state.ts';
import { dealScenarios } from '../seat-setup.ts';
import { begin, neverAsks, pop, step } from './step.ts';
import { startTurn } from './turn.ts';

/** The bottom frame until the first turn begins. Asks one seat after the other. */
export const beginStep = neverAsks('begin', (state) => {
  if (state.rules.choosesScenarios) {
    const seat = scenariosOf(state).indexOf(NONE);
    if (seat >= 0) {
      begin(state, scenarioStep, seat);
      return true;
    }
    if (playerAt(state, 0).planets.length === 0) dealScenarios(state);
  }
  const chooser = state.offers.findIndex((offer) => offer.length > 1);
  if (chooser >= 0) {
    begin(state, startPlanetStep, chooser);
    return true;
  }
  layStartPlanets(state);
  pop(state);
  startTurn(state, 0);
  return true;
});

/** All players lay their start planets down together. */
function layStartPlanets(state: GameState): void {
  if (state.offers.length === 0) return;
  for (const [seat, [planet]] of state.offers.entries()) {
    playerAt(state, seat).planets.push(new Planet(planet ?? NONE, state.rules.startPlanetsUp));
  }
  state.offers = [];
  state.log?.push({ type: 'start-planets' });
}

/** Offers the scenarios that are compatible with those chosen before. */
export const scenarioStep = step('choose-scenario', {
  run: () => false,

  options(state, _frame, out) {
    const taken = scenariosOf(state).filter((one) => one !== NONE);
    for (const one of openScenarios(state.rules, taken)) out.push(CHOOSE_SCENARIO + one);
  },

  question: () => ({ step: 'choose-scenario', several: false }),

  choose(state, frame, option) {
    pop(state);
    const scenario = option - CHOOSE_SCENARIO;
    const player = playerAt(state, frame.seat);
    player.expansion = { ...player.expansion, scenario };
    state.log?.push({ type: 'scenario', seat: frame.seat, scenario: scenarioAt(scenario).id });
  },
});

/** A seat keeps one of two start planets. The other leaves the game. */
export const startPlanetStep = step('start-planet', {
  run: () => false,

  options(state, frame, out) {
    for (let i = 0; i < (state.offers[frame.seat] ?? []).length; i++) out.push(START_PLANET + i);
  },

  question: () => ({ step: 'start-planet', several: false }),

  choose(state, frame, option) {
    pop(state);
    const { seat } = frame;
    const kept = option - START_PLANET;
    const offer = state.offers[seat] ?? [];
    const [planet, away] = [offer[kept], offer[1 - kept]];
    state.offers = state.offers.map((one, other) =>
      other === seat ? one.filter((_, i) => i === kept) : one,
    );
    if (planet === undefined || away === undefined) return;
    state.log?.push({
      type: 'start-planet',
      seat,
      planet: planetAt(planet).id,
      away: planetAt(away).id,
    });
  },
});
