// Writes an observation as numbers. Reads only a seat's view, so nothing hidden.
import {
  PLANET_DEFS,
  PLANET_KINDS,
  type PlanetBack,
  type PlanetView,
  type PlayerView,
  RESOURCES,
  ROLES,
  STEP_NAMES,
  type View,
} from '@eminent/engine';
import {
  CARD_ZONES,
  type ObservationLayout,
  PLANET_COLUMNS,
  PLANET_ROWS,
  PLAYER_NUMBERS,
  QUESTION_NUMBERS,
} from './observation-layout.ts';

// Factors that scale the numbers of an observation to about 1.
const TENTHS = 0.1;
const TURN = 1 / 40;
const SUPPLY = 1 / 24;
const STACK = 1 / 20;
const DECK = 1 / 30;
const COPIES = 0.25;
/** Higher costs are reduced to this. */
const MAX_COST = 20;

function indexByName(names: readonly string[]): ReadonlyMap<string, number> {
  return new Map(names.map((name, index) => [name, index]));
}

const DEFS = new Map(PLANET_DEFS.map((def) => [def.id, def]));
const STEPS = indexByName(STEP_NAMES);
const PLANET_AT = indexByName(PLANET_COLUMNS) as ReadonlyMap<
  (typeof PLANET_COLUMNS)[number],
  number
>;
const TYPE_AT = indexByName(PLANET_KINDS);
/** The first column of the types, ships, symbols, empty slots and filled slots of a planet. */
const [TYPES_AT = 0, SHIPS_AT = 0, SYMBOLS_AT = 0, EMPTY_AT = 0, FILLED_AT = 0] = [
  'type.advanced',
  'attackedBy.fighter',
  'symbol.survey',
  'empty.food',
  'filled.food',
].map((name) => PLANET_AT.get(name));
const SHIP_AT = indexByName(['fighter', 'destroyer', 'battlecruiser']);
const ROLE_AT = indexByName(ROLES);
const RESOURCE_AT = indexByName([...RESOURCES, 'any']);

type Offsets = Readonly<Record<string, number>>;

interface Writer {
  readonly table: Offsets;
  /** By name without the prefix `player0.` and so on. */
  readonly players: readonly Offsets[];
  // Columns by id.
  readonly card: ReadonlyMap<string, number>;
  readonly planet: ReadonlyMap<string, number>;
  readonly stack: ReadonlyMap<string, number>;
}

const writers = new WeakMap<ObservationLayout, Writer>();

function writerOf(layout: ObservationLayout): Writer {
  let writer = writers.get(layout);
  if (writer === undefined) {
    const columns = (name: string) => indexByName(layout.slices[name]?.columns ?? []);
    writer = {
      table: offsetsOf(layout, ''),
      players: Array.from({ length: layout.players }, (_, seat) =>
        offsetsOf(layout, `player${seat}.`),
      ),
      card: columns('hand'),
      planet: columns('planetDiscard'),
      stack: columns('stacks'),
    };
    writers.set(layout, writer);
  }
  return writer;
}

/** Returns the offsets of slices with a prefix, by the rest of the name. */
function offsetsOf({ slices }: ObservationLayout, prefix: string): Offsets {
  const found = Object.entries(slices).filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(found.map(([name, { offset }]) => [name.slice(prefix.length), offset]));
}

/**
 * Writes the observation of a view's seat to `out` and returns it. Throws RangeError for a
 * spectator, a wrong number of players, or a wrong size of `out`.
 */
export function observe(
  layout: ObservationLayout,
  view: View,
  out: Float32Array = new Float32Array(layout.size),
): Float32Array {
  const { seat } = view;
  if (seat === undefined)
    throw new RangeError('the view of a spectator has no seat to observe from');
  if (view.players.length !== layout.players) {
    throw new RangeError(
      `the layout is for ${layout.players} players, the view has ${view.players.length}`,
    );
  }
  if (out.length !== layout.size) {
    throw new RangeError(`an observation has ${layout.size} numbers, not ${out.length}`);
  }
  out.fill(0);
  const writer = writerOf(layout);
  writeTable(writer, view, seat, out);
  for (const player of view.players) {
    writePlayer(writer, player, relative(view, seat, player.seat), out);
  }
  return out;
}

