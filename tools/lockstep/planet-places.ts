// Finds places of recorded planets, and plays recorded attacks.
import { OPTION } from '@eminent/engine';
import { COLONY_SHIP, planetOfRecorded } from './ids.ts';
import { isPrimary, payAll } from './ship-payment.ts';
import type { ScriptedGame } from './scripted-game.ts';
import type { Choice } from './recording.ts';

/** Place of a planet or the Colony Ship in the empire of the deciding seat. */
export function placeOf(table: ScriptedGame, planet: string | undefined): number {
  if (planet === COLONY_SHIP) return OPTION.SHIP_PLACE;
  const place = placeIn(table, table.seat, planet);
  if (place < 0) throw new Error(`${planet} is not in the empire of seat ${table.seat}`);
  return place;
}

function placeIn(table: ScriptedGame, seat: number, planet: string | undefined): number {
  const id = planetOfRecorded(planet ?? '');
  return table.state.players[seat]?.planets.findIndex((one) => one.id === id) ?? -1;
}

export function attack(table: ScriptedGame, choice: Choice): void {
  const { seat } = table;
  table.play(attackOption(table, choice));
  payAll(table, seat, choice);
}

function attackOption(table: ScriptedGame, choice: Choice): number {
  const own = placeIn(table, table.seat, choice.planet);
  if (own >= 0) return (isPrimary(choice) ? OPTION.PRIMARY : OPTION.ATTACK) + own;
  for (const [owner, player] of table.state.players.entries()) {
    const place = placeIn(table, owner, choice.planet);
    if (place >= 0) {
      const code = owner * OPTION.PLACES + place;
      if (player.planets[place]?.up === true) return OPTION.TAKE_OVER + code;
      return (isPrimary(choice) ? OPTION.ANNEX_PRIMARY : OPTION.ANNEX) + code;
    }
  }
  throw new Error(`${choice.planet} is in no empire`);
}
