// Fair deals: a generator for each shuffle, unchanged ordinary seeds, and new shuffles after an
// undo.
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  checksumOf,
  determinize,
  fairDraw,
  FairShuffles,
  fillPosition,
  formatCompact,
  formatFairSeed,
  formatPosition,
  formatRecord,
  formatViewPosition,
  GameHistory,
  type GameOptions,
  legalOptions,
  makeRecord,
  newGame,
  parseCompact,
  parseFairSeed,
  parsePosition,
  parseRecord,
  play,
  Random,
  randomFromSeed,
  replayRecord,
  sha256Hex,
  shuffle,
} from '../src/index.ts';
import { byDepth, testSeed } from '../../../tools/test-depth.ts';
import { GAMES, gamesOf } from './random-games.ts';

/** Seed of this run's games. Test names contain it, so that a failure can be reproduced. */
const SEED = `fair ${testSeed(1)}`;

function keyOf(number: number): string {
  return sha256Hex(`${SEED} ${number}`);
}

function gameOf(number: number): GameOptions {
  return GAMES[number % GAMES.length] as GameOptions;
}

function anyOption(state: GameHistory['state'], random: Random): number {
  const legal = legalOptions(state);
  return legal[random.below(legal.length)] as number;
}

/** The words of a shuffle as docs/notation.md defines them, computed with another SHA-256. */
function wordsOf(key: string, number: number, blocks: number): number[] {
  return Array.from({ length: blocks }, (_, block) => {
    const digest = createHash('sha256').update(`eminent shuffle 1 ${key} ${number} ${block}`);
    const bytes = digest.digest();
    return Array.from({ length: 8 }, (_, word) => bytes.readUInt32BE(word * 4));
  }).flat();
}

test('SHA-256 in hexadecimal is that of Node, for texts of all lengths', () => {
  for (let length = 0; length < 200; length++) {
    const text = 'é🪐a'.repeat(length).slice(0, length).toWellFormed();
    expect(sha256Hex(text)).toBe(createHash('sha256').update(text).digest('hex'));
  }
});

test('the numbers of a shuffle are those of the notation', () => {
  const key = keyOf(0);
  for (const shuffles of [0, 1, 34]) {
    const fair = new FairShuffles(key);
    fair.made = shuffles;
    const numbers = fair.nextGenerator();
    const words = wordsOf(key, shuffles + 1, 3);
    expect(words.map(() => numbers.next())).toEqual(words);
  }
  expect(fairDraw(formatFairSeed(key), 4)).toBe((wordsOf(key, 0, 1)[0] ?? -1) % 4);
});

test('below draws again if a number would make some results likelier than others', () => {
  // With such a large bound, about every third number is too high and is drawn again.
  const bound = 0xb000_0000;
  const numbers = new FairShuffles(keyOf(0)).nextGenerator();
  const fitting = wordsOf(keyOf(0), 1, 20).filter((word) => word < bound);
  for (const word of fitting) expect(numbers.below(bound)).toBe(word);
});

test('only the exact form is the seed of a fair deal; every other text stays an ordinary seed', () => {
  const key = keyOf(0);
  const seed = formatFairSeed(key);
  expect(parseFairSeed(seed)?.key).toBe(key);
  for (const gaps of ['', ',5=6', ',1=2', ',5=9,6=12', ',5=9,12=999999999']) {
    expect(parseFairSeed(`${seed}${gaps}`)?.seed).toBe(`${seed}${gaps}`);
  }
  const others = [
    '',
    '1',
    key,
    `fair:1:${key.slice(1)}`,
    `fair:1:${key}0`,
    `fair:1:${key.slice(1)}A`,
    `fair:2:${key}`,
    ` ${seed}`,
    `${seed}\n`,
    `${seed},`,
    ...[',5=5', ',0=3', ',5=9,5=12', ',5=9,6=10', ',6=12,5=20', ',5=06', ',5', '5=6'].map(
      (gaps) => `${seed}${gaps}`,
    ),
  ];
  for (const other of others) {
    expect([other, parseFairSeed(other)]).toEqual([other, undefined]);
    const state = newGame(gameOf(0), other);
    expect(state.random).toBeInstanceOf(Random);
    // The first deck is shuffled with the first numbers of the ordinary generator.
    const random = randomFromSeed(other);
    const deck = [...(state.rules.seats[0]?.deck ?? [])];
    shuffle(deck, random);
    const { hand, deck: rest } = state.players[0] ?? { hand: [], deck: [] };
    const drawn = deck.slice(rest.length).sort((a, b) => a - b);
    expect(hand).toEqual(drawn);
    expect(rest).toEqual(deck.slice(0, rest.length));
  }
  expect(() => formatFairSeed('abc')).toThrow('64 hexadecimal digits');
  expect(() => fairDraw('1', 2)).toThrow('the seed of a fair deal');
});

test(`shuffle n depends on seed and number alone, whatever was answered before (${SEED})`, () => {
  for (const number of gamesOf(GAMES.length)) {
    const key = keyOf(number);
    const fair = newGame(gameOf(number), formatFairSeed(key));
    const scripted = fair.clone();
    let next = fair.random instanceof FairShuffles ? fair.random.made : -1;
    // Shuffles: starting decks, start planets, planet deck, technology decks.
    expect(next).toBe(fair.players.length + 2 + fair.technologyDecks.length);
    scripted.script = (cards) => {
      next++;
      cards.sort((a, b) => a - b);
      const words = wordsOf(key, next, 10);
      for (let i = cards.length - 1; i > 0; i--) {
        const j = (words.shift() as number) % (i + 1);
        [cards[i], cards[j]] = [cards[j] as number, cards[i] as number];
      }
    };
    const random = new Random(number, 1, 2, 3);
    while (!fair.over) {
      const option = anyOption(fair, random);
      play(fair, option);
      play(scripted, option);
    }
    const { fair: drawn, ...position } = formatPosition(fair);
    const { fair: _, ...expected } = formatPosition(scripted);
    expect(position).toEqual(expected);
    expect(drawn?.shuffles).toBe(next);
  }
});

