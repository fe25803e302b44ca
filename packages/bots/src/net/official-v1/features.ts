// Encodes a game as one seat may know it into binary features. Anything outside the vocabulary has
// no feature.
import {
  CARDS,
  type GameState,
  PLANET_DEFS,
  PLANET_TYPES,
  ROLES,
  type Rules,
  technologyAt,
} from '@eminent/engine';
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
  FEW,
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

/** Symbols of each card in vocabulary order. */
const SYMBOLS = CARDS.flatMap((card) =>
  VOCABULARY.roles.map((role) => card.symbols.filter((symbol) => symbol === role).length),
);
const CARD_INFLUENCE = CARDS.map((card, kind) =>
  card.family === 'technology' ? technologyAt(kind).influence : 0,
);
const PLANET_SYMBOL = PLANET_DEFS.map(({ symbol }) =>
  symbol === undefined ? -1 : (index.role[ROLES.indexOf(symbol)] ?? -1),
);
const PLANET_TYPE = PLANET_DEFS.map(
  ({ type }) => index.planetType[PLANET_TYPES.findIndex((one) => one === type)] ?? -1,
);

/** How the vocabulary's options are read from the rules of a game. */
const OPTION_READERS: Readonly<Record<string, (rules: Rules) => boolean>> = {
  'no-technologies': (rules) => rules.technologies.length === 0,
  'extra-round': (rules) => rules.extraRound,
};
const OPTIONS = VOCABULARY.options.map((name) => OPTION_READERS[name]);

const owned = new Int8Array(index.kinds);
const counts = new Int8Array(index.kinds);

/**
 * Writes the active features of a seat into `out` (at least MAX_ACTIVE long) and returns their
 * number. Uses no hidden information: for opponents only the cards they own, not their zones, and
 * no deck orders.
 */
