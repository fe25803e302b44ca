// Parses a position: reads its fields, checks its cards and tokens, and plays test games from it to
// see that the game can continue.
import {
  CARD_PERMANENT,
  cardId,
  findKind,
  findPlanet,
  PLANET_REPLENISHING,
  PLANET_SLOTS,
  ROLE_CARD_KINDS,
} from '../cards/catalog.ts';
import { BROKEN_FLEET, NO_FLEET } from '../cards/escalation/fleet.ts';
import { SCENARIOS } from '../cards/escalation/scenarios.ts';
import {
  type PlayerExpansion,
  NO_PLAYER_EXPANSION,
  NO_TURN_EXPANSION,
  type TurnExpansion,
} from '../state/expansion-state.ts';
import { advance, legalOptions } from '../game/game.ts';
import { RULES_VERSION, rulesFor } from '../rulesets/registry.ts';
import { abilitiesOf } from '../queries/compute-abilities.ts';
import type { Rules } from '../model/rules.ts';
import { CARD_SOURCE, FLEET_SOURCE } from '../rules/steps/action-effects.ts';
import { usualPhases } from '../rules/steps/action.ts';
import { ANY_RESOURCE, NONE, PLANET_TYPES, RESOURCES, ROLES } from '../model/names.ts';
import { type Checked, checkOptions } from '../rulesets/check-options.ts';
import { Frame } from '../state/frame.ts';
import { Planet } from '../state/planet.ts';
import { Player } from '../state/player.ts';
import { parseFairSeed } from '../state/fair-shuffle.ts';
import { type ShuffleSource, Random } from '../state/random.ts';
import { GameState, TurnMemory } from '../state/state.ts';
import { END_CAUSES, NOT_ENDING } from '../model/end-cause.ts';
import { STEP_NAMES, STEPS } from '../rules/steps/registry.ts';
import { type PositionProblem, positionViolations, sentenceOf } from './conservation.ts';
import { fillUnknown } from './fill-unknown.ts';
import { playingProblem } from './playability.ts';
import { FLEET_WORD, POSITION_FORMAT, POSITION_VERSION } from './position.ts';
import {
  tryRead,
  checkBounds,
  fail,
  readFlag,
  readId,
  readInt,
  readList,
  readObject,
  readWord,
} from '../model/json-reader.ts';

/** Limit for numbers that have no limit of their own. */
const UPPER_LIMIT = 1_000_000;
const MAX_WORD = 0xffff_ffff;

const FIELDS = [
  'format',
  'version',
  'options',
  'rules',
  'seat',
  'ply',
  'turn',
  'players',
  'stacks',
  'technologies',
  'technologyDecks',
  'lookingCards',
  'planetDeck',
  'planetDiscard',
  'looking',
  'removed',
  'offers',
  'supply',
  'ending',
  'inExtraRound',
  'inLogisticsTurn',
  'over',
  'frames',
  'random',
  'fair',
  'reveals',
];

/** Parses a complete position, or returns its first problem. Rejects unknown parts (`?`). */
export function parsePosition(input: unknown): Checked<GameState> {
  return readBounded(input, readPosition);
}

/** Like `parsePosition`, without test games, which take most of the time. For trusted input. */
export function parseTrustedPosition(input: unknown): Checked<GameState> {
  return readBounded(input, readPieces);
}

/** Parses a position and deals its unknown parts (`?`) from the seed, consistent with the rest. */
export function fillPosition(input: unknown, seed: string): Checked<GameState> {
  return readBounded(input, () => readPosition(fillUnknown(input, seed)));
}

function readBounded(input: unknown, read: (input: unknown) => GameState): Checked<GameState> {
  return tryRead(() => {
    checkBounds(input, 'position');
    return read(input);
  });
}

/** Wrong counts of cards and tokens, or a sentence in English. */
export type SetupProblem =
  | PositionProblem
  | { readonly kind: 'form'; readonly sentence: string }
  | { readonly kind: 'unplayable'; readonly sentence: string };

/**
 * Returns the problems of a complete position; empty if `parsePosition` accepts it. Stops after the
 * first kind of check that fails. `pieces` checks only fields, cards and tokens, which is much
 * faster than test games.
 */
export function positionProblems(
  input: unknown,
  extent: 'pieces' | 'all' = 'all',
): readonly SetupProblem[] {
  const state = readBounded(input, readFields);
  if (!state.ok) return [{ kind: 'form', sentence: state.error }];
  const violations = [...positionViolations(state.value)];
  if (violations.length > 0 || extent === 'pieces') return violations;
  const playable = parsePosition(input);
  return playable.ok ? [] : [{ kind: 'unplayable', sentence: playable.error }];
}