test('a copy continues with its own shuffles, and a determinization does not have those of the deal', () => {
  const state = newGame(gameOf(0), formatFairSeed(keyOf(1)));
  const copy = state.clone();
  const random = new Random(5, 6, 7, 8);
  while (copy.ply < 60) play(copy, anyOption(copy, random));
  expect(formatPosition(state)).toEqual(
    formatPosition(newGame(gameOf(0), formatFairSeed(keyOf(1)))),
  );
  expect(determinize(copy, 0, random).random).toBeInstanceOf(Random);
  expect(JSON.stringify(formatViewPosition(copy, 0))).not.toContain(keyOf(1).slice(0, 16));
});

test('positions of a fair deal are read back and continue alike; invalid ones are refused', () => {
  const game = new GameHistory(gameOf(0), formatFairSeed(keyOf(2)));
  playOn(game, 70, new Random(1, 2, 3, 4));
  game.backTo(40, true);
  playOn(game, 70, new Random(9, 2, 3, 4));
  const json = formatPosition(game.state);
  const read = parsePosition(JSON.parse(JSON.stringify(json)));
  if (!read.ok) throw new Error(read.error);
  const random = [new Random(3, 3, 3, 3), new Random(3, 3, 3, 3)] as const;
  while (!game.state.over) {
    play(game.state, anyOption(game.state, random[0]));
    play(read.value, anyOption(read.value, random[1]));
  }
  expect(checksumOf(read.value)).toBe(checksumOf(game.state));
  const refused = (part: object): string => {
    const result = parsePosition({ ...json, ...part });
    return result.ok ? '' : result.error;
  };
  expect(refused({ random: [1, 2, 3, 4] })).toContain('position.fair: stands in place of random');
  expect(refused({ fair: { seed: '1', shuffles: 3 } })).toContain('position.fair.seed');
  expect(refused({ fair: { ...json.fair, shuffles: -1 } })).toContain('position.fair.shuffles');
  expect(refused({ fair: { ...json.fair, more: 1 } })).toContain('no such field');
  const filled = fillPosition(json, 'other');
  expect(filled.ok && filled.value.random).toBeInstanceOf(Random);
});

function playOn(game: GameHistory, plies: number, random: Random): void {
  for (let i = 0; i < plies && !game.state.over; i++) game.play(anyOption(game.state, random));
}

function nextOf(game: GameHistory): number {
  if (!(game.state.random instanceof FairShuffles)) throw new Error('no fair deal');
  return game.state.random.next;
}

test(`after any undos no number comes twice, and the record plays the same game (${SEED})`, () => {
  let withGaps = 0;
  const games = byDepth([0, 7, 14], [...Array(12).keys()]);
  for (const number of games) {
    const options = gameOf(number);
    const game = new GameHistory(options, formatFairSeed(keyOf(number)));
    const random = randomFromSeed(`${SEED} undos ${number}`);
    let highest = 0;
    while (!game.state.over) {
      playOn(game, 1 + random.below(40), random);
      highest = Math.max(highest, nextOf(game));
      if (game.state.over || random.below(3) > 0) continue;
      game.backTo(random.below(game.answers.length + 1), true);
      expect([number, nextOf(game)]).toEqual([number, highest]);
    }
    if (game.seed.includes('=')) withGaps++;
    const answers = game.answers.map((answer) => answer.option);
    const record = makeRecord(options, game.seed, answers);
    const read = parseRecord(formatRecord(record));
    if (!read.ok) throw new Error(read.error);
    const replay = replayRecord(read.value);
    if (!replay.ok) throw new Error(replay.error);
    expect(formatPosition(replay.value.state)).toEqual(formatPosition(game.state));
    const compact = parseCompact(formatCompact(record));
    expect(compact.ok && formatRecord(compact.value)).toBe(formatRecord(record));
  }
  expect(withGaps).toBeGreaterThan(games.length / 2);
});

test('an undo that takes back no shuffle leaves the seed as it is', () => {
  const game = new GameHistory(gameOf(0), formatFairSeed(keyOf(3)));
  playOn(game, 2, new Random(1, 1, 1, 1));
  game.backTo(0, true);
  expect(game.seed).toBe(formatFairSeed(keyOf(3)));
});

test('an undo without new shuffles, as at a table at home, gives the same ones again', () => {
  const game = new GameHistory(gameOf(0), formatFairSeed(keyOf(4)));
  playOn(game, 80, new Random(1, 1, 1, 1));
  const before = formatPosition(game.state);
  const answers = game.answers.map((answer) => answer.option);
  game.backTo(10);
  for (const option of answers.slice(10)) game.play(option);
  expect(formatPosition(game.state)).toEqual(before);
});

test('an ordinary game has no new shuffles, and does not change', () => {
  const game = new GameHistory(gameOf(0), 'ordinary');
  playOn(game, 5, new Random(1, 1, 1, 1));
  expect(() => game.backTo(2, true)).toThrow('only a fair deal');
  expect(game.answers).toHaveLength(5);
});
