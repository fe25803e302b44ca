// Storage: nothing is overwritten or lost, whatever was stored and whatever fits.
import { text, type SavedGame } from '@eminent/protocol';
import { Table } from '@eminent/table';
import { expect, test, vi } from 'vitest';
import { gameOptions } from '../../../tools/game-options.ts';
import {
  quarantinedNames,
  quarantinedText,
  exportAllData,
  deleteQuarantined,
  importText,
} from '../src/storage/quarantine.ts';
import { SavedGames } from '../src/storage/saved-games.ts';
import { type FinishedGame, FinishedGames } from '../src/storage/finished-games.ts';
import { migrate } from '../src/storage/migrate.ts';
import { newId } from '../src/storage/new-id.ts';
import { hasUnsavedGames, riskOf, textToSave } from '../src/storage/unsaved-games.ts';
import { openText } from '../src/records/import-file.ts';
import { memoryStorage, LocalStore, type StorageLike } from '../src/storage/local-store.ts';
import { settled, smallStorage } from './browser-fakes.ts';

/** All games have the same deal. */
function game(id: string, part: Partial<SavedGame> = {}): SavedGame {
  return {
    id,
    game: gameOptions({ players: 2 }),
    seed: 'one seed for all',
    seats: [
      { kind: 'person', name: '' },
      { kind: 'bot', name: 'Vega', bot: 'captain' },
    ],
    tokens: [],
    lastQuestion: 1,
    ...part,
  };
}

function finished(id: string, record = `record of ${id}`): FinishedGame {
  return { id, at: 7, names: ['Ada', 'Vega'], scores: [3, 5], winners: [1], record };
}

function device(storage: StorageLike = memoryStorage()) {
  const shelf = new LocalStore(storage);
  let time = 0;
  const now = () => {
    time++;
    return time;
  };
  return { storage, shelf, games: new SavedGames(shelf, now), history: new FinishedGames(shelf) };
}

test('any number of games are stored side by side, last played first', () => {
  const { games } = device();
  for (const id of ['a', 'b', 'c']) games.save(game(id), 1);
  games.save(game('a', { tokens: ['done'], lastQuestion: 2 }), 3);
  expect(games.list().map(({ saved, turn }) => [saved.id, turn])).toEqual([
    ['a', 3],
    ['c', 1],
    ['b', 1],
  ]);
  expect(games.findById('b')?.saved).toEqual(game('b'));
});

test('lessons are stored separately from games, one state each', () => {
  const { games } = device();
  games.save(game('x', { lesson: 'survey' }), 1);
  games.save(game('y', { lesson: 'attack' }), 1);
  games.save(game('z', { lesson: 'survey', lastQuestion: 4 }), 2);
  expect(games.list()).toEqual([]);
  expect(games.lessons().map(({ saved }) => saved.id)).toEqual(['z', 'y']);
});

test('a deleted game is restored unchanged', () => {
  const { games } = device();
  games.save(game('a'), 2);
  const [kept] = games.list();
  if (kept === undefined) throw new Error('nothing was kept');
  games.remove(kept.saved);
  expect(games.list()).toEqual([]);
  expect(games.restore(kept)).toBe(true);
  expect(games.list()).toEqual([kept]);
});

test('an older state of a game never replaces a newer one', () => {
  const { games } = device();
  games.save(game('a', { tokens: ['done', 'done'], lastQuestion: 9 }), 4);
  games.save(game('a', { tokens: ['done'], lastQuestion: 5 }), 3);
  expect(games.findById('a')?.saved.lastQuestion).toBe(9);
});

test('if storage is full a write fails, and the old value stays', () => {
  const storage = smallStorage(2000);
  const { games, history } = device(storage);
  expect(games.save(game('a'), 1)).toBe(true);
  const tokens = Array.from({ length: 200 }, () => 'done');
  expect(games.save(game('a', { tokens, lastQuestion: 2 }), 1)).toBe(false);
  expect(games.save(game('b', { tokens }), 1)).toBe(false);
  expect(history.add(finished('a', 'x'.repeat(1000)))).toBe(false);
  expect(games.list().map(({ saved }) => saved)).toEqual([game('a')]);
});

