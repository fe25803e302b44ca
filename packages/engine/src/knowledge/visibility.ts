// Rules about which information is hidden from which seat (RULES 6). Views, events, positions and
// determinization all use these functions.
import { stepNumber } from '../rules/steps/registry.ts';
import type { Planet } from '../state/planet.ts';
import type { GameState } from '../state/state.ts';

/** Only the owner can read a hand. */
export function mayReadHand(viewer: number, owner: number): boolean {
  return viewer === owner;
}

/**
 * Whether a seat can read the front of a planet: face-up for all, face-down for the owner, unless
 * fronts are hidden from everyone.
 */
export function mayReadFront(
  state: GameState,
  viewer: number,
  owner: number,
  planet: Planet,
): boolean {
  return planet.up || (viewer === owner && !state.rules.frontsHidden);
}

/** Whether a seat is the deciding one, which sees the planets and technologies being looked at. */
export function isLooking(state: GameState, viewer: number): boolean {
  return state.frames.at(-1)?.seat === viewer;
}

/** Whether a seat can read the fronts of planets being looked at. */
export function mayReadLookedAt(state: GameState, viewer: number): boolean {
  return isLooking(state, viewer) && !state.rules.frontsHidden;
}

/** Whether all seats see the back of the top planet: not in games in which fronts are hidden. */
export function isTopBackSeen(state: GameState): boolean {
  return !state.rules.frontsHidden && state.planetDeck.length > 0;
}

/**
 * Whether a seat knows which planets are in the deck, but not their order, because it is looking
 * through it (RULES E8.2).
 */
export function mayReadPlanetDeck(state: GameState, viewer: number): boolean {
  const frame = state.frames.at(-1);
  return frame?.seat === viewer && frame.step === stepNumber('recon-planets');
}

/** Only the seat itself can see the start planets that it chooses from or has chosen. */
export function mayReadOffer(viewer: number, owner: number): boolean {
  return viewer === owner;
}
