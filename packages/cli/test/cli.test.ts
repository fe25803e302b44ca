// The command line as its users see it: output, and exit status 2 with one sentence for every
// mistake.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GameHistory, legalOptions } from '@eminent/engine';
import { formatRecord, makeRecord } from '@eminent/engine';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { byDepth } from '../../../tools/test-depth.ts';
import { gameOptions } from '../../../tools/game-options.ts';
import { NETS } from '../../bots/src/net/nets.ts';
import { formatWeights } from '../../bots/src/net/weights-file.ts';
import type { ArenaResult } from '../src/arena.ts';
import { newFolder, type Run, run } from './run-cli.ts';

const folder = newFolder();

function eminent(args: readonly string[], input = ''): Promise<Run> {
  return run(folder, args, { input });
}

function file(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return name;
}

function record(): string {
  const options = gameOptions({ players: 2, variant: 'learning' });
  const game = new GameHistory(options, 'cli');
  while (!game.state.over) game.play(legalOptions(game.state).at(-1) ?? 0);
  const answers = game.answers.map((answer) => answer.option);
  return formatRecord(makeRecord(options, 'cli', answers));
}

const COMMANDS = ['play', 'simulate', 'arena', 'replay', 'verify', 'position', 'bot', 'env'];

test('help for the program names every command', async () => {
  for (const args of [[], ['--help']]) {
    const { out, status } = await eminent(args);
    expect(status).toBe(0);
    for (const command of COMMANDS) expect(out).toMatch(new RegExp(`^  ${command} `, 'm'));
  }
});

test('help is a command too', async () => {
  const shown = await eminent(['help', 'replay']);
  expect(shown).toEqual(await eminent(['replay', '--help']));
  expect(shown.status).toBe(0);
});

test.each(COMMANDS)('help for %s fits 80 columns', async (command) => {
  const { out, status } = await eminent([command, '--help']);
  expect(status).toBe(0);
  expect(out).toContain(`Usage: eminent ${command}`);
  expect(widest(out)).toBeLessThanOrEqual(80);
});

test('simulate prints one JSON object', async () => {
  const { out, status } = await eminent([
    'simulate',
    '--seats',
    'captain,random',
    '--games',
    '6',
    '--seed',
    'a',
    '--json',
  ]);
  expect(status).toBe(0);
  const summary = JSON.parse(out) as {
    games: number;
    wins: number;
    ties: number;
    perSeat: unknown[];
  };
  expect(summary.games).toBe(6);
  expect(summary.wins + summary.ties).toBe(6);
  expect(summary.perSeat).toHaveLength(2);
});

test.each(['simulate', 'arena'])('%s plays named scenarios', async (command) => {
  const scenarios = ['--ruleset', 'escalation', '--scenarios', 'explorer,imperialism'];
  const play = (more: readonly string[]) =>
    eminent([command, ...scenarios, '--games', '2', '--seed', 'a', '--json', ...more]);
  const { out, err, status } = await play([]);
  expect([status, err]).toEqual([0, '']);
  expect(JSON.parse(out)).toMatchObject({ games: 2 });
});

test.each(['simulate', 'arena'])('%s fills the seats of a larger game', async (command) => {
  const args = [command, '--players', '3', '--games', '3', '--seed', 'a', '--json'];
  const { out, status } = await eminent(args);
  expect(status).toBe(0);
  const { perSeat, seats } = JSON.parse(out) as { perSeat?: unknown[]; seats?: unknown[] };
  expect(perSeat ?? seats).toHaveLength(3);
});

test('a new position has the named scenarios', async () => {
  const { out, status } = await eminent([
    'position',
    'new',
    '--ruleset',
    'escalation',
    '--scenarios',
    'explorer,imperialism',
  ]);
  expect(status).toBe(0);
  const { players } = JSON.parse(out) as { players: { extra: { scenario: string } }[] };
  expect(players.map(({ extra }) => extra.scenario)).toEqual(['explorer', 'imperialism']);
});

