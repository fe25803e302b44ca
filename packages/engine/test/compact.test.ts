// Compact records: formatting and parsing are inverse, and damaged links are rejected.
import { expect, test } from 'vitest';
import {
  formatCompact,
  formatRecord,
  type GameRecord,
  makeRecord,
  optionsOf,
  parseCompact,
  playTrusted,
} from '../src/index.ts';
import { GAMES, gamesOf, KINDS_OF_GAMES, playRandomly } from './random-games.ts';

function recordOf(
  number: number,
  names: readonly string[],
  turns = Number.POSITIVE_INFINITY,
  games = GAMES,
) {
  const answers: number[] = [];
  const end = playRandomly(
    number,
    (state, legal, random) => {
      const option = legal[random.below(legal.length)] ?? -1;
      if (state.turnNumber <= turns) answers.push(option);
      playTrusted(state, option);
    },
    games,
  );
  return makeRecord(optionsOf(end.rules), `property ${number}`, answers, names);
}

function read(text: string): GameRecord {
  const record = parseCompact(text);
  if (!record.ok) throw new Error(record.error);
  return record.value;
}

const NAMES = ['Ada "the Fleet"', 'Øyvind 星'];

test.each(KINDS_OF_GAMES)('%s: games come back as they were, finished or not', (_, games) => {
  // Games with higher numbers may start from positions that a record cannot express.
  for (const number of gamesOf(games.length)) {
    const record = recordOf(number, NAMES, number % 2 === 0 ? 5 : undefined, games);
    const text = formatCompact(record);
    expect(text).toMatch(/^[\w.-]+$/);
    expect(formatRecord(read(text))).toBe(formatRecord(record));
  }
});

test('24 turns of two players with names and a seed of 36 letters take less than 1000 letters', () => {
  const record = recordOf(0, ['Ada Lovelace', 'Captain'], 24);
  expect(record.turns).toHaveLength(24);
  expect(formatCompact(record).length).toBeLessThan(1000);
});

test('a link that was cut, changed or continued is refused as damaged', () => {
  const text = formatCompact(recordOf(0, NAMES, 8));
  const damaged = [
    text.slice(0, -3),
    text.slice(0, 60),
    `${text}0`,
    text.replace(/.(?=\.[0-9a-f]+$)/, (last) => (last === 'B' ? 'C' : 'B')),
    'c1',
    'c1...',
    `c1.${'_'.repeat(300)}.${'_'.repeat(300)}.00000000`,
    text.replace(/^c\d+\./, '$&!'),
  ];
  for (const one of damaged) {
    expect(parseCompact(one)).toMatchObject({ ok: false, problem: { kind: 'damaged' } });
  }
});

test('other formats and truncated texts are distinguished', () => {
  expect(parseCompact('c9.A.B.C')).toMatchObject({ problem: { kind: 'other-version' } });
  expect(parseCompact('x'.repeat(1_000_000))).toMatchObject({ problem: { kind: 'too-long' } });
});

test('every change of one letter is noticed', () => {
  const text = formatCompact(recordOf(0, ['Ada', 'Bea'], 6));
  const original = formatRecord(read(text));
  const others: string[] = [];
  for (let at = 3; at < text.length; at++) {
    const changed = `${text.slice(0, at)}${text[at] === 'x' ? 'y' : 'x'}${text.slice(at + 1)}`;
    const record = parseCompact(changed);
    if (!record.ok) continue;
    // The parser may accept a change in a player name, but not another game.
    const played = formatRecord({ ...record.value, names: ['Ada', 'Bea'] });
    if (played !== original) others.push(changed);
  }
  expect(others).toEqual([]);
});
