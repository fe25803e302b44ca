// The view of a planet in an empire: its back for all, its front and slots for those who may see
// them (RULES 6).
import { backOf, cardId, PLANET_SHIP, planetAt } from '../cards/catalog.ts';
import { attackCost, coloniesMissing, coloniesOn } from '../queries/costs.ts';
import { shipsOf } from '../queries/ships.ts';
import { heldAt } from '../queries/resource-slots.ts';
import { ANY_RESOURCE, NONE, nameAt, RESOURCES, type SlotType } from '../model/names.ts';
import type { PlanetBack } from '../model/planet.ts';
import type { Planet } from '../state/planet.ts';
import type { Player } from '../state/player.ts';

/** The type with fields that can be assigned, for building an object. */
export type Draft<T> = { -readonly [Field in keyof T]: T[Field] };

/** `resource` is the resource in the slot, or the type of the slot if it is empty. */
export interface SlotView {
  readonly resource: SlotType;
  readonly filled: boolean;
}

/** A cost, and how much of it the owner of the planet has. It can be paid if `missing` is 0. */
export interface CostView {
  readonly need: number;
  readonly have: number;
  readonly missing: number;
}

/**
 * A planet in an empire. `planet` is absent if the viewer may not see its front; slots come with
 * the front.
 */
export interface PlanetView extends PlanetBack {
  readonly planet?: string;
  readonly up: boolean;
  /** A face-down start planet, recognizable by its back (RULES E1.5). */
  readonly start?: true;
  /** The cards tucked under it. */
  readonly colonies: readonly string[];
  /** The number of colonies under it (RULES R-COL1). */
  readonly colonyCount: number;
  /** The owner's cost of attacking, in ships of the size needed and in play; absent if face up. */
  readonly attack?: CostView;
  /**
   * The owner's cost of settling, in colonies. Discounts count as colonies; absent if face up.
   */
  readonly settle?: CostView;
  readonly slots?: readonly SlotView[];
  /** A fighter blocks its slots (RULES SEP). */
  readonly blocked: boolean;
  /** Fighters in its replenishing slots; absent if there are none. */
  readonly fighters?: number;
}

/** All possible slot views, shared by all views. */
const SLOTS: Readonly<Record<SlotType, Readonly<Record<'empty' | 'filled', SlotView>>>> = {
  food: slotOf('food'),
  water: slotOf('water'),
  iron: slotOf('iron'),
  silicon: slotOf('silicon'),
  any: slotOf('any'),
};

function slotOf(resource: SlotType): Readonly<Record<'empty' | 'filled', SlotView>> {
  return {
    empty: Object.freeze({ resource, filled: false }),
    filled: Object.freeze({ resource, filled: true }),
  };
}

/** The view of a slot that contains the resource `held`; NONE if empty. */
export function slotView(slot: SlotType, held: number): SlotView {
  return held === NONE ? SLOTS[slot].empty : SLOTS[nameAt(RESOURCES, held)].filled;
}

/** The view of a planet. `visible`: the viewer may see its front. */
export function planetView(player: Player, planet: Planet, visible: boolean): PlanetView {
  const { id, colonizeCost, slots, start } = planetAt(planet.id);
  const seen: Draft<PlanetView> = {
    ...backOf(planet.id),
    up: planet.up,
    colonies: planet.colonies.map(cardId),
    colonyCount: coloniesOn(planet),
    blocked: planet.blocked,
  };
  if (!planet.up) {
    if (start) seen.start = true;
    const ship = PLANET_SHIP[planet.id] as number;
    seen.attack = cost(attackCost(player, planet), shipsOf(player, ship));
    seen.settle = cost(colonizeCost, colonizeCost - coloniesMissing(player, planet));
  }
  if (planet.ships > 0) seen.fighters = planet.ships;
  if (visible) {
    seen.planet = id;
    const layers = player.abilities.doubleSlots ? 2 : 1;
    const held: SlotView[] = [];
    for (let layer = 0; layer < layers; layer++) {
      for (const [at, slot] of slots.entries()) {
        const type = slot === 'any' ? ANY_RESOURCE : RESOURCES.indexOf(slot);
        held.push(slotView(slot, heldAt(planet.filled, layer * 2 + at, type)));
      }
    }
    // Copied, because a list that has grown occupies more memory than it needs.
    seen.slots = held.slice();
  }
  return seen;
}

function cost(need: number, have: number): CostView {
  return { need, have, missing: Math.max(0, need - have) };
}