test('arena prints one JSON object with shares, intervals and times', async () => {
  const args = ['arena', '--seats', 'warmonger,random', '--games', '5', '--seed', 'a', '--json'];
  const { out, status } = await eminent(args);
  expect(status).toBe(0);
  const result = JSON.parse(out) as Record<string, number[]>;
  expect(result).toMatchObject({ seats: ['warmonger', 'random'], games: 6 });
  expect(result['winShare']?.[0]).toBeGreaterThan(0.8);
  expect(result['ci95']?.[0]).toHaveLength(2);
  expect(result['elo']?.[0]).toBeGreaterThan(100);
  expect(result['msPerDecision']).toHaveLength(2);
  expect(result['cpuMsPerDecision']).toHaveLength(2);
  expect(result['cpuMsPerDecision']?.[0]).toBeGreaterThan(0);
});

test('arena subtracts luck on request: shares sum to 1, and a random player still loses', async () => {
  const args = ['arena', '--seats', 'captain,random', '--games', '2', '--seed', 'a', '--json'];
  const plain = await eminent(args);
  expect(JSON.parse(plain.out)).not.toHaveProperty('adjusted');
  const { out, status } = await eminent([...args, '--adjusted']);
  expect(status).toBe(0);
  const { adjusted, winShare } = JSON.parse(out) as ArenaResult;
  const [captain = 0, random = 0] = adjusted?.winShare ?? [];
  expect(captain + random).toBeCloseTo(1, 9);
  expect(captain).toBeGreaterThan(random);
  expect(adjusted?.winShare).not.toEqual(winShare);
  const refused = await eminent(['arena', '--ladder', '--adjusted']);
  expect(refused.err).toContain('--adjusted: not with --ladder');
});

function keptGames(name: string): readonly number[] {
  const lines = readFileSync(join(folder, name), 'utf8').trim().split('\n');
  const games = lines.flatMap((line) => {
    try {
      return [(JSON.parse(line) as { result: { game: number } }).result.game];
    } catch {
      return [];
    }
  });
  return games.toSorted((a, b) => a - b);
}

test('arena saves its games and plays only the missing ones', async () => {
  const tables = ['--seats', 'cadet,random', '--seats', 'random,random', '--seed', 'kept'];
  const play = (games: number, ...more: readonly string[]) =>
    eminent(['arena', ...tables, '--games', String(games), '--json', ...more]);
  const inOneGo = (await play(4)).out.replaceAll(/"(cpuMsPer|msPer|longest)\w+":\[.*?\]/g, '""');
  const progress = ['--progress', 'kept.jsonl'];
  expect((await play(2, ...progress)).status).toBe(0);
  expect(keptGames('kept.jsonl')).toEqual([0, 0, 1, 1]);
  // An arena process that is killed may leave an incomplete line.
  const whole = readFileSync(join(folder, 'kept.jsonl'), 'utf8');
  writeFileSync(join(folder, 'kept.jsonl'), whole.slice(0, -30));
  const { out, status } = await play(4, ...progress);
  expect(status).toBe(0);
  expect(keptGames('kept.jsonl')).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
  expect(out.trim().split('\n')).toHaveLength(2);
  expect(out.replaceAll(/"(cpuMsPer|msPer|longest)\w+":\[.*?\]/g, '""')).toBe(inOneGo);
  const before = readFileSync(join(folder, 'kept.jsonl'), 'utf8');
  expect((await play(4, ...progress)).out).toBe(out);
  expect(readFileSync(join(folder, 'kept.jsonl'), 'utf8')).toBe(before);
});

test('the ladder saves its games too', async () => {
  const seats = byDepth(['cadet', 'random'], ['cadet', 'captain', 'random']);
  const games = seats.length * (seats.length - 1);
  const args = ['arena', '--ladder', '--seats', seats.join(','), '--games', '2'];
  const kept = [...args, '--seed', 'k', '--json', '--progress', 'ladder.jsonl'];
  const { out } = await eminent(kept);
  expect(keptGames('ladder.jsonl')).toHaveLength(games);
  expect((await eminent(kept)).out).toBe(out);
  expect(keptGames('ladder.jsonl')).toHaveLength(games);
});

// The arena plays at least five games, because each of five bots plays each deal from each seat.
test.each([
  ['simulate', byDepth(1, 5)],
  ['arena', 5],
])('%s takes five in Escalation', async (command, games) => {
  const seats = byDepth('random,cadet,random,random,random', 'random,cadet,random,cadet,random');
  const counts = ['--games', String(byDepth(1, 5)), '--json'];
  const args = [command, '--ruleset', 'escalation', '--seats', seats, ...counts];
  const { out, status } = await eminent(args);
  expect(status).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ games });
});

