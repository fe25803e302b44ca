// Suggests which Action to play and which technology to take, with fixed values for effects.
import {
  cardAt,
  type EffectOp,
  kindOf,
  type OptionInfo,
  planetAt,
  planetOf,
  SHIP_IN_FIGHTERS,
  technologyAt,
  type View,
} from '@eminent/engine';
import { meIn } from './selection.ts';
import { faceDownIn, fightersToSpare, isWarlike, removalWorth } from './empire-strategy.ts';

function canWin(view: View, price: 'attack' | 'settle'): boolean {
  return faceDownIn(view).some((planet) => planet[price]?.missing === 0);
}

/** Rates an Action by its first effect; playing none has 0. */
function actionWorth(view: View, op: EffectOp | undefined): number {
  const me = meIn(view);
  const faceDownCount = faceDownIn(view).length;
  switch (op) {
    case 'draw':
      return 3;
    case 'fighters-or-attack':
    case 'attack':
      return canWin(view, 'attack') ? 15 : isWarlike(view) ? 1.5 : 0.5;
    case 'settle':
    case 'terraform':
    case 'colony':
      return faceDownCount > 0 ? 12 : 0.2;
    case 'colony-or-settle':
      return canWin(view, 'settle') ? 15 : isWarlike(view) ? -1 : 2;
    case 'produce':
    case 'produce-or-trade':
    case 'trade':
      return (me?.slotsFilled ?? 0) > 0 ? 3.5 : 1;
    case 'remove':
    case 'remove-anywhere':
      return me?.hand?.some((one) => removalWorth(view, one) > 0) === true ? 4 : -1;
    case 'influence':
    case 'take':
    case 'planet':
    case 'more-actions':
    case 'take-technology':
    case 'more-roles':
    case 'hire':
    case 'espionage':
    case 'annex':
      return 5;
    case 'turn-effect':
    case 'specialize':
      return (me?.slotsFilled ?? 0) > 1 ? 3 : -1;
    case 'remove-permanent':
    case undefined:
      return -1;
    default:
      return 2;
  }
}

function worthOf(view: View, option: OptionInfo): number {
  switch (option.kind) {
    case 'play':
    case 'use-card':
      return actionWorth(view, cardAt(kindOf(option.card)).action[0]?.op);
    case 'use-planet':
      return actionWorth(view, planetAt(planetOf(option.planet)).action?.[0]?.op) + 0.5;
    case 'use-fleet':
      return fleetWorth(view, option.action);
    default:
      return -1;
  }
}

/** Rates an Action of the fleet tile: a battlecruiser scores, a destroyer is a step toward it. */
function fleetWorth(view: View, action: 1 | 2): number {
  if (action === 2) return 8;
  const isWanted = faceDownIn(view).some(
    ({ warfareShip, attack }) =>
      warfareShip !== undefined && warfareShip !== 'fighter' && (attack?.missing ?? 0) > 0,
  );
  if (isWanted) return 6;
  const hasBattlecruiser = (meIn(view)?.ships?.battlecruiser ?? 0) > 0;
  return !hasBattlecruiser && fightersToSpare(view) >= SHIP_IN_FIGHTERS.destroyer ? 4 : 1;
}

/** Returns the Action with the highest value; if none has a positive value, playing no Action. */
export function bestAction(view: View, options: readonly OptionInfo[]): OptionInfo | undefined {
  let found = options.find(({ kind }) => kind === 'done');
  let most = 0;
  for (const option of options) {
    const worth = worthOf(view, option);
    if (worth > most) [found, most] = [option, worth];
  }
  return found ?? options[0];
}

function technologyWorth(card: string): number {
  const { influence, level } = technologyAt(kindOf(card));
  return influence * 3 + level;
}

/** Returns the highest influence of some technologies, 0 if there are none. */
export function bestInfluence(cards: readonly string[]): number {
  return Math.max(0, ...cards.map((card) => technologyAt(kindOf(card)).influence));
}

/** Returns the answer that takes the technology with the most influence, then the highest level. */
export function bestOnOffer(options: readonly OptionInfo[]): OptionInfo | undefined {
  return options
    .flatMap((option) =>
      option.kind === 'buy' || option.kind === 'buy-with-ships' ? [option] : [],
    )
    .toSorted((a, b) => technologyWorth(b.card) - technologyWorth(a.card))[0];
}
