// Finds the reasons for options that exist only in Escalation: larger ships, Actions of planets and
// permanents, icons, opponents' cards and planets, and choices before the first turn.
import {
  BATTLECRUISER_POINTS,
  cardAt,
  kindOf,
  NEVER_SETTLED,
  type OptionInfo,
  type PlanetBack,
  planetAt,
  planetOf,
  type PlayerView,
  technologyAt,
  type Trigger,
  UPGRADE_COST,
  type View,
} from '@eminent/engine';
import type { Reason } from './reason.ts';

/** Influence that the owner of a removed card or taken planet receives (RULES E8.3, E8.7). */
const REPARATIONS = 2;

/** Returns the cost of attacking or settling a planet as a reason. */
export function costsReason(back: PlanetBack): Reason {
  const { warfareShip: ship = 'fighter', warfareCost: ships, colonizeCost } = back;
  const isSettled = colonizeCost < NEVER_SETTLED;
  return { kind: 'costs', ...(isSettled ? { colonies: colonizeCost } : {}), ship, ships };
}

function peaceIn(triggers: readonly Trigger[] = []): number {
  return triggers.reduce(
    (sum, one) => sum + ('when' in one && one.when === 'dissents' ? one.influence : 0),
    0,
  );
}

/** Returns the influence that a player gets for dissenting from Warfare (RULES PL4). */
export function peaceOf({ planets, permanents }: PlayerView): number {
  const ofPlanets = planets.map(({ up, planet }) =>
    up && planet !== undefined ? peaceIn(planetAt(planetOf(planet)).triggers) : 0,
  );
  const ofCards = permanents.map((card) => peaceIn(technologyAt(kindOf(card)).triggers));
  return [...ofPlanets, ...ofCards].reduce((sum, one) => sum + one, 0);
}

/** Returns the influence of a planet; 0 if its front is hidden. */
export function knownInfluence(planet: string): number {
  return planet === '?' ? 0 : planetAt(planetOf(planet)).influence;
}

function symbolsFromIcons(card: string): number {
  const def = cardAt(kindOf(card));
  const ships = 'shipIcons' in def ? (def.shipIcons ?? []) : [];
  return Math.max(1, ships.filter((ship) => ship === 'fighter').length);
}

/** Yields the reasons for an option that exists only in Escalation. */
export function* expansionReasons(
  option: OptionInfo,
  view: View,
  player: PlayerView,
): Generator<Reason> {
  switch (option.kind) {
    case 'use-fleet':
      if (option.action === 1) yield { kind: 'builds', ship: 'destroyer', n: 1 };
      else yield { kind: 'battlecruiser', influence: BATTLECRUISER_POINTS };
      break;
    case 'build':
      yield { kind: 'builds', ship: 'destroyer', n: 1 };
      break;
    case 'upgrade':
      yield { kind: 'improves-fleet' };
      if (option.ships) yield { kind: 'pays', ship: 'fighter', n: UPGRADE_COST };
      break;
    case 'use-planet':
      yield { kind: 'planet-action', planet: option.planet };
      break;
    case 'use-card':
      yield { kind: 'action', card: option.card };
      break;
    case 'attack-with-battlecruiser':
      yield { kind: 'flips', planet: option.planet, influence: knownInfluence(option.planet) };
      yield { kind: 'spends-battlecruiser', influence: BATTLECRUISER_POINTS };
      break;
    case 'annex':
    case 'annex-with-battlecruiser':
    case 'take-over': {
      const { planet } = option;
      yield { kind: 'takes-planet', planet, influence: knownInfluence(planet) };
      if (option.kind !== 'annex') {
        yield { kind: 'spends-battlecruiser', influence: BATTLECRUISER_POINTS };
      }
      yield { kind: 'owner-gains', influence: REPARATIONS };
      break;
    }
    case 'buy-with-ships': {
      const { influence, shipCost } = technologyAt(kindOf(option.card));
      if (influence > 0) yield { kind: 'technology', card: option.card, influence };
      if (shipCost !== undefined) yield { kind: 'pays', ...shipCost };
      break;
    }
    case 'more-role':
      yield { kind: 'more-role' };
      break;
    case 'follow-other':
      yield { kind: 'follows-as', role: option.role };
      break;
    case 'keep-two':
      yield { kind: 'keeps-more' };
      break;
    case 'trade-card':
    case 'sell-card':
    case 'sell-fighter':
    case 'sell-resource':
      yield { kind: 'influence', n: 1 };
      break;
    case 'spend-card':
      yield view.decision?.step === 'pay-ships'
        ? { kind: 'keeps-ships' }
        : { kind: 'symbols', role: view.role ?? 'research', n: symbolsFromIcons(option.card) };
      break;
    case 'spend-fighter':
    case 'spend-resource':
      yield { kind: 'symbols', role: view.role ?? 'research', n: 1 };
      break;
    case 'add-colony':
      yield { kind: 'colony' };
      break;
    case 'move-colony':
      yield { kind: 'moves-colony' };
      break;
    case 'recon-card':
      yield { kind: 'card-on-top', card: option.card };
      break;
    case 'recon-planet':
      yield { kind: 'planet-on-top', planet: option.planet };
      yield costsReason(planetAt(planetOf(option.planet)));
      break;
    case 'remove-permanent': {
      const { influence } = technologyAt(kindOf(option.card));
      yield { kind: 'takes-away', card: option.card, influence };
      yield* reparations(option.owner, player);
      break;
    }
    case 'break-fleet':
      yield { kind: 'turns-fleet-back' };
      yield* reparations(option.owner, player);
      break;
    case 'start-planet':
      yield { kind: 'start-planet', planet: option.planet };
      break;
    case 'scenario':
      yield { kind: 'scenario', scenario: option.scenario };
      break;
    default:
      break;
  }
}

/** The acting player may own the removed card or fleet (RULES E8.3). */
function* reparations(owner: number, { seat }: PlayerView): Generator<Reason> {
  yield owner === seat
    ? { kind: 'influence', n: REPARATIONS }
    : { kind: 'owner-gains', influence: REPARATIONS };
}
