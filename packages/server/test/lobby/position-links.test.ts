// Links to puzzles and boards: the tags and the picture of their previews, and damaged links.
import { deflateRawSync } from 'node:zlib';
import {
  decidingSeat,
  DEFAULT_OPTIONS,
  defaultOption,
  determinize,
  formatCompact,
  formatOption,
  formatPosition,
  type GameState,
  makeRecord,
  newGame,
  play,
  randomFromSeed,
} from '@eminent/engine';
import {
  type BoardAt,
  formatBoard,
  MAX_BOARD_LETTERS,
  MAX_REPLAY_LETTERS,
} from '@eminent/protocol';
import rateLimit from '@fastify/rate-limit';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { addPositionLinks } from '../../src/lobby/position-links.ts';
import { boardPosition } from '../../src/lobby/shared-positions.ts';
import { PuzzleFile } from '../../src/lobby/puzzle-file.ts';
import { lobbyServer, PUZZLES } from './lobby-server.ts';

const server = await lobbyServer();
const get = (url: string) => server.app.inject({ method: 'GET', url });

function metaOf(body: string, name: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(body)?.[1];
}

const packed = (text: string): string => deflateRawSync(text).toString('base64url');

function gameAfter(answers: number) {
  const state = newGame(DEFAULT_OPTIONS, 'board');
  const tokens: string[] = [];
  const played: number[] = [];
  for (let n = 0; n < answers; n++) {
    const option = defaultOption(state);
    tokens.push(formatOption(state, option));
    played.push(option);
    play(state, option);
  }
  return { state, tokens, played };
}

function boardOf(start: BoardAt['board']['start'], tokens: readonly string[]): BoardAt {
  const lines = [{ name: '', at: 0, tokens: [...tokens], comments: [] }];
  const board = { name: 'My <b>oard', start, names: ['Ann', 'Bob'], lines };
  return { board, place: { line: 0, at: tokens.length } };
}

const { tokens } = gameAfter(20);
const BOARD = boardOf({ kind: 'deal', options: DEFAULT_OPTIONS, seed: 'board' }, tokens);
const LETTERS = packed(formatBoard(BOARD, 0));