test('a net player takes weights from a file', async () => {
  const [net] = NETS;
  if (net === undefined) throw new Error('no net');
  const zeros = new Float32Array(net.layers.size);
  writeFileSync(join(folder, 'nothing.bin'), formatWeights(net, zeros));
  const args = ['arena', '--seats', 'net@nothing.bin,captain', '--games', '8', '--seed', 'a'];
  const { out, status } = await eminent([...args, '--json']);
  expect(status).toBe(0);
  const result = JSON.parse(out) as { winShare: number[]; faults: string[] };
  // Weights of 0 give all options the same value, so the bot plays badly.
  expect(result.winShare[0]).toBeLessThan(0.3);
  expect(result.faults).toEqual([]);
});

test('the ladder rates all bots, the strongest first', async () => {
  const seats = 'random,warmonger,captain';
  const games = String(byDepth(2, 8));
  const args = ['arena', '--ladder', '--seats', seats, '--games', games, '--seed', 'a', '--json'];
  const rows = JSON.parse((await eminent(args)).out) as { bot: string }[];
  expect(rows.map((row) => row.bot)).toHaveLength(3);
  expect(rows.at(-1)?.bot).toBe('random');
});

test('replay verifies a record, to its end or to a ply', async () => {
  file('game.txt', record());
  expect((await eminent(['replay', 'game.txt'])).out).toContain('over');
  expect((await eminent(['replay', 'game.txt', '--to', '5'])).out).toContain('ply 5');
});

test('a new position is legal, a damaged one is not', async () => {
  const { out } = await eminent(['position', 'new', '--seed', '1']);
  file('good.json', out);
  expect((await eminent(['position', 'check', 'good.json'])).out).toContain('a legal position');
  file('bad.json', out.replace('"survey": 16', '"survey": 15'));
  expect(await eminent(['position', 'check', 'bad.json'])).toMatchObject({ status: 2 });
});

function widest(text: string): number {
  return Math.max(...text.split('\n').map((line) => line.length));
}

test('play asks, explains, undoes and ends with the input', async () => {
  const input = '?\n? colon\n? xyz\nh\n99\nu\n1\n';
  const { out, status } = await eminent(['play', '--seed', 'a', '--lang', 'en'], input);
  expect(status).toBe(0);
  expect(out).toContain('1) ');
  expect(out).toContain('Survey: Draw 2 cards.');
  expect(out).toMatch(/Can you attack it now\? Needs \d fighters/);
  expect(out).toContain('Nothing called “xyz” here.');
  expect(out).toContain('Type the number of an option');
  expect(out).toContain('Please enter a number from 1 to');
  expect(out).toContain('You can’t undo this');
  expect(widest(out)).toBeLessThanOrEqual(80);
});

test('a line is the whole answer; with too many of one option it is refused as a whole', async () => {
  const start = ['play', '--seed', 'hand 1', '--bots', 'captain', '--lang', 'en'];
  // Answers with two boosts at once, although the hand has only one Colonize.
  const { out } = await eminent(start, '2\n3\n2 2\n2\n');
  expect(out.replaceAll(/\s+/g, ' ')).toContain('You picked “Boost with Colonize” too often.');
  expect(out.split('You boost with Colonize.')).toHaveLength(2);
  expect(out.split('You tuck Colonize under Chrispen')).toHaveLength(3);
});

test.each(
  byDepth(
    [['it', 3, 'official'] as const],
    [
      ['it', 3, 'official'],
      ['en', 2, 'official'],
      ['it', 2, 'prototype-2010'],
    ],
  ),
)('a whole game in %s fits 80 columns', async (lang, players, ruleset) => {
  const bots = Array<string>(players - 1)
    .fill('captain')
    .join(',');
  const args = ['play', '--seed', 'b', '--lang', lang, '--bots', bots, '--ruleset', ruleset];
  const { out, status } = await eminent(args, '?\n1\n'.repeat(600));
  expect(status).toBe(0);
  expect(out).toMatch(/planets \d+, tokens \d+|pianeti \d+, gettoni \d+/);
  expect(widest(out)).toBeLessThanOrEqual(80);
  expect(out).not.toContain('\u001B');
});

