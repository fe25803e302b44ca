// Role previews: the symbols a seat would have in a role, and what the role would yield. Uses only
// information that the seat may have. Shown while the seat chooses which role to lead, whether to
// follow, and which cards to add.
import { cardId, PLANET_SHIP } from '../cards/catalog.ts';
import { UPGRADE_COST } from '../cards/escalation/fleet.ts';
import { canPayShips, fightersOf, shipsOf } from '../queries/ships.ts';
import {
  canBuy,
  listPurchasesWithShips,
  mayUpgrade,
  mightPurchaseWithShips,
} from '../queries/purchases.ts';
import { attackCost, canAttack, canSettle, coloniesMissing } from '../queries/costs.ts';
import { colonyPlaces, listPlanets } from '../queries/empire-planets.ts';
import { planetTypes } from '../queries/planet-prerequisites.ts';
import { slotCount, tradeableCards, tradesFighters } from '../queries/resource-slots.ts';
import { fightersLeft, influenceLeft, openDecks } from '../queries/supply.ts';
import {
  countedEmpireSymbols,
  followerSymbols,
  leaderSymbols,
  symbolsOf,
} from '../queries/symbols.ts';
import {
  iconSymbols,
  symbolsOfTokens,
  spendsResources,
  tokenSymbols,
} from '../queries/token-symbols.ts';
import { provenHand, unseenCards } from '../queries/hand-deduction.ts';
import { surveyDepth, surveyReduction } from '../queries/survey-depth.ts';
import {
  COLONIZE,
  FIGHTER,
  NONE,
  nameAt,
  PLANET_TYPES,
  type PlanetType,
  PRODUCE,
  RESEARCH,
  ROLES,
  type Role,
  SURVEY,
  TRADE,
  WARFARE,
} from '../model/names.ts';
import {
  followerNeeds,
  hasLeaderOption,
  mightHaveLeaderOption,
  otherRole,
} from '../queries/following.ts';
import { type EndCause, NOT_ENDING } from '../model/end-cause.ts';
import type { Planet } from '../state/planet.ts';
import type { Player } from '../state/player.ts';
import type { Frame } from '../state/frame.ts';
import { currentRole, type GameState, playerAt } from '../state/state.ts';

/** Values with as few added cards and tokens as the rules allow, and with all that help. */
export interface Range<T = number> {
  readonly least: T;
  readonly most: T;
}

/**
 * What a role gives a seat. `attackNow` and `settleNow` list the planets that the seat can attack
 * or settle instead. `attackThen` and `settleThen` list those that it could attack or settle later
 * with the fighters or colonies of the role. Planets are indexes in the seat's empire.
 */
export type RoleYield =
  /** `fewer`: a follower looks at this many fewer planets than it has symbols (RULES 3.1). */
  | { readonly does: 'look-at-planets'; readonly planets: Range; readonly fewer: number }
  | {
      readonly does: 'collect-fighters';
      readonly fighters: Range;
      readonly attackNow: readonly number[];
      readonly attackThen: Range<readonly number[]>;
    }
  | {
      readonly does: 'add-colonies';
      readonly colonies: Range;
      readonly settleNow: readonly number[];
      readonly settleThen: Range<readonly number[]>;
    }
  | { readonly does: 'produce'; readonly resources: Range }
  | { readonly does: 'trade'; readonly trades: Range }
  | {
      readonly does: 'take-technology';
      readonly technologies: Range<readonly string[]>;
      /** Technologies to take by paying ships; absent in games without ship costs. */
      readonly forShips?: readonly string[];
      /** Symbols that improving the fleet takes, 0 if fighters pay; absent if impossible. */
      readonly upgrade?: number;
    }
  | {
      readonly does: 'look-at-technologies';
      readonly cards: Range;
      readonly fewer: number;
      readonly decks: readonly PlanetType[];
    };

/** How another seat could follow the role, according to public information. */
export interface FollowerPreview {
  readonly seat: number;
  /** Highest possible symbols; with Freedom of Trade, the higher of Produce and Trade. */
  readonly most: number;
  /** Whether the seat could follow: with symbols, the leader option or, in Research, ships. */
  readonly mayFollow: boolean;
}

