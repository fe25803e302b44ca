// Symbols of a role: of a hand card, of an empire, and of a player before any boost.
import { PLANET_SYMBOLS, printedSymbols } from '../cards/catalog.ts';
import { ROLES } from '../model/names.ts';
import type { Planet } from '../state/planet.ts';
import type { Player } from '../state/player.ts';
import { type GameState, playerAt } from '../state/state.ts';

const ROLE_COUNT = ROLES.length;

/**
 * Returns the symbols of a role that a hand card gives this player (RULES T4b, 4.4). Wealth of
 * Knowledge counts only if the player is `leading` (RULES E7).
 */
export function symbolsOf(player: Player, kind: number, role: number, leading = false): number {
  const printed = printedSymbols(kind, role);
  if (printed > 0) return printed;
  const { anySymbol, leadingSymbol } = player.abilities;
  if (anySymbol.length > 0 && anySymbol.includes(kind)) return 1;
  return leading && leadingSymbol.length > 0 && leadingSymbol.includes(kind) ? 1 : 0;
}

/** Returns the symbols of a role on face-up planets and permanents (RULES T6). */
export function empireSymbols(player: Player, role: number): number {
  let symbols = 0;
  const planets = player.planets;
  for (let i = 0; i < planets.length; i++) {
    const planet = planets[i] as Planet;
    if (planet.up) symbols += PLANET_SYMBOLS[planet.id * ROLE_COUNT + role] as number;
  }
  const permanents = player.permanents;
  for (let i = 0; i < permanents.length; i++) {
    symbols += printedSymbols(permanents[i] as number, role);
  }
  return symbols;
}

/** Returns the symbols of the empire that add to a role: none for Colonize (RULES R-COL3). */
export function countedEmpireSymbols(state: GameState, seat: number, role: number): number {
  return state.rules.empireCounts[role] === true ? empireSymbols(playerAt(state, seat), role) : 0;
}

/**
 * Returns the leader's symbols before boosts: of the card taken or the empty stack (RULES R-EMPTY),
 * of a rule option, and of the empire.
 */
export function leaderSymbols(state: GameState, seat: number, role: number): number {
  const { rules } = state;
  const hasCard = (state.stacks[rules.stackOf[role] as number] as number) > 0;
  const taken = hasCard || rules.emptyStackSymbol[role] === true ? 1 : 0;
  const bonus = rules.leaderSymbols[role] ?? 0;
  return taken + bonus + countedEmpireSymbols(state, seat, role);
}

/** Returns a follower's symbols before boosts: empire and Bureaucracy (RULES BUR). */
export function followerSymbols(state: GameState, seat: number, role: number): number {
  const bonus = playerAt(state, seat).abilities.followSymbols[role] as number;
  return countedEmpireSymbols(state, seat, role) + bonus;
}
