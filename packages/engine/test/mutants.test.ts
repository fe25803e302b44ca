// Mutated positions: accepted ones can be played to the end, and errors are one line.
import { expect, test } from 'vitest';
import {
  checkOptions,
  fillPosition,
  formatPosition,
  formatViewPosition,
  type GameState,
  legalOptions,
  newGame,
  parsePosition,
  playTrusted,
  Random,
  view,
} from '../src/index.ts';
import { conservationProblem } from '../src/notation/conservation.ts';
import { FIRST, KINDS_OF_GAMES, playRandomly, SCALE, spread } from './random-games.ts';

/** Number of mutants; `npm run tools -- properties --mutants 100000` runs more. */
const MUTANTS = Number(process.env['EMINENT_MUTANTS'] ?? Math.ceil(3000 * SCALE));
/** Short runs make fewer mutants of each game, to use more different games. */
const PER_GAME = MUTANTS < 1000 ? 10 : 40;

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
interface Place {
  readonly holder: Json[] | { [name: string]: Json };
  readonly name: string;
}

function placesIn(value: Json, found: Place[] = []): Place[] {
  if (typeof value !== 'object' || value === null) return found;
  for (const name of Object.keys(value)) {
    const holder = value as { [name: string]: Json };
    found.push({ holder, name });
    placesIn(holder[name] ?? null, found);
  }
  return found;
}

function at({ holder, name }: Place): Json {
  return (holder as { [name: string]: Json })[name] ?? null;
}

function set({ holder, name }: Place, value: Json): void {
  (holder as { [name: string]: Json })[name] = value;
}

function remove({ holder, name }: Place): void {
  if (Array.isArray(holder)) holder.splice(Number(name), 1);
  else delete holder[name];
}

function pick<T>(list: readonly T[], random: Random): T {
  return list[random.below(list.length)] as T;
}

/** Replaces a number or word, or removes, duplicates or moves a value. */
function mutate(position: Json, random: Random): void {
  const places = placesIn(position);
  const place = pick(places, random);
  const value = at(place);
  const lists = places.filter((other) => Array.isArray(at(other)));
  switch (random.below(5)) {
    case 0:
      return remove(place);
    case 1: {
      const like = places.filter((other) => typeof at(other) === typeof value);
      return set(place, structuredClone(at(pick(like, random))));
    }
    case 2:
      if (typeof value === 'number') set(place, pick([0, 1, -1, value + 1, value - 1, 99], random));
      else if (typeof value === 'boolean') set(place, !value);
      else remove(place);
      return;
    case 3: {
      const list = at(pick(lists, random));
      if (Array.isArray(list))
        list.splice(random.below(list.length + 1), 0, structuredClone(value));
      return;
    }
    default: {
      const list = at(pick(lists, random));
      remove(place);
      if (Array.isArray(list)) list.push(value);
    }
  }
}

function problemOf(state: GameState, random: Random): string | undefined {
  try {
    for (let plies = 0; !state.over; plies++) {
      if (plies > 20_000) return 'does not end';
      const legal = legalOptions(state);
      if (legal.length === 0) return 'no answer';
      for (let i = 1; i < legal.length; i++) {
        if ((legal[i - 1] ?? 0) >= (legal[i] ?? 0)) return `options ${legal.join()}`;
      }
      if (random.below(16) === 0) for (const seat of state.players.keys()) view(state, seat);
      playTrusted(state, pick(legal, random));
    }
    formatPosition(state);
    return conservationProblem(state);
  } catch (error) {
    return String(error);
  }
}

interface Found {
  accepted: number;
  readonly wrong: string[];
}

function tryMutant(position: string, random: Random, name: string, found: Found): void {
  const mutant = JSON.parse(position) as Json;
  for (let changes = 1 + random.below(2); changes > 0; changes--) mutate(mutant, random);
  const read = position.includes('"?"') ? fillPosition(mutant, name) : parsePosition(mutant);
  if (!read.ok) {
    if (read.error.length > 600 || /[\n\r]/.test(read.error))
      found.wrong.push(`${name}: long error`);
    return;
  }
  found.accepted++;
  for (let way = 0; way < 3; way++) {
    const problem = problemOf(read.value.clone(), random);
    if (problem === undefined) continue;
    found.wrong.push(`${name}: ${problem}\n${JSON.stringify(mutant)}`);
    return;
  }
}

