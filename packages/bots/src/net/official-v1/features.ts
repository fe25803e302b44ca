// Encodes a game into the binary features of the net official-v1, with only the information of one
// seat. Anything outside the vocabulary has no feature.
import {
  CARDS,
  type GameState,
  PLANET_DEFS,
  PLANET_TYPES,
  ROLES,
  type Rules,
} from '@eminent/engine';
import { FeatureWriter } from '../feature-writer.ts';
import { indexVocabulary } from '../vocabulary.ts';
import {
  AT,
  COLONIES_MISSING,
  COUNT,
  DECK_SIZE,
  DOWN,
  DOWN_AT,
  DOWN_PART,
  DOWN_SHOWN,
  REMAINING_LIMITS,
  FIGHTERS,
  FIGHTERS_MISSING,
  FRONT_INFLUENCE,
  FRONT_SLOTS,
  HAND_LIMIT,
  HAND_SIZE,
  IN_DECK,
  IN_DISCARD,
  IN_HAND,
  LEAD,
  OWNED,
  PLAYER_AT,
  PLAYER_PART,
  POINTS,
  SLOTS,
  STACK,
  SUPPLY,
  SYMBOLS_UP,
  TOKENS,
  TURNS,
  UP_BY_TYPE,
} from './layout.ts';
import { VOCABULARY } from './vocabulary.ts';

const index = indexVocabulary(VOCABULARY);
const { roleCardKinds, technologyKinds } = index;
const ROLE_CARDS = VOCABULARY.roleCards.length;
const TECHNOLOGIES = VOCABULARY.technologies.length;
const ROLE_WORDS = VOCABULARY.roles.length;
const TYPE_WORDS = VOCABULARY.planetTypes.length;
const COLONIZE = VOCABULARY.roles.indexOf('colonize');
const UNKNOWN_FRONT_INFLUENCE = 3;

/** Number of symbols by card kind and role: `SYMBOLS[kind * ROLE_WORDS + role]`. */
const SYMBOLS = CARDS.flatMap((card) =>
  VOCABULARY.roles.map((role) => card.symbols.filter((symbol) => symbol === role).length),
);
const CARD_INFLUENCE = CARDS.map((card) => (card.family === 'technology' ? card.influence : 0));
// -1 if the vocabulary does not contain the symbol or type.
const PLANET_SYMBOL = PLANET_DEFS.map(({ symbol }) =>
  symbol === undefined ? -1 : (index.role[ROLES.indexOf(symbol)] ?? -1),
);
const PLANET_TYPE = PLANET_DEFS.map(
  ({ type }) => index.planetType[PLANET_TYPES.findIndex((one) => one === type)] ?? -1,
);

const OPTION_READERS: Readonly<Record<string, (rules: Rules) => boolean>> = {
  'no-technologies': (rules) => rules.technologies.length === 0,
  'extra-round': (rules) => rules.extraRound,
};
const OPTIONS = VOCABULARY.options.map((name) => OPTION_READERS[name]);

type Player = GameState['players'][number];
type Planet = Player['planets'][number];

const features = new FeatureWriter();
const counts = new Int8Array(index.kinds);

/** Summary of a seat. One object is reused for all seats. */
const empire = {
  owned: new Int8Array(index.kinds),
  upByType: new Int8Array(TYPE_WORDS),
  symbols: new Int8Array(ROLE_WORDS),
  down: [] as Planet[],
  points: 0,
  slotsFree: 0,
  slotsFull: 0,
  handLimit: 0,
  deckSize: 0,
};

/**
 * Writes the active features that `seat` can know to `out` and returns their number, at most
 * MAX_ACTIVE. Of opponents, uses only which cards they own, not in which zone; of decks, no order.
 */
export function writeFeatures(state: GameState, seat: number, out: Int16Array): number {
  features.begin(out);
  const players = state.players.length;
  writeTable(state, seat);
  const me = state.players[seat];
  if (me === undefined) return features.n;
  writeZones(me);
  let points = 0;
  let bestOther = 0;
  for (let offset = 0; offset < players; offset++) {
    const other = (seat + offset) % players;
    const player = state.players[other];
    if (player === undefined) continue;
    readEmpire(state, other, player);
    const isKnown = offset === 0 && !state.rules.frontsHidden;
    writePlayer(AT.player + offset * PLAYER_PART, player, isKnown);
    if (offset === 0) points = empire.points;
    else if (empire.points > bestOther) bestOther = empire.points;
  }
  features.thermometer(AT.ahead, points - bestOther, LEAD);
  features.thermometer(AT.behind, bestOther - points, LEAD);
  return features.n;
}