/** What a seat would have and get in a role. */
export interface RolePreview {
  readonly role: Role;
  /** Symbols of the role card taken: 1; 0 if the stack is empty or the seat follows. */
  readonly taken: number;
  /** Symbols of rules and abilities, such as for an empty stack (RULES R-EMPTY, BUR). */
  readonly bonus: number;
  /** Symbols of face-up planets and permanents; 0 if they do not add to this role. */
  readonly empire: number;
  readonly hand: number;
  readonly handCards: number;
  /**
   * Symbols of tokens and icons to discard. A card counts here for its icon and in `hand` for its
   * symbols, but can be used only once.
   */
  readonly tokens?: number;
  /** Total without and with the hand cards and tokens that help. */
  readonly symbols: Range;
  readonly yields: RoleYield;
  readonly stackLeft: number;
  /**
   * Taking the last card of a stack, or trades that take the last influence, may trigger the end.
   * Influence bonuses of other effects are not counted.
   */
  readonly mayEnd: readonly EndCause[];
  /** Empty in a preview of following. */
  readonly followers: readonly FollowerPreview[];
}

/** Returns a preview of each role that the seat could lead now. */
export function previewLeads(state: GameState, seat: number): RolePreview[] {
  const hands = state.players.flatMap((player, other) =>
    other === seat ? [] : [{ seat: other, ...publicHand(player) }],
  );
  return state.rules.roles.map((role) => {
    const left = state.stacks[state.rules.stackOf[role] as number] as number;
    const base = preview(state, seat, role, leaderStart(state, seat, role), left > 0 ? 1 : 0);
    return {
      ...base,
      stackLeft: Math.max(0, left - 1),
      mayEnd: endsBy(state, base.yields, left === 1),
      followers: hands.map((hand) => followerPreview(state, hand, role)),
    };
  });
}

function leaderStart(state: GameState, seat: number, role: number): Start {
  return { least: leaderSymbols(state, seat, role), needed: 0, leading: true };
}

/** Returns a preview of following the current role. */
export function previewFollow(state: GameState, seat: number): RolePreview {
  const { role } = state.turn;
  const base = preview(state, seat, role, followerStart(state, seat, role), 0);
  return {
    ...base,
    stackLeft: state.stacks[state.rules.stackOf[role] as number] as number,
    mayEnd: endsBy(state, base.yields, false),
    followers: [],
  };
}

function followerStart(state: GameState, seat: number, role: number): Start {
  const least = followerSymbols(state, seat, role);
  return { least, needed: followerNeeds(state, role), leading: false };
}

/**
 * Returns the yield of the role in progress: with the cards added so far, and with all that the
 * seat can still add. `frame` is the frame of the boost step.
 */
export function boostYield(state: GameState, frame: Frame): RoleYield {
  const { seat } = frame;
  const role = currentRole(state.turn);
  const leading = seat === state.leader;
  return yieldOf(state, seat, role, symbolsOfBoost(state, frame), leading);
}

/** Returns the symbols of the role in progress. `frame` is the frame of the boost step. */
export function symbolsOfBoost(state: GameState, { seat, count, at }: Frame): Range {
  const role = currentRole(state.turn);
  const player = playerAt(state, seat);
  const leading = seat === state.leader;
  const added = addedSymbols(player, role, (kind) =>
    kind >= at ? symbolsOf(player, kind, role, leading) : 0,
  );
  const needed = leading ? 0 : followerNeeds(state, role);
  return rangeOf({ least: count, needed }, added);
}

/** Returns the symbols of a seat if it leads a role or follows the current one. */
export function symbolsOfRole(
  state: GameState,
  seat: number,
  role: number,
  leading: boolean,
): Range {
  const start = leading ? leaderStart(state, seat, role) : followerStart(state, seat, role);
  const player = playerAt(state, seat);
  const added = addedSymbols(player, role, (kind) => symbolsOf(player, kind, role, leading));
  return rangeOf(start, added);
}

/** Each hand card counts for its symbols (`worthOf`) or its icon, whichever is more. */
function addedSymbols(player: Player, role: number, worthOf: (kind: number) => number): number {
  let symbols = symbolsOfTokens(player, role);
  for (const kind of player.hand) {
    symbols += Math.max(worthOf(kind), iconSymbols(player, kind, role));
  }
  return symbols;
}

