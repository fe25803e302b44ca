// A game as one seat may know it, as a list of features that are on: the input of the net.
import {
  CARDS,
  DEFAULT_OPTIONS,
  type GameOptions,
  type GameState,
  PLANET_DEFS,
  PLANET_TYPES,
  ROLES,
  rulesFor,
  STEP_NAMES,
  technologyAt,
} from '@eminent/engine';

const ROLE_KINDS = CARDS.filter((card) => card.family === 'role').length;
/** Kinds that the official game knows: role cards and published technologies. */
const TECHNOLOGY_KINDS = rulesFor(DEFAULT_OPTIONS).technologies;
const TECHNOLOGY_PLACE = new Int16Array(CARDS.length).fill(-1);
for (const [place, kind] of TECHNOLOGY_KINDS.entries()) TECHNOLOGY_PLACE[kind] = place;
const TECHNOLOGIES = TECHNOLOGY_KINDS.length;
const SYMBOL_COUNT = ROLES.length;
const SYMBOLS = CARDS.flatMap((card) =>
  ROLES.map((role) => card.symbols.filter((symbol) => symbol === role).length),
);
const CARD_INFLUENCE = CARDS.map((card, kind) =>
  card.family === 'technology' ? technologyAt(kind).influence : 0,
);
const COLONIZE = ROLES.indexOf('colonize');
const PLANET_SYMBOL = PLANET_DEFS.map((planet) =>
  planet.symbol === undefined ? -1 : ROLES.indexOf(planet.symbol),
);
const PLANET_TYPE = PLANET_DEFS.map((planet) => PLANET_TYPES.indexOf(planet.type));

// Lengths of the parts, each a thermometer: the first n lamps of a part are on for n.
const IN_HAND = 4;
const IN_DECK = 5;
const IN_DISCARD = 5;
const OWNED = 8;
const FIGHTERS = 10;
const TOKENS = 14;
const POINTS = 24;
const DOWN_SHOWN = 3;
const DOWN_COSTS = 5 + 7 + 6;
const DOWN_SLOTS = 2;
const DOWN_PART = DOWN_COSTS + 3 + ROLES.length + DOWN_SLOTS + 1;
const UP_BY_TYPE = 4;
const SYMBOLS_UP = 4;
const SLOTS = 6;
const LEAD = 15;
const TURNS = 20;
const COUNT = 9;

/** What is left of a stack or of the supply, told more finely the nearer the end: lamp n is on for more than FEW[n]. */
const FEW = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24];
const STACK = 12;
const SUPPLY = FEW.length;

/** The steps that the weights know, in their order; another one has no input. */
const KNOWN_STEPS = [
  'turn',
  'action',
  'effects',
  'role',
  'boost',
  'followers',
  'follow-or-dissent',
  'after-role',
  'cleanup',
  'discard',
  'keep-planet',
  'muster',
  'colonize-or-settle',
  'tuck',
  'produce',
  'trade',
  'buy-technology',
  'colony-or-settle',
  'settle',
  'attack',
  'terraform',
  'produce-or-trade',
  'remove',
  'take',
  'name-resource',
  'tuck-this',
  'remove-anywhere',
  'settle-or-gather',
  'tuck-together',
  'choose-deck',
  'pick-technology',
] as const;

