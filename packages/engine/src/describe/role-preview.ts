// What a role would come to in this position, from what its seat may know: published with the questions which role to lead, whether
// to follow and what to add.
import { cardId, PLANET_SHIP } from '../cards/catalog.ts';
import { UPGRADE_COST } from '../cards/escalation/fleet.ts';
import { canPayShips, fightersOf, shipsOf } from '../queries/ships.ts';
import { listPurchasesWithShips, mayUpgrade } from '../queries/purchases.ts';
import { attackCost, canAttack, canBuy, canSettle, coloniesMissing } from '../queries/costs.ts';
import { colonyPlaces, listPlanets } from '../queries/empire-planets.ts';
import { planetTypes } from '../queries/prerequisites.ts';
import { slotCount, tradeableCards, tradesFighters } from '../queries/resource-slots.ts';
import { fightersLeft, influenceLeft } from '../queries/supply.ts';
import { symbolsOf } from '../queries/symbols.ts';
import { iconSymbols, ownTokenSymbols } from '../queries/token-symbols.ts';
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
  ROLES,
  type Role,
  SURVEY,
  TRADE,
  WARFARE,
} from '../model/names.ts';
import { followerNeeds, hasLeaderOption } from '../queries/following.ts';
import { followerSymbols } from '../queries/symbols.ts';
import { countedEmpireSymbols, leaderSymbols } from '../queries/symbols.ts';
import { openDecks } from '../queries/supply.ts';
import { type EndCause, NOT_ENDING } from '../model/end-cause.ts';
import type { Planet } from '../state/planet.ts';
import type { Player } from '../state/player.ts';
import type { Frame } from '../state/frame.ts';
import { currentRole, type GameState, playerAt } from '../state/state.ts';

/** With no hand card, and with every one that helps. */
export interface Range<T = number> {
  readonly least: T;
  readonly most: T;
}

/** What a role gives. Planets are places in the own empire; `then` are those that what is gathered would be enough for later. */
export type RoleYield =
  /** `fewer` than there are symbols: followers see less (RULES 3.1). */
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
      /** Those that ships pay for, whatever the symbols; only in games in which they do. */
      readonly forShips?: readonly string[];
      /** The symbols that turn the fleet tile over, 0 where fighters pay for it; absent where it cannot be turned. */
      readonly upgrade?: number;
    }
  | {
      readonly does: 'look-at-technologies';
      readonly cards: Range;
      readonly fewer: number;
      readonly decks: readonly PlanetType[];
    };

/** What another seat can add to a role, from what is public. */
export interface FollowerPreview {
  readonly seat: number;
  /** The most symbols that it could have. */
  readonly most: number;
  /** Whether it could follow at all. */
  readonly mayFollow: boolean;
}

/** Symbols of a role by where they come from, and what they give. */
export interface RolePreview {
  readonly role: Role;
  /** The card taken from the stack: 1, or 0 when the stack is empty; a follower takes none. */
  readonly taken: number;
  /** Symbols for leading, such as that of an empty stack (RULES R-EMPTY), or for following (RULES BUR). */
  readonly bonus: number;
  /** Symbols of face-up planets and permanents, where the role counts them. */
  readonly empire: number;
  /** Symbols of all hand cards together, when every one is spent. */
  readonly hand: number;
  /** Hand cards that carry the symbol. */
  readonly handCards: number;
  readonly symbols: Range;
  readonly yields: RoleYield;
  /** Cards in the stack after leading. */
  readonly stackLeft: number;
  /** What may bring on the end of the game by it: the last card of a stack, the last influence. */
  readonly mayEnd: readonly EndCause[];
  /** Every other seat; none for a role that is followed. */
  readonly followers: readonly FollowerPreview[];
}

