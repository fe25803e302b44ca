// Problems of files, links and options are reported in the language of the page; only the technical
// message below is English.
import { checkOptions, type GameOptions } from '@eminent/engine';
import { loadLanguage } from '@eminent/text';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { byDepth } from '../../../tools/test-depth.ts';
import { useGameStore } from '../src/game/current-game.ts';
import { useSettings } from '../src/settings/settings.ts';
import { furnish, open } from './render-page.tsx';

beforeAll(async () => {
  furnish();
  await loadLanguage('it');
  act(() => useSettings.getState().change({ lang: 'it' }));
});
afterAll(() => act(() => useSettings.getState().change({ lang: 'en' })));
beforeEach(() => act(() => useGameStore.getState().leave()));

async function openFile(file: File): Promise<string> {
  await open('/replays');
  const input = document.querySelector('input[type=file]');
  if (input === null) throw new Error('there is nothing to choose a file with');
  fireEvent.change(input, { target: { files: [file] } });
  return (await screen.findByRole('alert')).textContent ?? '';
}

describe('a file that is not a record', () => {
  test('is reported in Italian, followed by the technical message', async () => {
    const alert = await openFile(new File(['una lista della spesa'], 'spesa.txt'));
    expect(alert).toMatch(/^Questa non è la registrazione di una partita\./);
    expect(alert).toContain('Dettagli: line 1');
  });

  test('is not read if it is too large for any game', async () => {
    const file = new File(['x'], 'x.txt');
    Object.defineProperty(file, 'size', { value: 5_000_000_000 });
    file.text = () => Promise.reject(new Error('was read'));
    expect(await openFile(file)).toBe('È troppo lunga per essere la registrazione di una partita.');
  });
});

test('a damaged link is reported in Italian', async () => {
  await open(`/replay/r.${btoa('neither this nor that')}`);
  const alert = screen.getByRole('alert').textContent ?? '';
  expect(alert).toContain('Non è possibile mostrare questa partita.');
  expect(alert).toContain('Questa non è la registrazione di una partita.');
});

test('options that exclude each other are disabled, with a reason in Italian', async () => {
  await open('/new');
  const extended = screen.getByRole<HTMLInputElement>('radio', { name: /Modalità estesa/ });
  expect(extended.disabled).toBe(true);
  expect(extended.closest('label')?.textContent).toContain('Non con 2 giocatori.');
  fireEvent.click(screen.getByRole('radio', { name: '3' }));
  expect(extended.disabled).toBe(false);
  fireEvent.click(extended);
  const two = screen.getByRole<HTMLInputElement>('radio', { name: '2' });
  expect(two.disabled).toBe(true);
  const why = document.getElementById(two.getAttribute('aria-describedby') ?? '');
  expect(why?.textContent).toContain('2 e 4: Non con «Modalità estesa».');
});

test('every offered game starts in each of its variants', async () => {
  const started: GameOptions[] = [];
  const { start } = useGameStore.getState();
  useGameStore.setState({ start: ({ game }) => void started.push(game) });
  const choose = async (players: string, game: number): Promise<HTMLInputElement[]> => {
    await open('/new');
    fireEvent.click(screen.getByRole('radio', { name: players }));
    fireEvent.click(radiosOf('game')[game] as HTMLInputElement);
    return radiosOf('variant').filter((radio) => !radio.disabled);
  };
  const counts = byDepth(['3'], ['2', '3', '4']);
  for (const players of counts) {
    for (const game of [0, 1, 2, 3]) {
      const variants = await choose(players, game);
      for (const at of variants.keys()) {
        const variant = (await choose(players, game))[at] as HTMLInputElement;
        fireEvent.click(variant);
        fireEvent.submit(variant.form as HTMLFormElement);
      }
    }
  }
  useGameStore.setState({ start });
  expect(started.length).toBeGreaterThan(7 * counts.length - 1);
  expect(started.filter((game) => !checkOptions(game).ok)).toEqual([]);
});

function radiosOf(group: string): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>(`input[name=${group}]`)];
}
