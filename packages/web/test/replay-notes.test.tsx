// Comments on a replay: written and read at their step, kept with the game, part of its link, its
// file and its board.
import {
  DEFAULT_OPTIONS,
  formatCompact,
  formatRecord,
  legalOptions,
  MAX_NOTES,
  makeRecord,
  newGame,
  play,
} from '@eminent/engine';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { boardOfRecord } from '../src/board/board-text.ts';
import { openText } from '../src/records/import-file.ts';
import { FinishedGames } from '../src/storage/finished-games.ts';
import { LocalStore, memoryStorage } from '../src/storage/local-store.ts';
import { mergeNotes, type Notes, writeNote } from '../src/storage/notes.ts';
import { finishedGames } from '../src/storage/storage.ts';
import { furnish, open } from './render-page.tsx';

function shortRecord() {
  const state = newGame(DEFAULT_OPTIONS, 'notes');
  const answers: number[] = [];
  while (state.turnNumber < 4) {
    const answer = legalOptions(state)[0] ?? 0;
    answers.push(answer);
    play(state, answer);
  }
  return makeRecord(DEFAULT_OPTIONS, 'notes', answers, ['Ada', 'Bea']);
}

const RECORD = shortRecord();
const TEXT = formatRecord(RECORD);
const GAME = { id: 'noted', at: 0, names: ['Ada', 'Bea'], scores: [], winners: [], record: TEXT };
const NOTE = { ply: 3, text: 'Research was better.' };

beforeAll(furnish);
beforeEach(() => {
  for (const { id } of finishedGames.list()) finishedGames.remove(id);
});

function field(): HTMLElement {
  return within(screen.getByRole('dialog', { name: 'Comments' })).getByRole('textbox');
}

function write(text: string): void {
  fireEvent.change(field(), { target: { value: text } });
}

test('a comment is written at a step, kept with the game, and shown at its step', async () => {
  finishedGames.add(GAME);
  await open('/replay/noted/3');
  fireEvent.click(screen.getByRole('button', { name: 'Comments' }));
  write('Research\twas better.');
  expect(finishedGames.find('noted')?.notes).toEqual([NOTE]);
  fireEvent.change(screen.getByRole('slider'), { target: { value: '5' } });
  expect(field()).toHaveProperty('value', '');
  write('And here');
  const list = screen.getByRole('list', { name: 'All comments' });
  const items = within(list).getAllByRole('button');
  expect(items.map((item) => item.textContent)).toEqual([
    'Turn 1, step 3Research was better.',
    'Turn 2, step 5And here',
  ]);
  fireEvent.click(items[0] as HTMLElement);
  expect(screen.getByRole('slider')).toHaveProperty('value', '3');
  // In a small window the drawer covers the table, so a press on a comment closes it.
  expect(screen.queryByRole('dialog')).toBeNull();
  const shown = screen.getByText(NOTE.text);
  expect(shown.closest('[role="status"]')).not.toBeNull();
  expect(document.querySelectorAll('[data-note]')).toHaveLength(2);
});

test('clearing a comment removes it', async () => {
  finishedGames.add({ ...GAME, notes: [NOTE] });
  await open('/replay/noted/3');
  fireEvent.click(screen.getByRole('button', { name: 'Comments' }));
  write('');
  expect(finishedGames.find('noted')?.notes).toEqual([]);
});

test('a link carries its comments, and a comment on a linked game keeps the game', async () => {
  await open(`/replay/${formatCompact({ ...RECORD, notes: [NOTE] })}/3`);
  expect(screen.getByText(NOTE.text)).toBeDefined();
  expect(finishedGames.list()).toEqual([]);
  fireEvent.change(screen.getByRole('slider'), { target: { value: '0' } });
  fireEvent.click(screen.getByRole('button', { name: 'Comments' }));
  write('Here we go');
  expect(finishedGames.findRecord(TEXT)?.notes).toEqual([{ ply: 0, text: 'Here we go' }, NOTE]);
});

test('an imported file keeps its comments, and those of this device where both have one', () => {
  const store = new LocalStore(memoryStorage());
  const history = new FinishedGames(store);
  const file = (notes: Notes) => formatRecord({ ...RECORD, notes });
  expect(openText(file([NOTE]), store, history).kind).toBe('record');
  const own = history.findRecord(TEXT);
  expect(own?.notes).toEqual([NOTE]);
  openText(
    file([
      { ply: 3, text: 'other' },
      { ply: 4, text: 'new' },
    ]),
    store,
    history,
  );
  openText(TEXT, store, history);
  expect(history.list()).toHaveLength(1);
  expect(history.find(own?.id ?? '')?.notes).toEqual([NOTE, { ply: 4, text: 'new' }]);
});

test('a file with a bad comment is refused', () => {
  const store = new LocalStore(memoryStorage());
  const opened = openText(`${TEXT}; note 9999: "late"\n`, store, new FinishedGames(store));
  expect(opened).toMatchObject({ kind: 'refused', problem: { kind: 'notes' } });
});

test('on the analysis board the comments are those of the line', () => {
  const read = boardOfRecord({ ...RECORD, notes: [NOTE] }, 3);
  expect(read.ok && read.value.board.lines[0]?.comments).toEqual([{ at: 3, text: NOTE.text }]);
});

test('there is room for a limited number of comments; the others stay', () => {
  const full = Array.from({ length: MAX_NOTES }, (_, ply) => ({ ply, text: 'a' }));
  expect(writeNote(full, MAX_NOTES, 'b')).toEqual(full);
  expect(writeNote(full, 0, 'b')).toHaveLength(MAX_NOTES);
  expect(mergeNotes(full, [{ ply: MAX_NOTES, text: 'b' }])).toEqual(full);
});

test('stored comments that no record can hold go to quarantine with their game', () => {
  const store = new LocalStore(memoryStorage());
  const notes = [NOTE, NOTE];
  store.put('finished.noted', JSON.stringify({ ...GAME, notes }));
  expect(new FinishedGames(store).list()).toEqual([]);
  expect(store.names('damaged.')).toEqual(['damaged.finished.noted']);
});