/** Seats are numbered from the observer's `seat`. */
function relative({ players }: View, seat: number, other: number): number {
  return (other - seat + players.length) % players.length;
}

function add(out: Float32Array, index: number, value: number): void {
  out[index] = (out[index] as number) + value;
}

/** Adds `scale` at the place of each id. */
function count(
  out: Float32Array,
  offset: number,
  ids: readonly string[] | undefined,
  places: ReadonlyMap<string, number>,
  scale: number,
): void {
  if (ids === undefined) return;
  for (const id of ids) add(out, offset + (places.get(id) as number), scale);
}

function writeTable(writer: Writer, view: View, seat: number, out: Float32Array): void {
  const { table, card, planet, stack } = writer;
  const setOne = (name: string, index: number | undefined): void => {
    if (index !== undefined) out[(table[name] as number) + index] = 1;
  };
  setOne('bias', 0);
  if (view.waiting !== undefined) {
    setOne('decider', relative(view, seat, view.waiting.seat));
    setOne('step', STEPS.get(view.waiting.step));
  }
  setOne('leader', relative(view, seat, view.leader));
  setOne('start', relative(view, seat, 0));
  if (view.role !== undefined) setOne('role', ROLE_AT.get(view.role));
  if (view.resolving !== undefined) setOne('resolving', card.get(view.resolving));
  if (view.acted !== undefined) setOne('acted', card.get(view.acted));
  [view.ending !== undefined, view.inExtraRound, view.inLogisticsTurn, view.over].forEach(
    (flag, index) => setOne('flags', flag ? index : undefined),
  );
  writeQuestion(writer, view, out);
  out[table['turn'] as number] = view.turnNumber * TURN;
  out[table['supply'] as number] = view.supply * SUPPLY;
  for (const [id, left] of Object.entries(view.stacks)) {
    const index = stack.get(id) as number;
    out[(table['stacks'] as number) + index] = left * STACK;
    if (left === 0) setOne('stacksEmpty', index);
  }
  count(out, table['technologies'] as number, view.technologies, card, 1);
  if (view.technologyDecks !== undefined) {
    for (const [type, size] of Object.entries(view.technologyDecks)) {
      out[(table['technologyDecks'] as number) + (TYPE_AT.get(type) as number)] = size * TENTHS;
    }
  }
  out[table['planetDeck'] as number] = view.planetDeck.size * DECK;
  const top = view.planetDeck.top;
  if (top !== undefined) setOne('planetDeck', 1 + (TYPE_AT.get(top.type) as number));
  count(out, table['planetDiscard'] as number, view.planetDiscard, planet, 1);
  for (const looked of view.looking) {
    add(out, (table['lookingBacks'] as number) + (TYPE_AT.get(looked.type) as number), COPIES);
    if (looked.planet !== undefined)
      count(out, table['looking'] as number, [looked.planet], planet, 1);
  }
  count(out, table['lookingTechnologies'] as number, view.lookingTechnologies?.cards, card, 1);
  count(out, table['offer'] as number, view.offer, planet, 1);
  count(out, table['removed'] as number, view.removed, card, COPIES);
  count(out, table['hand'] as number, view.players[seat]?.hand, card, COPIES);
}

function writeQuestion(writer: Writer, { decision }: View, out: Float32Array): void {
  const { table } = writer;
  if (decision === undefined) return;
  const numbers = decision as Partial<Record<(typeof QUESTION_NUMBERS)[number], number>>;
  for (const [index, name] of QUESTION_NUMBERS.entries()) {
    out[(table['question'] as number) + index] = (numbers[name] ?? 0) * TENTHS;
  }
  if (decision.card !== undefined) {
    out[(table['questionCard'] as number) + (writer.card.get(decision.card) as number)] = 1;
  }
}