class Layout {
  size = 0;
  take(length: number): number {
    const at = this.size;
    this.size += length;
    return at;
  }
}
const layout = new Layout();
const BIAS = layout.take(1);
const PLAYERS = layout.take(3);
const STEP = layout.take(KNOWN_STEPS.length);
const ROLE = layout.take(ROLES.length);
const DECIDER = layout.take(4);
const LEADER = layout.take(4);
const START = layout.take(4);
const STEP_COUNT = layout.take(COUNT);
const STACKS = layout.take(ROLE_KINDS * STACK);
const SUPPLY_LEFT = layout.take(SUPPLY);
const ENDING = layout.take(2);
const TURN = layout.take(TURNS);
const AHEAD = layout.take(LEAD * 2);
const OFFERED = layout.take(TECHNOLOGIES);
const VARIANT = layout.take(2);
const HAND = layout.take(ROLE_KINDS * IN_HAND);
const DECK = layout.take(ROLE_KINDS * IN_DECK);
const DISCARD = layout.take(ROLE_KINDS * IN_DISCARD);
const TECH_HAND = layout.take(TECHNOLOGIES);
const RESOLVING = layout.take(1);
const PLAYER_SIZE = (() => {
  const inner = new Layout();
  inner.take(ROLE_KINDS * OWNED + TECHNOLOGIES + FIGHTERS + TOKENS + POINTS);
  inner.take(
    UP_BY_TYPE * 3 + SYMBOLS_UP * SYMBOL_COUNT + SLOTS * 2 + 3 + DOWN_SHOWN * DOWN_PART + 5 + 8 + 8,
  );
  return inner.size;
})();
const PLAYER = layout.take(PLAYER_SIZE * 4);

/** How many features there are. */
export const FEATURE_COUNT = layout.size;
/** No game turns on more than these at once. */
export const MOST_ACTIVE = 640;

const owned = new Int8Array(CARDS.length);
const counts = new Int8Array(CARDS.length);

