// Slots of an empire: of planets, of permanents, and those that hold two (RULES 3.4, SEP; ESCALATION PL5, E7 Biosphere, E9).
import type { PlayerPosition, Resource } from '@eminent/engine';
import { cardOf, CARD_FILE, planetOf, type SlotType } from './cards.ts';

/** Where the slots of permanents are, behind every planet: docs/notation.md writes `permanent`. */
const PERMANENT_PLACE = 49;
/** The second of two resources on a slot is numbered so much higher. */
export const SECOND = 100;

/** One place for a resource. */
export interface Slot {
  /** Two to a planet, in the order of the empire; the second of two resources SECOND higher. */
  readonly number: number;
  readonly type: SlotType;
  readonly held: Resource | undefined;
}

/** The name of a slot in an answer, such as `2.water`, `3.any`, `permanent.any-2`, `2.water.2`. */
export function nameOf({ number, type }: Slot): string {
  const first = number % SECOND;
  const place = first >> 1;
  const where = place === PERMANENT_PLACE ? 'permanent' : String(place + 1);
  const which = type === 'any' && (first & 1) === 1 ? 'any-2' : type;
  return `${where}.${which}${number >= SECOND ? '.2' : ''}`;
}

export function slotsOf(player: PlayerPosition): Slot[] {
  return [
    ...slotsOfPlanets(player, 0),
    ...slotsOfPermanents(player),
    ...(holdsTwo(player) ? slotsOfPlanets(player, SECOND) : []),
  ];
}

/** ESCALATION E9, Bountiful Harvest: each resource slot of its planets holds one more. */
function holdsTwo({ extra }: PlayerPosition): boolean {
  const scenario = CARD_FILE.scenarios.find(({ id }) => id === extra?.scenario);
  return scenario?.special.some((one) => one.includes('1 more resource')) === true;
}

/** RULES SEP: a blocked planet has no slots. */
function slotsOfPlanets(player: PlayerPosition, layer: number): Slot[] {
  return player.planets.flatMap((planet, place) => {
    if (planet.up !== true || planet.blocked === true) return [];
    const { slots } = planetOf(planet.planet);
    return slots.map((type, slot) => ({
      number: layer + 2 * place + slot,
      type,
      held:
        layer === 0
          ? heldOn(planet.resources ?? [], type, slots.length)
          : isResource(planet.second?.[slot]),
    }));
  });
}

/** A planet with a slot for any type has no other slot, so its resource is in that slot. */
function heldOn(
  resources: readonly Resource[],
  type: SlotType,
  slots: number,
): Resource | undefined {
  if (type !== 'any') return resources.includes(type) ? type : undefined;
  if (slots > 1) throw new Error('which of two slots of any type a resource lies on is not said');
  return resources[0];
}

function isResource(one: Resource | 'none' | undefined): Resource | undefined {
  return one === 'none' ? undefined : one;
}

/** ESCALATION E7: the Biosphere has two slots of any type. */
function slotsOfPermanents({ permanents = [], extra }: PlayerPosition): Slot[] {
  const slots = permanents.reduce((sum, id) => sum + cardOf(id).slots, 0);
  return Array.from({ length: slots }, (_, slot) => ({
    number: 2 * PERMANENT_PLACE + slot,
    type: 'any',
    held: isResource(extra?.store?.[slot]),
  }));
}

/** The slot of the same planet below the second one. */
function below(slots: readonly Slot[], { number }: Slot): Slot | undefined {
  return slots.find((one) => one.number === number - SECOND);
}

/** Empty slots; where a slot holds two, the second one after the first. */
export function emptySlots(player: PlayerPosition): Slot[] {
  const slots = slotsOf(player);
  return slots.filter((slot) => {
    const under = below(slots, slot);
    return slot.held === undefined && (under === undefined || under.held !== undefined);
  });
}

/** Filled slots; of two equal resources on one slot the first. */
export function filledSlots(player: PlayerPosition): Slot[] {
  const slots = slotsOf(player);
  return slots.filter((slot) => slot.held !== undefined && below(slots, slot)?.held !== slot.held);
}
