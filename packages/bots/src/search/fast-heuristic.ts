// Fast heuristic: rates options by simple rules on the game state, without a view. Plays worse than
// the bot level Captain, but is fast enough for rollouts.
import {
  CARDS,
  type EffectOp,
  type GameState,
  NEVER_SETTLED,
  OPTION,
  PLANET_DEFS,
  type Random,
  ROLES,
  SHIPS,
} from '@eminent/engine';

const SURVEY = ROLES.indexOf('survey');
const WARFARE = ROLES.indexOf('warfare');
const COLONIZE = ROLES.indexOf('colonize');
const PRODUCE = ROLES.indexOf('produce');
const TRADE = ROLES.indexOf('trade');
const RESEARCH = ROLES.indexOf('research');
const ROLE_COUNT = ROLES.length;

/** Number of symbols by card kind and role: `SYMBOLS[kind * ROLE_COUNT + role]`. */
const SYMBOLS = CARDS.flatMap((card) =>
  ROLES.map((role) => card.symbols.filter((symbol) => symbol === role).length),
);
/** 0 for role cards. */
const TECHNOLOGY_WORTH = CARDS.map((card) =>
  card.family === 'technology' ? 10 + card.influence * 3 + card.level : 0,
);
/** By the first effect of a card's Action; 1 for effects not listed. */
const EFFECT_WORTH: Readonly<Partial<Record<EffectOp, number>>> = {
  draw: 3,
  attack: 14,
  settle: 12,
  terraform: 12,
  annex: 12,
  influence: 5,
  espionage: 6,
  hire: 6,
  take: 5,
  planet: 5,
  fighters: 2,
  ships: 6,
  'take-technology': 8,
  'more-actions': 6,
  'more-roles': 7,
  remove: 1,
  'remove-anywhere': 1,
  'remove-this': 2,
  colony: 3,
  trade: 4,
  produce: 3,
  'produce-or-trade': 3,
  'produce-per-fighter': 4,
  'recon-deck': 3,
  'recon-planets': 3,
};
/** -1 if the card has no Action. */
const ACTION_WORTH = CARDS.map(({ action: [first] }) =>
  first === undefined ? -1 : (EFFECT_WORTH[first.op] ?? 1),
);
const IS_WARFARE = CARDS.map(({ action: [first] }) => first?.op === 'fighters-or-attack');
const IS_COLONY = CARDS.map(({ action: [first] }) => first?.op === 'colony-or-settle');
const IS_POLITICS = CARDS.map(({ id }) => id === 'politics');
const IS_TECHNOLOGY = CARDS.map(({ family }) => family === 'technology');
/** Index in SHIPS of the ships that a planet costs. */
const SHIP_SIZE = PLANET_DEFS.map(({ warfareShip }) => SHIPS.indexOf(warfareShip ?? 'fighter'));

class SeatSummary {
  down = 0;
  /** Fewest ships, in fighters, that a face-down planet still needs; 99 without such a planet. */
  shipsMissing = 99;
  /** Fewest colonies that a face-down planet still needs; 99 if none can be settled. */
  coloniesMissing = 99;
  slotsFree = 0;
  slotsFull = 0;
  /** In hand, on permanents and on face-up planets, by role. */
  readonly symbols = [0, 0, 0, 0, 0, 0];
  /** In hand, deck and discard pile. */
  cards = 0;

  read(state: GameState, seat: number): void {
    const player = state.players[seat];
    this.down = 0;
    this.shipsMissing = 99;
    this.coloniesMissing = 99;
    this.slotsFree = 0;
    this.slotsFull = 0;
    this.symbols.fill(0);
    if (player === undefined) return;
    this.cards = player.hand.length + player.deck.length + player.discard.length;
    const { expansion, hand, planets, permanents } = player;
    for (let i = 0; i < hand.length; i++) this.addSymbols(hand[i] as number);
    for (let i = 0; i < permanents.length; i++) this.addSymbols(permanents[i] as number);
    let discount = 0;
    for (const planet of planets) {
      const def = PLANET_DEFS[planet.id];
      if (def === undefined || !planet.up) continue;
      if (def.symbol !== undefined) this.addSymbol(ROLES.indexOf(def.symbol));
      if (def.secondSymbol !== undefined) this.addSymbol(ROLES.indexOf(def.secondSymbol));
      if (def.symbol === 'colonize' || def.secondSymbol === 'colonize') discount++;
      if (planet.blocked) continue;
      const full = (planet.filled & 1) + ((planet.filled >> 1) & 1);
      this.slotsFull += full;
      this.slotsFree += def.slots.length - full;
    }
    const stored = (expansion.store & 1) + ((expansion.store >> 1) & 1);
    this.slotsFull += stored;
    this.slotsFree += player.abilities.slots - stored;
    const fleet = [
      player.fighters + expansion.docked,
      expansion.destroyers + expansion.dockedDestroyers,
      expansion.battlecruisers,
    ];
    for (const planet of planets) {
      const def = PLANET_DEFS[planet.id];
      if (def === undefined || planet.up) continue;
      this.down++;
      const ship = SHIP_SIZE[planet.id] as number;
      // A destroyer counts as three fighters, its price, and a battlecruiser as five.
      const lacks = (def.warfareCost - (fleet[ship] as number)) * (1 + ship * 2);
      this.shipsMissing = Math.min(this.shipsMissing, Math.max(0, lacks));
      if (def.colonizeCost === NEVER_SETTLED) continue;
      const colonies = planet.colonies.length + discount;
      this.coloniesMissing = Math.min(
        this.coloniesMissing,
        Math.max(0, def.colonizeCost - colonies),
      );
    }
  }

