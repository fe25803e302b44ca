// A sensible player by rules of thumb: find a planet, win it the cheaper way, profit from what others lead, thin the deck, end when ahead.
import {
  cardAt,
  kindOf,
  type OptionInfo,
  type PlayerView,
  type Role,
  technologyAt,
  type View,
} from '@eminent/engine';
import { type Bot, decisionOf } from './bot.ts';
import {
  faceDown,
  freeSlots,
  influenceOf,
  own,
  resources,
  stepsToFlip,
  strength,
  symbolsOn,
} from './empire.ts';

/** Plays the option with the highest worth; equal ones are told apart by chance. */
export const captain: Bot = {
  name: 'captain',
  choose(view, random) {
    const { options } = decisionOf(view);
    let best: OptionInfo[] = [];
    let bestWorth = Number.NEGATIVE_INFINITY;
    for (const option of options) {
      const worth = worthOf(view, option);
      if (worth > bestWorth) {
        best = [option];
        bestWorth = worth;
      } else if (worth === bestWorth) best.push(option);
    }
    const chosen = best[random.below(best.length)];
    if (chosen === undefined) throw new Error('no legal option');
    return chosen.token;
  },
};

/** 0 is the worth of doing nothing more. */
function worthOf(view: View, option: OptionInfo): number {
  const player = own(view);
  switch (option.kind) {
    case 'done':
    case 'dissent':
      return 0;
    case 'follow':
      return followWorth(view, player);
    case 'role-first':
    case 'remove-this':
    case 'deck':
    case 'name':
      return 0.1;
    case 'collect':
      return 1;
    case 'trade-fighter':
      return faceDown(player).length === 0 ? 5 : -1;
    case 'lead':
      return leadWorth(view, player, option.role);
    case 'keep':
      return keepWorth(option.planet, option.back);
    case 'play':
      return playWorth(player, option.card);
    case 'boost':
      return boostWorth(view, player, option.card);
    case 'discard':
      return discardWorth(view, player, option.card);
    case 'remove':
    case 'remove-discarded':
      return removeWorth(player, option.card);
    case 'buy':
      return (
        10 +
        technologyAt(kindOf(option.card)).influence * 3 +
        technologyAt(kindOf(option.card)).level
      );
    case 'take':
      return neededRole(player) === cardAt(kindOf(option.card)).symbols[0] ? 2 : 1;
    case 'attack':
    case 'settle':
      return 20 + influenceAt(player, option.at);
    case 'tuck':
      return 5 - stepsAt(player, option.at);
    case 'produce':
      return 4;
    case 'trade':
      return 6;
  }
}

function influenceAt(player: PlayerView, at: number): number {
  const planet = player.planets[at];
  return planet === undefined ? 0 : influenceOf(planet);
}

function stepsAt(player: PlayerView, at: number): number {
  return player.planets[at]?.coloniesMissing ?? 0;
}

/** Cheap planets first; a planet kept is worth its influence less what it costs. */
function keepWorth(planet: string, back: { colonizeCost: number; warfareCost: number }): number {
  const cost = Math.min(back.colonizeCost, back.warfareCost);
  const known = planet === '?' ? 3 : influenceOf({ ...UNKNOWN_PLANET, ...back, planet });
  return known * 2 - cost;
}

const UNKNOWN_PLANET = {
  type: 'advanced',
  up: false,
  colonies: [],
  colonyCount: 0,
  blocked: false,
} as const;

/** Whether some planet can be turned up at once. */
function canFlip(player: PlayerView, role: Role): boolean {
  return faceDown(player).some((planet) =>
    role === 'warfare'
      ? player.fighters >= (planet.attackCost ?? 99)
      : (planet.coloniesMissing ?? 99) === 0,
  );
}

/** Whether the nearest planet is nearer by fighters than by colonies. */
function prefersWarfare(player: PlayerView): boolean {
  const [nearest] = [...faceDown(player)].sort(
    (a, b) => stepsToFlip(player, a) - stepsToFlip(player, b),
  );
  if (nearest === undefined) return false;
  return (nearest.attackCost ?? 0) - player.fighters <= (nearest.coloniesMissing ?? 0);
}

/** The role that the empire waits for. */
function neededRole(player: PlayerView): Role {
  if (faceDown(player).length === 0) return 'survey';
  return prefersWarfare(player) ? 'warfare' : 'colonize';
}

function leadWorth(view: View, player: PlayerView, role: Role): number {
  const symbols = strength(player, role) + 1;
  const down = faceDown(player).length;
  switch (role) {
    case 'survey':
      return down === 0 ? 8 + symbols : 2.5 + symbols * 0.5 - down * 2;
    case 'warfare':
      if (canFlip(player, role)) return 20;
      return down > 0 && prefersWarfare(player) ? 4 + symbols : symbols * 0.5;
    case 'colonize':
      if (canFlip(player, role)) return 20;
      return down > 0 && !prefersWarfare(player) ? 4 + symbols : 0;
    case 'produce':
      return Math.min(symbols, freeSlots(player)) * 2.2;
    case 'trade':
      return Math.min(symbols, resources(player)) * 4;
    case 'research':
      return researchWorth(view, player, symbols);
  }
}

