// Boards as text and links: reading what was written gives the same board, and damaged input is
// refused.
import { type BoardAt, formatBoard } from '@eminent/protocol';
import {
  formatCompact,
  formatOption,
  formatPosition,
  formatRecord,
  formatViewPosition,
  DEFAULT_OPTIONS,
  legalOptions,
  makeRecord,
  newGame,
  play,
  sha256Hex,
} from '@eminent/engine';
import { afterAll, describe, expect, test, vi } from 'vitest';
import {
  boardOfLink,
  boardOfRecord,
  linkOfBoard,
  packText,
  readBoard,
} from '../src/board/board-text.ts';
import { playTokens, writeComment } from '../src/board/board-tree.ts';

vi.stubGlobal('location', { href: 'https://example.org/' });
afterAll(() => vi.unstubAllGlobals());

/** A game with a branch in the middle. */
function sample(): { readonly at: BoardAt; readonly record: ReturnType<typeof makeRecord> } {
  const state = newGame(DEFAULT_OPTIONS, 'board');
  const answers: number[] = [];
  let other: { readonly at: number; readonly token: string } | undefined;
  for (let i = 0; i < 40; i++) {
    const legal = legalOptions(state);
    const last = legal.at(-1) ?? 0;
    if (i > 20 && other === undefined && legal.length > 1) {
      other = { at: i, token: formatOption(state, last) };
    }
    answers.push(legal[0] ?? 0);
    play(state, legal[0] ?? 0);
  }
  const record = makeRecord(DEFAULT_OPTIONS, 'board', answers, ['Ada', '']);
  const read = boardOfRecord(record, 30);
  if (!read.ok || other === undefined) throw new Error('no board');
  const branched = playTokens({ ...read.value, place: { line: 0, at: other.at } }, [other.token]);
  const board = writeComment(branched.board, branched.place, 'What if? È così.');
  return { at: { board: { ...board, name: 'Test' }, place: branched.place }, record };
}

const { at: BOARD, record: RECORD } = sample();

describe('a round trip', () => {
  test('as text', async () => {
    expect(await readBoard(formatBoard(BOARD), 'seed')).toEqual({ ok: true, value: BOARD });
  });

  test('as a link', async () => {
    const link = await linkOfBoard(BOARD);
    expect(await readBoard(`See ${link}`, 'seed')).toEqual({ ok: true, value: BOARD });
    expect(link.length).toBeLessThan(1500);
  });

  test('as a path of the server, unless it is too long for one', async () => {
    const link = await linkOfBoard(BOARD, true);
    expect(link).toMatch(/^https:\/\/example\.org\/board\/[\w-]+$/);
    expect(await readBoard(`See ${link}`, 'seed')).toEqual({ ok: true, value: BOARD });
    const comments = Array.from({ length: 4 }, (_, at) => ({
      at: at + 1,
      text: Array.from({ length: 31 }, (__, n) => sha256Hex(`${at} ${n}`)).join(''),
    }));
    const [line] = BOARD.board.lines;
    if (line === undefined) throw new Error('no line');
    const long = { ...BOARD, board: { ...BOARD.board, lines: [{ ...line, comments }] } };
    expect(await linkOfBoard(long, true)).toContain('/#/board/link/');
  });

  test('from a record and its compact form', async () => {
    const whole = await readBoard(formatRecord(RECORD), 'seed');
    const short = await readBoard(formatCompact(RECORD), 'seed');
    expect(whole).toEqual(boardOfRecord(RECORD, 40));
    expect(short).toEqual(whole);
    const link = `https://example.org/#/replay/${formatCompact(RECORD)}/12`;
    expect(await readBoard(link, 'seed')).toEqual(boardOfRecord(RECORD, 12));
    expect(await readBoard(link.replace('#/', ''), 'seed')).toEqual(boardOfRecord(RECORD, 12));
    const invalid = await readBoard('https://example.org/#/replay/c4.%E0%A4%A/12', 'seed');
    expect(invalid).toMatchObject({ ok: false });
  });

  test('from a position, complete or of a seat', async () => {
    const state = newGame(DEFAULT_OPTIONS, 'position');
    const complete = await readBoard(JSON.stringify(formatPosition(state)), 'seed');
    expect(complete).toMatchObject({ ok: true, value: { place: { line: 0, at: 0 } } });
    const seen = await readBoard(JSON.stringify(formatViewPosition(state, 0)), 'seed');
    if (!seen.ok || seen.value.board.start.kind !== 'position') throw new Error('no position');
    expect(JSON.stringify(seen.value.board.start.position)).not.toContain('?');
    expect(await readBoard(formatBoard(seen.value), 'seed')).toEqual(seen);
  });
});

describe('damaged input is refused', () => {
  test.each(['', 'hello', '{', '{"format":"eminent-board"}', 'c4.x.y.z', '#/board/link/abc'])(
    '%s',
    async (text) => {
      expect(await readBoard(text, 'seed')).toMatchObject({ ok: false });
    },
  );

  test('a cut link', async () => {
    const [, letters = ''] = (await linkOfBoard(BOARD)).split('/link/');
    expect(await boardOfLink(letters.slice(0, -9))).toMatchObject({ ok: false });
  });

  test('a link that unpacks to too much', async () => {
    const letters = await packText(' '.repeat(3_000_000));
    expect(letters.length).toBeLessThan(10_000);
    expect(await boardOfLink(letters)).toMatchObject({ ok: false });
  });

  test('an impossible position, which can be put right by hand', async () => {
    const position = formatPosition(newGame(DEFAULT_OPTIONS, 'position'));
    const wrong = { ...position, supply: 3 };
    expect(await readBoard(JSON.stringify(wrong), 'seed')).toMatchObject({
      ok: false,
      position: wrong,
    });
    const unreadable = await readBoard(JSON.stringify({ ...position, players: 2 }), 'seed');
    expect(unreadable).not.toHaveProperty('position');
  });

  test('an answer that is not legal', async () => {
    const { board, place } = BOARD;
    const [first] = board.lines;
    if (first === undefined) throw new Error('no line');
    const wrong = { ...board, lines: [{ ...first, tokens: ['lead:nothing'] }] };
    expect(await readBoard(formatBoard({ board: wrong, place }), 'seed')).toMatchObject({
      ok: false,
    });
  });
});