  private addSymbols(kind: number): void {
    for (let role = 0; role < ROLE_COUNT; role++) {
      const printed = SYMBOLS[kind * ROLE_COUNT + role] as number;
      if (printed > 0) this.symbols[role] = (this.symbols[role] as number) + printed;
    }
  }

  private addSymbol(role: number): void {
    this.symbols[role] = (this.symbols[role] as number) + 1;
  }
}

const summary = new SeatSummary();

/** Whether the nearest planet needs at most as many more fighters as another needs colonies. */
function isWarlike({ shipsMissing, coloniesMissing }: SeatSummary): boolean {
  return shipsMissing <= coloniesMissing;
}

function roleWorth(role: number, symbols: number, isLeading: boolean): number {
  const { down, shipsMissing, coloniesMissing, slotsFree, slotsFull } = summary;
  switch (role) {
    case SURVEY:
      return down === 0 ? 6 + symbols : down === 1 ? 1 + symbols * 0.5 : -1;
    case WARFARE:
      if (isLeading && down > 0 && shipsMissing === 0) return 20;
      return isWarlike(summary) && down > 0 ? 3 + symbols : symbols * 0.6;
    case COLONIZE:
      if (isLeading && coloniesMissing === 0) return 20;
      return coloniesMissing < 99 && !isWarlike(summary) ? 3 + symbols : -1;
    case PRODUCE:
      return Math.min(symbols, slotsFree) * 2.2;
    case TRADE:
      return Math.min(symbols, slotsFull) * 4;
    case RESEARCH:
      return symbols >= 7 ? 11 : symbols >= 5 ? 8 : symbols >= 3 ? 5 : 0;
    default:
      return 0;
  }
}

function boostWorth(role: number, kind: number, soFar: number): number {
  const { down, shipsMissing, coloniesMissing, slotsFree, slotsFull } = summary;
  const symbols = SYMBOLS[kind * ROLE_COUNT + role] as number;
  if (IS_TECHNOLOGY[kind] === true && symbols === 0) return -1;
  switch (role) {
    case SURVEY:
      return soFar < 4 ? 1 : -1;
    case WARFARE:
      return shipsMissing === 0 || !isWarlike(summary) ? -1 : 1;
    case COLONIZE:
      return coloniesMissing === 0 || down === 0 ? -1 : 1;
    case PRODUCE:
      return soFar < slotsFree ? 1 : -1;
    case TRADE:
      return soFar < slotsFull ? 1 : -1;
    default:
      return 1;
  }
}

function playWorth(kind: number): number {
  if (IS_WARFARE[kind] === true) {
    return summary.down > 0 && summary.shipsMissing === 0 ? 15 : isWarlike(summary) ? 2 : 0.5;
  }
  if (IS_COLONY[kind] === true) {
    if (summary.coloniesMissing === 0) return 15;
    return summary.coloniesMissing < 99 && !isWarlike(summary) ? 2 : -1;
  }
  return ACTION_WORTH[kind] as number;
}

function removeWorth(kind: number): number {
  if (IS_TECHNOLOGY[kind] === true || summary.cards < 8) return -5;
  if (IS_POLITICS[kind] === true) return 1;
  if ((SYMBOLS[kind * ROLE_COUNT + COLONIZE] as number) > 0) return isWarlike(summary) ? 1 : -1;
  return (SYMBOLS[kind * ROLE_COUNT + WARFARE] as number) > 0 && !isWarlike(summary) ? 0.5 : -1;
}

function discardWorth(kind: number): number {
  const needed = summary.down === 0 ? SURVEY : isWarlike(summary) ? WARFARE : COLONIZE;
  const useful =
    IS_TECHNOLOGY[kind] === true || (SYMBOLS[kind * ROLE_COUNT + needed] as number) > 0;
  return useful ? -1 : 1;
}