test('games that do not fit are listed as unsaved, and are part of the full export', () => {
  const storage = smallStorage(0);
  const { shelf, games, history } = device(storage);
  expect([riskOf(shelf), hasUnsavedGames(shelf)]).toEqual([undefined, false]);
  shelf.write('settings', { lang: 'it' });
  expect(riskOf(shelf)).toEqual({ why: 'full', hasGames: false });
  expect(games.save(game('a'), 1)).toBe(false);
  expect(history.add(finished('b'))).toBe(false);
  expect([riskOf(shelf), hasUnsavedGames(shelf)]).toEqual([{ why: 'full', hasGames: true }, true]);
  const other = device();
  expect(importText(other.shelf, textToSave(shelf))).toEqual({ imported: 2, isFull: false });
  expect(other.games.findById('a')?.saved).toEqual(game('a'));
  expect(other.history.find('b')).toBeDefined();
  // Games that were saved to a file count as saved until they change.
  expect(hasUnsavedGames(shelf)).toBe(false);
  games.save(game('a', { lastQuestion: 2 }), 1);
  expect(hasUnsavedGames(shelf)).toBe(true);
  storage.room = 100_000;
  expect(games.save(game('a', { lastQuestion: 2 }), 1)).toBe(true);
  expect(history.add(finished('b'))).toBe(true);
  shelf.write('settings', { lang: 'it' });
  expect([riskOf(shelf), hasUnsavedGames(shelf)]).toEqual([undefined, false]);
});

test('an imported record that does not fit is still where it was', () => {
  const { shelf, history } = device(smallStorage(0));
  const { id, ...foreign } = finished('a');
  expect([history.addRecord(foreign), riskOf(shelf)]).toEqual([undefined, undefined]);
  expect(id).toBe('a');
});

test('a storage that ends with the page puts all games at risk', () => {
  const shelf = new LocalStore(memoryStorage(), false);
  expect([riskOf(shelf), hasUnsavedGames(shelf)]).toEqual([
    { why: 'refused', hasGames: false },
    false,
  ]);
  new SavedGames(shelf).save(game('a'), 1);
  expect([riskOf(shelf), hasUnsavedGames(shelf)]).toEqual([
    { why: 'refused', hasGames: true },
    true,
  ]);
  textToSave(shelf);
  expect(hasUnsavedGames(shelf)).toBe(false);
});

test('finished games of the same deal are all stored, and none replaces another', () => {
  const { history } = device();
  expect(history.add(finished('a'))).toBe(true);
  expect(history.add(finished('b'))).toBe(true);
  expect(history.add(finished('a', 'another record'))).toBe(true);
  expect(history.find('a')?.record).toBe('record of a');
  expect(history.list()).toHaveLength(2);
  for (let i = 0; i < 100; i++) history.add(finished(newId()));
  expect(history.list()).toHaveLength(102);
});

test('an imported record is stored once', () => {
  const { history } = device();
  const { id: _, ...foreign } = finished('', 'from elsewhere');
  const first = history.addRecord(foreign);
  expect(history.addRecord(foreign)).toBe(first);
  expect(history.list()).toHaveLength(1);
});

test.each([
  ['not JSON', '{"at":1,"saved"'],
  ['other data', '[1,2,3]'],
  ['endless nesting', '['.repeat(10_000)],
  ['an incomplete game', JSON.stringify({ at: 1, saved: { id: 'a', seed: 'x' } })],
  [
    'rules of another version',
    JSON.stringify({ at: 1, saved: game('a', { game: { a: 1 } as never }) }),
  ],
])('a damaged item (%s) is quarantined whole, and everything else works', (_, damaged) => {
  const { games, shelf, storage } = device();
  games.save(game('b'), 1);
  storage.setItem('eminent.game.a', damaged);
  expect(games.list().map(({ saved }) => saved.id)).toEqual(['b']);
  expect(quarantinedNames(shelf)).toEqual(['damaged.game.a']);
  expect(JSON.parse(quarantinedText(shelf))).toMatchObject({ kept: { 'damaged.game.a': damaged } });
  expect(storage.getItem('eminent.game.a')).toBeNull();
  deleteQuarantined(shelf);
  expect(quarantinedNames(shelf)).toEqual([]);
  expect(games.list()).toHaveLength(1);
});