test.each(KINDS_OF_GAMES)(
  `%s: ${MUTANTS} mutants of positions, from game ${FIRST}: what is accepted can be played to the end`,
  (_, games) => {
    const found: Found = { accepted: 0, wrong: [] };
    for (const index of spread(Math.ceil(MUTANTS / PER_GAME), games.length)) {
      const game = FIRST + index;
      const random = new Random(game, 3, 1, 4);
      const positions: string[] = [];
      playRandomly(
        game,
        (state, legal, chance) => {
          if (chance.below(12) === 0) {
            const seen = chance.below(state.players.length);
            const position = seen === 0 ? formatViewPosition(state, seen) : formatPosition(state);
            positions.push(JSON.stringify(position));
          }
          playTrusted(state, legal[chance.below(legal.length)] ?? -1);
        },
        games,
      );
      for (let i = 0; i < PER_GAME; i++) {
        tryMutant(pick(positions, random), random, `game ${game}, mutant ${i}`, found);
      }
    }
    expect(found.wrong.slice(0, 3)).toEqual([]);
    expect(found.accepted).toBeGreaterThan(MUTANTS / 50);
  },
  3_600_000,
);

function duringPolitics() {
  const random = new Random(1, 2, 3, 4);
  const checked = checkOptions({ players: 2 });
  if (!checked.ok) throw new Error(checked.error);
  for (let game = 0; game < 50; game++) {
    const state = newGame(checked.value, `politics ${game}`);
    while (!state.over) {
      const written = formatPosition(state);
      const [effects, pending] = written.frames.slice(-2);
      if (pending?.step === 'take' && effects?.card === 'politics')
        return { written, effects, pending };
      const legal = legalOptions(state);
      playTrusted(state, legal[random.below(legal.length)] as number);
    }
  }
  throw new Error('nobody played Politics');
}

test('an effect that removes its card does not begin once more when the card is gone', () => {
  const { written, effects, pending } = duringPolitics();
  const { at: _begun, ...anew } = effects;
  const frames = [...written.frames.slice(0, -2), anew, pending];
  expect(parsePosition(written).ok).toBe(true);
  const read = parsePosition({ ...written, frames });
  expect(read.ok ? 'accepted' : read.error).toContain('no longer there');
});

test('no seat begins with a start planet that is gone', () => {
  const checked = checkOptions({ ruleset: 'escalation', players: 3 });
  if (!checked.ok) throw new Error(checked.error);
  const state = newGame(checked.value, 'start planets');
  playTrusted(state, legalOptions(state)[0] as number);
  const written = formatPosition(state);
  expect(parsePosition(written).ok).toBe(true);
  const read = parsePosition({ ...written, offers: [[], ...(written.offers ?? []).slice(1)] });
  expect(read.ok ? 'accepted' : read.error).toContain('no longer there');
});

test('a hand is refused while scenarios are chosen', () => {
  const checked = checkOptions({ ruleset: 'escalation', players: 2, scenarios: 'chosen' });
  if (!checked.ok) throw new Error(checked.error);
  const written = formatPosition(newGame(checked.value, 'undealt'));
  expect(parsePosition(written).ok).toBe(true);
  const faces = ['abundance', 'fertile-ground'];
  const technologies = written.technologies.filter((card) => !faces.includes(card));
  const [first, ...others] = written.players;
  const players = [{ ...first, hand: ['abundance'] }, ...others];
  const read = parsePosition({ ...written, technologies, players });
  expect(read.ok ? 'accepted' : read.error).toContain('too many abundance cards: 1 instead of 0');
});

/** Finds a position with a played card that stays on the table until cleanup. */
function afterAction() {
  const checked = checkOptions({
    ruleset: 'prototype-2010',
    players: 2,
    prototypeRoleActions: true,
  });
  if (!checked.ok) throw new Error(checked.error);
  const random = new Random(1, 2, 3, 4);
  const state = newGame(checked.value, 'played card');
  while (!state.over) {
    const written = formatPosition(state);
    const { acted, leader } = written.turn;
    if (acted !== undefined && (written.players[leader]?.hand.length ?? 0) > 1) return written;
    playTrusted(state, pick(legalOptions(state), random));
  }
  throw new Error('nobody played a card');
}

test('a second Action in a turn does not lose the card of the first', () => {
  const written = afterAction();
  const [turn, ...others] = written.frames;
  if (turn === undefined) throw new Error('no turn');
  const { at: _begun, ...anew } = turn;
  const read = parsePosition({ ...written, frames: [anew, ...others] });
  if (!read.ok) throw new Error(read.error);
  for (let way = 0; way < 20; way++) {
    expect(problemOf(read.value.clone(), new Random(way, 2, 3, 4))).toBeUndefined();
  }
});
