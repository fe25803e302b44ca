// Influence and fighters.
import { fightersLeft } from '../facts/supply.ts';
import { ENDS_BY_INFLUENCE } from '../model/end.ts';
import type { InfluenceSource } from '../model/events.ts';
import { type GameState, playerAt } from '../state/state.ts';
import { triggerEnd } from './stacks.ts';

/** Influence from the supply, then from the reserve and proxies without limit (RULES 3.5), unless the supply is a hard limit. */
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

/** Trades a fighter; it is no resource type and earns no bonus (RULES TURN). */
export function tradeFighter(state: GameState, seat: number): void {
  playerAt(state, seat).fighters--;
  state.log?.push({ type: 'trade-fighter', seat });
  gainInfluence(state, seat, 1, 'trade');
}
