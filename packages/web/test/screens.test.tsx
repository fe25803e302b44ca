// Every screen renders from a real state in each language, and its parts have distinct names.
import { PLANET_TYPES, type PlanetView } from '@eminent/engine';
import { LANGUAGES, loadLanguage, msg } from '@eminent/text';
import { act, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Planet } from '../src/cards/planet.tsx';
import { useGameStore } from '../src/game/current-game.ts';
import { useSettings } from '../src/settings/settings.ts';
import { asks, furnish, layTable, open, viewAt } from './render-page.tsx';

beforeAll(async () => {
  furnish();
  for (const lang of LANGUAGES) await loadLanguage(lang);
});
beforeEach(() => act(() => useGameStore.getState().leave()));
afterEach(() => act(() => useSettings.getState().change({ lang: 'en' })));

function pressable(): readonly string[] {
  return [...document.querySelectorAll('button, a[href], input, select')].map((one) => {
    const region = one.parentElement?.closest('section[aria-label]')?.getAttribute('aria-label');
    const name = one.getAttribute('aria-label') ?? one.textContent ?? '';
    return `${region ?? 'page'}: ${name}`;
  });
}

describe.each(LANGUAGES)('in %s', (lang) => {
  test.each([
    '/',
    '/new',
    '/learn',
    '/campaign',
    '/settings',
    '/rules',
    '/glossary',
    '/replays',
    '/your-play',
    '/puzzles',
  ])('%s', async (address) => {
    act(() => useSettings.getState().change({ lang }));
    const heading = await open(address);
    expect(heading.textContent).not.toBe('');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('main')).toBeDefined();
  });

  test.each([
    [2, 'action'],
    [3, 'role'],
    [4, 'boost'],
    [2, 'follow-or-dissent'],
    [3, 'keep-planet'],
    [3, 'discard'],
    [2, 'colonize-or-settle'],
  ] as const)('a table of %i at the question %s', (players, step) => {
    act(() => useSettings.getState().change({ lang }));
    const view = viewAt(players, 'screens 3', asks(step));
    layTable(view);
    const options = within(document.querySelector('[data-options]') as HTMLElement);
    const several = view.decision?.several === true;
    const kinds = view.decision?.options.filter(({ kind }) => !several || kind !== 'done') ?? [];
    expect(options.getAllByRole('button')).toHaveLength(kinds.length + (several ? 1 : 0));
    expect(document.querySelectorAll('[data-page]')).toHaveLength(3);
  });

  test('the end of a game', async () => {
    act(() => useSettings.getState().change({ lang }));
    layTable(viewAt(2, 'screens', (view) => view.over));
    const result = await screen.findByRole('region', { name: msg(lang, 'ui.result') });
    // One column for names and one per player.
    expect(within(result).getAllByRole('columnheader')).toHaveLength(3);
    expect(within(result).getAllByRole('rowheader')).toHaveLength(5);
    expect(within(result).getAllByRole('listitem')).toHaveLength(2);
  });
});

test('navigation elements have names', async () => {
  for (const address of ['/', '/learn']) {
    await open(address);
    for (const nav of screen.getAllByRole('navigation')) {
      expect(nav.getAttribute('aria-label') ?? nav.getAttribute('aria-labelledby')).not.toBeNull();
    }
  }
  layTable(viewAt(2, 'screens', asks('action')));
  for (const nav of screen.getAllByRole('navigation', { hidden: true })) {
    expect(nav.getAttribute('aria-label')).not.toBeNull();
  }
});

test('no two elements of a region on the table have the same name', () => {
  layTable(viewAt(4, 'screens', asks('action')));
  const names = pressable().filter((name) => !/^(Your hand|Log)/.test(name));
  const twice = names.filter((name, i) => names.indexOf(name) !== i);
  expect(twice).toEqual([]);
});

test.each(LANGUAGES)('planets of different types differ in shape and letter, in %s', (lang) => {
  act(() => useSettings.getState().change({ lang }));
  const marks = PLANET_TYPES.map((type) => {
    const planet: PlanetView = {
      type,
      up: false,
      colonizeCost: 4,
      warfareCost: 4,
      colonies: [],
      colonyCount: 0,
      blocked: false,
    };
    const { container } = render(<Planet planet={planet} small />);
    const emblem = container.querySelector('svg');
    return [emblem?.querySelector('path')?.getAttribute('d'), emblem?.textContent];
  });
  for (const part of [0, 1]) expect(new Set(marks.map((mark) => mark[part])).size).toBe(3);
});
