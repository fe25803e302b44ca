// Symbols from spent resources (Black Market), fighters (Warfare Technology, only for Research) and
// cards discarded for their icons (RULES E7).
import { CARD_RESOURCE, printedSymbols } from '../cards/catalog.ts';
import { COLONIZE, FIGHTER, NONE, RESEARCH } from '../model/names.ts';
import type { Player } from '../state/player.ts';
import { fightersOf, shipIcons } from './ships.ts';
import { slotCount } from './resource-slots.ts';

/**
 * Returns the symbols of a card discarded for its icons: 1 for a resource or 1 for each fighter.
 */
export function iconSymbols(player: Player, kind: number, role: number): number {
  const { fighterSymbols } = player.abilities;
  // Discarding it for the icon would have the same effect as boosting with its Colonize symbol.
  const isColony = role === COLONIZE && printedSymbols(kind, COLONIZE) > 0;
  const resourceSymbols = spendsResources(player, role) && !isColony;
  const fighters = fighterSymbols && role === RESEARCH ? shipIcons(kind, FIGHTER) : 0;
  const resource = resourceSymbols && CARD_RESOURCE[kind] !== NONE ? 1 : 0;
  return Math.max(fighters, resource);
}

/** Returns whether the player can spend resources as symbols of a role (RULES E14-10). */
export function spendsResources(player: Player, role: number): boolean {
  return (
    player.abilities.resourceSymbols && (role !== COLONIZE || player.abilities.resourceColonies)
  );
}

/** Returns whether the player has fighters and can spend them as symbols of a role. */
export function spendsFighters(player: Player, role: number): boolean {
  return player.abilities.fighterSymbols && role === RESEARCH && fightersOf(player) > 0;
}

/** Returns the symbols of a role if the player spends all tokens and all cards with icons. */
export function tokenSymbols(player: Player, role: number): number {
  return symbolsOfTokens(player, role) + iconSymbolsAmong(player, player.hand, role);
}

/** Returns the symbols of a role if the player spends all fighters and resources. */
export function symbolsOfTokens(player: Player, role: number): number {
  let symbols = spendsFighters(player, role) ? fightersOf(player) : 0;
  if (spendsResources(player, role)) symbols += slotCount(player, true);
  return symbols;
}

function iconSymbolsAmong(player: Player, cards: readonly number[], role: number): number {
  const { fighterSymbols, resourceSymbols } = player.abilities;
  if (!fighterSymbols && !resourceSymbols) return 0;
  let symbols = 0;
  for (const kind of cards) symbols += iconSymbols(player, kind, role);
  return symbols;
}