function keepWorth(planet: number): number {
  const def = PLANET_DEFS[planet];
  if (def === undefined) return 0;
  const ships = def.warfareCost * (1 + (SHIP_SIZE[planet] as number) * 2);
  return def.influence * 2 + def.slots.length - Math.min(def.colonizeCost, ships);
}

function influenceAt(state: GameState, seat: number, at: number): number {
  const planet = state.players[seat]?.planets[at];
  return planet === undefined ? 0 : (PLANET_DEFS[planet.id]?.influence ?? 0);
}

/** Rates an option, where doing nothing is worth 0. */
function worthOf(state: GameState, seat: number, option: number): number {
  const O = OPTION;
  const role = state.turn.followedAs >= 0 ? state.turn.followedAs : state.turn.role;
  const top = state.frames[state.frames.length - 1];
  if (option < O.LEAD) {
    if (option === O.FOLLOW) {
      return roleWorth(role, summary.symbols[role] as number, false) - 1;
    }
    if (option === O.COLLECT) return 1;
    if (option === O.TRADE_FIGHTER) return summary.down === 0 ? 5 : -1;
    return option === O.REMOVE_SELF ? 0.5 : option === O.ROLE_FIRST ? -1 : 0;
  }
  if (option < O.NAME_RESOURCE) {
    const led = option - O.LEAD;
    return roleWorth(led, (summary.symbols[led] as number) + 1, true);
  }
  if (option < O.KEEP) return 0.1;
  if (option < O.PLAY) return keepWorth(state.looking[option - O.KEEP] ?? -1);
  if (option < O.BOOST) return playWorth(option - O.PLAY);
  if (option < O.DISCARD) return boostWorth(role, option - O.BOOST, top?.count ?? 0);
  if (option < O.REMOVE) return discardWorth(option - O.DISCARD);
  if (option < O.BUY) return removeWorth(option - O.REMOVE);
  if (option < O.TAKE) return TECHNOLOGY_WORTH[option - O.BUY] as number;
  if (option < O.ATTACK) return 1;
  if (option < O.SETTLE) return 20 + influenceAt(state, seat, option - O.ATTACK);
  if (option < O.TUCK) return 20 + influenceAt(state, seat, option - O.SETTLE);
  if (option < O.REMOVE_DISCARDED) return option < O.PRODUCE_SLOT ? 5 : 4;
  if (option < O.USE_FLEET) return removeWorth(option - O.REMOVE_DISCARDED);
  return expansionWorth(option);
}

/** Rates the other options by the range of their number. Gains are positive, payments negative. */
function expansionWorth(option: number): number {
  const O = OPTION;
  if (option < O.UPGRADE) return 7;
  if (option < O.FOLLOW_OTHER) return 8;
  if (option === O.SPEND_FIGHTER) return -1;
  if (option < O.USE_PLANET) return 3;
  if (option < O.PRIMARY) return 6;
  if (option < O.USE_CARD) return 15;
  if (option < O.BUY_WITH_SHIPS) return 5;
  if (option < O.SPEND_CARD) return TECHNOLOGY_WORTH[option - O.BUY_WITH_SHIPS] as number;
  if (option < O.TRADE_CARD) return -1;
  if (option < O.SPEND_SLOT) return 1;
  if (option < O.PRODUCE_SECOND) return -1;
  if (option < O.ADD_COLONY) return 4;
  if (option < O.ANNEX) return 1;
  if (option < O.REMOVE_PERMANENT) return 12;
  return option < O.MOVE_COLONY ? 0.1 : -1;
}

/** Random choices out of ten, on average. They make playouts from the same position differ. */
const RANDOM_PER_TEN = 1;

/** Returns the option with the highest worth for the deciding seat, and sometimes a random one. */
export function fastHeuristicChoice(
  state: GameState,
  legal: readonly number[],
  random: Random,
): number {
  if (legal.length === 1) return legal[0] as number;
  if (random.below(10) < RANDOM_PER_TEN) return legal[random.below(legal.length)] as number;
  const seat = state.frames[state.frames.length - 1]?.seat ?? 0;
  summary.read(state, seat);
  let best = legal[0] as number;
  let bestWorth = Number.NEGATIVE_INFINITY;
  let equal = 0;
  for (let i = 0; i < legal.length; i++) {
    const option = legal[i] as number;
    const worth = worthOf(state, seat, option);
    if (worth > bestWorth) {
      best = option;
      bestWorth = worth;
      equal = 1;
    } else if (worth === bestWorth && random.below(++equal) === 0) best = option;
  }
  return best;
}
