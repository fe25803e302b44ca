// The market: which technologies are open and why, which is selected, and how it is taken.
import type { View } from '@eminent/engine';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Table } from '@eminent/table';
import { useGameStore } from '../src/game/current-game.ts';
import { useSettings } from '../src/settings/settings.ts';
import { showTechnology } from '../src/table/market/shown-technology.ts';
import { marketTechnologiesOf } from '../src/table/market/market-technologies.ts';
import { NO_FILTER } from '../src/table/technology-filter.ts';
import { savedAt } from '../../../tools/page/saved-games.ts';
import { furnish, layTable } from './render-page.tsx';

beforeAll(() => {
  furnish();
  act(() => useSettings.getState().change({ settle: false }));
});
afterAll(() => act(() => useSettings.getState().change({ settle: true })));
beforeEach(() => {
  act(() => useGameStore.getState().leave());
  // The selection is stored, so each test must clear it.
  act(() => showTechnology({ ...paying, ply: -1 }, ''));
});

function viewOf(...where: Parameters<typeof savedAt>): View {
  const { game, seed, seats, tokens } = savedAt(...where);
  const table = new Table({ game, seed, seats });
  table.restore(tokens);
  return table.viewOf(0);
}

const paying = viewOf(4, 0.7, ['buy-technology'], 'researcher');
const market = () => screen.getByRole('region', { name: 'Technologies' });
const open = () => within(market()).getByRole('list', { name: 'Technologies on offer' });
const cards = () => [...open().querySelectorAll<HTMLElement>('button[data-card]')];
const cardOf = (place: HTMLElement | undefined) => place?.dataset['card'] ?? '';

const NOW = { ...NO_FILTER, reach: 'now' } as const;

describe('the technologies of the market', () => {
  test('include open ones, and all others with a reason, none twice', () => {
    const { open: lies, notYet, within: n } = marketTechnologiesOf(paying, NOW);
    const options = (paying.decision?.options ?? []).filter(({ kind }) => kind === 'buy');
    expect(lies).toHaveLength(options.length);
    expect(n).toBe(options.length);
    const all = [...lies, ...notYet].map(({ card }) => card);
    expect(new Set(all).size).toBe(all.length);
    // The game has 45 faces of technologies, each of them once.
    expect(all).toHaveLength(45);
    for (const { taken, reach } of notYet) {
      expect(taken === undefined && reach?.affordable === true).toBe(false);
    }
  });

  test('start with the nearest and end with those no longer available', () => {
    const missing = marketTechnologiesOf(paying, NOW).notYet.map(({ reach, taken }) =>
      taken === undefined ? (reach?.planetsMissing ?? 0) + (reach?.symbolsMissing ?? 0) : Infinity,
    );
    expect(missing).toEqual(missing.toSorted((a, b) => a - b));
  });

  test('can be filtered by type', () => {
    const { open: lies, notYet } = marketTechnologiesOf(paying, { ...NOW, type: 'metallic' });
    expect([...lies, ...notYet]).toHaveLength(15);
  });
});

test('open technologies are sorted by how near they are', () => {
  const missing = marketTechnologiesOf(paying, NO_FILTER).open.map(
    ({ option, reach }) =>
      (option === undefined ? 0.5 : 0) +
      (reach?.planetsMissing ?? 0) +
      (reach?.symbolsMissing ?? 0),
  );
  expect(missing).toEqual(missing.toSorted((a, b) => a - b));
});

test('missing symbols are on one line, and taken technologies have their own list', () => {
  layTable(paying);
  const beyond = within(market()).getByRole('region', { name: 'Out of reach' });
  for (const one of within(beyond).getAllByRole('button')) {
    expect(one.querySelector('[data-missing]')?.textContent).toMatch(/^(?:−\d+ \w?)+$/);
  }
  const taken = within(market()).getByRole('region', { name: 'Taken' });
  expect(within(taken).getAllByRole('button').length).toBeGreaterThan(0);
  expect(taken.querySelector('[data-missing]')).toBeNull();
});

test('cards on offer show their short text', () => {
  layTable(paying);
  const texts = cards().map((card) => card.querySelectorAll('[data-card-text]'));
  expect(texts.every(({ length }) => length === 1)).toBe(true);
  expect(texts.every(([text]) => (text?.textContent ?? '').length <= 52)).toBe(true);
});

