// Reads ships, resources and permanents of a seat from a recorded state.
import { RESOURCE_LETTERS } from './ids.ts';
import type { SeatState, TableState } from './recording.ts';

/** Ships by size: fighters, destroyers, battlecruisers; without those in replenishing slots. */
export function shipsOf({ fighters }: SeatState): { F: number; D: number; B: number } {
  const none = { F: 0, D: 0, B: 0 };
  return typeof fighters === 'number' ? { ...none, F: fighters } : { ...none, ...fighters };
}

/** Side of the fleet tile: 0 without a tile, 1 basic, 2 improved, 3 basic after a Natural Order. */
export function fleetOf({ permanents }: SeatState): number {
  const tile = permanents.find(({ id }) => isFleet(id));
  if (tile === undefined) return 0;
  if (tile.id.startsWith(IMPROVED)) return 2;
  return (tile.on ?? []).length > 0 ? 3 : 1;
}

const IMPROVED = 'card_fleet_i';

export function isFleet(id: string): boolean {
  return id.startsWith('card_fleet');
}

export function hasFleets({ players }: TableState): boolean {
  return players.some((player) => fleetOf(player) > 0);
}

/** Resources (`store`) and ships (`docked`) on permanents, by letter, and cards. */
export function onPermanents({ permanents }: SeatState): {
  readonly store: string[];
  readonly docked: string[];
  readonly cards: string[];
} {
  const on = permanents
    .filter(({ id }) => id.startsWith('card_tech'))
    .flatMap(({ on: tokens = [] }) => tokens);
  const lettersAfter = (prefix: string): string[] =>
    on.filter((one) => one.startsWith(prefix)).map((one) => one.slice(prefix.length));
  return {
    store: lettersAfter('resource_'),
    docked: lettersAfter('fighter_'),
    cards: on.filter((one) => one.startsWith('card_')),
  };
}

export function hasUsed(seat: SeatState | undefined, card: string): boolean {
  return seat?.permanents.some(({ id, tapped }) => id === card && tapped === 1) ?? false;
}

export function owns(seat: SeatState | undefined, card: string): boolean {
  return seat?.permanents.some(({ id }) => id === card) ?? false;
}

/** Letters of a seat's resources by id of the planet or permanent they are on. */
export function goodsByPlace({ planets, permanents }: SeatState): Map<string, string[]> {
  const goods = new Map<string, string[]>();
  for (const { id, res = [] } of planets) goods.set(id, [...res]);
  for (const { id, on = [] } of permanents) {
    const letters = Object.values(RESOURCE_LETTERS);
    const held = on.map((one) => one.replace('resource_', ''));
    goods.set(
      id,
      held.filter((one) => letters.includes(one)),
    );
  }
  return goods;
}
