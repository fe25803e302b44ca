// A browser that refuses all storage: the page warns, offers a file, and asks before it is closed.
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

Object.defineProperty(globalThis, 'localStorage', {
  get: () => {
    throw new DOMException('denied', 'SecurityError');
  },
});
const { savedGames } = await import('../src/storage/storage.ts');
const { StorageWarning } = await import('../src/ui/storage-warning.tsx');

const leave = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('the warning that nothing is stored appears once, and again with the first game to save', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (file) => {
    saved.push(file as Blob);
    return 'blob:';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const notice = () => document.querySelector('[data-not-kept]')?.textContent;
  render(<StorageWarning />);
  expect(notice()).toContain('stores nothing for this page');
  expect(screen.queryByRole('button', { name: 'Save all games to a file' })).toBeNull();
  act(() => screen.getByRole('button', { name: 'Got it' }).click());
  expect([notice(), leave()]).toEqual([undefined, false]);
  await act(async () => {
    const { setUpGame } = await import('../src/new-game/new-game-setup.ts');
    const { DEFAULT_OPTIONS } = await import('@eminent/engine');
    const seats = [{ name: '' }, { name: 'Vega', bot: 'captain' }];
    savedGames.save(setUpGame(DEFAULT_OPTIONS, seats, 'chance', 'a'), 1);
  });
  expect(leave()).toBe(true);
  act(() => screen.getByRole('button', { name: 'Save all games to a file' }).click());
  expect(await saved.at(-1)?.text()).toContain('eminent-kept');
  expect([notice(), leave()]).toEqual([undefined, false]);
});
