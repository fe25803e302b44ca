// Hints: chances where they differ, otherwise expected points; reasons; and their place on the
// page.
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { useGameStore } from '../src/game/current-game.ts';
import { useCoach } from '../src/game/coach-store.ts';
import { useSettings } from '../src/settings/settings.ts';
import type { Advice } from '../src/worker/worker-messages.ts';
import { asks, furnish, layTable, viewAt } from './render-page.tsx';

beforeAll(() => {
  furnish();
  act(() => useSettings.getState().change({ settle: false }));
});
afterAll(() => act(() => useSettings.getState().change({ settle: true })));
afterEach(cleanup);

const view = viewAt(2, 'hint', asks('role'));
const tokens = view.decision?.options.map(({ token }) => token) ?? [];

async function hintOf(advice: readonly Omit<Advice, 'token'>[]): Promise<HTMLElement> {
  const ranking = advice.map((one, i) => ({ token: tokens[i] ?? '', ...one }));
  act(() => useGameStore.setState({ hint: async () => ranking }));
  layTable(view);
  fireEvent.keyDown(document.body, { key: 'h' });
  await screen.findByRole('button', { name: 'Choose this' });
  return screen.getByRole('region', { name: 'What the Emperor would do' });
}

test('the coach makes room for a hint', async () => {
  act(() => useCoach.getState().turnOn());
  layTable(view);
  expect(document.querySelector('[data-coach]')).not.toBeNull();
  cleanup();
  await hintOf([{ winChance: 0.5, reasons: [{ kind: 'spends-nothing' }] }]);
  expect(document.querySelector('[data-coach]')).toBeNull();
  act(() => useCoach.getState().turnOff());
});

describe('the hint for an option', () => {
  test('shows the chance to win where chances differ', async () => {
    const hint = await hintOf([
      { winChance: 0.62, reasons: [{ kind: 'needs-planets' }] },
      { winChance: 0.5, reasons: [{ kind: 'gains-card', card: 'survey' }] },
    ]);
    const [first, second] = within(hint).getAllByRole('listitem');
    expect(first?.textContent).toMatch(/^Lead Survey62% to win/);
    expect(first?.textContent).toContain('You have no face-down planet to win.');
    expect(second?.textContent).toContain('50% to win');
    expect(second?.textContent).toContain('It gives you Survey.');
  });

  test('shows the expected points where chances do not differ', async () => {
    const reasons = [{ kind: 'more-points', points: 2 }] as const;
    const hint = await hintOf([
      { winChance: 0, points: 0.2, reasons },
      { winChance: 0, points: -3.4, reasons: [{ kind: 'spends-nothing' }] },
      { winChance: 0, points: 2.6, reasons: [{ kind: 'playing-on' }] },
    ]);
    expect(hint.textContent).not.toContain('%');
    const items = within(hint).getAllByRole('listitem');
    expect(items.map(({ textContent }) => /tied|\d+ influence \w+/.exec(textContent)?.[0])).toEqual(
      ['tied', '3 influence behind', '3 influence ahead'],
    );
    expect(items[0]?.textContent).toContain(
      'It ends with about 2 more influence than the next best option.',
    );
  });
});

test('the hint is placed next to board and question, outside their common dock', async () => {
  const hint = await hintOf([{ winChance: 0.5, reasons: [{ kind: 'role-first' }] }]);
  expect(hint.closest('[data-game]')).not.toBeNull();
  expect(hint.closest('main, footer')).toBeNull();
});
