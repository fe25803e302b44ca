// Changes influence and gains ships.
import { fightersLeft } from '../queries/supply.ts';
import { ENDS_BY_INFLUENCE } from '../model/end-cause.ts';
import type { InfluenceSource } from '../model/events.ts';
import { DESTROYER, FIGHTER, nameAt, SHIPS } from '../model/names.ts';
import { type GameState, playerAt } from '../state/state.ts';
import { payFighters } from './ships.ts';
import { triggerEnd } from './end-trigger.ts';

/**
 * Gives influence, up to the supply if it is a hard limit, otherwise also from the reserve (RULES
 * 3.5). Triggers the end if the supply is empty.
 */
export function gainInfluence(
  state: GameState,
  seat: number,
  n: number,
  source: InfluenceSource,
): void {
  const count = state.rules.influenceLimited ? Math.min(n, state.supply) : n;
  if (count <= 0) return;
  playerAt(state, seat).influence += count;
  state.supply = Math.max(0, state.supply - count);
  state.log?.push({ type: 'influence', seat, count, source });
  if (state.supply === 0) triggerEnd(state, ENDS_BY_INFLUENCE);
}

export function gainFighters(state: GameState, seat: number, n: number): void {
  const count = Math.min(n, fightersLeft(state));
  if (count <= 0) return;
  playerAt(state, seat).fighters += count;
  state.log?.push({ type: 'fighters', seat, count });
}

/** Gives ships of a size to a player. Never gives a second battlecruiser (RULES F3). */
export function gainShips(state: GameState, seat: number, ship: number, n: number): void {
  if (ship === FIGHTER) {
    gainFighters(state, seat, n);
    return;
  }
  const player = playerAt(state, seat);
  const { expansion } = player;
  if (ship === DESTROYER) player.expansion = { ...expansion, destroyers: expansion.destroyers + n };
  else if (expansion.battlecruisers === 0) player.expansion = { ...expansion, battlecruisers: 1 };
  else return;
  state.log?.push({ type: 'ships', seat, ship: nameAt(SHIPS, ship), count: n });
}

/** Trades a fighter for one influence, without bonuses of turn effects (RULES TURN). */
export function tradeFighter(state: GameState, seat: number): void {
  payFighters(playerAt(state, seat), 1);
  state.log?.push({ type: 'trade-fighter', seat });
  gainInfluence(state, seat, 1, 'trade');
}

/**
 * Returns one influence to the reserve, and to the supply only if players have less than it had at
 * the start (RULES E7).
 */
export function returnInfluence(state: GameState, seat: number): void {
  playerAt(state, seat).influence--;
  const taken = state.players.reduce((sum, player) => sum + player.influence, 0);
  state.supply = Math.max(0, state.rules.influenceSupply - taken);
  state.log?.push({ type: 'return-influence', seat, count: 1 });
}