test.each(
  byDepth(
    [['it', 'escalation'] as const],
    [
      ['it', 'escalation'],
      ['en', 'official'],
      ['it', 'prototype-2010'],
    ],
  ),
)('a whole game in %s of %s fits a terminal of 40 columns', async (lang, ruleset) => {
  const args = ['play', '--seed', 'b', '--lang', lang, '--bots', 'captain', '--ruleset', ruleset];
  const input = `99\nh\nu\n${'?\n1\n'.repeat(600)}`;
  const { out } = await run(folder, args, { input, columns: 40 });
  expect(out).toMatch(/planets\s\d+|pianeti\s\d+/);
  expect(out).toContain(`\n${'─'.repeat(40)}\n`);
  expect(widest(out)).toBeLessThanOrEqual(40);
});

test.each([
  'help',
  ...COMMANDS.map((command) => `${command} --help`),
  'server start --help',
  'position check position.json',
  'simulate --games 2 --seed a',
  'arena --games 2 --seed a',
  'play --scenarios atlantis',
])('%s fits a terminal of 40 columns', async (line) => {
  file('position.json', (await eminent(['position', 'new'])).out);
  const { out, err } = await run(folder, line.split(' '), { columns: 40 });
  // A progress bar overwrites the line of the previous one.
  const lines = `${out}${err}`.replaceAll('\r', '\n');
  expect(lines).not.toBe('');
  expect(widest(lines)).toBeLessThanOrEqual(40);
});

test('data for programs is never wrapped', async () => {
  const args = ['simulate', '--games', '2', '--seed', 'a', '--json'];
  expect((await run(folder, args, { columns: 40 })).out.trim().split('\n')).toHaveLength(1);
});

test.each([
  [0, 80],
  [100, 100],
  [300, 120],
])('in a terminal of %d columns a board has %d', async (columns, width) => {
  const { out } = await run(folder, ['play', '--seed', 'a'], { input: '', columns });
  expect(out).toContain(`\n${'─'.repeat(width)}\n`);
});

test.each([
  [['dance'], "unknown command 'dance'; expected one of admin, arena, bot, env, online, play,"],
  [['pley'], 'Did you mean play?'],
  [['position'], 'expected a command: new, check'],
  [['simulate', '--seat', 'random,random'], 'Did you mean --seats?'],
  [['play', 'captain'], 'too many arguments'],
  [['simulate', '--scenarios', 'explorer'], '--scenarios: 1 scenarios for 2 players'],
  [
    ['simulate', '--scenarios', 'atlantis'],
    '--scenarios atlantis: expected one of random, draft, ',
  ],
  [
    ['simulate', '--players', '3', '--seats', 'captain,random'],
    '--players 3: the other flags name 2 players',
  ],
  [['simulate', '--players', '9'], 'players'],
  [['play', '--scenarios', 'atlantis'], '--scenarios atlantis: expected one of random, draft, '],
  [['play', '--scenarios', 'explorer'], '1 scenarios for 2 players'],
  [
    ['play', '--scenarios', 'explorer,explorer'],
    '--scenarios: explorer cannot be had beside explorer',
  ],
  [['play', '--scenarios', 'imperialism,scorched-earth'], 'both need the same technology'],
  [
    ['play', '--scenarios', 'explorer,destroyer'],
    '--scenarios destroyer: expected one of random, draft, ',
  ],
  [['simulate', '--seats', 'captain'], 'expected 2 to 5 bots'],
  [['simulate', '--seats', 'captain,hal'], 'unknown bot hal'],
  [['arena', '--seats', 'captain'], 'expected 2 to 5 bots'],
  [['arena', '--seats', 'captain,emperor:soon'], 'unknown bot emperor:soon'],
  [['arena', '--seats', 'captain,emperor@nowhere.bin'], 'nowhere.bin: cannot be read'],
  [
    ['arena', '--seats', 'captain,emperor@short.bin'],
    'short.bin has no valid weights: its first line',
  ],
  [['arena', '--seats', 'captain,settler@short.bin'], 'unknown bot settler@short.bin'],
  [['arena', '--seats', 'captain,random', '--games', '0'], 'a whole number from 1 to'],
  [['arena', '--progress', 'new.jsonl'], 'expected --seed as well'],
  [['arena', '--progress', 'short.bin', '--seed', 'a'], 'does not contain games of an arena'],
  [['arena', '--ladder', '--seats', 'captain', '--seats', 'cadet'], 'expected --seats once'],
  [['simulate', '--games', 'many'], 'expected a whole number'],
  [['simulate', '--option', 'techErrata'], 'expected NAME=VALUE'],
  [['simulate', '--option', 'color=red'], 'no such option'],
  [['play', '--variant', 'extended'], 'extended is for 3 players'],
  [['play', '--lang', 'fr'], 'expected one of en, it'],
  [['replay'], "missing required argument 'file'"],
  [['replay', 'nowhere.txt'], 'cannot be read'],
  [['position', 'dance'], "unknown command 'dance'; expected one of new, check"],
  [['simulate', '--bananas'], 'bananas'],
])('%j is refused', async (args, sentence) => {
  file('short.bin', 'abc');
  const { status, err } = await eminent(args);
  expect(status).toBe(2);
  expect(err).toContain(sentence);
  expect(err.trim().split('\n')).toHaveLength(1);
});

