// The one table of what is hidden from whom (RULES 6): views, events, seats' positions and worlds dealt anew all read it.
import { stepNumber } from '../rules/steps/registry.ts';
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

/** Which planets the deck holds, in no order: for the seat that looks through it (RULES E8.2). */
export function mayReadPlanetDeck(state: GameState, viewer: number): boolean {
  const frame = state.frames.at(-1);
  return frame?.seat === viewer && frame.step === stepNumber('recon-planets');
}

/** Start planets to choose from are read by their seat only, also when it has chosen. */
export function mayReadOffer(viewer: number, owner: number): boolean {
  return viewer === owner;
}
