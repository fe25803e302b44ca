// Resources on the slots of planets, and the influence that turn effects give for them (RULES TURN). A place names its owner.
import { PLANET_SLOTS, planetAt } from '../cards/catalogue.ts';
import { nameAt, RESOURCES } from '../model/names.ts';
import type { Planet } from '../state/planet.ts';
import { type GameState, playerAt } from '../state/state.ts';
import { gainInfluence } from './tokens.ts';

/** Produces one resource onto an empty slot. */
export function produce(
  state: GameState,
  seat: number,
  owner: number,
  at: number,
  slot: number,
): void {
  const planet = playerAt(state, owner).planets[at] as Planet;
  planet.filled |= 1 << slot;
  const type = (PLANET_SLOTS[planet.id] as readonly number[])[slot] as number;
  state.log?.push({ type: 'produce', seat, at, resource: nameAt(RESOURCES, type) });
  if (seat !== state.leader) return;
  const turn = state.turn;
  if ((turn.produced >> type) & 1) return;
  turn.produced |= 1 << type;
  gainInfluence(state, seat, turn.genetics, 'genetic-engineering');
}

/** Trades one resource for one influence, with the bonuses of the leader's turn effects (RULES TURN). */
export function trade(
  state: GameState,
  seat: number,
  owner: number,
  at: number,
  slot: number,
): void {
  const planet = playerAt(state, owner).planets[at] as Planet;
  planet.filled &= ~(1 << slot);
  const type = (PLANET_SLOTS[planet.id] as readonly number[])[slot] as number;
  state.log?.push({ type: 'trade', seat, at, resource: nameAt(RESOURCES, type) });
  gainInfluence(state, seat, 1, 'trade');
  if (seat !== state.leader) return;
  const turn = state.turn;
  const before = turn.traded[type] as number;
  turn.traded[type] = before + 1;
  if (before === 0) gainInfluence(state, seat, turn.markets, 'diverse-markets');
  gainInfluence(state, seat, turn.specialized[type] as number, 'specialization');
}

/** A planet is filled at once, which is not producing (RULES AB). */
export function fillPlanet(state: GameState, owner: number, at: number): void {
  const planet = playerAt(state, owner).planets[at] as Planet;
  const slots = PLANET_SLOTS[planet.id] as readonly number[];
  if (planet.blocked || slots.length === 0) return;
  planet.filled = (1 << slots.length) - 1;
  state.log?.push({ type: 'arrive-full', seat: owner, at, resources: planetAt(planet.id).slots });
}