function readPosition(input: unknown): GameState {
  const state = readPieces(input);
  const problem = playingProblem(state);
  if (problem !== undefined) fail('position', problem);
  return state;
}

/** Reads a position and checks its cards and tokens, and that a decision is pending. */
function readPieces(input: unknown): GameState {
  const state = readFields(input);
  const [problem] = positionViolations(state);
  if (problem !== undefined) fail('position', sentenceOf(problem));
  passIdleAction(state);
  checkPending(state);
  return state;
}

/** Reads the fields without counting cards and tokens. */
function readFields(input: unknown): GameState {
  const object = readObject(input, 'position', FIELDS);
  if (object.format !== POSITION_FORMAT) {
    fail('position.format', `expected "${POSITION_FORMAT}"`);
  }
  if (object.version !== POSITION_VERSION) {
    fail('position.version', `expected ${POSITION_VERSION}, the version that this program reads`);
  }
  const options = checkOptions(object.options ?? {});
  if (!options.ok) fail('position', options.error);
  const version = readInt(object.rules ?? RULES_VERSION, 'position.rules', 1, RULES_VERSION);
  const state = new GameState(rulesFor(options.value, version), readShuffleSource(object));
  state.players = readPlayers(state, object.players);
  readTable(state, object);
  readTurn(state, object.turn);
  state.frames = readList(object.frames, 'position.frames').map((frame, i) =>
    readFrame(state, frame, `position.frames[${i}]`),
  );
  return state;
}

/** A fair deal has numbered shuffles instead of a generator. */
function readShuffleSource({ random, fair }: Record<string, unknown>): ShuffleSource {
  if (fair === undefined) return readRandom(random);
  if (random !== undefined) fail('position.fair', 'stands in place of random, not beside it');
  const { seed, shuffles } = readObject(fair, 'position.fair', ['seed', 'shuffles']);
  const fairShuffles = typeof seed === 'string' ? parseFairSeed(seed) : undefined;
  if (fairShuffles === undefined)
    return fail('position.fair.seed', 'expected the seed of a fair deal');
  fairShuffles.made = readInt(shuffles, 'position.fair.shuffles', 0, UPPER_LIMIT);
  return fairShuffles;
}

function readRandom(input: unknown): Random {
  const words = readList(input, 'position.random').map((word, i) =>
    readInt(word, `position.random[${i}]`, 0, MAX_WORD),
  );
  const [a, b, c, counter] = words;
  if (a === undefined || b === undefined || c === undefined || counter === undefined) {
    fail('position.random', 'expected four numbers');
  }
  return new Random(a, b, c, counter);
}

function readTable(state: GameState, object: Record<string, unknown>): void {
  state.ply = readInt(object.ply, 'position.ply', 0, UPPER_LIMIT);
  state.reveals = readInt(object.reveals ?? 0, 'position.reveals', 0, UPPER_LIMIT);
  state.supply = readInt(object.supply, 'position.supply', 0, UPPER_LIMIT);
  state.stacks = readStacks(state, object.stacks);
  state.technologies = readKinds(object.technologies, 'position.technologies').sort(ascending);
  state.technologyDecks = readTechnologyDecks(state, object.technologyDecks);
  state.lookingCards = readKinds(object.lookingCards ?? [], 'position.lookingCards');
  state.planetDeck = readPlanetIds(object.planetDeck, 'position.planetDeck').reverse();
  state.planetDiscard = readPlanetIds(object.planetDiscard, 'position.planetDiscard');
  state.looking = readPlanetIds(object.looking ?? [], 'position.looking');
  state.removed = readKinds(object.removed, 'position.removed');
  state.offers = readList(object.offers ?? [], 'position.offers').map((offer, seat) =>
    readPlanetIds(offer, `position.offers[${seat}]`),
  );
  state.ending =
    object.ending === undefined
      ? NOT_ENDING
      : readWord(object.ending, 'position.ending', END_CAUSES) + 1;
  state.inExtraRound = readFlag(object.inExtraRound, 'position.inExtraRound');
  state.inLogisticsTurn = readFlag(object.inLogisticsTurn, 'position.inLogisticsTurn');
  state.over = readFlag(object.over, 'position.over');
}

function ascending(a: number, b: number): number {
  return a - b;
}

function readKinds(input: unknown, place: string): number[] {
  return readList(input, place).map((id, i) => readId(id, `${place}[${i}]`, 'card', findKind));
}

