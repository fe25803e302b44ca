// Why an option is good, as facts that its seat can see. Words for them are in the text package.
import {
  kindOf,
  type OptionInfo,
  planetAt,
  planetOf,
  type PlayerView,
  type Role,
  technologyAt,
  type View,
} from '@eminent/engine';
import { faceDown, freeSlots, own, resources, strength, symbolsOn } from './empire.ts';

export type Reason =
  /** A planet is turned face up. */
  | { readonly kind: 'flips'; readonly planet: string; readonly influence: number }
  /** So many of the opponents have no symbol of the role anywhere: they cannot follow. */
  | {
      readonly kind: 'cannot-follow';
      readonly role: Role;
      readonly seats: number;
      readonly of: number;
    }
  /** Influence from trading at once. */
  | { readonly kind: 'influence'; readonly n: number }
  /** It takes the last influence of the supply, or the last card of the last stack: the end is near. */
  | { readonly kind: 'ends-game'; readonly cause: 'influence' | 'stacks'; readonly ahead: boolean }
  /** A technology is worth influence at the end. */
  | { readonly kind: 'technology'; readonly card: string; readonly influence: number }
  /** Resources to trade later. */
  | { readonly kind: 'resources'; readonly n: number }
  /** The planet lacks so few colonies, or fighters, afterwards. */
  | { readonly kind: 'nearer'; readonly role: 'colonize' | 'warfare'; readonly missing: number }
  /** Without planets to win there is nothing to do. */
  | { readonly kind: 'needs-planets' }
  /** A thinner deck brings the good cards sooner. */
  | { readonly kind: 'thinner'; readonly card: string }
  /** More cards in hand. */
  | { readonly kind: 'cards' }
  /** The chance to win is so much higher than with the next best option, in percent points. */
  | { readonly kind: 'better'; readonly points: number };

/** Points by which an option must be better before that is worth saying. */
const CLEARLY = 3;

/** The facts that speak for an option, the weightiest first. `margin` is its win chance less that of the next best. */
export function reasonsFor(view: View, token: string, margin = 0): readonly Reason[] {
  const option = view.decision?.options.find((one) => one.token === token);
  if (option === undefined) return [];
  const reasons = [...facts(view, own(view), option)];
  const points = Math.round(margin * 100);
  if (points >= CLEARLY) reasons.push({ kind: 'better', points });
  return reasons;
}

function* facts(view: View, player: PlayerView, option: OptionInfo): Generator<Reason> {
  switch (option.kind) {
    case 'lead':
      yield* leading(view, player, option.role);
      break;
    case 'follow':
      yield* yields(view, player, view.decision?.role ?? 'survey', 0);
      break;
    case 'attack':
    case 'settle': {
      const { influence } = planetAt(planetOf(option.planet));
      yield { kind: 'flips', planet: option.planet, influence };
      break;
    }
    case 'buy': {
      const { influence } = technologyAt(kindOf(option.card));
      if (influence > 0) yield { kind: 'technology', card: option.card, influence };
      break;
    }
    case 'trade':
    case 'trade-fighter':
      yield { kind: 'influence', n: 1 };
      break;
    case 'produce':
      yield { kind: 'resources', n: 1 };
      break;
    case 'tuck': {
      const missing = player.planets[option.at]?.coloniesMissing ?? 0;
      yield { kind: 'nearer', role: 'colonize', missing: Math.max(0, missing - 1) };
      break;
    }
    case 'remove':
    case 'remove-discarded':
    case 'remove-this':
      yield { kind: 'thinner', card: option.card };
      break;
    case 'dissent':
      yield { kind: 'cards' };
      break;
    case 'keep':
    case 'done':
    case 'play':
    case 'boost':
    case 'discard':
    case 'take':
    case 'deck':
    case 'name':
    case 'collect':
    case 'role-first':
      break;
  }
}

function* leading(view: View, player: PlayerView, role: Role): Generator<Reason> {
  yield* ends(view, player, role);
  yield* yields(view, player, role, 1);
  const others = view.players.filter((other) => other.seat !== player.seat);
  const seats = others.filter((other) => !mayFollow(other, role)).length;
  if (seats > 0) yield { kind: 'cannot-follow', role, seats, of: others.length };
}

/** Whether an opponent could have a symbol: in the empire, or among the cards of hand and deck, which are public together. */
function mayFollow(other: PlayerView, role: Role): boolean {
  if (role !== 'colonize' && other.symbols[role] > 0) return true;
  const adaptable = other.permanents.includes('adaptability');
  return other.unseen.some(
    (card) => symbolsOn(card, role) > 0 || (adaptable && card === 'research'),
  );
}

function* ends(view: View, player: PlayerView, role: Role): Generator<Reason> {
  const rivals = view.players.filter((other) => other.seat !== player.seat);
  const ahead = rivals.every((other) => other.score.total < player.score.total);
  const stack = view.stacks[view.stackOf[role]] ?? 0;
  const empty = Object.values(view.stacks).filter((left) => left === 0).length;
  if (stack === 1 && empty + 1 >= view.stacksToEnd)
    yield { kind: 'ends-game', cause: 'stacks', ahead };
  if (role === 'trade' && gain(player, role, 1) >= view.supply && view.supply > 0) {
    yield { kind: 'ends-game', cause: 'influence', ahead };
  }
}

/** What the symbols in hand and empire bring of a role. */
function gain(player: PlayerView, role: Role, extra: number): number {
  const symbols = strength(player, role) + extra;
  if (role === 'trade') return Math.min(symbols, resources(player));
  if (role === 'produce') return Math.min(symbols, freeSlots(player));
  return symbols;
}

function* yields(view: View, player: PlayerView, role: Role, extra: number): Generator<Reason> {
  const n = gain(player, role, extra);
  const down = faceDown(player);
  if (role === 'trade' && n > 0) yield { kind: 'influence', n };
  if (role === 'produce' && n > 0) yield { kind: 'resources', n };
  if (role === 'survey' && down.length === 0) yield { kind: 'needs-planets' };
  if (role === 'warfare' && down.length > 0) {
    const missing = Math.min(...down.map((one) => (one.attackCost ?? 0) - player.fighters));
    yield { kind: 'nearer', role, missing: Math.max(0, missing <= 0 ? 0 : missing - n) };
  }
  if (role === 'colonize' && down.length > 0) {
    const missing = Math.min(...down.map((one) => one.coloniesMissing ?? 0));
    yield { kind: 'nearer', role, missing: Math.max(0, missing <= 0 ? 0 : missing - n) };
  }
  if (role === 'research') {
    const best = view.technologies
      .map((card) => technologyAt(kindOf(card)))
      .filter((card) => {
        const planets = player.planets.filter((one) => one.up && one.type === card.type).length;
        return card.cost <= n && planets >= card.planets && card.influence > 0;
      })
      .sort((a, b) => b.influence - a.influence)[0];
    if (best !== undefined) yield { kind: 'technology', card: best.id, influence: best.influence };
  }
}
