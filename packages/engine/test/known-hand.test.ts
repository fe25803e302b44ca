// The publicly known part of a hand, and whether determinized hands are as likely as the histories
// that lead to them.
import { expect, test } from 'vitest';
import {
  determinize,
  fillPosition,
  formatPosition,
  formatViewPosition,
  type GameState,
  legalOptions,
  parseOption,
  parsePosition,
  play,
  Random,
  randomFromSeed,
  shuffle,
  view,
} from '../src/index.ts';
import { byDepth } from '../../../tools/test-depth.ts';
import { gamesOf, KINDS_OF_GAMES, playRandomly } from './random-games.ts';
import { scene } from './scene.ts';

const SEED = 'known hand';
const HISTORIES = byDepth(150, 3000);

/** While the player draws, the discard pile becomes the deck. */
function beforeTheDraw(): GameState {
  return scene({
    at: 'role',
    seats: [
      {
        hand: 'survey warfare politics',
        deck: 'colonize',
        discard: 'research research produce-trade survey colonize colonize',
      },
      { hand: 'politics', deck: 'survey survey survey survey survey' },
    ],
  }).state;
}

function answer(state: GameState, ...tokens: readonly string[]): void {
  for (const token of tokens) {
    const option = parseOption(state, token);
    if (option === undefined) throw new Error(token);
    play(state, option);
  }
}

function playTurn(state: GameState): void {
  answer(state, 'lead:warfare', 'done');
  while (state.leader === 0) answer(state, legalOptions(state)[0] === 0 ? 'done' : 'dissent');
}

test('[T14] the hand at the time when the discard pile became the deck is known to all', () => {
  const state = beforeTheDraw();
  expect(view(state, 1).players[0]?.knownHand).toEqual([]);
  playTurn(state);
  expect(view(state, 0).players[0]?.hand).toHaveLength(5);
  expect(view(state, 1).players[0]?.knownHand).toEqual([
    'survey',
    'warfare',
    'colonize',
    'politics',
  ]);
});

test('a card that is spent is no longer known; one of the same kind that is left still is', () => {
  const state = beforeTheDraw();
  playTurn(state);
  while (state.leader === 1) {
    const legal = legalOptions(state);
    play(state, legal[0] ?? -1);
  }
  answer(state, 'play:survey');
  expect(view(state, 1).players[0]?.knownHand).not.toContain('survey');
  expect(view(state, 1).players[0]?.knownHand).toContain('warfare');
});

test('an empty deck leaves nothing to guess, and more of a kind than the deck has places are in hand', () => {
  const seats = [
    { hand: 'survey warfare', deck: '' },
    { hand: 'survey survey politics', deck: 'survey survey' },
  ];
  const { state } = scene({ seats });
  expect(view(state, 1).players[0]?.knownHand).toEqual(['survey', 'warfare']);
  expect(view(state, 0).players[1]?.knownHand).toEqual(['survey', 'survey']);
});

test('a position keeps known cards, complete and from a seat', () => {
  const state = beforeTheDraw();
  playTurn(state);
  const json: unknown = JSON.parse(JSON.stringify(formatPosition(state)));
  const read = parsePosition(json);
  if (!read.ok) throw new Error(read.error);
  expect(view(read.value, 1)).toEqual(view(state, 1));
  const filled = fillPosition(JSON.parse(JSON.stringify(formatViewPosition(state, 1))), SEED);
  if (!filled.ok) throw new Error(filled.error);
  expect(view(filled.value, 1)).toEqual(view(state, 1));
});

function count(hands: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const hand of hands) counts.set(hand, (counts.get(hand) ?? 0) + 1);
  return counts;
}

function handOf(state: GameState): string {
  return (view(state, 0).players[0]?.hand ?? []).join(' ');
}

function chiSquare(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const outcome of new Set([...a.keys(), ...b.keys()])) {
    const [x, y] = [a.get(outcome) ?? 0, b.get(outcome) ?? 0];
    sum += (x - y) ** 2 / (x + y);
  }
  return sum;
}

/** By degrees of freedom. Equal distributions exceed these values once in a million times. */
const LIMIT = [0, 23.9, 27.6, 30.7, 33.4, 35.9, 38.3, 40.5, 42.7, 44.8, 46.9];

/** Yields the same game with different shuffles. */
function* histories(): Generator<GameState> {
  for (let i = 0; i < HISTORIES; i++) {
    const state = beforeTheDraw();
    state.random = randomFromSeed(`${SEED} ${i}`);
    const deck = state.players[0]?.deck ?? [];
    shuffle(deck, state.random);
    playTurn(state);
    yield state;
  }
}

test(`redealt hands are as likely as ${HISTORIES} histories with the same view (seed "${SEED}")`, () => {
  const played = [...histories()];
  const [first] = played;
  if (first === undefined) throw new Error('no history');
  const seen = JSON.stringify(view(first, 1));
  const alike = played.filter((state) => JSON.stringify(view(state, 1)) === seen);
  expect(alike).toHaveLength(HISTORIES);
  const random = new Random(1, 2, 3, 4);
  const dealt = played.map(() => handOf(determinize(first, 1, random)));
  const filled = played.map((_, i) => {
    const one = fillPosition(formatViewPosition(first, 1), `${SEED} ${i}`);
    if (!one.ok) throw new Error(one.error);
    return handOf(one.value);
  });
  const truth = count(alike.map(handOf));
  const limit = LIMIT[truth.size - 1] ?? 0;
  expect(truth.size).toBeGreaterThan(3);
  expect(chiSquare(truth, count(dealt))).toBeLessThan(limit);
  expect(chiSquare(truth, count(filled))).toBeLessThan(limit);
});

/** Cards wrongly known to others and, with an empty deck, cards unknown to them. */
function wrongClaims(state: GameState, seat: number): string[] {
  const other = (seat + 1) % state.players.length;
  const left = [...(view(state, seat).players[seat]?.hand ?? [])];
  const wrong = (view(state, other).players[seat]?.knownHand ?? []).filter((id) => {
    const at = left.indexOf(id);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  const emptyDeck = state.players[seat]?.deck.length === 0;
  return emptyDeck ? [...wrong, ...left] : wrong;
}

test.each(KINDS_OF_GAMES)(
  '%s: what is known of a hand is in that hand, in random games',
  (_, games) => {
    const wrong: string[] = [];
    for (const game of gamesOf(2 * games.length)) {
      playRandomly(
        game,
        (state, legal, random) => {
          for (const seat of state.players.keys()) wrong.push(...wrongClaims(state, seat));
          play(state, legal[random.below(legal.length)] ?? -1);
        },
        games,
      );
    }
    expect(wrong).toEqual([]);
  },
);