/** What a seat could make of leading each role now. */
export function previewLeads(state: GameState, seat: number): RolePreview[] {
  const hands = state.players.flatMap((player, other) =>
    other === seat ? [] : [{ seat: other, ...publicHand(player) }],
  );
  return state.rules.roles.map((role) => {
    const left = state.stacks[state.rules.stackOf[role] as number] as number;
    const empire = countedEmpireSymbols(state, seat, role);
    const taken = left > 0 ? 1 : 0;
    const base = preview(state, seat, role, { ...leaderStart(state, seat, role), taken, empire });
    return {
      ...base,
      stackLeft: Math.max(0, left - 1),
      mayEnd: endsBy(state, base.yields, left === 1),
      followers: hands.map((hand) => followerPreview(state, hand, role)),
    };
  });
}

function leaderStart(
  state: GameState,
  seat: number,
  role: number,
): Pick<Start, 'least' | 'needed' | 'leading'> {
  return { least: leaderSymbols(state, seat, role), needed: 0, leading: true };
}

/** What a seat could make of following the role that is led. */
export function previewFollow(state: GameState, seat: number): RolePreview {
  const { role } = state.turn;
  const empire = countedEmpireSymbols(state, seat, role);
  const base = preview(state, seat, role, {
    ...followerStart(state, seat, role),
    taken: 0,
    empire,
  });
  return {
    ...base,
    stackLeft: state.stacks[state.rules.stackOf[role] as number] as number,
    mayEnd: endsBy(state, base.yields, false),
    followers: [],
  };
}

function followerStart(
  state: GameState,
  seat: number,
  role: number,
): Pick<Start, 'least' | 'needed' | 'leading'> {
  const least = followerSymbols(state, seat, role);
  return { least, needed: followerNeeds(state, role), leading: false };
}

/** What the role that is carried out gives, while cards are added to it: with those that are there, and with all that may still be added. */
export function boostYield(state: GameState, { seat, count, at }: Frame): RoleYield {
  const role = currentRole(state.turn);
  const player = playerAt(state, seat);
  const leading = seat === state.leader;
  let hand = ownTokenSymbols(player, role);
  for (const kind of player.hand) {
    const worth = kind >= at ? symbolsOf(player, kind, role, leading) : 0;
    hand += Math.max(worth, iconSymbols(player, kind, role));
  }
  const needed = leading ? 0 : followerNeeds(state, role);
  return yieldOf(state, seat, role, rangeOf({ least: count, needed }, hand), leading);
}

/** Symbols without and with the hand of a seat that leads a role, or follows the one that is led. */
export function symbolsOfRole(
  state: GameState,
  seat: number,
  role: number,
  leading: boolean,
): Range {
  const start = leading ? leaderStart(state, seat, role) : followerStart(state, seat, role);
  const player = playerAt(state, seat);
  let hand = 0;
  for (const kind of player.hand) hand += symbolsOf(player, kind, role, leading);
  return rangeOf(start, hand);
}

/** A follower who lacks symbols adds hand cards at least until they suffice. */
function rangeOf({ least, needed }: Pick<Start, 'least' | 'needed'>, hand: number): Range {
  const most = least + hand;
  return { least: Math.min(most, Math.max(least, needed)), most };
}

/** The causes by which a role may bring on the end (RULES 5), unless it has come already. */
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
  readonly taken: number;
  readonly empire: number;
  /** Symbols before hand cards. */
  readonly least: number;
  /** Symbols without which nothing comes of it. */
  readonly needed: number;
  readonly leading: boolean;
}

function preview(
  state: GameState,
  seat: number,
  role: number,
  { taken, empire, least, needed, leading }: Start,
): Omit<RolePreview, 'stackLeft' | 'mayEnd' | 'followers'> {
  const player = playerAt(state, seat);
  const worth = player.hand
    .map((kind) => symbolsOf(player, kind, role, leading))
    .filter((symbols) => symbols > 0);
  const hand = worth.reduce((sum, one) => sum + one, 0);
  const symbols = rangeOf({ least, needed }, hand);
  return {
    role: nameAt(ROLES, role),
    taken,
    bonus: least - empire - taken,
    empire,
    hand,
    handCards: worth.length,
    symbols,
    yields: yieldOf(state, seat, role, symbols, leading),
  };
}

