// Fair deals on the page: opening a proof, verifying it, and comparing it with the note of this
// device.
import { type FairProof, parseProof, verifyDeal } from '@eminent/protocol/online';
import { LANGUAGES, loadLanguage, msg } from '@eminent/text';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { localStore } from '../src/storage/storage.ts';
import { keepNote, noteOf, wordsFor } from '../src/online/deal-note.ts';
import type { VerifyOrder } from '../src/online/fair-deal/verify-worker.ts';
import { useSettings } from '../src/settings/settings.ts';
import { furnish, open } from './render-page.tsx';
import TEXT from '../../../docs/fair-deal.json?raw';

function proofOf(text: string): FairProof {
  const read = parseProof(text);
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

const PROOF = proofOf(TEXT);

function tellSoon(worker: EventTarget, event: Event): void {
  queueMicrotask(() =>
    act(() => {
      worker.dispatchEvent(event);
    }),
  );
}

class VerifyingWorker extends EventTarget {
  postMessage(order: Partial<VerifyOrder>): void {
    const { proof, note } = order;
    // Messages without a proof are for workers that draw pictures.
    if (proof === undefined) return;
    const data = verifyDeal(proof, note);
    tellSoon(this, new MessageEvent('message', { data }));
  }
  terminate(): void {}
}

class BrokenWorker extends EventTarget {
  postMessage(): void {
    tellSoon(this, new Event('error'));
  }
  terminate(): void {}
}

beforeAll(async () => {
  furnish();
  for (const lang of LANGUAGES) await loadLanguage(lang);
});
beforeEach(() => Object.assign(globalThis, { Worker: VerifyingWorker }));
afterEach(() => {
  for (const name of [...localStore.names('deal.'), ...localStore.names('words.')])
    localStore.remove(name);
  act(() => useSettings.getState().change({ lang: 'en' }));
});

async function openProof(text: string): Promise<void> {
  await open('/verify');
  const input = document.querySelector('input[type="file"]') as HTMLInputElement;
  const file = new File([text], 'proof.json', { type: 'application/json' });
  fireEvent.change(input, { target: { files: [file] } });
}

function steps(): readonly (readonly [string | undefined, string | undefined])[] {
  return [...document.querySelectorAll<HTMLElement>('[data-step]')].map(({ dataset }) => [
    dataset['step'],
    dataset['fits'],
  ]);
}

test.each(LANGUAGES)('a valid proof is verified, in %s', async (lang) => {
  act(() => useSettings.getState().change({ lang }));
  await openProof(TEXT);
  await screen.findByRole('heading', { level: 1, name: msg(lang, 'online.verified.fits') });
  expect(steps()).toEqual(
    ['sealed', 'words', 'shuffles', 'secret', 'answers'].map((step) => [step, 'true']),
  );
  const main = screen.getByRole('main');
  expect(main.textContent).toContain(msg(lang, 'online.verified.notNoted'));
  expect(main.textContent).toContain('4bc1 907e 55d2 0a88 14f3 6e9b c07a 12dd');
  expect(main.textContent).toContain('npm run eminent -- verify eminent-k7q2vxn4ma.json');
  expect(main.textContent).toContain(msg(lang, 'online.verified.leftOut', { n: 2 }));
});

test('a forged item is named, and the replay is not offered', async () => {
  await openProof(TEXT.replace(PROOF.commitment, PROOF.commitment.replace('28', '29')));
  await screen.findByRole('heading', { level: 1, name: 'Deal not verified' });
  expect(steps().filter(([, fits]) => fits === 'false')).toEqual([['secret', 'false']]);
  const line = document.querySelector<HTMLElement>('[data-step="secret"]');
  expect(line?.textContent).toContain('The secret’s hash differs from the promised one.');
  expect(within(line as HTMLElement).getByText('doesn’t match')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Watch the game' })).toBeNull();
});

test('a promise that differs from the note of this device is detected', async () => {
  const { table, commitment, first } = PROOF;
  const words = PROOF.seats[0]?.words ?? '';
  const record = /^options: (.*)$/m.exec(PROOF.record)?.[1] ?? '';
  const note = { table, commitment, words, game: JSON.parse(record), first };
  keepNote(note);
  await openProof(TEXT);
  await screen.findByRole('heading', { level: 1, name: 'Deal verified' });
  expect(screen.getByRole('main').textContent).toContain('This device noted it before the deal.');
  localStore.remove(`deal.${table}`);
  keepNote({ ...note, commitment: 'ab'.repeat(32) });
  await openProof(TEXT);
  await screen.findByRole('heading', { level: 1, name: 'Deal not verified' });
  expect(steps()[0]).toEqual(['sealed', 'false']);
});

test('the first note of a table is kept, and its words never change', () => {
  const words = wordsFor('one');
  expect(words).toMatch(/^[0-9a-f]{32}$/);
  expect(wordsFor('one')).toBe(words);
  expect(wordsFor('other')).not.toBe(words);
  const { table, commitment, first } = PROOF;
  const options = JSON.parse(/^options: (.*)$/m.exec(PROOF.record)?.[1] ?? '');
  const note = { table, commitment, words, game: options, first };
  expect(noteOf(table)).toBeUndefined();
  keepNote(note);
  keepNote({ ...note, commitment: 'ab'.repeat(32) });
  expect(noteOf(table)).toMatchObject(note);
});

test('an invalid file is rejected with its problem, and another one can be chosen', async () => {
  await openProof('{"format":"eminent-record"}');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('This isn’t the proof of a deal.');
  expect(alert.textContent).toContain('expected eminent-proof');
  expect(screen.getByRole('button', { name: 'Choose a proof' })).toBeDefined();
});

test('a proof dropped on the page is opened', async () => {
  await open('/verify');
  const file = new File([TEXT], 'proof.json');
  fireEvent.drop(screen.getByRole('main'), { dataTransfer: { files: [file] } });
  await screen.findByRole('heading', { level: 1, name: 'Deal verified' });
  expect(steps()).toHaveLength(5);
});

test('a valid proof offers the replay, a file to save and the command to copy', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => {
    saved.push(blob as Blob);
    return '#';
  };
  URL.revokeObjectURL = () => undefined;
  await openProof(TEXT);
  fireEvent.click(await screen.findByRole('button', { name: 'Copy' }));
  await screen.findByText('Copied');
  expect(writeText).toHaveBeenCalledWith('npm run eminent -- verify eminent-k7q2vxn4ma.json');
  fireEvent.click(screen.getByRole('button', { name: 'Save the proof' }));
  expect(proofOf((await saved.at(-1)?.text()) ?? '')).toEqual(PROOF);
  fireEvent.click(screen.getByRole('button', { name: 'Watch the game' }));
  await waitFor(() => expect(location.hash).toMatch(/^#\/replay\/c2\./));
});

test('a failed verification is reported', async () => {
  Object.assign(globalThis, { Worker: BrokenWorker });
  await openProof(TEXT);
  await screen.findByText('The check failed because of an error on this page.');
  expect(steps()).toEqual([]);
});

test.each(LANGUAGES)('the explanation page renders, in %s', async (lang) => {
  await act(async () => useSettings.getState().change({ lang }));
  await open('/verify/how');
  const name = lang === 'it' ? 'In parole semplici' : 'In plain words';
  await screen.findByRole('heading', { level: 2, name });
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});
