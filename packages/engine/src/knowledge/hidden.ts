// The one table of what is hidden from whom (RULES 6): views, events, seats' positions and worlds dealt anew all read it.
import type { Planet } from '../state/planet.ts';
import type { GameState } from '../state/state.ts';

/** A hand is read by its owner only. */
export function mayReadHand(viewer: number, owner: number): boolean {
  return viewer === owner;
}

/** The front of a planet: of a face-up one everybody's, of a face-down one its owner's, unless fronts are hidden from all. */
export function mayReadFront(
  state: GameState,
  viewer: number,
  owner: number,
  planet: Planet,
): boolean {
  return planet.up || (viewer === owner && !state.rules.frontsHidden);
}

/** Planets and technologies that are looked at are shown to the seat that decides. */
export function isLooking(state: GameState, viewer: number): boolean {
  return state.frames.at(-1)?.seat === viewer;
}

/** The fronts of planets that are looked at. */
export function mayReadLookedAt(state: GameState, viewer: number): boolean {
  return isLooking(state, viewer) && !state.rules.frontsHidden;
}

/** Of the planet deck everybody sees the uppermost back, unless fronts are hidden: then a tile is covered until somebody looks. */
export function isTopBackSeen(state: GameState): boolean {
  return !state.rules.frontsHidden && state.planetDeck.length > 0;
}
