// Rates options that exist only in Escalation: larger ships, Actions of planets and permanents,
// icons, opponents' planets and permanents, and the start planet.
import {
  cardAt,
  type EffectOp,
  kindOf,
  NEVER_SETTLED,
  type OptionInfo,
  type PlanetBack,
  type PlanetView,
  planetAt,
  planetOf,
  type PlayerView,
  type Role,
  type Ship,
  technologyAt,
  type View,
} from '@eminent/engine';
import { faceDown, influenceOf, shipsWorth } from './view-queries.ts';

/** Returns a planet's cost in fighters (ships are converted) and colonies (12 if unavailable). */
export function costsOf(back: Pick<PlanetBack, 'colonizeCost' | 'warfareCost' | 'warfareShip'>): {
  readonly fighters: number;
  readonly colonies: number;
} {
  return {
    fighters: shipsWorth(back.warfareShip, back.warfareCost),
    colonies: back.colonizeCost >= NEVER_SETTLED ? 12 : back.colonizeCost,
  };
}

/** Number of ships of this size that the player still needs, summed over all face-down planets. */
function lacking(player: PlayerView, ship: Ship): number {
  const missing = (planet: PlanetView): number =>
    (planet.warfareShip ?? 'fighter') === ship ? (planet.attack?.missing ?? 0) : 0;
  return faceDown(player).reduce((sum, planet) => sum + missing(planet), 0);
}

/** Destroyers are for planets that cost them. Two of them turn into the battlecruiser. */
function destroyerWorth(player: PlayerView): number {
  if (lacking(player, 'destroyer') > 0) return 9;
  const { destroyer = 0, battlecruiser = 0, fighter = 0 } = player.ships ?? {};
  const hasSpareFighters = fighter - lacking(player, 'fighter') >= 3;
  return battlecruiser === 0 && destroyer < 2 && hasSpareFighters ? 4 : 1;
}

/** The battlecruiser is worth influence, reduces costs, and attacks planets that cost one. */
function battlecruiserWorth(player: PlayerView): number {
  if (lacking(player, 'battlecruiser') > 0) return 11;
  const { destroyer = 0 } = player.ships ?? {};
  return destroyer - lacking(player, 'destroyer') > 0 ? 9 : 6;
}

function useWorth(op: EffectOp | undefined, player: PlayerView): number {
  switch (op) {
    case undefined:
      return 0;
    case 'trade':
      return player.slotsFilled > 0 ? 4 + player.slotsFilled : 1;
    case 'produce':
      return player.slotsFree > 0 ? 3 + player.slotsFree : 0.5;
    case 'attack':
      return 15;
    case 'settle':
      return 14;
    case 'draw':
      return 4;
    default:
      return 2;
  }
}

/** Rates the ships that a technology costs by their other uses. */
function shipPriceWorth(card: string, player: PlayerView): number {
  const { shipCost } = technologyAt(kindOf(card));
  if (shipCost === undefined) return 0;
  const needed = Math.min(lacking(player, shipCost.ship), 1) * 4;
  return shipsWorth(shipCost.ship, shipCost.n) * 0.7 + needed;
}

function opponentPlanetWorth({ planet, back }: { planet: string; back: PlanetBack }): number {
  return influenceOf(planet) * 2 - costsOf(back).fighters * 0.3;
}

/** Rates a start planet by its benefits, preferably a symbol of `wanted`, minus its cost. */
export function startWorth(planet: string, wanted: Role): number {
  const def = planetAt(planetOf(planet));
  const symbols = [def.symbol, def.secondSymbol].filter((one) => one !== undefined);
  const preferred = symbols.includes(wanted) ? 1.5 : 0;
  const { fighters, colonies } = costsOf(def);
  const cost = Math.min(fighters, colonies);
  const symbolWorth = symbols.length * 2 + preferred;
  return def.influence + symbolWorth + def.slots.length + def.handLimit * 3 - cost;
}

/** Negative for the player's own permanent or fleet. */
function lossWorth(owner: number, worth: number, player: PlayerView): number {
  return owner === player.seat ? -10 : worth;
}

/** Rates an option of Escalation, where doing nothing is worth 0. Other options get 0.1. */
export function expansionOptionWorth(option: OptionInfo, player: PlayerView, view: View): number {
  switch (option.kind) {
    case 'use-fleet':
      return option.action === 1 ? destroyerWorth(player) : battlecruiserWorth(player);
    case 'build':
      return destroyerWorth(player) - 2;
    case 'upgrade':
      return option.ships ? (player.fighters > 5 ? 4 : -1) : 6;
    case 'use-planet':
      return useWorth(planetAt(planetOf(option.planet)).action?.[0]?.op, player);
    case 'use-card':
      return useWorth(cardAt(kindOf(option.card)).action[0]?.op, player);
    case 'attack-with-battlecruiser':
      return 14 + planetAt(planetOf(option.planet)).influence;
    case 'annex':
      return 14 + opponentPlanetWorth(option);
    case 'annex-with-battlecruiser':
    case 'take-over':
      return 10 + opponentPlanetWorth(option);
    case 'buy-with-ships': {
      const { influence, level } = technologyAt(kindOf(option.card));
      return 10 + influence * 3 + level - shipPriceWorth(option.card, player);
    }
    case 'more-role':
      return 6;
    case 'trade-card':
      return 4;
    case 'sell-resource':
      return 3;
    case 'sell-fighter':
      return player.fighters > 3 ? 2 : 0.5;
    case 'sell-card':
      return 1;
    case 'keep-two':
      return faceDown(player).length < 2 ? 1.5 : -1;
    case 'add-colony':
      return faceDown(player).some(
        ({ settle }) => settle !== undefined && settle.need < NEVER_SETTLED,
      )
        ? 2
        : -1;
    case 'spend-card':
      // Discarding a card for a ship icon saves a ship; discarding it for a symbol is not worth it.
      return view.decision?.step === 'pay-ships' ? 1.5 : -1;
    case 'spend-fighter':
    case 'spend-resource':
    case 'move-colony':
      return -1;
    case 'recon-card':
      return cardAt(kindOf(option.card)).family === 'technology' ? 3 : 1;
    case 'remove-permanent':
      return lossWorth(option.owner, 3 + technologyAt(kindOf(option.card)).influence, player);
    case 'break-fleet':
      return lossWorth(option.owner, 5, player);
    default:
      return 0.1;
  }
}
