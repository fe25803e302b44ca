// What is seen of a planet in an empire: its back for everybody, its front and slots for whoever may see them (RULES 6).
import { backOf, cardId, PLANET_SHIP, planetAt } from '../cards/catalog.ts';
import { attackCost, coloniesMissing, coloniesOn } from '../queries/costs.ts';
import { shipsOf } from '../queries/ships.ts';
import { heldAt } from '../queries/resource-slots.ts';
import { ANY_RESOURCE, NONE, nameAt, RESOURCES, type SlotType } from '../model/names.ts';
import type { PlanetBack } from '../model/planet.ts';
import type { Planet } from '../state/planet.ts';
import type { Player } from '../state/player.ts';

/** While it is made. */
export type Draft<T> = { -readonly [Field in keyof T]: T[Field] };

/** `resource` is what lies there or could; of a slot of any type that is empty it is `any`. */
export interface SlotView {
  readonly resource: SlotType;
  readonly filled: boolean;
}

/** A cost and what its owner has for it; it can be paid when nothing is missing. */
export interface CostView {
  readonly need: number;
  readonly have: number;
  readonly missing: number;
}

/** A planet in an empire. `planet` is absent when the viewer may not see its front; slots are listed with the front. */
export interface PlanetView extends PlanetBack {
  readonly planet?: string;
  readonly up: boolean;
  /** Cards tucked under it. */
  readonly colonies: readonly string[];
  /** What the cards under it are worth (RULES R-COL1). */
  readonly colonyCount: number;
  /** What attacking it takes of its owner, in ships of the size of its cost; absent when face up. */
  readonly attack?: CostView;
  /** What settling it takes, in colonies, of which the owner's discount counts as had; absent when face up. */
  readonly settle?: CostView;
  readonly slots?: readonly SlotView[];
  readonly blocked: boolean;
  /** Fighters in its replenishing slots; absent without any. */
  readonly fighters?: number;
}

/** The few slots that there can be, each made once. */
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

/** What of a slot is seen where `held` lies in it, nothing at `NONE`. */
export function slotView(slot: SlotType, held: number): SlotView {
  return held === NONE ? SLOTS[slot].empty : SLOTS[nameAt(RESOURCES, held)].filled;
}

/** A planet as seen by somebody who may see its front, or not. */
export function planetView(player: Player, planet: Planet, visible: boolean): PlanetView {
  const { id, colonizeCost, slots } = planetAt(planet.id);
  const seen: Draft<PlanetView> = {
    ...backOf(planet.id),
    up: planet.up,
    colonies: planet.colonies.map(cardId),
    colonyCount: coloniesOn(planet),
    blocked: planet.blocked,
  };
  if (!planet.up) {
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
    // A list that grew has places for what never comes.
    seen.slots = held.slice();
  }
  return seen;
}

function cost(need: number, have: number): CostView {
  return { need, have, missing: Math.max(0, need - have) };
}
