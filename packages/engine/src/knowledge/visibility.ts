// Decides which information is hidden from which seat (RULES 6). Views, events, positions and
// determinization use these functions.
import { stepNumber } from '../rules/steps/registry.ts';
import type { Planet } from '../state/planet.ts';
import type { GameState } from '../state/state.ts';

/** Whether `viewer` sees the hand of `owner`: only `owner` does. */
export function mayReadHand(viewer: number, owner: number): boolean {
  return viewer === owner;
}

/**
 * Whether `viewer` sees the front of a planet. Everyone sees face-up planets. The owner sees
 * face-down ones, unless fronts are hidden from all.
 */
export function mayReadFront(
  state: GameState,
  viewer: number,
  owner: number,
  planet: Planet,
): boolean {
  return planet.up || (viewer === owner && !state.rules.frontsHidden);
}

/** Whether a seat makes the pending decision. Only it sees what is being looked at. */
export function isLooking(state: GameState, viewer: number): boolean {
  return state.frames.at(-1)?.seat === viewer;
}

export function mayReadLookedAt(state: GameState, viewer: number): boolean {
  return isLooking(state, viewer) && !state.rules.frontsHidden;
}

/** Whether all see the back of the top planet. False if fronts are hidden from everyone. */
export function isTopBackSeen(state: GameState): boolean {
  return !state.rules.frontsHidden && state.planetDeck.length > 0;
}

/**
 * Whether a seat is looking through the planet deck. It then knows the planets, but not their order
 * (RULES E8.2).
 */
export function mayReadPlanetDeck(state: GameState, viewer: number): boolean {
  const frame = state.frames.at(-1);
  return frame?.seat === viewer && frame.step === stepNumber('recon-planets');
}

/** Whether a seat sees the start planets that `owner` chooses from: only `owner` does. */
export function mayReadOffer(viewer: number, owner: number): boolean {
  return viewer === owner;
}