function expectPicture(answer: Awaited<ReturnType<typeof get>>): void {
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
  const file = answer.rawPayload;
  expect(file.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(file.length).toBeLessThan(400_000);
}

test('a link to a puzzle has a preview with a picture of the question', async () => {
  const page = await get('/puzzle/12');
  expect(page.statusCode).toBe(200);
  expect(metaOf(page.body, 'og:title')).toBe('Puzzle 12: Eminent Domain');
  expect(metaOf(page.body, 'og:url')).toBe('https://play.example/puzzle/12');
  expect(page.body).toContain('<link rel="canonical" href="https://play.example/puzzle/12">');
  for (const name of ['og:image', 'twitter:image']) {
    expect(metaOf(page.body, name)).toBe('https://play.example/puzzle/12/preview.png');
  }
  expect(page.body).toContain('<a href="../#/puzzles/12">');
  expect(page.body).toContain('<script src="open.js"></script>');
  expect((await get('/puzzle/open.js')).headers['content-type']).toContain('javascript');
  expectPicture(await get('/puzzle/12/preview.png'));
});

test('a link to a board has a preview with a picture of its position', async () => {
  const page = await get(`/board/${LETTERS}`);
  expect(page.statusCode).toBe(200);
  expect(metaOf(page.body, 'og:title')).toBe('My &lt;b&gt;oard: Eminent Domain');
  expect(metaOf(page.body, 'og:image')).toBe(`https://play.example/board/preview/${LETTERS}.png`);
  expect(page.body).toContain(`<a href="../#/board/link/${LETTERS}">`);
  expect((await get('/board/open.js')).headers['content-type']).toContain('javascript');
  expectPicture(await get(`/board/preview/${LETTERS}.png`));
});

const REPLAY = formatCompact(
  makeRecord(DEFAULT_OPTIONS, 'board', gameAfter(60).played, ['A<b', 'Bob']),
);

test('a link to a moment of a game has a preview with a picture of the moment', async () => {
  const page = await get(`/replay/${REPLAY}/20`);
  expect(page.statusCode).toBe(200);
  expect(metaOf(page.body, 'og:title')).toBe('A&lt;b and Bob: Eminent Domain');
  expect(metaOf(page.body, 'og:description')).toContain(
    `in turn ${gameAfter(20).state.turnNumber}.`,
  );
  expect(metaOf(page.body, 'og:image')).toBe(
    `https://play.example/replay/preview/${REPLAY}/20.png`,
  );
  expect(page.body).toContain(`<a href="../../#/replay/${REPLAY}/20">`);
  expect(page.body).toContain('<script src="../open.js">');
  expect((await get('/replay/open.js')).headers['content-type']).toContain('javascript');
  expectPicture(await get(`/replay/preview/${REPLAY}/20.png`));
});

test.each([
  ['cut', `${REPLAY.slice(0, -3)}/20`],
  ['without a ply', REPLAY],
  ['of no ply', `${REPLAY}/x`],
  ['empty', ''],
  ['of other letters', '%3Cscript%3E/1'],
  ['longer than allowed', `c4.${'A'.repeat(MAX_REPLAY_LETTERS)}/1`],
])('a moment in a link that is %s is refused', async (_, path) => {
  for (const url of [`/replay/${path}`, `/replay/preview/${path}.png`]) {
    // oxlint-disable-next-line no-await-in-loop
    const { statusCode, body } = await get(url);
    expect(statusCode).toBe(400);
    expect(body).not.toContain('<script>');
  }
});

test('the link to the puzzle of the day leads to its number, which changes', async () => {
  const { statusCode, headers } = await get('/puzzle/today');
  expect([statusCode, headers['cache-control']]).toEqual([302, 'no-store']);
  expect((await get(`/puzzle/${headers.location}`)).statusCode).toBe(200);
  const puzzles = new PuzzleFile(() => PUZZLES);
  const days = Array.from({ length: 9 }, (_, day) => puzzles.ofDate(`2026-12-0${day + 1}`));
  expect(new Set(days).size).toBeGreaterThan(5);
  expect(new PuzzleFile(() => undefined).ofDate('2026-12-01')).toBeUndefined();
});

test.each(['/puzzle/0', '/puzzle/999999', '/puzzle/abc', '/puzzle/1e1', '/puzzle/%3Cscript%3E'])(
  'there is no puzzle at %s',
  async (url) => {
    expect((await get(url)).statusCode).toBe(404);
    expect((await get(`${url}/preview.png`)).statusCode).toBe(404);
  },
);

test.each([
  ['cut', LETTERS.slice(0, -9)],
  ['of other letters', '%3Cscript%3E'],
  ['empty', ''],
  ['of no format', packed('{}')],
  ['with an impossible answer', packed(formatBoard(boardOf(BOARD.board.start, ['nonsense']), 0))],
  ['longer than allowed', 'a'.repeat(MAX_BOARD_LETTERS + 1)],
  ['that unpacks to far more', packed(' '.repeat(3_000_000))],
  [
    'whose lines form no tree',
    packed(
      formatBoard(
        {
          board: {
            ...BOARD.board,
            lines: [{ name: '', parent: 0, at: 0, tokens: ['done'], comments: [] }],
          },
          place: { line: 0, at: 1 },
        },
        0,
      ),
    ),
  ],
])('a board in a link that is %s is refused', async (_, letters) => {
  for (const url of [`/board/${letters}`, `/board/preview/${letters}.png`]) {
    // oxlint-disable-next-line no-await-in-loop
    const { statusCode, body } = await get(url);
    expect(statusCode).toBe(400);
    expect(body).not.toContain('<script>');
  }
});

test('pictures have a lower limit of requests than pages', async () => {
  const app = Fastify();
  await app.register(rateLimit, { global: false });
  addPositionLinks(app, {
    publicUrl: undefined,
    perMinute: 600,
    puzzleRecord: () => undefined,
    todaysPuzzle: () => undefined,
    draw: () => Promise.resolve(Buffer.from('picture')),
  });
  const limitOf = async (url: string) =>
    (await app.inject({ method: 'GET', url })).headers['x-ratelimit-limit'];
  expect(await limitOf(`/board/preview/${LETTERS}.png`)).toBe('30');
  expect(await limitOf('/puzzle/1/preview.png')).toBe('30');
  expect(await limitOf(`/board/${LETTERS}`)).toBe('600');
});

test('a picture that cannot be drawn now is the general one', async () => {
  const app = Fastify();
  await app.register(rateLimit, { global: false });
  addPositionLinks(app, {
    publicUrl: undefined,
    perMinute: 0,
    puzzleRecord: () => undefined,
    todaysPuzzle: () => undefined,
    draw: () => Promise.resolve(undefined),
  });
  for (const url of [`/board/preview/${LETTERS}.png`, `/replay/preview/${REPLAY}/20.png`]) {
    // oxlint-disable-next-line no-await-in-loop
    const { headers } = await app.inject({ method: 'GET', url });
    const to = new URL(headers.location ?? '', `https://play.example${url}`);
    expect(to.pathname).toBe('/preview.jpg');
  }
});

test('the picture of a board shows nothing that the deciding seat may not know', () => {
  const contentOf = (state: GameState) => {
    const start = { kind: 'position', position: { ...formatPosition(state) } } as const;
    const read = boardPosition(packed(formatBoard(boardOf(start, []), 0)));
    if (!read.ok) throw new Error(read.error);
    return read.value;
  };
  const { state } = gameAfter(20);
  const other = determinize(state, decidingSeat(state), randomFromSeed('other'));
  expect(formatPosition(other)).not.toEqual(formatPosition(state));
  expect(contentOf(other)).toEqual(contentOf(state));
});