test('two damaged items with one key are both kept', () => {
  const { games, shelf, storage } = device();
  for (const damaged of ['one', 'two', 'two']) {
    storage.setItem('eminent.game.a', damaged);
    games.list();
  }
  expect(quarantinedNames(shelf).map((name) => shelf.text(name))).toEqual(['one', 'two']);
});

test('if storage is too full for the quarantine, a damaged item stays where it is', () => {
  const storage = smallStorage(30);
  const { shelf, games } = device(storage);
  storage.setItem('eminent.game.a', 'x'.repeat(25));
  expect(games.list()).toEqual([]);
  expect(shelf.text('game.a')).toBe('x'.repeat(25));
});

test('valid fields of damaged settings are used', () => {
  const { shelf, storage } = device();
  const fields = { lang: text(2), theme: text() };
  storage.setItem('eminent.settings', JSON.stringify({ lang: 'klingon', theme: 'dark', x: 1 }));
  expect(shelf.readParts('settings', fields)).toEqual({ theme: 'dark' });
  expect(quarantinedNames(shelf)).toEqual(['damaged.settings']);
  for (const damaged of ['', 'null', '[]', '"dark"', '{']) {
    storage.setItem('eminent.settings', damaged);
    expect(shelf.readParts('settings', fields)).toEqual({});
  }
});

test('a game saved by an older page keeps its highest question id', () => {
  const { games, storage } = device();
  games.save(game('a', { lastQuestion: 7 }), 1);
  const key = 'eminent.game.a';
  const text = storage.getItem(key) ?? '';
  expect(text).toContain('"lastQuestion":7');
  storage.setItem(key, text.replace('"lastQuestion"', '"asked"'));
  expect(games.findById('a')?.saved.lastQuestion).toBe(7);
});

const { id: _, lastQuestion: __, ...old } = game('');

test('data of older versions is migrated: a game, a lesson, the history', () => {
  const { shelf, storage, games, history } = device();
  storage.setItem('eminent.game', JSON.stringify({ ...old, tokens: ['done'] }));
  storage.setItem('eminent.lesson', JSON.stringify({ ...old, lesson: 'survey' }));
  storage.setItem('eminent.history', JSON.stringify([finished('seed 1'), finished('seed 2')]));
  storage.setItem('eminent.settings', '{"lang":"it"}');
  migrate(shelf, games, history);
  expect(games.list()).toMatchObject([{ saved: { ...old, tokens: ['done'] } }]);
  expect(games.lessons()).toMatchObject([{ saved: { lesson: 'survey' } }]);
  expect(history.find('seed 1')).toEqual(finished('seed 1'));
  expect(history.list()).toHaveLength(2);
  for (const name of ['game', 'lesson', 'history']) expect(shelf.text(name)).toBeUndefined();
  const before = exportAllData(shelf);
  migrate(shelf, games, history);
  expect(exportAllData(shelf)).toBe(before);
});

test('all valid entries of an old history are migrated, and the whole list is quarantined', () => {
  const { shelf, storage, games, history } = device();
  const text = JSON.stringify([finished('a'), { id: 'b' }, 7, finished('c')]);
  storage.setItem('eminent.history', text);
  storage.setItem('eminent.game', '{"seed":');
  migrate(shelf, games, history);
  expect(
    history
      .list()
      .map(({ id }) => id)
      .sort(),
  ).toEqual(['a', 'c']);
  expect(shelf.text('damaged.history')).toBe(text);
  expect(shelf.text('damaged.game')).toBe('{"seed":');
});