/** Writes what all seats know. Seats are encoded as offsets from `seat`. */
function writeTable(state: GameState, seat: number): void {
  const { turn, rules } = state;
  const players = state.players.length;
  const relative = (other: number): number => (other - seat + players) % players;
  const top = state.frames[state.frames.length - 1];
  features.set(AT.bias);
  features.set(AT.players + players - 2);
  features.set(AT.start + relative(0));
  features.set(AT.leader + relative(state.leader));
  if (top !== undefined) {
    features.oneHot(AT.step, index.step[top.step]);
    features.set(AT.decider + relative(top.seat));
    features.thermometer(AT.stepCount, top.count, COUNT);
  }
  if (turn.role >= 0) features.oneHot(AT.role, index.role[turn.role]);
  if (turn.resolving >= 0) features.set(AT.resolving);
  for (const kind of rules.stackKinds) {
    const place = index.roleCard[kind] as number;
    if (place < 0) continue;
    features.thresholds(
      AT.stacks + place * STACK,
      state.stacks[kind] as number,
      REMAINING_LIMITS,
      STACK,
    );
  }
  features.thresholds(AT.supply, state.supply, REMAINING_LIMITS, SUPPLY);
  if (state.ending > 0) features.set(AT.ending);
  if (rules.stacksToEnd > 1) features.set(AT.ending + 1);
  features.thermometer(AT.turn, (state.turnNumber / (2 * players)) | 0, TURNS);
  for (const kind of state.technologies) features.oneHot(AT.offered, index.technology[kind]);
  for (let place = 0; place < OPTIONS.length; place++) {
    if (OPTIONS[place]?.(rules) === true) features.set(AT.options + place);
  }
}

function writeZones({ hand, deck, discard }: Player): void {
  writePile(hand, AT.hand, IN_HAND);
  writePile(deck, AT.deck, IN_DECK);
  writePile(discard, AT.discard, IN_DISCARD);
  for (let i = 0; i < hand.length; i++) {
    features.oneHot(AT.technologiesInHand, index.technology[hand[i] as number]);
  }
}

function writePile(cards: readonly number[], at: number, length: number): void {
  counts.fill(0);
  countCards(counts, cards);
  for (let place = 0; place < ROLE_CARDS; place++) {
    const copies = counts[roleCardKinds[place] as number] as number;
    features.thermometer(at + place * length, copies, length);
  }
}

function countCards(total: Int8Array, cards: readonly number[]): void {
  for (let i = 0; i < cards.length; i++) (total[cards[i] as number] as number)++;
}

function readEmpire(state: GameState, seat: number, player: Player): void {
  empire.upByType.fill(0);
  empire.symbols.fill(0);
  empire.down = [];
  empire.points = player.influence;
  empire.slotsFree = 0;
  empire.slotsFull = 0;
  empire.handLimit = 0;
  readCards(state, seat, player);
  for (let i = 0; i < player.planets.length; i++) readPlanet(player.planets[i] as Planet);
}

function readCards({ leader, turn }: GameState, seat: number, player: Player): void {
  const { owned, symbols } = empire;
  owned.fill(0);
  countCards(owned, player.hand);
  countCards(owned, player.deck);
  countCards(owned, player.discard);
  countCards(owned, player.play);
  countCards(owned, player.permanents);
  for (let i = 0; i < player.planets.length; i++) {
    countCards(owned, (player.planets[i] as Planet).colonies);
  }
  if (seat === leader) {
    if (turn.resolving >= 0) (owned[turn.resolving] as number)++;
    if (turn.acted >= 0) (owned[turn.acted] as number)++;
  }
  for (let i = 0; i < player.permanents.length; i++) {
    const row = (player.permanents[i] as number) * ROLE_WORDS;
    for (let role = 0; role < ROLE_WORDS; role++) {
      symbols[role] = (symbols[role] as number) + (SYMBOLS[row + role] as number);
    }
  }
  empire.deckSize = 0;
  for (let place = 0; place < ROLE_CARDS; place++) {
    empire.deckSize += owned[roleCardKinds[place] as number] as number;
  }
  for (let place = 0; place < TECHNOLOGIES; place++) {
    const kind = technologyKinds[place] as number;
    if (owned[kind] === 0) continue;
    empire.points += CARD_INFLUENCE[kind] as number;
    empire.deckSize++;
  }
}

