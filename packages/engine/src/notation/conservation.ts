// Checks that a position has each card, planet and token the right number of times. Problems are
// data, which clients translate; `sentenceOf` describes them in English.
import {
  CARD_PERMANENT,
  CARDS,
  cardId,
  findPlanet,
  OTHER_FACE,
  PLANET_DEFS,
  planetAt,
} from '../cards/catalog.ts';
import { NONE } from '../model/names.ts';
import { scenariosOf, stackSizes, startDeck } from '../queries/starting-setup.ts';
import { forEachOwnedCard } from '../queries/score.ts';
import { fightersLeft } from '../queries/supply.ts';
import { removeOne } from '../state/sorted-list.ts';
import type { GameState } from '../state/state.ts';

export type PositionProblem =
  /** A step in progress uses a card or planet that is not in the position. */
  | { readonly kind: 'absent'; readonly what: 'card' | 'planet' }
  | {
      readonly kind: 'card-count';
      readonly card: string;
      readonly found: number;
      readonly expected: number;
    }
  /** There are `found` copies of a technology or planet instead of one. */
  | { readonly kind: 'single'; readonly card: string; readonly found: number }
  | { readonly kind: 'missing'; readonly card: string }
  | { readonly kind: 'not-in-game'; readonly card: string }
  /** Both faces of a technology are owned or removed from the game. */
  | { readonly kind: 'both-faces'; readonly card: string; readonly other: string }
  /** A technology is on offer, although it or its other face is owned or removed from the game. */
  | { readonly kind: 'on-offer'; readonly card: string }
  /** Not a technology of this deck or, with `looked`, of any deck. */
  | { readonly kind: 'wrong-deck'; readonly card: string; readonly looked: boolean }
  /** A start planet is in the planet deck, in the discard pile, or being looked at. */
  | { readonly kind: 'start-planet'; readonly card: string }
  /** A planet in an empire has colonies, ships or resources that it cannot have. */
  | {
      readonly kind: 'planet';
      readonly seat: number;
      readonly at: number;
      readonly card: string;
      readonly what:
        | 'face-up-colonies'
        | 'face-down-ships'
        | 'face-down-resources'
        | 'blocked-resources'
        | 'face-down-blocked';
    }
  /** Ships or colonies do not match the replenishing slots or the Colony Ship of a player. */
  | {
      readonly kind: 'empire';
      readonly seat: number;
      readonly what: 'docked' | 'fighter-slots' | 'destroyer-slots' | 'ship-colonies';
    }
  | { readonly kind: 'not-permanent'; readonly seat: number; readonly card: string }
  /** A hand card that everyone is said to know is not in the hand. */
  | { readonly kind: 'not-in-hand'; readonly seat: number; readonly card: string }
  | {
      readonly kind: 'influence';
      readonly supply: number;
      readonly taken: number;
      readonly expected: number;
    }
  | { readonly kind: 'fighters'; readonly limit: number };

/** Finds the problems of a position, in a fixed order. */
export function* positionViolations(state: GameState): Generator<PositionProblem, void> {
  yield* absentProblems(state);
  yield* roleCardProblems(state);
  yield* technologyProblems(state);
  yield* technologyDeckProblems(state);
  yield* planetProblems(state);
  yield* empireProblems(state);
  yield* influenceProblems(state);
  yield* fighterProblems(state);
}

/** Returns the first problem as a sentence; undefined if there is none. */
export function conservationProblem(state: GameState): string | undefined {
  const { value } = positionViolations(state).next();
  return value === undefined ? undefined : sentenceOf(value);
}

const PLANET_SENTENCES = {
  'face-up-colonies': 'is face up and has colonies',
  'face-down-ships': 'is face down and has ships',
  'face-down-resources': 'is face down and holds resources',
  'blocked-resources': 'is blocked and holds resources',
  'face-down-blocked': 'is face down and blocked',
} as const;

const EMPIRE_SENTENCES = {
  docked: 'has other fighters in slots than its planets and permanents',
  'fighter-slots': 'has more fighters in slots than slots',
  'destroyer-slots': 'has more destroyers in slots than slots',
  'ship-colonies': 'has colonies on a ship that it does not have',
} as const;