test('if storage is full old data stays, and is migrated on a later visit', () => {
  const storage = smallStorage(1000);
  const { shelf, games, history } = device(storage);
  const list = [finished('a', 'a'.repeat(200)), finished('b', 'b'.repeat(200))];
  storage.setItem('eminent.history', JSON.stringify(list));
  migrate(shelf, games, history);
  expect(shelf.text('history')).toBe(JSON.stringify(list));
  expect(history.list()).toHaveLength(1);
  storage.room = 10_000;
  migrate(shelf, games, history);
  expect(
    history
      .list()
      .map(({ id }) => id)
      .sort(),
  ).toEqual(['a', 'b']);
  expect(shelf.text('history')).toBeUndefined();
});

test('an export of one device is imported on another, in addition to its own data', () => {
  const one = device();
  one.games.save(game('a', { lastQuestion: 3 }), 2);
  one.history.add(finished('f'));
  one.storage.setItem('eminent.settings', '{"lang":"it"}');
  one.storage.setItem('eminent.game.bad', 'damaged');
  const text = exportAllData(one.shelf);
  const other = device();
  other.games.save(game('a', { lastQuestion: 9 }), 5);
  expect(importText(other.shelf, text)).toEqual({ imported: 2, isFull: false });
  expect(other.games.findById('a')?.saved.lastQuestion).toBe(9);
  expect(other.history.find('f')).toEqual(finished('f'));
  expect(other.shelf.text('settings')).toBeUndefined();
  expect(other.games.list()).toHaveLength(1);
  expect(quarantinedNames(other.shelf)).toEqual(['damaged.game.bad']);
  expect(importText(other.shelf, text)).toEqual({ imported: 1, isFull: false });
  expect(importText(new LocalStore(smallStorage(10)), text)).toEqual({ imported: 0, isFull: true });
  for (const none of ['', '{}', '[]', 'official 2', '['.repeat(10_000)]) {
    expect(importText(other.shelf, none)).toBeUndefined();
  }
});

test('finished lessons, victories and puzzle results are imported, with those of the device', () => {
  const [one, other] = [device(), device()];
  const put = ({ shelf }: typeof one, items: Record<string, unknown>) => {
    for (const [name, item] of Object.entries(items)) shelf.put(name, JSON.stringify(item));
  };
  const won = (mission: string, lead: number) => ({ mission, lead });
  const puzzles = { rating: 1500 };
  put(one, { lessons: ['survey', 'colonize'], campaign: [won('a', 5), won('b', 1)], puzzles });
  put(other, { lessons: ['colonize', 'warfare'], campaign: [won('a', 3), won('b', 2)] });
  const backup = exportAllData(one.shelf);
  expect(importText(other.shelf, backup)).toEqual({ imported: 3, isFull: false });
  const item = (name: string) => JSON.parse(other.shelf.text(name) ?? '');
  expect(item('lessons')).toEqual(['colonize', 'warfare', 'survey']);
  expect(item('campaign')).toEqual([won('b', 2), won('a', 5)]);
  expect(item('puzzles')).toEqual(puzzles);
  expect(importText(other.shelf, backup)).toEqual({ imported: 0, isFull: false });
});