export function writeFeatures(state: GameState, seat: number, out: Int16Array): number {
  let n = 0;
  const on = (feature: number): void => {
    out[n++] = feature;
  };
  const level = (at: number, value: number, length: number): void => {
    const top = value < length ? value : length;
    for (let i = 0; i < top; i++) out[n++] = at + i;
  };
  const few = (at: number, value: number, length: number): void => {
    for (let i = 0; i < length && value > (FEW[i] as number); i++) out[n++] = at + i;
  };
  /** One-hot: the feature of a vocabulary index in the part at `at`; none if there is no index. */
  const word = (at: number, place: number | undefined): void => {
    if (place !== undefined && place >= 0) out[n++] = at + place;
  };
  const players = state.players.length;
  const relative = (other: number): number => (other - seat + players) % players;
  const { turn, rules } = state;
  const top = state.frames[state.frames.length - 1];

  on(AT.bias);
  on(AT.players + players - 2);
  on(AT.start + relative(0));
  on(AT.leader + relative(state.leader));
  if (top !== undefined) {
    word(AT.step, index.step[top.step]);
    on(AT.decider + relative(top.seat));
    level(AT.stepCount, top.count, COUNT);
  }
  if (turn.role >= 0) word(AT.role, index.role[turn.role]);
  if (turn.resolving >= 0) on(AT.resolving);
  for (const kind of rules.stackKinds) {
    const place = index.roleCard[kind] as number;
    if (place >= 0) few(AT.stacks + place * STACK, state.stacks[kind] as number, STACK);
  }
  few(AT.supply, state.supply, SUPPLY);
  if (state.ending > 0) on(AT.ending);
  if (rules.stacksToEnd > 1) on(AT.ending + 1);
  level(AT.turn, (state.turnNumber / (2 * players)) | 0, TURNS);
  for (const kind of state.technologies) word(AT.offered, index.technology[kind]);
  for (let place = 0; place < OPTIONS.length; place++) {
    if (OPTIONS[place]?.(rules) === true) on(AT.options + place);
  }

  const me = state.players[seat];
  if (me === undefined) return n;
  const pile = (cards: readonly number[], at: number, length: number): void => {
    counts.fill(0);
    for (let i = 0; i < cards.length; i++) (counts[cards[i] as number] as number)++;
    for (let place = 0; place < ROLE_CARDS; place++)
      level(at + place * length, counts[roleCardKinds[place] as number] as number, length);
  };
  pile(me.hand, AT.hand, IN_HAND);
  pile(me.deck, AT.deck, IN_DECK);
  pile(me.discard, AT.discard, IN_DISCARD);
  for (let i = 0; i < me.hand.length; i++) {
    word(AT.technologiesInHand, index.technology[me.hand[i] as number]);
  }

  let ownPoints = 0;
  let bestOther = 0;
  for (let offset = 0; offset < players; offset++) {
    const other = (seat + offset) % players;
    const player = state.players[other];
    if (player === undefined) continue;
    const part = AT.player + offset * PLAYER_PART;
    owned.fill(0);
    const add = (cards: readonly number[]): void => {
      for (let i = 0; i < cards.length; i++) (owned[cards[i] as number] as number)++;
    };
    add(player.hand);
    add(player.deck);
    add(player.discard);
    add(player.play);
    add(player.permanents);
    let points = player.influence;
    let slotsFree = 0;
    let slotsFull = 0;
    let handLimit = 0;
    const upByType = [0, 0, 0];
    const symbols = [0, 0, 0, 0, 0, 0];
    let down = 0;
    const downAt: number[] = [];
    for (let i = 0; i < player.planets.length; i++) {
      const planet = player.planets[i];
      if (planet === undefined) continue;
      add(planet.colonies);
      const def = PLANET_DEFS[planet.id];
      if (def === undefined) continue;
      if (!planet.up) {
        down++;
        downAt.push(i);
        continue;
      }
      points += def.influence;
      handLimit += def.handLimit;
      const type = PLANET_TYPE[planet.id] as number;
      if (type >= 0) upByType[type] = (upByType[type] ?? 0) + 1;
      const symbol = PLANET_SYMBOL[planet.id] as number;
      if (symbol >= 0) symbols[symbol] = (symbols[symbol] ?? 0) + 1;
      if (planet.blocked) continue;
      const full = (planet.filled & 1) + ((planet.filled >> 1) & 1);
      slotsFull += full;
      slotsFree += def.slots.length - full;
    }
    if (other === state.leader) {
      if (turn.resolving >= 0) (owned[turn.resolving] as number)++;
      if (turn.acted >= 0) (owned[turn.acted] as number)++;
    }
    for (let i = 0; i < player.permanents.length; i++) {
      const kind = player.permanents[i] as number;
      for (let role = 0; role < ROLE_WORDS; role++) {
        symbols[role] = (symbols[role] ?? 0) + (SYMBOLS[kind * ROLE_WORDS + role] as number);
      }
    }
    let deckSize = 0;
    for (let place = 0; place < ROLE_CARDS; place++) {
      const copies = owned[roleCardKinds[place] as number] as number;
      level(part + PLAYER_AT.owned + place * OWNED, copies, OWNED);
      deckSize += copies;
    }
    for (let place = 0; place < TECHNOLOGIES; place++) {
      const kind = technologyKinds[place] as number;
      if (owned[kind] === 0) continue;
      on(part + PLAYER_AT.technologies + place);
      points += CARD_INFLUENCE[kind] as number;
      deckSize++;
    }
    level(part + PLAYER_AT.fighters, player.fighters, FIGHTERS);
    level(part + PLAYER_AT.tokens, player.influence, TOKENS);
    if (offset === 0) ownPoints = points;
    else if (points > bestOther) bestOther = points;
    level(part + PLAYER_AT.points, points >> 1, POINTS);
    for (let type = 0; type < TYPE_WORDS; type++)
      level(part + PLAYER_AT.upByType + type * UP_BY_TYPE, upByType[type] ?? 0, UP_BY_TYPE);
    for (let role = 0; role < ROLE_WORDS; role++)
      level(part + PLAYER_AT.symbols + role * SYMBOLS_UP, symbols[role] ?? 0, SYMBOLS_UP);
    level(part + PLAYER_AT.slotsFree, slotsFree, SLOTS);
    level(part + PLAYER_AT.slotsFull, slotsFull, SLOTS);
    level(part + PLAYER_AT.handLimit, handLimit, HAND_LIMIT);
    const discount = symbols[COLONIZE] ?? 0;
    for (let shown = 0; shown < DOWN_SHOWN && shown < downAt.length; shown++) {
      const planet = player.planets[downAt[shown] as number];
      const def = planet === undefined ? undefined : PLANET_DEFS[planet.id];
      if (planet === undefined || def === undefined) continue;
      let colonies = discount;
      for (let i = 0; i < planet.colonies.length; i++) {
        const worth = SYMBOLS[(planet.colonies[i] as number) * ROLE_WORDS + COLONIZE] as number;
        colonies += worth > 1 ? worth : 1;
      }
      const at = part + PLAYER_AT.down + shown * DOWN_PART;
      level(at + DOWN_AT.colonies, Math.max(0, def.colonizeCost - colonies), COLONIES_MISSING);
      level(
        at + DOWN_AT.fighters,
        Math.max(0, def.warfareCost - player.fighters),
        FIGHTERS_MISSING,
      );
      // Only the owner knows the front, and no player does in games with hidden fronts.
      const isKnown = other === seat && !rules.frontsHidden;
      level(at + DOWN_AT.influence, isKnown ? def.influence : 3, FRONT_INFLUENCE);
      word(at + DOWN_AT.type, PLANET_TYPE[planet.id]);
      if (isKnown) {
        word(at + DOWN_AT.symbol, PLANET_SYMBOL[planet.id]);
        level(at + DOWN_AT.slots, def.slots.length, FRONT_SLOTS);
        if (def.handLimit > 0) on(at + DOWN_AT.handLimit);
      }
    }
    level(part + PLAYER_AT.downCount, down, DOWN);
    level(part + PLAYER_AT.handSize, player.hand.length, HAND_SIZE);
    level(part + PLAYER_AT.deckSize, Math.max(0, deckSize - 5) >> 1, DECK_SIZE);
  }
  level(AT.ahead, ownPoints - bestOther, LEAD);
  level(AT.behind, bestOther - ownPoints, LEAD);
  return n;
}