/** A hand of which others know the size, some cards, and what is in hand and deck together. */
interface PublicHand {
  readonly player: Player;
  readonly proven: readonly number[];
  readonly unseen: readonly number[];
  /** Hand cards that are among the unseen ones. */
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
  const most = followerSymbols(state, seat, role) + mostOfHand(hand, role);
  const mayFollow = most >= followerNeeds(state, role) || hasLeaderOption(state, seat, role);
  return { seat, most, mayFollow };
}

/** The most symbols that such a hand can hold. */
function mostOfHand({ player, proven, unseen, hidden }: PublicHand, role: number): number {
  let most = 0;
  for (const kind of proven) most += symbolsOf(player, kind, role);
  // How many unseen cards are worth so many symbols.
  const worth: number[] = [];
  for (const kind of unseen) {
    const symbols = symbolsOf(player, kind, role);
    worth[symbols] = (worth[symbols] ?? 0) + 1;
  }
  let places = hidden;
  for (let symbols = worth.length - 1; symbols > 0; symbols--) {
    const cards = Math.min(places, worth[symbols] ?? 0);
    most += cards * symbols;
    places -= cards;
  }
  return most;
}

/** What symbols of a role give in this position. */
function yieldOf(
  state: GameState,
  seat: number,
  role: number,
  symbols: Range,
  leading: boolean,
): RoleYield {
  const player = playerAt(state, seat);
  const upTo = (limit: number): Range => both(symbols, (n) => Math.min(n, limit));
  const places = (test: (planet: Planet) => boolean): number[] => {
    const found: number[] = [];
    listPlanets(player, (_, planet) => !planet.up && test(planet), 0, found);
    return found;
  };
  const leads = leading || hasLeaderOption(state, seat, role);
  switch (role) {
    case SURVEY: {
      const left = state.planetDeck.length + state.planetDiscard.length;
      return {
        does: 'look-at-planets',
        planets: both(symbols, (n) => Math.min(surveyDepth(state, n, leading), left)),
        fewer: surveyReduction(state, leading),
      };
    }
    case WARFARE: {
      const fighters = upTo(fightersLeft(state));
      return {
        does: 'collect-fighters',
        fighters,
        attackNow: leads ? places((planet) => canAttack(player, planet)) : [],
        attackThen: both(fighters, (n) => places((planet) => couldAttack(player, planet, n))),
      };
    }
    case COLONIZE: {
      const colonies = colonyPlaces(player) > 0 ? symbols : { least: 0, most: 0 };
      return {
        does: 'add-colonies',
        colonies,
        settleNow: leads ? places((planet) => canSettle(player, planet)) : [],
        settleThen: both(colonies, (n) => places((planet) => coloniesMissing(player, planet) <= n)),
      };
    }
    case PRODUCE:
      return { does: 'produce', resources: upTo(slotCount(player, false)) };
    case TRADE: {
      const cards = player.hand.filter((kind) => tradeableCards([kind], player)).length;
      const fighters = tradesFighters(player) ? fightersOf(player) : 0;
      const goods = slotCount(player, true) + fighters + cards;
      return { does: 'trade', trades: upTo(Math.min(goods, influenceLeft(state))) };
    }
    default:
      return researchYield(state, seat, symbols, leading);
  }
}

/** Whether a planet could be attacked with so many fighters more, without hand cards. */
function couldAttack(player: Player, planet: Planet, more: number): boolean {
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
      cards: both(symbols, (n) => Math.min(surveyDepth(state, n, leading), size)),
      fewer: surveyReduction(state, leading),
      decks: open.map((type) => nameAt(PLANET_TYPES, type)),
    };
  }
  const types = planetTypes(playerAt(state, seat));
  return {
    does: 'take-technology',
    technologies: both(symbols, (n) =>
      state.technologies.filter((kind) => canBuy(types, kind, n)).map(cardId),
    ),
    ...(state.rules.icons ? withShips(state, seat) : {}),
  };
}

/** What Research takes for ships, and what turning the fleet tile over takes. */
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

function both<T, U>({ least, most }: Range<T>, of: (one: T) => U): Range<U> {
  return { least: of(least), most: of(most) };
}