test('a game that is already stored gets the notes of an imported backup', () => {
  const [one, other] = [device(), device()];
  const named = (id: string) => ({ ...finished(id), record: `eminent-record 1 of ${id}` });
  for (const id of ['same', 'elsewhere', 'unchanged']) one.history.add(named(id));
  one.history.keepNotes('same', [
    { ply: 1, text: 'theirs' },
    { ply: 2, text: 'second' },
  ]);
  one.history.keepNotes('elsewhere', [{ ply: 0, text: 'opening' }]);
  const { id: _, ...opened } = named('elsewhere');
  const elsewhere = other.history.addRecord(opened) ?? '';
  other.history.add({ ...named('same'), notes: [{ ply: 1, text: 'mine' }] });
  other.history.add({ ...named('unchanged'), notes: [{ ply: 4, text: 'mine' }] });
  const backup = exportAllData(one.shelf);
  expect(importText(other.shelf, backup)).toEqual({ imported: 2, isFull: false });
  expect(other.history.list()).toHaveLength(3);
  expect(other.history.find('same')?.notes).toEqual([
    { ply: 1, text: 'mine' },
    { ply: 2, text: 'second' },
  ]);
  expect(other.history.find(elsewhere)?.notes).toEqual([{ ply: 0, text: 'opening' }]);
  expect(other.history.find('unchanged')?.notes).toEqual([{ ply: 4, text: 'mine' }]);
  // Importing the same file again changes nothing.
  expect(importText(other.shelf, backup)).toEqual({ imported: 0, isFull: false });
});

test('a file is a record, an export, or rejected with a sentence', () => {
  const { shelf, history } = device();
  const table = new Table({
    game: game('').game,
    seed: 'file',
    seats: ['Ada', 'Vega'].map((name) => ({ kind: 'bot', name, bot: 'random' })),
  });
  while (!table.over) table.step();
  const opened = openText(table.recordText(), shelf, history);
  expect(opened.kind === 'record' && history.find(opened.id)?.names).toEqual(['Ada', 'Vega']);
  expect(openText(table.recordText(), shelf, history)).toEqual(opened);
  for (const end of ['\r\n', '\r', '\n; a remark\n']) {
    const written = table.recordText().replaceAll('\n', end);
    expect(openText(written, shelf, history)).toEqual(opened);
  }
  expect(openText(exportAllData(shelf), shelf, history)).toEqual({ kind: 'imported', items: 0 });
  // Another device has the same record under another key.
  const other = device();
  openText(table.recordText(), other.shelf, other.history);
  expect(openText(exportAllData(shelf), other.shelf, other.history)).toEqual({
    kind: 'imported',
    items: 0,
  });
  expect(openText('neither this nor that', shelf, history).kind).toBe('refused');
  const full = new LocalStore(smallStorage(10));
  expect(openText(table.recordText(), full, new FinishedGames(full))).toEqual({ kind: 'full' });
});

test('an imported record with a long seed and long names is stored, and can be continued', () => {
  const { shelf, history, games } = device();
  const [name, seed] = ['n'.repeat(4000), 's'.repeat(4000)];
  const seats = [{ kind: 'person', name } as const, { kind: 'bot', name, bot: 'random' } as const];
  const table = new Table({ game: game('').game, seed, seats });
  const opened = openText(table.recordText(), shelf, history);
  expect(opened.kind).toBe('record');
  expect(history.list()).toHaveLength(1);
  games.save(game('a', { seed, seats }), 1);
  expect(games.list()).toHaveLength(1);
  expect(quarantinedNames(shelf)).toEqual([]);
});

test('subscribers are notified of changes, in this and other tabs', async () => {
  const { shelf } = device();
  const onRefused = vi.fn<(name: string) => void>();
  const stop = shelf.subscribe(onRefused);
  shelf.write('x', {});
  shelf.onExternalChange('eminent.game.a');
  shelf.onExternalChange('of.another.page');
  shelf.onExternalChange(null);
  await settled();
  expect(onRefused.mock.calls.flat()).toEqual(['x', 'game.a', '']);
  stop();
  shelf.write('x', {});
  await settled();
  expect(onRefused).toHaveBeenCalledTimes(3);
});

test('ids are unique, also without https', () => {
  const ids = Array.from({ length: 100 }, newId);
  const uuid = vi.spyOn(crypto, 'randomUUID');
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  ids.push(...Array.from({ length: 100 }, newId));
  uuid.mockRestore();
  expect(new Set(ids).size).toBe(200);
  expect(ids.every((id) => /^[\da-f-]{32,36}$/.test(id))).toBe(true);
});