describe('while a technology is to be taken', () => {
  test('the market replaces opponents and hub, and is not a window', () => {
    layTable(paying);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Opponents' })).toBeNull();
    expect(screen.getByRole('region', { name: 'Your hand' })).toBeDefined();
    expect(screen.getByRole('region', { name: 'Your empire' })).toBeDefined();
    expect(screen.getByRole('region', { name: 'Your decision' })).toBeDefined();
  });

  test('a first press selects, a second one takes', () => {
    const { answers } = layTable(paying);
    const place = cards().at(-1);
    fireEvent.click(place as HTMLElement);
    expect(answers).toEqual([]);
    expect(place?.getAttribute('aria-pressed')).toBe('true');
    expect(market().querySelector<HTMLElement>('[data-chosen]')?.dataset['chosen']).toBe(
      cardOf(place),
    );
    fireEvent.click(place as HTMLElement);
    expect(answers).toEqual([[`buy:${cardOf(place)}`]]);
  });

  test('a suggested technology also needs two presses', () => {
    const { answers } = layTable(paying);
    const chosen = cards().find((one) => one.getAttribute('aria-pressed') === 'true');
    expect(chosen).toBeDefined();
    fireEvent.click(chosen as HTMLElement);
    expect(answers).toEqual([]);
    fireEvent.click(chosen as HTMLElement);
    expect(answers).toEqual([[`buy:${cardOf(chosen)}`]]);
  });

  test('arrow keys select, and Enter takes', () => {
    const { answers } = layTable(paying);
    const [first, second] = cards();
    act(() => showTechnology(paying, cardOf(first)));
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(second);
    expect(second?.getAttribute('aria-pressed')).toBe('true');
    fireEvent.keyDown(second as HTMLElement, { key: 'Enter' });
    expect(answers).toEqual([[`buy:${cardOf(second)}`]]);
  });

  test('a technology that cannot be taken shows what is missing, and is not taken', () => {
    const { answers } = layTable(paying);
    const list = within(market()).getByRole('region', { name: 'Out of reach' });
    const [nearest] = within(list).getAllByRole('button');
    expect(nearest?.textContent).toMatch(/Needs/);
    fireEvent.click(nearest as HTMLElement);
    fireEvent.click(nearest as HTMLElement);
    expect(nearest?.getAttribute('aria-pressed')).toBe('true');
    expect(answers).toEqual([]);
  });

  test('looking up a card does not close the market', () => {
    layTable(paying);
    fireEvent.click(within(market()).getByRole('button', { name: 'Look up' }));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
    expect(market()).toBeDefined();
    fireEvent.contextMenu(cards()[1] as HTMLElement);
    expect(screen.getByRole('dialog')).toBeDefined();
    expect(market()).toBeDefined();
  });

  test('the sum is shown with its sources, and own planets against the required ones', () => {
    layTable(paying);
    const { decision } = paying;
    const n = decision?.step === 'buy-technology' ? decision.symbols : -1;
    const sum = screen.getByRole('img', { name: `Research symbols: ${n}` });
    const parts = [...(sum.parentElement?.querySelectorAll('li b') ?? [])];
    expect(parts.reduce((so, part) => so + Number(part.textContent), 0)).toBe(n);
    expect(document.querySelector('[data-needed] dd')?.textContent).toMatch(/^\d+\/\d+$/);
  });

  test('both faces of a card are shown together, and each leads to the other', () => {
    const faces = paying.technologies.filter((card) => /^(abundance|fertile-ground)$/.test(card));
    layTable(paying);
    fireEvent.click(screen.getByRole('button', { name: 'All' }));
    const [abundance] = cards().filter((one) => faces.includes(cardOf(one)));
    expect(abundance?.closest('li')?.querySelectorAll('button')).toHaveLength(2);
    fireEvent.click(abundance as HTMLElement);
    fireEvent.click(screen.getByRole('button', { name: /^Other face/ }));
    const other = cards().find((one) => one.getAttribute('aria-pressed') === 'true');
    expect(other?.closest('li')).toBe(abundance?.closest('li'));
    expect(other).not.toBe(abundance);
  });
});

test('technologies being looked at are open, without prices', () => {
  const looking = viewOf(2, 0.5, ['pick-technology'], 'greedy', { ruleset: 'prototype-2010' });
  const { answers } = layTable(looking);
  expect(cards()).toHaveLength(looking.lookingTechnologies?.cards?.length ?? -1);
  const [first] = cards();
  fireEvent.click(first as HTMLElement);
  fireEvent.click(first as HTMLElement);
  expect(answers).toEqual([[`buy:${cardOf(first)}`]]);
});

test('at other times the technologies open as a window without taking', () => {
  const { answers } = layTable(viewOf(2, 0.5, ['role'], 'researcher'));
  fireEvent.keyDown(document.body, { key: 't' });
  const window = screen.getByRole('dialog', { name: 'Technologies' });
  fireEvent.click(within(window).getByRole('button', { name: 'All' }));
  const list = within(window).getByRole('list', { name: 'Technologies on offer' });
  const [card] = list.querySelectorAll<HTMLElement>('button[data-card]');
  fireEvent.click(card as HTMLElement);
  fireEvent.click(card as HTMLElement);
  expect(answers).toEqual([]);
  fireEvent.click(within(window).getByRole('button', { name: 'Look up' }));
  expect(screen.getAllByRole('dialog')).toHaveLength(2);
});

test('in the window of all technologies a face is drawn when it scrolls into view, but every name is present', () => {
  const seen: { readonly place: Element; readonly tell: IntersectionObserverCallback }[] = [];
  class Watcher {
    private readonly tell: IntersectionObserverCallback;
    constructor(tell: IntersectionObserverCallback) {
      this.tell = tell;
    }
    observe(place: Element): void {
      seen.push({ place, tell: this.tell });
    }
    disconnect(): void {}
  }
  vi.stubGlobal('IntersectionObserver', Watcher);
  layTable(viewOf(3, 0.5, ['role']));
  fireEvent.keyDown(document.body, { key: 't' });
  const all = [...screen.getByRole('dialog').querySelectorAll('button[data-card]')];
  const faceOf = (place: Element) => place.querySelector('[data-symbols]');
  expect(all).toHaveLength(45);
  expect(all.every((one) => (one.textContent ?? '').length > 20)).toBe(true);
  const without = all.filter((one) => faceOf(one) === null);
  expect(without.length).toBe(30);
  const last = seen.at(-1);
  if (last === undefined) throw new Error('nobody waits for a card to be seen');
  const entry = { isIntersecting: true } as IntersectionObserverEntry;
  act(() => last.tell([entry], undefined as never));
  expect(faceOf(last.place)).not.toBeNull();
  vi.unstubAllGlobals();
});