function readPlanetIds(input: unknown, place: string): number[] {
  return readList(input, place).map((id, i) => readId(id, `${place}[${i}]`, 'planet', findPlanet));
}

function readTechnologyDecks(state: GameState, input: unknown): number[][] {
  const place = 'position.technologyDecks';
  if (state.rules.technologyDecks.length === 0) {
    if (input !== undefined) fail(place, 'this ruleset has no technology decks');
    return [];
  }
  const object = readObject(input, place, PLANET_TYPES);
  return PLANET_TYPES.map((type) => readKinds(object[type], `${place}.${type}`).reverse());
}

function readStacks(state: GameState, input: unknown): number[] {
  const { stackKinds } = state.rules;
  const stacks = Array<number>(ROLE_CARD_KINDS).fill(0);
  const object = readObject(input, 'position.stacks', stackKinds.map(cardId));
  stackKinds.forEach((kind) => {
    const id = cardId(kind);
    stacks[kind] = readInt(object[id], `position.stacks.${id}`, 0, UPPER_LIMIT);
  });
  return stacks;
}

const PLAYER_FIELDS = [
  'hand',
  'known',
  'counted',
  'deck',
  'discard',
  'play',
  'planets',
  'permanents',
  'fighters',
  'influence',
  'extra',
];

function readPlayers(state: GameState, input: unknown): Player[] {
  const players = readList(input, 'position.players');
  const expected = state.rules.seats.length;
  if (players.length !== expected) {
    fail('position.players', `${players.length} players, but the options say ${expected}`);
  }
  return players.map((player, seat) =>
    readPlayer(state.rules, player, `position.players[${seat}]`),
  );
}

function readPlayer(rules: Rules, input: unknown, place: string): Player {
  const object = readObject(input, place, PLAYER_FIELDS);
  const player = new Player();
  player.hand = readKinds(object.hand, `${place}.hand`).sort(ascending);
  player.known = readKinds(object.known ?? [], `${place}.known`).sort(ascending);
  player.counted = readKinds(object.counted ?? [], `${place}.counted`).sort(ascending);
  player.deck = readKinds(object.deck, `${place}.deck`).reverse();
  player.discard = readKinds(object.discard, `${place}.discard`);
  player.play = readKinds(object.play ?? [], `${place}.play`);
  player.permanents = readPermanents(object.permanents, `${place}.permanents`);
  player.planets = readList(object.planets, `${place}.planets`).map((planet, i) =>
    readPlanet(planet, `${place}.planets[${i}]`),
  );
  player.fighters = readInt(object.fighters, `${place}.fighters`, 0, UPPER_LIMIT);
  player.influence = readInt(object.influence, `${place}.influence`, 0, UPPER_LIMIT);
  player.expansion = readExtra(rules, player, object.extra, `${place}.extra`);
  player.abilities = abilitiesOf(rules, player);
  return player;
}

/** Rejects other cards now, because abilities are computed before the later checks. */
function readPermanents(input: unknown, place: string): number[] {
  const permanents = readKinds(input ?? [], place).sort(ascending);
  const other = permanents.find((kind) => CARD_PERMANENT[kind] !== true);
  if (other !== undefined) fail(place, `${cardId(other)} is none`);
  return permanents;
}

const EXTRA_FIELDS = [
  'fleet',
  'destroyers',
  'battlecruisers',
  'cardFighters',
  'dockedDestroyers',
  'store',
  'colonies',
  'spent',
  'scenario',
];

function readExtra(rules: Rules, player: Player, input: unknown, place: string): PlayerExpansion {
  if (input === undefined) return NO_PLAYER_EXPANSION;
  const object = readObject(input, place, EXTRA_FIELDS);
  const count = (name: string, most: number): number =>
    readInt(object[name] ?? 0, `${place}.${name}`, 0, most);
  const cardFighters = count('cardFighters', UPPER_LIMIT);
  const scenarios = SCENARIOS.map(({ id }) => id);
  const scenario =
    object.scenario === undefined
      ? NONE
      : readWord(object.scenario, `${place}.scenario`, scenarios);
  if (scenario !== NONE && !rules.scenarios.includes(scenario)) {
    fail(`${place}.scenario`, 'is not part of this game');
  }
  return {
    fleet: count('fleet', rules.fleet ? BROKEN_FLEET : NO_FLEET),
    destroyers: count('destroyers', rules.fleet ? UPPER_LIMIT : 0),
    battlecruisers: count('battlecruisers', rules.fleet ? 1 : 0),
    docked: cardFighters + player.planets.reduce((sum, { ships }) => sum + ships, 0),
    cardFighters,
    dockedDestroyers: count('dockedDestroyers', UPPER_LIMIT),
    store: readStore(object.store, `${place}.store`, [ANY_RESOURCE, ANY_RESOURCE], 0),
    colonies: readKinds(object.colonies ?? [], `${place}.colonies`),
    spent: readKinds(object.spent ?? [], `${place}.spent`),
    scenario,
  };
}

