// Why an option is good, as facts that its seat can see. Words for them are in the text package.
import {
  type CostView,
  kindOf,
  type OptionInfo,
  planetAt,
  planetOf,
  type PlayerView,
  type Role,
  type RolePreview,
  technologyAt,
  type View,
} from '@eminent/engine';
import { faceDown, own } from './empire.ts';

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
  /** What a face-down planet asks for: the planet that is kept. */
  | { readonly kind: 'costs'; readonly colonies: number; readonly fighters: number }
  /** Symbols for the role in progress. */
  | { readonly kind: 'symbols'; readonly role: Role; readonly n: number }
  | { readonly kind: 'fighters'; readonly n: number }
  /** A card more, of a stack or of the display. */
  | { readonly kind: 'gains-card'; readonly card: string }
  /** The Action of a card. */
  | { readonly kind: 'action'; readonly card: string }
  /** Room for a new card. */
  | { readonly kind: 'makes-room'; readonly card: string }
  /** Nothing is spent: cards and resources stay for later. */
  | { readonly kind: 'spends-nothing' }
  /** So many cards are left in a technology deck. */
  | { readonly kind: 'deck'; readonly left: number }
  /** The order of a turn is changed. */
  | { readonly kind: 'role-first' }
  /** Nothing on the table tells: it was found by playing on. */
  | { readonly kind: 'playing-on' }
  /** So many points more are expected at the end than with the next best option. */
  | { readonly kind: 'more-points'; readonly points: number }
  /** The chance to win is so much higher than with the next best option, in percent points. */
  | { readonly kind: 'better'; readonly points: number };

/** Points by which an option must be better before that is worth saying. */
const CLEARLY = 3;

/** By how much an option is better than the next best: in win chance, and in points expected at the end. */
export interface Lead {
  readonly chance?: number;
  readonly points?: number;
}

/** The facts that speak for an option, the weightiest first; at least one for each of the options that are asked. */
export function reasonsFor(view: View, token: string, lead: Lead = {}): readonly Reason[] {
  const option = view.decision?.options.find((one) => one.token === token);
  if (option === undefined) return [];
  const reasons = [...facts(view, own(view), option)];
  const games = Math.round((lead.chance ?? 0) * 100);
  if (games >= CLEARLY) reasons.push({ kind: 'better', points: games });
  const points = Math.round(lead.points ?? 0);
  if (points >= 1) reasons.push({ kind: 'more-points', points });
  return reasons.length > 0 ? reasons : [...plainFacts(view, option)];
}

function* facts(view: View, player: PlayerView, option: OptionInfo): Generator<Reason> {
  switch (option.kind) {
    case 'lead':
      yield* leading(view, player, option.role);
      break;
    case 'follow':
      for (const preview of view.previews ?? []) yield* yields(player, preview);
      break;
    case 'attack':
    case 'settle': {
      const { planet } = option;
      const influence = planet === '?' ? 0 : planetAt(planetOf(planet)).influence;
      yield { kind: 'flips', planet, influence };
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
      const missing = player.planets[option.at]?.settle?.missing ?? 0;
      yield { kind: 'nearer', role: 'colonize', missing: Math.max(0, missing - 1) };
      break;
    }
    case 'remove':
    case 'remove-discarded':
    case 'remove-this':
      yield { kind: 'thinner', card: option.card };
      break;
    case 'dissent':
      if (option.draws > 0) yield { kind: 'cards' };
      break;
    default:
      break;
  }
}

/** What is true of an option where nothing weightier is: what it does, by its kind. */
function* plainFacts(view: View, option: OptionInfo): Generator<Reason> {
  switch (option.kind) {
    case 'keep':
      yield {
        kind: 'costs',
        colonies: option.back.colonizeCost,
        fighters: option.back.warfareCost,
      };
      break;
    case 'boost': {
      const role = view.decision?.step === 'boost' ? view.decision.role : undefined;
      yield role === undefined
        ? { kind: 'playing-on' }
        : { kind: 'symbols', role, n: option.symbols };
      break;
    }
    case 'lead': {
      const card = view.stackOf[option.role];
      const left = view.stacks[card] ?? 0;
      yield left > 0 ? { kind: 'gains-card', card } : { kind: 'playing-on' };
      break;
    }
    case 'collect':
      yield { kind: 'fighters', n: option.fighters };
      break;
    case 'take':
    case 'buy':
      yield { kind: 'gains-card', card: option.card };
      break;
    case 'play':
      yield { kind: 'action', card: option.card };
      break;
    case 'discard':
      yield { kind: 'makes-room', card: option.card };
      break;
    case 'done':
      yield { kind: 'spends-nothing' };
      break;
    case 'deck':
      yield { kind: 'deck', left: view.technologyDecks?.[option.deck] ?? 0 };
      break;
    case 'role-first':
      yield { kind: 'role-first' };
      break;
    default:
      yield { kind: 'playing-on' };
  }
}

function* leading(view: View, player: PlayerView, role: Role): Generator<Reason> {
  const preview = view.previews?.find((one) => one.role === role);
  if (preview === undefined) return;
  yield* ends(view, player, preview);
  yield* yields(player, preview);
  const { followers } = preview;
  const seats = followers.filter(({ mayFollow }) => !mayFollow).length;
  if (seats > 0) yield { kind: 'cannot-follow', role, seats, of: followers.length };
}

function* ends(view: View, player: PlayerView, { mayEnd }: RolePreview): Generator<Reason> {
  const rivals = view.players.filter((other) => other.seat !== player.seat);
  const ahead = rivals.every((other) => other.score.total < player.score.total);
  for (const cause of mayEnd) yield { kind: 'ends-game', cause, ahead };
}

/** What the role gives when the whole hand goes into it. */
function* yields(player: PlayerView, { yields }: RolePreview): Generator<Reason> {
  const down = faceDown(player);
  switch (yields.does) {
    case 'trade':
      if (yields.trades.most > 0) yield { kind: 'influence', n: yields.trades.most };
      break;
    case 'produce':
      if (yields.resources.most > 0) yield { kind: 'resources', n: yields.resources.most };
      break;
    case 'look-at-planets':
      if (down.length === 0) yield { kind: 'needs-planets' };
      break;
    case 'collect-fighters':
      yield* nearer(
        'warfare',
        yields.fighters.most,
        down.map(({ attack }) => attack),
      );
      break;
    case 'add-colonies':
      yield* nearer(
        'colonize',
        yields.colonies.most,
        down.map(({ settle }) => settle),
      );
      break;
    case 'take-technology': {
      const [best] = yields.technologies.most
        .map((card) => technologyAt(kindOf(card)))
        .filter(({ influence }) => influence > 0)
        .sort((a, b) => b.influence - a.influence);
      if (best !== undefined)
        yield { kind: 'technology', card: best.id, influence: best.influence };
      break;
    }
    case 'look-at-technologies':
      break;
  }
}

/** What the nearest planet still lacks after so much is gathered. */
function* nearer(
  role: 'colonize' | 'warfare',
  gathered: number,
  costs: readonly (CostView | undefined)[],
): Generator<Reason> {
  if (costs.length === 0) return;
  const missing = Math.min(...costs.map((cost) => cost?.missing ?? 0));
  yield { kind: 'nearer', role, missing: Math.max(0, missing - gathered) };
}