/**
 * Writes the numbers of the features that are on for a seat into `out` (at least MOST_ACTIVE long) and returns how many. Uses nothing
 * that the seat may not know: of others the cards that they own, not where these are; no order of any deck.
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
  const players = state.players.length;
  const relative = (other: number): number => (other - seat + players) % players;
  const { turn, rules } = state;
  const top = state.frames[state.frames.length - 1];

  on(BIAS);
  on(PLAYERS + players - 2);
  on(START + relative(0));
  on(LEADER + relative(state.leader));
  if (top !== undefined) {
    const step = KNOWN_STEPS.findIndex((name) => name === STEP_NAMES[top.step]);
    if (step >= 0) on(STEP + step);
    on(DECIDER + relative(top.seat));
    level(STEP_COUNT, top.count, COUNT);
  }
  if (turn.role >= 0) on(ROLE + turn.role);
  if (turn.resolving >= 0) on(RESOLVING);
  for (const kind of rules.stackKinds) {
    few(STACKS + kind * STACK, state.stacks[kind] as number, STACK);
  }
  few(SUPPLY_LEFT, state.supply, SUPPLY);
  if (state.ending > 0) on(ENDING);
  if (rules.stacksToEnd > 1) on(ENDING + 1);
  level(TURN, (state.turnNumber / (2 * players)) | 0, TURNS);
  for (const kind of state.technologies) {
    const place = TECHNOLOGY_PLACE[kind] as number;
    if (place >= 0) on(OFFERED + place);
  }
  if (rules.technologies.length === 0) on(VARIANT);
  if (rules.extraRound) on(VARIANT + 1);

  const me = state.players[seat];
  if (me === undefined) return n;
  const pile = (cards: readonly number[], at: number, length: number): void => {
    counts.fill(0);
    for (let i = 0; i < cards.length; i++) (counts[cards[i] as number] as number)++;
    for (let kind = 0; kind < ROLE_KINDS; kind++)
      level(at + kind * length, counts[kind] as number, length);
  };
  pile(me.hand, HAND, IN_HAND);
  pile(me.deck, DECK, IN_DECK);
  pile(me.discard, DISCARD, IN_DISCARD);
  for (let i = 0; i < me.hand.length; i++) {
    const place = TECHNOLOGY_PLACE[me.hand[i] as number] as number;
    if (place >= 0) on(TECH_HAND + place);
  }

  let ownPoints = 0;
  let bestOther = 0;
  for (let offset = 0; offset < players; offset++) {
    const other = (seat + offset) % players;
    const player = state.players[other];
    if (player === undefined) continue;
    let at = PLAYER + offset * PLAYER_SIZE;
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
      upByType[PLANET_TYPE[planet.id] as number] =
        (upByType[PLANET_TYPE[planet.id] as number] ?? 0) + 1;
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
      for (let role = 0; role < SYMBOL_COUNT; role++) {
        symbols[role] = (symbols[role] ?? 0) + (SYMBOLS[kind * SYMBOL_COUNT + role] as number);
      }
    }
    let deckSize = 0;
    for (let kind = 0; kind < ROLE_KINDS; kind++) {
      level(at + kind * OWNED, owned[kind] as number, OWNED);
      deckSize += owned[kind] as number;
    }
    at += ROLE_KINDS * OWNED;
    for (let place = 0; place < TECHNOLOGIES; place++) {
      const kind = TECHNOLOGY_KINDS[place] as number;
      if (owned[kind] === 0) continue;
      on(at + place);
      points += CARD_INFLUENCE[kind] as number;
      deckSize++;
    }
    at += TECHNOLOGIES;
    level(at, player.fighters, FIGHTERS);
    at += FIGHTERS;
    level(at, player.influence, TOKENS);
    at += TOKENS;
    if (offset === 0) ownPoints = points;
    else if (points > bestOther) bestOther = points;
    level(at, points >> 1, POINTS);
    at += POINTS;
    for (let type = 0; type < 3; type++)
      level(at + type * UP_BY_TYPE, upByType[type] ?? 0, UP_BY_TYPE);
    at += UP_BY_TYPE * 3;
    for (let role = 0; role < SYMBOL_COUNT; role++)
      level(at + role * SYMBOLS_UP, symbols[role] ?? 0, SYMBOLS_UP);
    at += SYMBOLS_UP * SYMBOL_COUNT;
    level(at, slotsFree, SLOTS);
    at += SLOTS;
    level(at, slotsFull, SLOTS);
    at += SLOTS;
    level(at, handLimit, 3);
    at += 3;
    const discount = symbols[COLONIZE] ?? 0;
    for (let shown = 0; shown < DOWN_SHOWN && shown < downAt.length; shown++) {
      const planet = player.planets[downAt[shown] as number];
      const def = planet === undefined ? undefined : PLANET_DEFS[planet.id];
      if (planet === undefined || def === undefined) continue;
      let colonies = discount;
      for (let i = 0; i < planet.colonies.length; i++) {
        const worth = SYMBOLS[(planet.colonies[i] as number) * SYMBOL_COUNT + COLONIZE] as number;
        colonies += worth > 1 ? worth : 1;
      }
      const part = at + shown * DOWN_PART;
      level(part, Math.max(0, def.colonizeCost - colonies), 5);
      level(part + 5, Math.max(0, def.warfareCost - player.fighters), 7);
      // The front is known to its owner only, and to nobody where fronts stay hidden.
      level(part + 12, other === seat && !rules.frontsHidden ? def.influence : 3, 6);
      on(part + DOWN_COSTS + (PLANET_TYPE[planet.id] as number));
      if (other === seat && !rules.frontsHidden) {
        const front = part + DOWN_COSTS + 3;
        const symbol = PLANET_SYMBOL[planet.id] as number;
        if (symbol >= 0) on(front + symbol);
        level(front + SYMBOL_COUNT, def.slots.length, DOWN_SLOTS);
        if (def.handLimit > 0) on(front + SYMBOL_COUNT + DOWN_SLOTS);
      }
    }
    at += DOWN_SHOWN * DOWN_PART;
    level(at, down, 5);
    at += 5;
    level(at, player.hand.length, 8);
    at += 8;
    level(at, Math.max(0, deckSize - 5) >> 1, 8);
  }
  level(AHEAD, ownPoints - bestOther, LEAD);
  level(AHEAD + LEAD, bestOther - ownPoints, LEAD);
  return n;
}

/** Whether the net knows the cards of a game: those of the official rules with any options. */
export function netKnows(options: GameOptions): boolean {
  return options.ruleset === 'official';
}