/** Reads the content of the slots of a layer (0 or 1), encoded like `Planet.filled`. */
function readStore(input: unknown, place: string, types: readonly number[], layer: number): number {
  let filled = 0;
  for (const [slot, one] of readList(input ?? [], place).entries()) {
    if (one === 'none') continue;
    const held = readWord(one, `${place}[${slot}]`, RESOURCES);
    const type = types[slot];
    if (type !== held && type !== ANY_RESOURCE) {
      fail(`${place}[${slot}]`, `there is no slot for ${RESOURCES[held]}`);
    }
    const bit = layer * 2 + slot;
    filled |= (1 << bit) | (type === ANY_RESOURCE ? held << (4 + 2 * bit) : 0);
  }
  return filled;
}

const PLANET_FIELDS = ['planet', 'up', 'colonies', 'resources', 'second', 'blocked', 'ships'];

function readPlanet(input: unknown, place: string): Planet {
  const object = readObject(input, place, PLANET_FIELDS);
  const id = readId(object.planet, `${place}.planet`, 'planet', findPlanet);
  const slots = PLANET_SLOTS[id] ?? [];
  let filled = 0;
  for (const [i, resource] of readList(object.resources ?? [], `${place}.resources`).entries()) {
    const type = readWord(resource, `${place}.resources[${i}]`, RESOURCES);
    const slot = slots.findIndex(
      (one, at) => (one === type || one === ANY_RESOURCE) && ((filled >> at) & 1) === 0,
    );
    if (slot < 0) {
      fail(`${place}.resources[${i}]`, `the planet has no free slot for ${RESOURCES[type]}`);
    }
    filled |= 1 << slot;
    if (slots[slot] === ANY_RESOURCE) filled |= type << (4 + 2 * slot);
  }
  filled |= readStore(object.second, `${place}.second`, slots, 1);
  return new Planet(
    id,
    readFlag(object.up, `${place}.up`),
    readKinds(object.colonies ?? [], `${place}.colonies`),
    filled,
    readFlag(object.blocked, `${place}.blocked`),
    readInt(object.ships ?? 0, `${place}.ships`, 0, PLANET_REPLENISHING[id] ?? 0),
  );
}

const TURN_FIELDS = [
  'number',
  'leader',
  'role',
  'taken',
  'resolving',
  'acted',
  'roleFirst',
  'streamlined',
  'phases',
  'markets',
  'genetics',
  'mobilized',
  'produced',
  'traded',
  'specialized',
  'followedAs',
  'extra',
];

function readTurn(state: GameState, input: unknown): void {
  const place = 'position.turn';
  const object = readObject(input, place, TURN_FIELDS);
  const kind = (name: 'taken' | 'resolving' | 'acted'): number =>
    object[name] === undefined ? NONE : readId(object[name], `${place}.${name}`, 'card', findKind);
  const count = (name: 'markets' | 'genetics' | 'mobilized'): number =>
    readInt(object[name] ?? 0, `${place}.${name}`, 0, UPPER_LIMIT);
  state.turnNumber = readInt(object.number, `${place}.number`, 0, UPPER_LIMIT);
  state.leader = readInt(object.leader, `${place}.leader`, 0, state.players.length - 1);
  const turn = new TurnMemory();
  turn.role = object.role === undefined ? NONE : readWord(object.role, `${place}.role`, ROLES);
  turn.taken = kind('taken');
  turn.resolving = kind('resolving');
  turn.acted = kind('acted');
  turn.roleFirst = readFlag(object.roleFirst, `${place}.roleFirst`);
  turn.removedFreely = readFlag(object.streamlined, `${place}.streamlined`) ? 1 : 0;
  turn.phases = readPhases(state.rules, turn.roleFirst, object.phases);
  turn.markets = count('markets');
  turn.genetics = count('genetics');
  turn.mobilized = count('mobilized');
  for (const [i, one] of readList(object.produced ?? [], `${place}.produced`).entries()) {
    turn.produced |= 1 << readWord(one, `${place}.produced[${i}]`, RESOURCES);
  }
  turn.traded = readPerResource(object.traded, `${place}.traded`);
  turn.specialized = readPerResource(object.specialized, `${place}.specialized`);
  if (object.followedAs !== undefined) {
    turn.followedAs = readWord(object.followedAs, `${place}.followedAs`, ROLES);
  }
  turn.expansion = readTurnExtra(object.extra, `${place}.extra`);
  state.turn = turn;
}

