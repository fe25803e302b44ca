// Plays recorded purchases of a Research role: a technology or the other side of the fleet tile,
// for symbols or ships.
import { OPTION } from '@eminent/engine';
import { kindOfRecorded } from './ids.ts';
import { payAll } from './ship-payment.ts';
import { isFleet } from './recorded-seat.ts';
import type { ScriptedGame } from './scripted-game.ts';
import type { Choice } from './recording.ts';

export function purchase(table: ScriptedGame, choice: Choice): void {
  const { seat } = table;
  table.play(purchaseOption(choice));
  payAll(table, seat, choice);
}

function purchaseOption({ tech = '', pay }: Choice): number {
  const withShips = Array.isArray(pay);
  if (isFleet(tech)) return withShips ? OPTION.UPGRADE_WITH_SHIPS : OPTION.UPGRADE;
  return (withShips ? OPTION.BUY_WITH_SHIPS : OPTION.BUY) + kindOfRecorded(tech);
}