function writePlayer(writer: Writer, player: PlayerView, seat: number, out: Float32Array): void {
  const at = writer.players[seat] as Offsets;
  const up = player.planets.filter((planet) => planet.up);
  const { ships, fleet, docked } = player;
  const { planetsUp, symbols } = player;
  const numbers: Readonly<Record<(typeof PLAYER_NUMBERS)[number], number>> = {
    handSize: player.handSize,
    deckSize: player.deckSize,
    handLimit: player.handLimit,
    fighters: player.fighters,
    influence: player.influence,
    score: player.score.total,
    slotsFree: player.slotsFree,
    slotsFilled: player.slotsFilled,
    planetsUp: up.length,
    planetsDown: player.planets.length - up.length,
    'up.advanced': planetsUp.advanced,
    'up.fertile': planetsUp.fertile,
    'up.metallic': planetsUp.metallic,
    'symbols.survey': symbols.survey,
    'symbols.warfare': symbols.warfare,
    'symbols.colonize': symbols.colonize,
    'symbols.produce': symbols.produce,
    'symbols.trade': symbols.trade,
    'symbols.research': symbols.research,
    destroyers: ships?.destroyer ?? 0,
    battlecruisers: ships?.battlecruiser ?? 0,
    fleetImproved: fleet === 'improved' ? 1 : 0,
    fleetBroken: fleet === 'broken' ? 1 : 0,
    dockedFighters: docked?.fighter ?? 0,
    dockedDestroyers: docked?.destroyer ?? 0,
  };
  const start = at['numbers'] as number;
  for (const [index, name] of PLAYER_NUMBERS.entries()) out[start + index] = numbers[name] * TENTHS;
  for (const zone of CARD_ZONES) {
    count(out, at[zone] as number, player[zone], writer.card, COPIES);
  }
  const rows = at['planets'] as number;
  for (const [index, planet] of player.planets.slice(0, PLANET_ROWS).entries()) {
    writePlanet(planet, out, rows + index * PLANET_COLUMNS.length);
  }
  for (const { planet } of up) {
    if (planet !== undefined) count(out, at['planetsUp'] as number, [planet], writer.planet, 1);
  }
}

function writePlanet(planet: PlanetView, out: Float32Array, row: number): void {
  const set = (column: (typeof PLANET_COLUMNS)[number], value: number): void => {
    out[row + (PLANET_AT.get(column) as number)] = value;
  };
  const cost = (value: number): number => Math.min(value, MAX_COST) * TENTHS;
  set('present', 1);
  if (planet.up) set('up', 1);
  if (planet.blocked) set('blocked', 1);
  if (planet.attack !== undefined) {
    set('attackNeed', cost(planet.attack.need));
    set('attackMissing', cost(planet.attack.missing));
  }
  if (planet.settle !== undefined) {
    set('settleNeed', cost(planet.settle.need));
    set('settleMissing', cost(planet.settle.missing));
  }
  set('colonies', planet.colonyCount * TENTHS);
  set('fighters', (planet.fighters ?? 0) * TENTHS);
  out[row + TYPES_AT + (TYPE_AT.get(planet.type) as number)] = 1;
  out[row + SHIPS_AT + (SHIP_AT.get((planet as PlanetBack).warfareShip ?? 'fighter') as number)] =
    1;
  const def = planet.planet === undefined ? undefined : DEFS.get(planet.planet);
  if (def === undefined) return;
  set('influence', def.influence * TENTHS);
  set('handLimit', def.handLimit);
  for (const symbol of [def.symbol, def.secondSymbol]) {
    if (symbol !== undefined) add(out, row + SYMBOLS_AT + (ROLE_AT.get(symbol) as number), 1);
  }
  for (const { resource, filled } of planet.slots ?? []) {
    add(out, row + (filled ? FILLED_AT : EMPTY_AT) + (RESOURCE_AT.get(resource) as number), 1);
  }
}
