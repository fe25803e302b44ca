// A planet in an empire: its back for all, its front only for those who may see it (RULES 6).
import { backOf, cardId, PLANET_SHIP, planetAt } from '../cards/catalog.ts';
import { attackCost, coloniesMissing, coloniesOn } from '../queries/costs.ts';
import { shipsOf } from '../queries/ships.ts';
import { heldAt } from '../queries/resource-slots.ts';
import { ANY_RESOURCE, NONE, nameAt, RESOURCES, type SlotType } from '../model/names.ts';
import type { PlanetBack } from '../model/planet.ts';
import type { Planet } from '../state/planet.ts';
import type { Player } from '../state/player.ts';

/** Makes the fields of a view assignable while it is built. */
export type Draft<T> = { -readonly [Field in keyof T]: T[Field] };

/** A resource slot. `resource` is the resource in it or, if empty, the type that it accepts. */
export interface SlotView {
  readonly resource: SlotType;
  readonly filled: boolean;
}

/** A cost, and how much of it the owner has without discarding hand cards or moving colonies. */
export interface CostView {
  readonly need: number;
  readonly have: number;
  readonly missing: number;
}

/** `planet` and `slots` are absent if the viewer may not see the front. */
export interface PlanetView extends PlanetBack {
  readonly planet?: string;
  readonly up: boolean;
  /** A face-down start planet. Everyone can recognize it by its back (RULES E1.5). */
  readonly start?: true;
  readonly colonies: readonly string[];
  /**
   * Colonies under the planet. A card counts for its Colonize symbols, at least 1 (RULES R-COL1).
   */
  readonly colonyCount: number;
  /** Cost for the owner to attack, in ships of the planet's ship size. Absent if face up. */
  readonly attack?: CostView;
  /** Cost for the owner to settle; discounts count as colonies it has. Absent if face up. */
  readonly settle?: CostView;
  readonly slots?: readonly SlotView[];
  /** A fighter on the planet blocks its slots (Scorched Earth Policy, RULES SEP). */
  readonly blocked: boolean;
  readonly fighters?: number;
}

/** All views share these objects. */
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

/** Returns the view of a slot. `held` is the number of the resource in it, or NONE. */
export function slotView(slot: SlotType, held: number): SlotView {
  return held === NONE ? SLOTS[slot].empty : SLOTS[nameAt(RESOURCES, held)].filled;
}

/** Returns the view of a planet. `visible`: whether the viewer may see the front. */
export function planetView(player: Player, planet: Planet, visible: boolean): PlanetView {
  const { id, colonizeCost, slots, start } = planetAt(planet.id);
  const shown: Draft<PlanetView> = {
    ...backOf(planet.id),
    up: planet.up,
    colonies: planet.colonies.map(cardId),
    colonyCount: coloniesOn(planet),
    blocked: planet.blocked,
  };
  if (!planet.up) {
    if (start) shown.start = true;
    const ship = PLANET_SHIP[planet.id] as number;
    shown.attack = cost(attackCost(player, planet), shipsOf(player, ship));
    shown.settle = cost(colonizeCost, colonizeCost - coloniesMissing(player, planet));
  }
  if (planet.ships > 0) shown.fighters = planet.ships;
  if (visible) {
    shown.planet = id;
    const layers = player.abilities.doubleSlots ? 2 : 1;
    const held: SlotView[] = [];
    for (let layer = 0; layer < layers; layer++) {
      for (const [at, slot] of slots.entries()) {
        const type = slot === 'any' ? ANY_RESOURCE : RESOURCES.indexOf(slot);
        held.push(slotView(slot, heldAt(planet.filled, layer * 2 + at, type)));
      }
    }
    // A copy, because an array that has grown by `push` occupies more memory than it needs.
    shown.slots = held.slice();
  }
  return shown;
}

function cost(need: number, have: number): CostView {
  return { need, have, missing: Math.max(0, need - have) };
}
