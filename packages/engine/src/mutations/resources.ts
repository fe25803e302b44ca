// Produces, trades and spends resources. Gives the influence for that, including bonuses of turn
// effects (RULES TURN). `n` is a slot number.
import { planetAt } from '../cards/catalog.ts';
import { bitOfSlot, filledAt, heldOn, placeOfSlot, typeOfSlot } from '../queries/resource-slots.ts';
import { ANY_RESOURCE, nameAt, NONE, RESOURCES } from '../model/names.ts';
import { SHIP_PLACE } from '../model/option.ts';
import type { Planet } from '../state/planet.ts';
import type { Player } from '../state/player.ts';
import { type GameState, playerAt } from '../state/state.ts';
import { gainInfluence } from './tokens.ts';

function setFilled(player: Player, place: number, filled: number): void {
  if (place === SHIP_PLACE) player.expansion = { ...player.expansion, store: filled };
  else (player.planets[place] as Planet).filled = filled;
}

/** Produces in slot `n`. `resource` is the type to produce if the slot accepts any. */
export function produce(state: GameState, seat: number, n: number, resource: number): void {
  const player = playerAt(state, seat);
  const at = placeOfSlot(n);
  const bit = bitOfSlot(n);
  const type = typeOfSlot(player, n);
  const produced = type === ANY_RESOURCE ? resource : type;
  const typeBits = type === ANY_RESOURCE ? produced << (4 + 2 * bit) : 0;
  setFilled(player, at, filledAt(player, at) | (1 << bit) | typeBits);
  state.log?.push({ type: 'produce', seat, at, resource: nameAt(RESOURCES, produced) });
  if (seat !== state.leader) return;
  const { turn } = state;
  if (state.rules.fleet) countProduced(state, seat, produced);
  if ((turn.produced >> produced) & 1) return;
  turn.produced |= 1 << produced;
  gainInfluence(state, seat, turn.genetics, 'genetic-engineering');
}

function countProduced(state: GameState, seat: number, type: number): void {
  const { turn } = state;
  const made = turn.expansion.made.slice();
  made[type] = (made[type] as number) + 1;
  turn.expansion = { ...turn.expansion, made };
  gainInfluence(state, seat, turn.expansion.named[type] as number, 'specialized-production');
}

/** Trades the resource in a slot for influence. */
export function trade(state: GameState, seat: number, n: number): void {
  const type = emptySlot(playerAt(state, seat), n);
  const at = placeOfSlot(n);
  state.log?.push({ type: 'trade', seat, at, resource: nameAt(RESOURCES, type) });
  tradeType(state, seat, type);
}

/** Gives one influence for a trade and, to the leader, the bonuses of turn effects. */
export function tradeType(state: GameState, seat: number, type: number): void {
  gainInfluence(state, seat, 1, 'trade');
  if (seat !== state.leader) return;
  const turn = state.turn;
  const before = turn.traded[type] as number;
  turn.traded[type] = before + 1;
  if (before === 0) gainInfluence(state, seat, turn.markets, 'diverse-markets');
  gainInfluence(state, seat, turn.specialized[type] as number, 'specialization');
}

/** Discards the resource in a slot without trading it, and returns its type. */
export function spendResource(state: GameState, seat: number, n: number): number {
  const type = emptySlot(playerAt(state, seat), n);
  const at = placeOfSlot(n);
  state.log?.push({ type: 'spend-resource', seat, at, resource: nameAt(RESOURCES, type) });
  return type;
}

function emptySlot(player: Player, n: number): number {
  const held = heldOn(player, n);
  if (held === NONE) throw new RangeError(`nothing lies on slot ${n}`);
  const at = placeOfSlot(n);
  const bit = bitOfSlot(n);
  setFilled(player, at, filledAt(player, at) & ~(1 << bit) & ~(3 << (4 + 2 * bit)));
  return held;
}

/** Fills all slots of an unblocked planet. This is not producing (RULES AB). */
export function fillPlanet(state: GameState, owner: number, at: number): void {
  const player = playerAt(state, owner);
  const planet = player.planets[at] as Planet;
  const { slots } = planetAt(planet.id);
  const resources = slots.filter((slot) => slot !== 'any');
  if (planet.blocked || resources.length === 0) return;
  const layers = player.abilities.doubleSlots ? [0, 1] : [0];
  for (const layer of layers) planet.filled |= ((1 << slots.length) - 1) << (layer * 2);
  state.log?.push({ type: 'arrive-full', seat: owner, at, resources });
}
