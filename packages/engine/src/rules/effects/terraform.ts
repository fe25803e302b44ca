// Terraforming: tucks the card as two colonies under a planet, not onto a Colony Ship. The planet
// is settled at once if its cost is then met (RULES TF).
import { PLANET_COLONIZE } from '../../cards/catalog.ts';
import { TUCK } from '../../model/option.ts';
import { coloniesMissing, coloniesOn } from '../../queries/costs.ts';
import { colonyPlaces, firstColonyPlace, listColonyPlaces } from '../../queries/empire-planets.ts';
import type { Frame } from '../../state/frame.ts';
import type { Planet } from '../../state/planet.ts';
import { type GameState, playerAt } from '../../state/state.ts';
import { settlePlanet, tuckResolving } from '../settle-and-attack.ts';
import { begin, pop, step } from '../steps/step.ts';
import { effect } from './effect.ts';

/** `card` is the card being tucked; its text says whether discounts count. */
const terraformStep = step('terraform', {
  run(state, frame) {
    const player = playerAt(state, frame.seat);
    if (colonyPlaces(player, false) > 1) return false;
    pop(state);
    terraformPlanet(state, frame, firstColonyPlace(player));
    return true;
  },

  options(state, frame, out) {
    listColonyPlaces(playerAt(state, frame.seat), TUCK, out, 0, false);
  },

  question: () => ({ step: 'terraform', several: false }),

  choose(state, frame, option) {
    pop(state);
    terraformPlanet(state, frame, option - TUCK);
  },
});

function terraformPlanet(state: GameState, frame: Frame, at: number): void {
  tuckResolving(state, frame.seat, at);
  const player = playerAt(state, frame.seat);
  const planet = player.planets[at] as Planet;
  const met = countsDiscounts(state, frame.card)
    ? coloniesMissing(player, planet) <= 0
    : coloniesOn(planet) >= (PLANET_COLONIZE[planet.id] as number);
  if (met) settlePlanet(state, frame.seat, frame.seat, at);
}

function countsDiscounts(state: GameState, card: number): boolean {
  const action = state.rules.actions[card] ?? [];
  return action.some((one) => one.op === 'terraform' && one.discounts);
}

export const terraform = effect('terraform', {
  isPossible: (state, seat) => colonyPlaces(playerAt(state, seat), false) > 0,
  carryOut: (state, seat, _effect, card) => begin(state, terraformStep, seat, card),
  lack: () => 'colonize',
  steps: [terraformStep],
});
