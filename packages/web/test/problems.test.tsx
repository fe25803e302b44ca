// What is wrong with a file, a link or the options of a game is told in the language of the page; only the sentence of the program below it is English.
import { loadLanguage } from '@eminent/text';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useStore } from '../src/game/store.ts';
import { useSettings } from '../src/settings/settings.ts';
import { furnish, open } from './on-page.tsx';

beforeAll(async () => {
  furnish();
  await loadLanguage('it');
  act(() => useSettings.getState().change({ lang: 'it' }));
});
afterAll(() => act(() => useSettings.getState().change({ lang: 'en' })));
beforeEach(() => act(() => useStore.getState().leave()));

async function openFile(file: File): Promise<string> {
  await open('/replays');
  const input = document.querySelector('input[type=file]');
  if (input === null) throw new Error('there is nothing to choose a file with');
  fireEvent.change(input, { target: { files: [file] } });
  return (await screen.findByRole('alert')).textContent ?? '';
}

describe('a file that is no record', () => {
  test('is told in Italian, and what the program says of it stands behind it', async () => {
    const alert = await openFile(new File(['una lista della spesa'], 'spesa.txt'));
    expect(alert).toMatch(/^Questa non è la registrazione di una partita\./);
    expect(alert).toContain('Il programma dice: line 1');
  });

  test('is not read when it is too large for any game', async () => {
    const file = new File(['x'], 'x.txt');
    Object.defineProperty(file, 'size', { value: 5_000_000_000 });
    file.text = () => Promise.reject(new Error('was read'));
    expect(await openFile(file)).toBe('È troppo lunga per essere la registrazione di una partita.');
  });
});

test('a damaged link is told in Italian', async () => {
  await open(`/replay/r.${btoa('neither this nor that')}`);
  const alert = screen.getByRole('alert').textContent ?? '';
  expect(alert).toContain('Non è possibile mostrare questa partita.');
  expect(alert).toContain('Questa non è la registrazione di una partita.');
});

test('options that contradict each other are told in Italian', async () => {
  await open('/new');
  fireEvent.click(screen.getByRole('radio', { name: /Modalità estesa/ }));
  const alert = screen.getByRole('alert').textContent;
  expect(alert).toBe(
    'Queste scelte non vanno insieme: Variante (Modalità estesa) e Giocatori (2). Cambiane una.',
  );
});