/** Describes a problem in English, with the field names of the position format. */
export function sentenceOf(problem: PositionProblem): string {
  switch (problem.kind) {
    case 'absent':
      return `a ${problem.what} is used that is no longer there`;
    case 'card-count': {
      const { card, found, expected } = problem;
      const how = found > expected ? 'too many' : 'too few';
      return `${how} ${card} cards: ${found} instead of ${expected}`;
    }
    case 'single':
      return `${problem.card} is there ${problem.found} times; it exists once`;
    case 'missing':
      return findPlanet(problem.card) === undefined
        ? `${problem.card} is missing: nobody has it, and it is not on offer`
        : `${problem.card} is missing`;
    case 'not-in-game':
      return `${problem.card} is not part of this game`;
    case 'both-faces':
      return `${problem.card} and ${problem.other} are faces of one card`;
    case 'on-offer':
      return `${problem.card} is on offer although the card is taken`;
    case 'wrong-deck':
      return problem.looked
        ? `${problem.card} is looked at and is in no deck`
        : `${problem.card} does not belong in its technology deck`;
    case 'start-planet':
      return `${problem.card} is a start planet: it belongs in an empire or nowhere`;
    case 'planet': {
      const { seat, at, card, what } = problem;
      return `players[${seat}].planets[${at}] (${card}) ${PLANET_SENTENCES[what]}`;
    }
    case 'empire':
      return `players[${problem.seat}] ${EMPIRE_SENTENCES[problem.what]}`;
    case 'not-permanent':
      return `players[${problem.seat}].permanents: ${problem.card} is none`;
    case 'not-in-hand':
      return `players[${problem.seat}].known and counted: ${problem.card} is not in hand`;
    case 'influence':
      return `supply is ${problem.supply}, but ${problem.taken} influence is taken, so ${problem.expected} should be left`;
    case 'fighters':
      return `more fighters than the ${problem.limit} of the game`;
  }
}

function countOwned(state: GameState): number[] {
  const counts = CARDS.map(() => 0);
  const count = (kind: number): void => {
    counts[kind] = (counts[kind] ?? 0) + 1;
  };
  for (let seat = 0; seat < state.players.length; seat++) forEachOwnedCard(state, seat, count);
  for (const kind of state.removed) count(kind);
  return counts;
}

/** Finds NONE, which a step in progress uses if its card or planet is missing. */
function* absentProblems(state: GameState): Generator<PositionProblem, void> {
  if (countOwned(state)[NONE] !== undefined) yield { kind: 'absent', what: 'card' };
  if (state.players.some(({ planets }) => planets.some(({ id }) => id === NONE))) {
    yield { kind: 'absent', what: 'planet' };
  }
}

/** Whether the seats are still choosing scenarios. Until then, no cards are dealt. */
function isUndealt({ rules, turnNumber }: GameState): boolean {
  return rules.choosesScenarios && turnNumber === 0;
}

function* roleCardProblems(state: GameState): Generator<PositionProblem, void> {
  const { rules } = state;
  const owned = countOwned(state);
  const scenarios = scenariosOf(state);
  const sizes = stackSizes(rules, scenarios);
  const dealt = new Map<number, number>();
  for (const seat of scenarios.keys()) {
    if (isUndealt(state)) break;
    for (const kind of startDeck(rules, seat, scenarios)) {
      dealt.set(kind, (dealt.get(kind) ?? 0) + 1);
    }
  }
  for (const [kind, card] of CARDS.entries()) {
    if (card.family !== 'role') continue;
    const stack = rules.stackKinds.indexOf(kind);
    const expected = (dealt.get(kind) ?? 0) + (stack < 0 ? 0 : (sizes[stack] ?? 0));
    const found = (owned[kind] ?? 0) + (stack < 0 ? 0 : (state.stacks[kind] ?? 0));
    if (found !== expected) yield { kind: 'card-count', card: card.id, found, expected };
  }
}

function* technologyProblems(state: GameState): Generator<PositionProblem, void> {
  const owned = countOwned(state);
  for (const [kind, { family, id }] of CARDS.entries()) {
    if (family === 'technology') yield* faceProblems(state, owned, kind, id);
  }
}

function* faceProblems(
  state: GameState,
  owned: readonly number[],
  kind: number,
  card: string,
): Generator<PositionProblem, void> {
  const used = owned[kind] ?? 0;
  const offered = state.technologies.filter((one) => one === kind).length;
  if (state.rules.technologyDecks.some((deck) => deck.includes(kind))) {
    const drawn = [...state.technologyDecks.flat(), ...state.lookingCards];
    const found = used + drawn.filter((one) => one === kind).length;
    if (found !== 1) yield { kind: 'single', card, found };
    return;
  }
  if (!state.rules.technologies.includes(kind)) {
    if (used + offered > 0) yield { kind: 'not-in-game', card };
    return;
  }
  if (used > 0 && isUndealt(state)) {
    yield { kind: 'card-count', card, found: used, expected: 0 };
    return;
  }
  if (used + offered > 1) {
    yield { kind: 'single', card, found: used + offered };
    return;
  }
  const other = OTHER_FACE[kind] ?? NONE;
  const otherUsed = other === NONE ? 0 : (owned[other] ?? 0);
  if (used + otherUsed > 1) {
    yield { kind: 'both-faces', card, other: cardId(other) };
    return;
  }
  const isFree = used + otherUsed === 0;
  if (isFree !== offered > 0) yield { kind: isFree ? 'missing' : 'on-offer', card };
}