const TURN_EXTRA_FIELDS = [
  'actions',
  'tours',
  'sold',
  'colonized',
  'moreRole',
  'offeredRoles',
  'used',
  'named',
  'made',
];

function readTurnExtra(input: unknown, place: string): TurnExpansion {
  if (input === undefined) return NO_TURN_EXPANSION;
  const object = readObject(input, place, TURN_EXTRA_FIELDS);
  return {
    actions: readInt(object.actions ?? 0, `${place}.actions`, 0, UPPER_LIMIT),
    tours: readInt(object.tours ?? 0, `${place}.tours`, 0, UPPER_LIMIT),
    sold: readFlag(object.sold, `${place}.sold`),
    colonized: readFlag(object.colonized, `${place}.colonized`),
    moreRole: readFlag(object.moreRole, `${place}.moreRole`),
    offeredRoles: readInt(object.offeredRoles ?? 0, `${place}.offeredRoles`, 0, UPPER_LIMIT),
    used: readList(object.used ?? [], `${place}.used`).map((one, i) =>
      readSource(one, `${place}.used[${i}]`),
    ),
    named: readPerResource(object.named, `${place}.named`),
    made: readPerResource(object.made, `${place}.made`),
  };
}

/** Returns the number of a used source (rules/steps/action-effects.ts). */
function readSource(input: unknown, place: string): number {
  if (input === FLEET_WORD) return FLEET_SOURCE;
  const kind = typeof input === 'string' ? findKind(input) : undefined;
  return kind === undefined ? 1 + readId(input, place, 'planet', findPlanet) : CARD_SOURCE + kind;
}

function readPhases(rules: Rules, roleFirst: boolean, input: unknown): readonly number[] {
  if (input === undefined) return usualPhases(rules, roleFirst);
  const place = 'position.turn.phases';
  return readList(input, place).map((one, i) => {
    const phase = readWord(one, `${place}[${i}]`, STEP_NAMES);
    if (!rules.phases.includes(phase)) fail(`${place}[${i}]`, 'is no phase of a turn');
    return phase;
  });
}

function readPerResource(input: unknown, place: string): number[] {
  const object = readObject(input ?? {}, place, RESOURCES);
  return RESOURCES.map((name) => readInt(object[name] ?? 0, `${place}.${name}`, 0, UPPER_LIMIT));
}

function readFrame(state: GameState, input: unknown, place: string): Frame {
  const object = readObject(input, place, ['step', 'seat', 'card', 'count', 'at']);
  return new Frame(
    readWord(object.step, `${place}.step`, STEP_NAMES),
    readInt(object.seat, `${place}.seat`, 0, state.players.length - 1),
    object.card === undefined ? NONE : readId(object.card, `${place}.card`, 'card', findKind),
    readInt(object.count ?? 0, `${place}.count`, 0, UPPER_LIMIT),
    readInt(object.at ?? 0, `${place}.at`, 0, UPPER_LIMIT),
  );
}

/**
 * Ends an Action phase that the rules skip. Only positions from older versions or written by hand
 * have one.
 */
function passIdleAction(state: GameState): void {
  const top = state.frames.at(-1);
  const topStep = top === undefined ? undefined : STEPS[top.step];
  if (!state.rules.skipsIdleActions || topStep?.name !== 'action' || isAsking(state)) return;
  try {
    advance(state);
  } catch {
    fail(
      'position.frames',
      'the game cannot go on from here: something is missing below the Action phase',
    );
  }
}

/** Rejects a running game without a pending decision, and a finished game with frames. */
function checkPending(state: GameState): void {
  const place = 'position.frames';
  if (state.over) {
    if (state.frames.length > 0) fail(place, 'expected none, since the game is over');
    return;
  }
  const top = state.frames.at(-1);
  if (top === undefined) fail(place, 'expected the pending decision, since the game is not over');
  if (!isAsking(state)) {
    fail(place, `step ${STEP_NAMES[top.step]} of seat ${top.seat} has nothing to decide here`);
  }
}

/** Whether the top step asks something. Tried on a copy, because other steps change the state. */
function isAsking(state: GameState): boolean {
  try {
    const copy = state.clone();
    const frame = copy.frames.at(-1);
    const step = frame === undefined ? undefined : STEPS[frame.step];
    if (frame === undefined || step === undefined || step.run(copy, frame)) return false;
    return legalOptions(copy).length > 0;
  } catch {
    return false;
  }
}
