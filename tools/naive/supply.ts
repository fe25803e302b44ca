// What is left in the supply: fighters, influence, role cards, planets and technologies.
import type { PlanetType } from '@eminent/engine';
import { planetOf } from './cards.ts';
import { isFaceUp } from './empire.ts';
import type { Question } from './question.ts';

/** PROTOTYPE 2.1: number of armies, which the code calls fighters. */
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

export function openStacks({ position }: Question): string[] {
  return Object.keys(position.stacks).filter((card) => (position.stacks[card] ?? 0) > 0);
}

/** RULES survey-team, 3.1f: whether a planet is in the deck or can be shuffled into it. */
export function planetsAreLeft({ position }: Question): boolean {
  return position.planetDeck.length + position.planetDiscard.length > 0;
}

const TYPES: readonly PlanetType[] = ['advanced', 'fertile', 'metallic'];

/** PROTOTYPE 2.4: decks with cards for a planet type that the player has face up. */
export function openDecks({ position, player }: Question): PlanetType[] {
  return TYPES.filter(
    (type) =>
      (position.technologyDecks?.[type] ?? []).length > 0 &&
      player.planets.some((one) => isFaceUp(one) && planetOf(one.planet).type === type),
  );
}