function* technologyDeckProblems(state: GameState): Generator<PositionProblem, void> {
  const { technologyDecks } = state.rules;
  for (const [index, deck] of state.technologyDecks.entries()) {
    for (const kind of deck) {
      if (technologyDecks[index]?.includes(kind) !== true) {
        yield { kind: 'wrong-deck', card: cardId(kind), looked: false };
      }
    }
  }
  const known = technologyDecks.flat();
  for (const kind of state.lookingCards) {
    if (!known.includes(kind)) yield { kind: 'wrong-deck', card: cardId(kind), looked: true };
  }
}

function* planetProblems(state: GameState): Generator<PositionProblem, void> {
  const counts = PLANET_DEFS.map(() => 0);
  const inEmpires = state.players.flatMap((player) => player.planets.map((planet) => planet.id));
  const offered = state.offers.flat();
  const places = [state.planetDeck, state.planetDiscard, state.looking, inEmpires, offered];
  for (const id of places.flat()) {
    counts[id] = (counts[id] ?? 0) + 1;
  }
  for (const [id, count] of counts.entries()) {
    const card = planetAt(id).id;
    const start = state.rules.startPlanets.includes(id);
    const inGame = start || state.rules.planets.includes(id);
    if (count > 1) yield { kind: 'single', card, found: count };
    else if (count > 0 && !inGame) yield { kind: 'not-in-game', card };
    else if (count > 0 && start && !inEmpires.includes(id) && !offered.includes(id)) {
      yield { kind: 'start-planet', card };
    } else if (count === 0 && inGame && !start) yield { kind: 'missing', card };
  }
}

function* empireProblems(state: GameState): Generator<PositionProblem, void> {
  for (const [seat, player] of state.players.entries()) {
    const { planets, expansion, abilities } = player;
    for (const [at, planet] of planets.entries()) {
      const card = planetAt(planet.id).id;
      const { up, colonies, ships, filled, blocked } = planet;
      if (up && colonies.length > 0) {
        yield { kind: 'planet', seat, at, card, what: 'face-up-colonies' };
      }
      if (!up && ships > 0) yield { kind: 'planet', seat, at, card, what: 'face-down-ships' };
      if (!up && filled > 0) yield { kind: 'planet', seat, at, card, what: 'face-down-resources' };
      if (blocked && filled > 0) {
        yield { kind: 'planet', seat, at, card, what: 'blocked-resources' };
      }
      if (blocked && !up) yield { kind: 'planet', seat, at, card, what: 'face-down-blocked' };
    }
    const docked = planets.reduce((sum, { ships }) => sum + ships, 0);
    if (expansion.docked !== docked + expansion.cardFighters) {
      yield { kind: 'empire', seat, what: 'docked' };
    }
    if (expansion.cardFighters > abilities.fighterSlots) {
      yield { kind: 'empire', seat, what: 'fighter-slots' };
    }
    if (expansion.dockedDestroyers > abilities.destroyerSlots) {
      yield { kind: 'empire', seat, what: 'destroyer-slots' };
    }
    if (expansion.colonies.length > 0 && !abilities.holdsColonies) {
      yield { kind: 'empire', seat, what: 'ship-colonies' };
    }
    const permanent = player.permanents.find((kind) => CARD_PERMANENT[kind] !== true);
    if (permanent !== undefined) yield { kind: 'not-permanent', seat, card: cardId(permanent) };
    const unproven = firstNotIn([...player.known, ...player.counted], player.hand);
    if (unproven !== undefined) yield { kind: 'not-in-hand', seat, card: cardId(unproven) };
  }
}

/** Returns the first card that occurs more often in `cards` than in `all`. */
function firstNotIn(cards: readonly number[], all: readonly number[]): number | undefined {
  const rest = [...all];
  return cards.find((card) => !removeOne(rest, card));
}

function* fighterProblems(state: GameState): Generator<PositionProblem, void> {
  if (fightersLeft(state) < 0) yield { kind: 'fighters', limit: state.rules.fighterLimit ?? 0 };
}

function* influenceProblems({ players, rules, supply }: GameState) {
  const taken = players.reduce((sum, player) => sum + player.influence, 0);
  const expected = Math.max(0, rules.influenceSupply - taken);
  if (supply !== expected) {
    const problem: PositionProblem = { kind: 'influence', supply, taken, expected };
    yield problem;
  }
}
