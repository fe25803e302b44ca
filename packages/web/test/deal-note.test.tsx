// Deal notes: this device stores its note before sending anything, and the proof is compared with
// it at the end.
import {
  type FairProof,
  parseProof,
  type RematchState,
  verifyDeal,
} from '@eminent/protocol/online';
import { loadPart } from '@eminent/text';
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { localStore } from '../src/storage/storage.ts';
import {
  dealAfter,
  keepWords,
  moveNote,
  noteDeal,
  noteOf,
  ownWords,
  wordsFor,
} from '../src/online/deal-note.ts';
import { useTakeSeat } from '../src/online/invite/take-seat.ts';
import { socket } from '../src/online/page-socket.ts';
import { useSession } from '../src/online/user-session.ts';
import { GameOver, ResultNotes } from '../src/online/table/game-over.tsx';
import { useTable } from '../src/online/table/table-store.ts';
import type { VerifyOrder } from '../src/online/fair-deal/verify-worker.ts';
import { furnish, gameOf } from './render-page.tsx';
import { FakeTableServer } from './online-server.ts';
import TEXT from '../../../docs/fair-deal.json?raw';

const PROMISE = 'ab'.repeat(32);
const server = new FakeTableServer();

class VerifyingWorker extends EventTarget {
  postMessage(order: Partial<VerifyOrder>): void {
    const { proof, note } = order;
    if (proof === undefined) return;
    const event = new MessageEvent('message', { data: verifyDeal(proof, note) });
    queueMicrotask(() =>
      act(() => {
        this.dispatchEvent(event);
      }),
    );
  }
  terminate(): void {}
}

const sendCommand = vi.spyOn(socket, 'sendCommand');

beforeAll(async () => {
  furnish();
  Object.assign(globalThis, { Worker: VerifyingWorker });
  await loadPart('online');
  sendCommand.mockImplementation((one) => ({ ...one, key: 'key-of-a-test' }) as never);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const name of [...localStore.names('deal.'), ...localStore.names('words.')])
    localStore.remove(name);
});

test('taking a seat sends the words noted with the promise, and the same ones when repeated', async () => {
  const { game } = server;
  useSession.setState({ session: { person: { id: 'p', name: 'Ada' } } as never });
  const sent: { readonly words: string; readonly noted: unknown }[] = [];
  const request = async (_: unknown, init?: RequestInit): Promise<Response> => {
    const { words } = JSON.parse(init?.body as string) as { words: string };
    sent.push({ words, noted: noteOf('t1') });
    throw new TypeError('the network is gone');
  };
  vi.stubGlobal('fetch', request);
  const { result } = renderHook(() => useTakeSeat());
  const row = { table: 't1', promise: PROMISE, game };
  await act(() => result.current.sit(row));
  // A second request, with another promise, sends the same words and does not change the note.
  await act(() => result.current.sit({ ...row, promise: 'cd'.repeat(32) }));
  const words = ownWords('t1');
  expect(words).toMatch(/^[0-9a-f]{32}$/);
  const noted = { table: 't1', commitment: PROMISE, words, game };
  expect(sent).toEqual([
    { words, noted },
    { words, noted },
  ]);
});

test('nothing is noted without a promise, or for a deal without own words', () => {
  noteDeal({ table: 't2', promise: PROMISE });
  expect(noteOf('t2')).toBeUndefined();
  keepWords('t2', 'ef'.repeat(16));
  noteDeal({ table: 't2' });
  expect(noteOf('t2')).toBeUndefined();
  noteDeal({ table: 't2', promise: PROMISE });
  expect(noteOf('t2')).toEqual({ table: 't2', commitment: PROMISE, words: 'ef'.repeat(16) });
});

test('the note for a rematch moves to the new table', () => {
  const deal = dealAfter('t3');
  const words = wordsFor(deal);
  noteDeal({ table: deal, promise: PROMISE });
  moveNote(deal, 't4');
  expect(ownWords('t4')).toBe(words);
  expect(noteOf('t4')).toEqual({ table: 't4', commitment: PROMISE, words });
  expect(localStore.names('').filter((name) => name.includes('after-'))).toEqual([]);
});

const { view } = server;
const game = { ...gameOf(view), names: ['Ada', 'Bo'] };

function showAfter(part: { readonly rematch?: RematchState; readonly proof?: FairProof }): void {
  const { rematch, proof } = part;
  const shown = server.shown({
    ...(rematch === undefined ? {} : { rematch }),
    result: { how: 'played', ...(proof === undefined ? {} : { proof }) },
  });
  act(() => useTable.setState({ table: shown.table, shown }));
}

test('a rematch sends words, and notes its promise first', async () => {
  showAfter({});
  render(<GameOver game={game} />);
  // Without a promise of the server, the button for a rematch is not shown.
  expect(screen.queryByRole('button', { name: 'Play again' })).toBeNull();
  const rematch = { wanted: [false, false], sameDeal: [false, false], promise: PROMISE };
  showAfter({ rematch });
  const deal = dealAfter(server.id);
  let noted: unknown;
  sendCommand.mockImplementationOnce((one) => {
    noted = noteOf(deal);
    return { ...one, key: 'key-of-a-test' } as never;
  });
  fireEvent.click(screen.getByRole('button', { name: 'Play again' }));
  const words = ownWords(deal);
  expect(words).toMatch(/^[0-9a-f]{32}$/);
  expect(sendCommand).toHaveBeenLastCalledWith(
    expect.objectContaining({ type: 'rematch', sameDeal: false, words }),
  );
  expect(noted).toMatchObject({ commitment: PROMISE, words });
  showAfter({ rematch: { ...rematch, wanted: [true, false], table: 'next1' } });
  expect(noteOf('next1')).toMatchObject({ table: 'next1', commitment: PROMISE, words });
});

test('at the end of a game its deal is compared with the note', async () => {
  const read = parseProof(TEXT);
  if (!read.ok) throw new Error(read.error);
  const proof = { ...read.value, table: 'other' };
  keepWords('other', 'ef'.repeat(16));
  noteDeal({ table: 'other', promise: PROMISE });
  showAfter({ proof });
  render(<ResultNotes />);
  expect(await screen.findByRole('button', { name: 'Deal not verified' })).toBeDefined();
  localStore.remove('deal.other');
  localStore.remove('words.other');
  showAfter({ proof: read.value });
  expect(await screen.findByRole('button', { name: 'Deal verified' })).toBeDefined();
});