/** A follower without enough symbols must add cards until they suffice. */
function rangeOf({ least, needed }: Pick<Start, 'least' | 'needed'>, hand: number): Range {
  const most = least + hand;
  return { least: Math.min(most, Math.max(least, needed)), most };
}

/** See `RolePreview.mayEnd`. Empty if the end is already triggered (RULES 5). */
function endsBy(state: GameState, yields: RoleYield, takesLast: boolean): EndCause[] {
  if (state.ending !== NOT_ENDING) return [];
  const causes: EndCause[] = [];
  const { stackKinds, stacksToEnd } = state.rules;
  const empty = stackKinds.filter((kind) => state.stacks[kind] === 0).length;
  if (takesLast && empty + 1 >= stacksToEnd) causes.push('stacks');
  if (yields.does === 'trade' && yields.trades.most >= state.supply) causes.push('influence');
  return causes;
}

interface Start {
  readonly least: number;
  readonly needed: number;
  readonly leading: boolean;
}

function preview(
  state: GameState,
  seat: number,
  role: number,
  { least, needed, leading }: Start,
  taken: number,
): Omit<RolePreview, 'stackLeft' | 'mayEnd' | 'followers'> {
  const player = playerAt(state, seat);
  const empire = countedEmpireSymbols(state, seat, role);
  const worth = player.hand
    .map((kind) => symbolsOf(player, kind, role, leading))
    .filter((symbols) => symbols > 0);
  const hand = worth.reduce((sum, one) => sum + one, 0);
  const added = addedSymbols(player, role, (kind) => symbolsOf(player, kind, role, leading));
  const symbols = rangeOf({ least, needed }, added);
  const tokens = tokenSymbols(player, role);
  return {
    role: nameAt(ROLES, role),
    taken,
    bonus: least - empire - taken,
    empire,
    hand,
    handCards: worth.length,
    ...(tokens > 0 && { tokens }),
    symbols,
    yields: yieldOf(state, seat, role, symbols, leading),
  };
}

/** A hand as opponents know it (queries/hand-deduction.ts). */
interface PublicHand {
  readonly player: Player;
  readonly proven: readonly number[];
  readonly unseen: readonly number[];
  readonly hidden: number;
}

function publicHand(player: Player): PublicHand {
  const proven = provenHand(player);
  const hidden = player.hand.length - proven.length;
  return { player, proven, unseen: unseenCards(player), hidden };
}

function followerPreview(
  state: GameState,
  { seat, ...hand }: PublicHand & { readonly seat: number },
  role: number,
): FollowerPreview {
  const mostOf = (one: number): number =>
    followerSymbols(state, seat, one) + symbolsOfTokens(hand.player, one) + mostOfHand(hand, one);
  const other = otherRole(state, seat, role);
  const most = Math.max(mostOf(role), other === NONE ? 0 : mostOf(other));
  const mayFollow =
    most >= followerNeeds(state, role) ||
    mightHaveLeaderOption(state, seat, role) ||
    (role === RESEARCH && mightPurchaseWithShips(state, seat));
  return { seat, most, mayFollow };
}

function mostOfHand({ player, proven, unseen, hidden }: PublicHand, role: number): number {
  const worthOf = (kind: number): number =>
    Math.max(symbolsOf(player, kind, role), iconSymbols(player, kind, role));
  let most = 0;
  for (const kind of proven) most += worthOf(kind);
  const countByWorth: number[] = [];
  for (const kind of unseen) {
    const symbols = worthOf(kind);
    countByWorth[symbols] = (countByWorth[symbols] ?? 0) + 1;
  }
  let hiddenLeft = hidden;
  for (let symbols = countByWorth.length - 1; symbols > 0; symbols--) {
    const cards = Math.min(hiddenLeft, countByWorth[symbols] ?? 0);
    most += cards * symbols;
    hiddenLeft -= cards;
  }
  return most;
}