/** The best technology that the symbols would pay for. */
function researchWorth(view: View, player: PlayerView, symbols: number): number {
  const affordable = view.technologies
    .map((card) => technologyAt(kindOf(card)))
    .filter((card) => {
      const planets = player.planets.filter((planet) => planet.up && planet.type === card.type);
      return card.cost <= symbols && planets.length >= card.planets;
    });
  const blind = Object.values(view.technologyDecks ?? {}).some((left) => left > 0) ? symbols : 0;
  return affordable.reduce((best, card) => Math.max(best, 3 + card.influence * 2.5), blind);
}

function followWorth(view: View, player: PlayerView): number {
  const role = view.decision?.role ?? 'survey';
  const symbols = strength(player, role);
  switch (role) {
    case 'survey':
      return symbols > 2 && faceDown(player).length < 2 ? 3 : -1;
    case 'warfare':
      return symbols >= 1 && faceDown(player).length > 0 ? symbols : -1;
    case 'colonize':
      return faceDown(player).length > 0 && !prefersWarfare(player) ? symbols : -1;
    case 'produce':
      return Math.min(symbols, freeSlots(player)) - 0.5;
    case 'trade':
      return Math.min(symbols, resources(player)) * 2 - 0.5;
    case 'research':
      return researchWorth(view, player, symbols) > 3 ? 5 : -1;
  }
}

function boostWorth(view: View, player: PlayerView, card: string): number {
  const role = view.decision?.role ?? 'survey';
  const count = view.decision?.count ?? 0;
  const symbols = symbolsOn(card, role);
  switch (role) {
    case 'survey':
      return count < 4 ? symbols : -1;
    case 'warfare':
      return canFlip(player, role) || !prefersWarfare(player) ? -1 : symbols;
    case 'colonize':
      return canFlip(player, role) || faceDown(player).length === 0 ? -1 : symbols;
    case 'produce':
      return count < freeSlots(player) ? symbols : -1;
    case 'trade':
      return count < resources(player) ? symbols : -1;
    case 'research':
      return researchWorth(view, player, count) <
        researchWorth(view, player, strength(player, role) + 1)
        ? symbols
        : -1;
  }
}

function playWorth(player: PlayerView, card: string): number {
  const def = cardAt(kindOf(card));
  const down = faceDown(player).length;
  switch (def.action[0]?.op) {
    case 'draw':
      return 3;
    case 'fighters-or-attack':
    case 'attack':
      return canFlip(player, 'warfare') ? 15 : prefersWarfare(player) ? 1.5 : 0.5;
    case 'settle':
    case 'terraform':
    case 'colony':
      return down > 0 ? 12 : 0.2;
    case 'colony-or-settle':
      return canFlip(player, 'colonize') ? 15 : prefersWarfare(player) ? -1 : 2;
    case 'produce':
    case 'produce-or-trade':
    case 'trade':
      return resources(player) > 0 ? 3.5 : 1;
    case 'influence':
    case 'take':
    case 'planet':
      return 5;
    case 'fighters':
      return 2;
    case 'remove':
    case 'remove-anywhere':
      return uselessCards(player) > 0 ? 4 : -1;
    case 'remove-this':
      return 2.5;
    case 'turn-effect':
    case 'specialize':
      return resources(player) > 1 ? 3 : -1;
    case undefined:
      return -1;
  }
}

function uselessCards(player: PlayerView): number {
  return (player.hand ?? []).filter((card) => removeWorth(player, card) > 0).length;
}

/** Basic cards of the way that the empire does not go; never the last ones of a small deck. */
function removeWorth(player: PlayerView, card: string): number {
  const def = cardAt(kindOf(card));
  if (def.family === 'technology') return -5;
  const total = player.handSize + player.deckSize + player.discard.length;
  if (total < 8) return -1;
  if (card === 'politics') return 1;
  if (card === 'colonize') return prefersWarfare(player) ? 2 : -1;
  if (card === 'research') return total > 9 ? 0.5 : -1;
  if (card === 'warfare') return prefersWarfare(player) ? -1 : 1;
  return -1;
}

/** Keeps what the next turn needs; the rest makes room for new cards. */
function discardWorth(view: View, player: PlayerView, card: string): number {
  const excess = view.decision?.excess ?? 0;
  const def = cardAt(kindOf(card));
  const needed = neededRole(player);
  const useful =
    def.symbols.includes(needed) ||
    (def.symbols.includes('trade') && resources(player) + freeSlots(player) > 0) ||
    def.family === 'technology';
  if (!useful) return 1;
  return excess > 0 ? 0.5 : -1;
}
