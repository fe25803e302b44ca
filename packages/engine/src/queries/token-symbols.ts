// Symbols of tokens, and of cards discarded for their icons: resources count for any role with
// Black Market, fighters for Research with Warfare Technology (RULES E7).
import { CARD_RESOURCE, printedSymbols } from '../cards/catalog.ts';
import { COLONIZE, FIGHTER, NONE, RESEARCH } from '../model/names.ts';
import type { Player } from '../state/player.ts';
import { fightersOf, shipIcons } from './ships.ts';
import { slotCount } from './resource-slots.ts';

/**
 * The symbols of a role that a hand card gives for its icon: one for a resource or one for each
 * fighter, whichever is more.
 */
export function iconSymbols(player: Player, kind: number, role: number): number {
  const { fighterSymbols } = player.abilities;
  // A card with a Colonize symbol can be played for that symbol, with the same effect.
  const isColony = role === COLONIZE && printedSymbols(kind, COLONIZE) > 0;
  const resourceSymbols = spendsResources(player, role) && !isColony;
  const fighters = fighterSymbols && role === RESEARCH ? shipIcons(kind, FIGHTER) : 0;
  const resource = resourceSymbols && CARD_RESOURCE[kind] !== NONE ? 1 : 0;
  return Math.max(fighters, resource);
}

/**
 * Whether the player can spend resources as symbols of a role; for Colonize, only if they become
 * colonies (RULES E14-10).
 */
export function spendsResources(player: Player, role: number): boolean {
  return (
    player.abilities.resourceSymbols && (role !== COLONIZE || player.abilities.resourceColonies)
  );
}

/** Whether the player can spend fighters as symbols of a role. */
export function spendsFighters(player: Player, role: number): boolean {
  return player.abilities.fighterSymbols && role === RESEARCH && fightersOf(player) > 0;
}

/** The symbols of a role if all tokens and all cards with icons are discarded. */
export function tokenSymbols(player: Player, role: number): number {
  return symbolsOfTokens(player, role) + iconSymbolsAmong(player, player.hand, role);
}

/** The symbols of a role if all tokens are discarded. */
export function symbolsOfTokens(player: Player, role: number): number {
  let symbols = spendsFighters(player, role) ? fightersOf(player) : 0;
  if (spendsResources(player, role)) symbols += slotCount(player, true);
  return symbols;
}

/** The symbols of a role if these cards are discarded for their icons. */
function iconSymbolsAmong(player: Player, cards: readonly number[], role: number): number {
  const { fighterSymbols, resourceSymbols } = player.abilities;
  if (!fighterSymbols && !resourceSymbols) return 0;
  let symbols = 0;
  for (const kind of cards) symbols += iconSymbols(player, kind, role);
  return symbols;
}
