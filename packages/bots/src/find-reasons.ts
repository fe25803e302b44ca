// Finds the reasons for an option from the view of the deciding seat.
import {
  cardAt,
  kindOf,
  NEVER_SETTLED,
  type OptionInfo,
  type PlanetView,
  type PlayerView,
  type Role,
  type RolePreview,
  ROLES,
  type RoleYield,
  technologyAt,
  type View,
} from '@eminent/engine';
import { faceDown, isAhead, symbolsInHand, viewingPlayer } from './view-queries.ts';
import { costsReason, expansionReasons, knownInfluence, peaceOf } from './expansion-reasons.ts';
import type { Reason } from './reason.ts';

/** In percentage points: a smaller lead in chance is not mentioned. */
const MIN_LEAD = 3;

/** The lead of an option over the next best one. */
export interface Lead {
  /** Difference of the chances to win, from 0 to 1. */
  readonly chance?: number;
  readonly points?: number;
  /** Token of the next best option. */
  readonly over?: string;
}

/**
 * Returns the reasons for an option of the view's decision: at least one, or none if the option
 * does not exist. `lead` adds a comparison with the next best option.
 */
export function reasonsFor(view: View, token: string, lead: Lead = {}): readonly Reason[] {
  const option = view.decision?.options.find((one) => one.token === token);
  if (option === undefined) return [];
  const player = viewingPlayer(view);
  const reasons = [...mainReasons(view, player, option)];
  const percentagePoints = Math.round((lead.chance ?? 0) * 100);
  if (percentagePoints >= MIN_LEAD) reasons.push({ kind: 'better', points: percentagePoints });
  const points = Math.round(lead.points ?? 0);
  if (points >= 1) reasons.push({ kind: 'more-points', points });
  const other = view.decision?.options.find((one) => one.token === lead.over);
  if (other !== undefined) reasons.push(...drawbacks(view, player, option, other));
  return reasons.length > 0 ? reasons : [...fallbackReasons(view, player, option)];
}

