// Slots for resources in an empire (RULES 3.4, SEP; ESCALATION PL5, E7 Biosphere, E9).
import type { PlayerPosition, Resource } from '@eminent/engine';
import { cardOf, CARD_FILE, planetOf, type SlotType } from './cards.ts';

/** Place of the permanents' slots, after those of all planets. Answers call it `permanent`. */
const PERMANENT_PLACE = 49;
/** Added to the number of a slot for its second resource (Bountiful Harvest). */
export const SECOND = 100;

export interface Slot {
  /** Two numbers per planet in the order of the empire; plus SECOND for a second resource. */
  readonly number: number;
  readonly type: SlotType;
  readonly held: Resource | undefined;
}

/** Returns a slot's name, such as `2.water`, `3.any`, `permanent.any-2` or `2.water.2`. */
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

/** ESCALATION E9, Bountiful Harvest: whether each slot on planets holds two resources. */
function holdsTwo({ extra }: PlayerPosition): boolean {
  const scenario = CARD_FILE.scenarios.find(({ id }) => id === extra?.scenario);
  return scenario?.special.some((one) => one.includes('1 more resource')) === true;
}

/** RULES SEP: blocked planets have no slots. `layer` is 0, or SECOND for second resources. */
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

/** Returns the resource in a slot. A slot for any resource is the only one of its planet. */
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

/** Returns the first place of the slot of which this is the second. */
function below(slots: readonly Slot[], { number }: Slot): Slot | undefined {
  return slots.find((one) => one.number === number - SECOND);
}

/** Returns the empty slots. The second place of a slot counts only if its first place is filled. */
export function emptySlots(player: PlayerPosition): Slot[] {
  const slots = slotsOf(player);
  return slots.filter((slot) => {
    const under = below(slots, slot);
    return slot.held === undefined && (under === undefined || under.held !== undefined);
  });
}

/** Returns the filled slots. Of two equal resources in a slot, only the first counts. */
export function filledSlots(player: PlayerPosition): Slot[] {
  const slots = slotsOf(player);
  return slots.filter((slot) => slot.held !== undefined && below(slots, slot)?.held !== slot.held);
}