function yieldOf(
  state: GameState,
  seat: number,
  role: number,
  symbols: Range,
  leading: boolean,
): RoleYield {
  const player = playerAt(state, seat);
  const upTo = (limit: number): Range => mapRange(symbols, (n) => Math.min(n, limit));
  const places = (test: (planet: Planet) => boolean): number[] => {
    const found: number[] = [];
    listPlanets(player, (_, planet) => !planet.up && test(planet), 0, found);
    return found;
  };
  const hasOption = leading || hasLeaderOption(state, seat, role);
  switch (role) {
    case SURVEY: {
      const left = state.planetDeck.length + state.planetDiscard.length;
      return {
        does: 'look-at-planets',
        planets: mapRange(symbols, (n) => Math.min(surveyDepth(state, n, leading), left)),
        fewer: surveyReduction(state, leading),
      };
    }
    case WARFARE: {
      const fighters = upTo(fightersLeft(state));
      return {
        does: 'collect-fighters',
        fighters,
        attackNow: hasOption ? places((planet) => canAttack(player, planet)) : [],
        attackThen: mapRange(fighters, (n) =>
          places((planet) => couldAttackWithMoreFighters(player, planet, n)),
        ),
      };
    }
    case COLONIZE: {
      const colonies = colonyPlaces(player) > 0 ? symbols : { least: 0, most: 0 };
      return {
        does: 'add-colonies',
        colonies,
        settleNow: hasOption ? places((planet) => canSettle(player, planet)) : [],
        settleThen: mapRange(colonies, (n) =>
          places((planet) => coloniesMissing(player, planet) <= n),
        ),
      };
    }
    case PRODUCE:
      return { does: 'produce', resources: upTo(slotCount(player, false)) };
    case TRADE: {
      const cards = player.hand.filter((kind) => tradeableCards([kind], player)).length;
      const fighters = tradesFighters(player) ? fightersOf(player) : 0;
      const goods = slotCount(player, true) + fighters + cards;
      const { least, most } = upTo(Math.min(goods, influenceLeft(state)));
      const spendable = spendsResources(player, role) ? slotCount(player, true) : 0;
      // A resource discarded for a symbol cannot be traded, so both limits share these resources.
      const sharedLimit = Math.floor((goods + symbols.most - spendable) / 2);
      return { does: 'trade', trades: { least, most: Math.min(most, sharedLimit) } };
    }
    default:
      return researchYield(state, seat, symbols, leading);
  }
}

function couldAttackWithMoreFighters(player: Player, planet: Planet, more: number): boolean {
  const ship = PLANET_SHIP[planet.id] as number;
  return attackCost(player, planet) <= shipsOf(player, ship) + (ship === FIGHTER ? more : 0);
}

function researchYield(
  state: GameState,
  seat: number,
  symbols: Range,
  leading: boolean,
): RoleYield {
  if (state.rules.technologyDecks.length > 0) {
    const open = openDecks(state, seat);
    const size = Math.max(0, ...open.map((type) => state.technologyDecks[type]?.length ?? 0));
    return {
      does: 'look-at-technologies',
      cards: mapRange(symbols, (n) => Math.min(surveyDepth(state, n, leading), size)),
      fewer: surveyReduction(state, leading),
      decks: open.map((type) => nameAt(PLANET_TYPES, type)),
    };
  }
  const types = planetTypes(playerAt(state, seat));
  return {
    does: 'take-technology',
    technologies: mapRange(symbols, (n) =>
      state.technologies.filter((kind) => canBuy(types, kind, n)).map(cardId),
    ),
    ...(state.rules.icons ? withShips(state, seat) : {}),
  };
}

function withShips(
  state: GameState,
  seat: number,
): Pick<Extract<RoleYield, { does: 'take-technology' }>, 'forShips' | 'upgrade'> {
  const player = playerAt(state, seat);
  const kinds: number[] = [];
  listPurchasesWithShips(state, seat, NONE, 0, kinds);
  const forShips = kinds.map(cardId);
  const upgrade = canPayShips(player, FIGHTER, UPGRADE_COST) ? 0 : UPGRADE_COST;
  return { forShips, ...(mayUpgrade(player) ? { upgrade } : {}) };
}

function mapRange<T, U>({ least, most }: Range<T>, convert: (one: T) => U): Range<U> {
  return { least: convert(least), most: convert(most) };
}