function readPlanet(planet: Planet): void {
  const { upByType, symbols } = empire;
  const def = PLANET_DEFS[planet.id];
  if (def === undefined) return;
  if (!planet.up) {
    empire.down.push(planet);
    return;
  }
  empire.points += def.influence;
  empire.handLimit += def.handLimit;
  const type = PLANET_TYPE[planet.id] as number;
  if (type >= 0) (upByType[type] as number)++;
  const symbol = PLANET_SYMBOL[planet.id] as number;
  if (symbol >= 0) (symbols[symbol] as number)++;
  if (planet.blocked) return;
  const full = (planet.filled & 1) + ((planet.filled >> 1) & 1);
  empire.slotsFull += full;
  empire.slotsFree += def.slots.length - full;
}

/** Writes from the input `part` on. `isKnown` allows reading the fronts of face-down planets. */
function writePlayer(part: number, player: Player, isKnown: boolean): void {
  const { owned, upByType, symbols, down } = empire;
  for (let place = 0; place < ROLE_CARDS; place++) {
    const copies = owned[roleCardKinds[place] as number] as number;
    features.thermometer(part + PLAYER_AT.owned + place * OWNED, copies, OWNED);
  }
  for (let place = 0; place < TECHNOLOGIES; place++) {
    if (owned[technologyKinds[place] as number] === 0) continue;
    features.set(part + PLAYER_AT.technologies + place);
  }
  features.thermometer(part + PLAYER_AT.fighters, player.fighters, FIGHTERS);
  features.thermometer(part + PLAYER_AT.tokens, player.influence, TOKENS);
  features.thermometer(part + PLAYER_AT.points, empire.points >> 1, POINTS);
  for (let type = 0; type < TYPE_WORDS; type++) {
    const at = part + PLAYER_AT.upByType + type * UP_BY_TYPE;
    features.thermometer(at, upByType[type] as number, UP_BY_TYPE);
  }
  for (let role = 0; role < ROLE_WORDS; role++) {
    const at = part + PLAYER_AT.symbols + role * SYMBOLS_UP;
    features.thermometer(at, symbols[role] as number, SYMBOLS_UP);
  }
  features.thermometer(part + PLAYER_AT.slotsFree, empire.slotsFree, SLOTS);
  features.thermometer(part + PLAYER_AT.slotsFull, empire.slotsFull, SLOTS);
  features.thermometer(part + PLAYER_AT.handLimit, empire.handLimit, HAND_LIMIT);
  for (let shown = 0; shown < DOWN_SHOWN && shown < down.length; shown++) {
    const at = part + PLAYER_AT.down + shown * DOWN_PART;
    writeDownPlanet(at, down[shown] as Planet, player.fighters, isKnown);
  }
  features.thermometer(part + PLAYER_AT.downCount, down.length, DOWN);
  features.thermometer(part + PLAYER_AT.handSize, player.hand.length, HAND_SIZE);
  features.thermometer(part + PLAYER_AT.deckSize, Math.max(0, empire.deckSize - 5) >> 1, DECK_SIZE);
}

function writeDownPlanet(
  at: number,
  { colonies, id }: Planet,
  fighters: number,
  isKnown: boolean,
): void {
  const def = PLANET_DEFS[id];
  if (def === undefined) return;
  let settled = empire.symbols[COLONIZE] as number;
  for (let i = 0; i < colonies.length; i++) {
    const worth = SYMBOLS[(colonies[i] as number) * ROLE_WORDS + COLONIZE] as number;
    settled += worth > 1 ? worth : 1;
  }
  const missing = Math.max(0, def.colonizeCost - settled);
  features.thermometer(at + DOWN_AT.colonies, missing, COLONIES_MISSING);
  features.thermometer(
    at + DOWN_AT.fighters,
    Math.max(0, def.warfareCost - fighters),
    FIGHTERS_MISSING,
  );
  features.thermometer(
    at + DOWN_AT.influence,
    isKnown ? def.influence : UNKNOWN_FRONT_INFLUENCE,
    FRONT_INFLUENCE,
  );
  features.oneHot(at + DOWN_AT.type, PLANET_TYPE[id]);
  if (!isKnown) return;
  features.oneHot(at + DOWN_AT.symbol, PLANET_SYMBOL[id]);
  features.thermometer(at + DOWN_AT.slots, def.slots.length, FRONT_SLOTS);
  if (def.handLimit > 0) features.set(at + DOWN_AT.handLimit);
}
