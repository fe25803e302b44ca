// Terraforming: tucks the card under a planet, and settles it if that is enough (RULES TF).
import { PLANET_COLONIZE } from '../../cards/catalog.ts';
import { TUCK } from '../../model/option.ts';
import { coloniesMissing, coloniesOn, movable } from '../../queries/costs.ts';
import { colonyPlaces, firstColonyPlace, listColonyPlaces } from '../../queries/empire-planets.ts';
import type { Frame } from '../../state/frame.ts';
import type { Planet } from '../../state/planet.ts';
import { type GameState, playerAt } from '../../state/state.ts';
import { moveFreely, settleMoved, settlePlanet, tuckResolving } from '../settle-and-attack.ts';
import { begin, neverAsks, pop, step } from '../steps/step.ts';
import { effect } from './effect.ts';

/** `card` is the resolving card. */
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

/** If colonies elsewhere in the empire can close the gap, they may move first (RULES E14-4b). */
function terraformPlanet(state: GameState, { seat, card }: Frame, at: number): void {
  tuckResolving(state, seat, at);
  const missing = missingFor(state, seat, card, at);
  if (missing <= 0) settlePlanet(state, seat, at);
  else if (movableTo(state, seat, at) >= missing) {
    begin(state, terraformMovedStep, seat, card, 0, at);
    moveFreely(state, seat);
  }
}

/** Runs after colonies have moved. */
const terraformMovedStep = neverAsks('terraform-moved', (state, { seat, card, at }) => {
  pop(state);
  if (missingFor(state, seat, card, at) <= 0) settleMoved(state, seat, at);
  return true;
});

/** The colonies the planet lacks. Whether discounts count depends on the errata. */
function missingFor(state: GameState, seat: number, card: number, at: number): number {
  const player = playerAt(state, seat);
  const planet = player.planets[at] as Planet;
  return countsDiscounts(state, card)
    ? coloniesMissing(player, planet)
    : (PLANET_COLONIZE[planet.id] as number) - coloniesOn(planet);
}

function movableTo(state: GameState, seat: number, at: number): number {
  const player = playerAt(state, seat);
  if (!state.rules.interpretations.coloniesMoveToTerraform || !player.abilities.holdsColonies)
    return 0;
  return movable(player, player.planets[at] as Planet);
}

function countsDiscounts(state: GameState, card: number): boolean {
  const action = state.rules.actions[card] ?? [];
  return action.some((one) => one.op === 'terraform' && one.discounts);
}

export const terraform = effect('terraform', {
  isPossible: (state, seat) => colonyPlaces(playerAt(state, seat), false) > 0,
  carryOut: (state, seat, _effect, card) => begin(state, terraformStep, seat, card),
  missing: () => 'colonize',
  steps: [terraformStep],
});

/** Registered after all other steps, so that their numbers stay the same. */
export const TERRAFORM_STEPS = [terraformMovedStep] as const;