function* mainReasons(view: View, player: PlayerView, option: OptionInfo): Generator<Reason> {
  switch (option.kind) {
    case 'lead':
      yield* leadReasons(view, player, option.role);
      break;
    case 'follow':
      for (const preview of view.previews ?? []) yield* roleReasons(player, preview);
      break;
    case 'attack':
    case 'settle': {
      const { planet } = option;
      yield { kind: 'flips', planet, influence: knownInfluence(planet) };
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
    case 'dissent': {
      const peace = view.role === 'warfare' ? peaceOf(player) : 0;
      if (peace > 0) yield { kind: 'influence', n: peace };
      if (option.draws > 0) yield { kind: 'cards' };
      break;
    }
    default:
      yield* expansionReasons(option, view, player);
  }
}

/** Yields the obvious effect of an option, if there is no better reason. */
function* fallbackReasons(view: View, player: PlayerView, option: OptionInfo): Generator<Reason> {
  switch (option.kind) {
    case 'keep':
      yield costsReason(option.back);
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
      yield actionReason(player, option.card);
      break;
    case 'discard':
      yield keptSymbols(player, option.card) ?? { kind: 'makes-room', card: option.card };
      break;
    case 'done':
      yield doneReason(view, player);
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

function actionReason(player: PlayerView, card: string): Reason {
  const [effect] = cardAt(kindOf(card)).action;
  switch (effect?.op) {
    case 'draw':
      return { kind: 'draws', n: effect.n };
    case 'influence':
      return { kind: 'influence', n: effect.n };
    case 'fighters':
      return { kind: 'fighters', n: effect.n };
    case 'fighters-or-attack': {
      const missing = missingFor(player, 'warfare');
      return missing === undefined
        ? { kind: 'fighters', n: effect.n }
        : { kind: 'nearer', role: 'warfare', missing: Math.max(0, missing - effect.n) };
    }
    case 'colony':
    case 'colony-or-settle': {
      const missing = missingFor(player, 'colonize');
      if (missing === undefined) break;
      return { kind: 'nearer', role: 'colonize', missing: Math.max(0, missing - 1) };
    }
    case 'produce':
    case 'produce-or-trade':
    case 'trade': {
      if (effect.op !== 'produce' && player.slotsFilled > 0) return { kind: 'influence', n: 1 };
      if (effect.op !== 'trade' && player.slotsFree > 0) return { kind: 'resources', n: 1 };
      break;
    }
    case 'remove':
      return { kind: 'removes', n: effect.n };
    case 'remove-anywhere':
      return { kind: 'removes', n: 1 };
    default:
  }
  return { kind: 'action', card };
}

/** Fighters or colonies that the nearest planet still needs; undefined if none can be won so. */
function missingFor(player: PlayerView, role: 'warfare' | 'colonize'): number | undefined {
  const missing = faceDown(player).flatMap(({ attack, settle, warfareShip = 'fighter' }) => {
    if (role === 'colonize') {
      return settle === undefined || settle.need >= NEVER_SETTLED ? [] : [settle.missing];
    }
    return attack === undefined || warfareShip !== 'fighter' ? [] : [attack.missing];
  });
  return missing.length === 0 ? undefined : Math.min(...missing);
}

/** Returns the role with most symbols in hand after discarding `without`. */
function keptSymbols(player: PlayerView, without?: string): Reason | undefined {
  const hand = [...(player.hand ?? [])];
  const at = without === undefined ? -1 : hand.indexOf(without);
  if (at >= 0) hand.splice(at, 1);
  const counts = ROLES.map((role) => ({
    role,
    n: hand.reduce((sum, card) => sum + symbolsInHand(player, card, role), 0),
  }));
  const best = counts.reduce((most, one) => (one.n > most.n ? one : most));
  return best.n === 0 ? undefined : { kind: 'keeps-symbols', ...best };
}

function doneReason(view: View, player: PlayerView): Reason {
  switch (view.decision?.step) {
    case 'pay-ships':
      return { kind: 'keeps-cards' };
    case 'survey-depth':
      return { kind: 'looks-at-more' };
    case 'boost':
    case 'discard':
      return keptSymbols(player) ?? { kind: 'spends-nothing' };
    default:
      return { kind: 'spends-nothing' };
  }
}

function* leadReasons(view: View, player: PlayerView, role: Role): Generator<Reason> {
  const preview = view.previews?.find((one) => one.role === role);
  if (preview === undefined) return;
  const ahead = isAhead(player, view);
  for (const cause of preview.mayEnd) yield { kind: 'ends-game', cause, ahead };
  yield* roleReasons(player, preview);
  const { followers } = preview;
  const seats = followers.filter(({ mayFollow }) => !mayFollow).length;
  if (seats > 0) yield { kind: 'cannot-follow', role, seats, of: followers.length };
}

/**
 * Yields what is wrong with leading the next best role: it may end the game while the player is not
 * ahead, or opponents could follow it with more symbols than the chosen role.
 */
function* drawbacks(
  view: View,
  player: PlayerView,
  option: OptionInfo,
  other: OptionInfo,
): Generator<Reason> {
  if (option.kind !== 'lead' || other.kind !== 'lead') return;
  const [chosen, rejected] = [option, other].map(({ role }) =>
    view.previews?.find((one) => one.role === role),
  );
  if (chosen === undefined || rejected === undefined) return;
  const { role } = other;
  if (chosen.mayEnd.length === 0 && !isAhead(player, view)) {
    yield* rejected.mayEnd.map((): Reason => ({ kind: 'other-ends', role }));
  }
  const most = (preview: RolePreview): number =>
    Math.max(0, ...preview.followers.map((one) => (one.mayFollow ? one.most : 0)));
  if (most(rejected) > most(chosen)) yield { kind: 'other-followed', role, most: most(rejected) };
}

function* roleReasons(player: PlayerView, { yields }: RolePreview): Generator<Reason> {
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
      yield* fighterReasons(down, yields);
      break;
    case 'add-colonies':
      yield* colonyReasons(down, yields.colonies.most);
      break;
    case 'take-technology':
      yield* technologyReasons(yields);
      break;
    case 'look-at-technologies':
      break;
  }
}

type Yields<Does extends RoleYield['does']> = Extract<RoleYield, { readonly does: Does }>;

/** Yields the affordable technology with most influence, or else the fleet upgrade. */
function* technologyReasons(yields: Yields<'take-technology'>): Generator<Reason> {
  const { technologies, forShips = [], upgrade } = yields;
  const [best] = [...technologies.most, ...forShips]
    .map((card) => technologyAt(kindOf(card)))
    .filter(({ influence }) => influence > 0)
    .sort((a, b) => b.influence - a.influence);
  if (best !== undefined) yield { kind: 'technology', card: best.id, influence: best.influence };
  else if (upgrade !== undefined) yield { kind: 'improves-fleet' };
}

/**
 * Yields the first reason that applies: the fighters win a planet, ships can attack now, the number
 * of fighters that the nearest planet still needs, the number of fighters gained.
 */
function* fighterReasons(
  down: readonly PlanetView[],
  { fighters, attackNow }: Yields<'collect-fighters'>,
): Generator<Reason> {
  if (down.length === 0) return;
  const missing = down
    .filter(({ warfareShip = 'fighter' }) => warfareShip === 'fighter')
    .map(({ attack }) => Math.max(0, (attack?.missing ?? 0) - fighters.most));
  if (missing.includes(0)) yield { kind: 'nearer', role: 'warfare', missing: 0 };
  else if (attackNow.length > 0) yield { kind: 'ships-ready' };
  else if (missing.length > 0) {
    yield { kind: 'nearer', role: 'warfare', missing: Math.min(...missing) };
  } else if (fighters.most > 0) yield { kind: 'fighters', n: fighters.most };
}

function* colonyReasons(down: readonly PlanetView[], colonies: number): Generator<Reason> {
  const missing = down
    .filter(({ settle }) => settle !== undefined && settle.need < NEVER_SETTLED)
    .map(({ settle }) => settle?.missing ?? 0);
  if (missing.length === 0) return;
  const left = Math.max(0, Math.min(...missing) - colonies);
  yield { kind: 'nearer', role: 'colonize', missing: left };
}
