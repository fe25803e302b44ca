// Settling, attacking and tucking with all that belongs to it: the cost is paid, the planet turns up, triggers are set off.
import { attackCost } from '../facts/costs.ts';
import { faceDownCount, firstFaceDown } from '../facts/empire.ts';
import { NONE } from '../model/names.ts';
import type { Frame } from '../state/frame.ts';
import { type GameState, playerAt } from '../state/state.ts';
import * as planets from '../verbs/planets.ts';
import { pay } from './payment.ts';
import { pop } from './steps/step.ts';
import { planetFlipped } from './triggers.ts';

/** A seat settles a planet whose colonies suffice. */
export function settlePlanet(state: GameState, seat: number, owner: number, at: number): void {
  planets.settle(state, owner, at);
  planetFlipped(state, seat, at);
}

/** A seat pays for a planet and attacks it (RULES 3.2). */
export function attackPlanet(state: GameState, seat: number, owner: number, at: number): void {
  const planet = playerAt(state, owner).planets[at];
  if (planet === undefined) throw new RangeError(`seat ${owner} has no planet at ${at}`);
  const paid = pay(state, seat, [{ fighters: attackCost(playerAt(state, seat), planet) }]);
  planets.attack(state, seat, owner, at, paid.fighters);
  planetFlipped(state, seat, at);
}

/** The card whose Action is carried out goes under a planet of the seat. */
export function tuckResolving(state: GameState, seat: number, at: number): void {
  const kind = state.turn.resolving;
  state.turn.resolving = NONE;
  planets.tuck(state, seat, at, kind);
}

/** All cards played in the role go under one planet. */
export function tuckAllPlayed(state: GameState, seat: number, at: number): void {
  for (const kind of playerAt(state, seat).play.splice(0)) planets.tuck(state, seat, at, kind);
}

/** The `run` of steps that tuck the cards played: over with nothing to tuck or nowhere to, done by itself with one place, else it asks. */
export function tuckUnasked(state: GameState, { seat }: Frame): boolean {
  const player = playerAt(state, seat);
  const faceDown = faceDownCount(player);
  if (player.play.length === 0 || faceDown === 0) return pop(state);
  if (faceDown > 1) return false;
  pop(state);
  tuckAllPlayed(state, seat, firstFaceDown(player));
  return true;
}
