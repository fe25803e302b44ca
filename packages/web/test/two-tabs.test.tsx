// What another tab stores is shown, and no later write reverts it.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DEFAULT_OPTIONS, formatRecord, legalOptions, makeRecord, newGame } from '@eminent/engine';
import { beforeAll, expect, test } from 'vitest';
import { useCoach } from '../src/game/coach-store.ts';
import { useFinished } from '../src/learn/finished-lessons.ts';
import { useMutedUsers } from '../src/online/table/muted-users.ts';
import { useAnnouncements } from '../src/online/table/table-announcer.tsx';
import {
  afterRun,
  afterTry,
  NO_PROGRESS,
  usePuzzleProgress,
} from '../src/puzzles/puzzle-progress.ts';
import { useSettings } from '../src/settings/settings.ts';
import { boards, finishedGames, localStore } from '../src/storage/storage.ts';
import { settled } from './browser-fakes.ts';
import { furnish, open } from './render-page.tsx';

beforeAll(furnish);

const storedAt = (name: string): unknown => JSON.parse(localStore.text(name) ?? 'null');

async function otherTab(name: string, value: object): Promise<void> {
  localStorage.setItem(`eminent.${name}`, JSON.stringify(value));
  await act(async () => {
    localStore.onExternalChange(`eminent.${name}`);
    await settled();
  });
}

test('results of puzzles', async () => {
  const puzzle = { n: 1, rating: 1500 };
  await otherTab('puzzles', afterTry(NO_PROGRESS, puzzle, true));
  usePuzzleProgress.getState().change((progress) => afterRun(progress, 3));
  expect(storedAt('puzzles')).toMatchObject({ tried: [{ n: 1, solved: true }], bestRun: 3 });
});

test('finished lessons', async () => {
  await otherTab('lessons', ['action']);
  useFinished.getState().finish('role');
  expect(storedAt('lessons')).toEqual(['action', 'role']);
});

test('the coach', async () => {
  useCoach.getState().turnOn();
  await otherTab('coach', { here: false, met: [] });
  expect(useCoach.getState().isOn).toBe(false);
});

test('announcements for screen readers', async () => {
  await otherTab('table-heard', { talk: false, presence: true, clocks: true });
  useAnnouncements.getState().change('clocks', false);
  expect(storedAt('table-heard')).toEqual({ talk: false, presence: true, clocks: false });
});

test('muted users', async () => {
  await otherTab('muted', { people: ['a'] });
  useMutedUsers.getState().mute('b', true);
  expect(storedAt('muted')).toEqual({ people: ['a', 'b'] });
});

test('settings, with the language', async () => {
  const { change } = useSettings.getState();
  change({ volume: 10 });
  await otherTab('settings', { ...(storedAt('settings') as object), lang: 'it', textSize: 150 });
  await waitFor(() => expect(useSettings.getState().lang).toBe('it'));
  change({ volume: 20 });
  expect(storedAt('settings')).toMatchObject({ lang: 'it', textSize: 150, volume: 20 });
  change({ lang: 'en', textSize: 100 });
});

test('an analysis board', async () => {
  const board = {
    name: 'One',
    start: { kind: 'deal', options: DEFAULT_OPTIONS, seed: 'tabs' },
    names: ['', ''],
    lines: [{ name: '', at: 0, tokens: [], comments: [] }],
  } as const;
  boards.save({ id: 'b', at: 1, board });
  await open('/board/b');
  fireEvent.click(await screen.findByRole('button', { name: 'Lines and comments' }));
  await otherTab('board.b', { id: 'b', at: 2, board: { ...board, name: 'Two' } });
  expect(screen.getByDisplayValue('Two')).toBeDefined();
});

test('comments on a replay', async () => {
  const state = newGame(DEFAULT_OPTIONS, 'tabs');
  const answers = [legalOptions(state)[0] ?? 0];
  const record = formatRecord(makeRecord(DEFAULT_OPTIONS, 'tabs', answers, ['', '']));
  const game = { id: 'n', at: 1, names: ['', ''], scores: [], winners: [], record };
  finishedGames.add(game);
  await open('/replay/n/0');
  fireEvent.click(screen.getByRole('button', { name: 'Comments' }));
  const other = { ply: 1, text: 'From the other tab' };
  await otherTab('finished.n', { ...game, notes: [other] });
  const field = within(screen.getByRole('dialog')).getByRole('textbox');
  fireEvent.change(field, { target: { value: 'From here' } });
  expect(finishedGames.find('n')?.notes).toEqual([{ ply: 0, text: 'From here' }, other]);
});
