// Finds out whether fighters, influence, role cards, planets and technologies are left.
import type { PlanetType } from '@eminent/engine';
import { planetOf } from './cards.ts';
import { isFaceUp } from './empire.ts';
import type { Question } from './question.ts';

/** PROTOTYPE 2.1: the total number of armies. */
const PROTOTYPE_ARMIES = 30;

/** RULES 1.3d: fighters are unlimited, except in the prototype. */
export function fightersAreLeft({ position, prototype }: Question): boolean {
  const owned = position.players.reduce((sum, { fighters }) => sum + fighters, 0);
  return !prototype || owned < PROTOTYPE_ARMIES;
}

/** RULES 3.5c: influence is always paid; the prototype has no trade without supply. */
export function influenceIsLeft({ position, prototype }: Question): boolean {
  return !prototype || position.supply > 0;
}

/** RULES 3.8a: stacks with cards. Unused stacks are not in the position. */
export function openStacks({ position }: Question): string[] {
  return Object.keys(position.stacks).filter((card) => (position.stacks[card] ?? 0) > 0);
}

/** RULES survey-team, 3.1f: whether a planet is left in the deck or can be reshuffled. */
export function planetsAreLeft({ position }: Question): boolean {
  return position.planetDeck.length + position.planetDiscard.length > 0;
}

const TYPES: readonly PlanetType[] = ['advanced', 'fertile', 'metallic'];

/** PROTOTYPE 2.4: technology decks with cards whose planet type the player has face up. */
export function openDecks({ position, player }: Question): PlanetType[] {
  return TYPES.filter(
    (type) =>
      (position.technologyDecks?.[type] ?? []).length > 0 &&
      player.planets.some((one) => isFaceUp(one) && planetOf(one.planet).type === type),
  );
}