const WRITTEN: readonly (readonly [string, (text: string) => Buffer])[] = [
  ['with a byte order mark', (text) => Buffer.from(`\uFEFF${text}`)],
  ['as UTF-16', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['as UTF-16, high bytes first', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
  ['with CRLF', (text) => Buffer.from(text.replaceAll('\n', '\r\n'))],
  ['with CR', (text) => Buffer.from(text.replaceAll('\n', '\r'))],
];

test.each(WRITTEN)('files and standard input are read %s', async (_, write) => {
  const stream = (text: string) => Readable.from([write(text)], { objectMode: false });
  const position = (await eminent(['position', 'new', '--seed', 'é'])).out;
  const played = record();
  const results = [
    [['position', 'check'], position, 'a legal position at ply 0'],
    [['replay'], played, 'over; points'],
  ] as const;
  for (const [command, text, result] of results) {
    writeFileSync(join(folder, 'written.txt'), write(text));
    // oxlint-disable-next-line no-await-in-loop
    const fromFile = await eminent([...command, 'written.txt']);
    expect(fromFile.out).toContain(result);
    // oxlint-disable-next-line no-await-in-loop
    expect(await run(folder, [...command, '-'], { input: stream(text) })).toEqual(fromFile);
  }
  writeFileSync(join(folder, 'seed.txt'), write('é\n'));
  const seeded = await eminent(['position', 'new', '--seed-file', 'seed.txt']);
  expect(seeded.out).toBe(position);
  expect(
    (await run(folder, ['position', 'new', '--seed-file', '-'], { input: stream('é\n') })).out,
  ).toBe(position);
  const answers = await run(folder, ['play', '--seed', 'a', '--lang', 'en'], {
    input: stream('99\nh\n'),
  });
  expect(answers.out).toContain('Please enter a number from 1 to');
  expect(answers.out).toContain('Type the number of an option');
});

test('a byte order mark may arrive byte by byte', async () => {
  const bytes = [...Buffer.from('\uFEFFh\n', 'utf16le')].map((byte) => Buffer.of(byte));
  const input = Readable.from(bytes, { objectMode: false });
  const { out } = await run(folder, ['play', '--seed', 'a', '--lang', 'en'], { input });
  expect(out).toContain('Type the number of an option');
});

test.each([
  [['play', '--seed-file', '-'], '--seed-file -: expected a file'],
  [['bot', 'captain', '--seed-file', '-'], '--seed-file -: expected a file'],
  [['arena', '--progress', '-', '--seed', 'a'], '--progress -: expected a file'],
  [['position', 'check', '-'], '-: not valid JSON'],
])('%j is refused', async (args, sentence) => {
  const { status, err } = await eminent(args, 'abc');
  expect(status).toBe(2);
  expect(err).toContain(sentence);
});

test('a corrupt record is refused with the place of the error', async () => {
  const text = record();
  file('token.txt', text.replace('lead:', 'led:'));
  expect((await eminent(['replay', 'token.txt'])).err).toMatch(
    /turn 1, ply \d+: led:\S+ is no option token/,
  );
  file('sum.txt', text.replace(/ #[0-9a-f]{8}/, ' #00000000'));
  expect((await eminent(['replay', 'sum.txt'])).err).toContain('checksum 00000000');
});
