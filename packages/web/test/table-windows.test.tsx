// Windows above the table, the screen between two local players, a lesson and a replay, each from a
// real game.
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useGameStore } from '../src/game/current-game.ts';
import { lessonGame, LESSONS } from '../src/learn/lessons.ts';
import { linkOfMoment } from '../src/records/record-link.ts';
import { useSettings } from '../src/settings/settings.ts';
import { PassDevice } from '../src/table/pass-device.tsx';
import { asks, furnish, gameOf, layTable, open, tableAt, viewAt } from './render-page.tsx';

beforeAll(() => {
  furnish();
  act(() => useSettings.getState().change({ settle: false }));
});
afterAll(() => act(() => useSettings.getState().change({ settle: true })));
beforeEach(() => act(() => useGameStore.getState().leave()));

describe('above the table', () => {
  test.each([
    ['t', 'Technologies'],
    ['l', 'Log'],
    ['?', 'What am I looking at?'],
  ])('the key %s opens %s, and its button closes it', (key, name) => {
    layTable(viewAt(2, 'windows', asks('role')));
    fireEvent.keyDown(document.body, { key });
    const window = screen.getByRole('dialog', { name });
    expect(within(window).getByRole('heading', { level: 2 }).textContent).toBe(name);
    fireEvent.click(within(window).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog', { name })).toBeNull();
  });

  test('the log shows the turns from top to bottom, effects below their choices', () => {
    const table = tableAt(3, 'windows', (view) => asks('role')(view) && view.turnNumber > 6);
    layTable(table.viewOf(0), table);
    fireEvent.keyDown(document.body, { key: 'l' });
    const log = screen.getByRole('dialog', { name: 'Log' });
    const heads = within(log).getAllByRole('heading', { level: 3 });
    const numbers = heads.map((head) => Number(/\d+/.exec(head.textContent)?.[0]));
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(heads.at(-1)?.textContent).toMatch(/your turn/);
    const lead = log.querySelector('[data-event="lead"]');
    expect(lead?.parentElement?.querySelector('ol [data-event]')).not.toBeNull();
  });

  test('the piles of another player show the joint contents of deck and hand', () => {
    const view = viewAt(2, 'windows', asks('role'));
    layTable(view);
    fireEvent.click(screen.getByRole('button', { name: /deck and discard: Vega/ }));
    const piles = screen.getByRole('dialog');
    const other = view.players[1];
    const inDeckAndHand = `${other?.unseen.length}`;
    expect(
      within(piles).getByRole('heading', { level: 3, name: /deck and hand/i }).textContent,
    ).toContain(inDeckAndHand);
  });

  test('the window of another player shows their empire, which a phone shows nowhere else', () => {
    const view = viewAt(3, 'windows', (one) => asks('role')(one) && one.turnNumber > 12);
    layTable(view);
    const other = view.players[1];
    if (other === undefined) throw new Error('nobody sits across');
    fireEvent.click(screen.getByRole('button', { name: /deck and discard: Vega/ }));
    const piles = within(screen.getByRole('dialog'));
    expect(other.planets.length).toBeGreaterThan(1);
    const section = piles.getByRole('heading', { name: 'Planets' }).parentElement;
    expect(section?.querySelectorAll('button')).toHaveLength(other.planets.length);
    const fighters = piles.getByText('Fighters').parentElement;
    expect(fighters?.textContent).toBe(`Fighters${other.fighters}`);
  });

  test('the player’s piles show the chance to draw each card', () => {
    layTable(
      viewAt(2, 'windows', (view) => asks('role')(view) && (view.players[0]?.deckSize ?? 0) > 2),
    );
    fireEvent.click(screen.getByRole('button', { name: /Your deck and discard/ }));
    const chances = within(screen.getByRole('dialog')).getAllByText('Next card');
    const sum = chances
      .map((term) => Number.parseInt(term.nextElementSibling?.textContent ?? '', 10))
      .reduce((a, b) => a + b);
    expect(sum).toBeGreaterThanOrEqual(95);
    expect(sum).toBeLessThanOrEqual(105);
  });

  test('a card looked up from a window opens above it, and closing it returns', () => {
    layTable(viewAt(2, 'windows', asks('role')));
    fireEvent.click(screen.getByRole('button', { name: /deck and discard: Vega/ }));
    const piles = screen.getByRole('dialog', { name: /Vega/ });
    const [card] = within(piles).getAllByRole('button', { name: /role card/ });
    fireEvent.click(card as HTMLElement);
    expect(screen.getAllByRole('dialog')).toHaveLength(2);
    const above = screen.getAllByRole('dialog').at(-1) as HTMLElement;
    fireEvent.click(within(above).getByRole('button', { name: 'Close' }));
    expect(screen.getAllByRole('dialog')).toEqual([piles]);
  });

  test('a late close event closes its own window, not the one opened meanwhile', () => {
    layTable(viewAt(2, 'windows', asks('role')));
    fireEvent.keyDown(document.body, { key: 't' });
    const technologies = screen.getByRole('dialog', { name: 'Technologies' });
    // A browser closes a dialog at once, but sends the event in a later task.
    technologies.removeAttribute('open');
    fireEvent.keyDown(document.body, { key: '?' });
    fireEvent(technologies, new Event('close'));
    const guide = screen.getByRole('dialog', { name: 'What am I looking at?' });
    expect(guide.hasAttribute('open')).toBe(true);
    expect(technologies.isConnected).toBe(false);
  });

  test('a hint shows what a strong player would do, and selects it', async () => {
    const view = viewAt(2, 'windows', asks('role'));
    const [first, second] = view.decision?.options ?? [];
    act(() =>
      useGameStore.setState({
        hint: async () =>
          [second, first].map((option) => ({
            token: option?.token ?? '',
            winChance: 0.5,
            points: 0,
            reasons: [],
          })) as never,
      }),
    );
    const { answers } = layTable(view);
    fireEvent.keyDown(document.body, { key: 'h' });
    fireEvent.click(await screen.findByRole('button', { name: 'Choose this' }));
    expect(answers).toEqual([]);
    fireEvent.click(document.querySelector('[data-primary]') as Element);
    expect(answers).toEqual([[second?.token]]);
  });
});

test('between two local players the table is hidden until the next one is ready', () => {
  cleanup();
  const seats: number[] = [];
  act(() => useGameStore.setState({ sit: (seat) => void seats.push(seat) }));
  const game = { ...gameOf(viewAt(2, 'windows', asks('action'))), passTo: 1 };
  render(<PassDevice game={game} />);
  expect(document.querySelector('[data-game]')).toBeNull();
  fireEvent.click(screen.getByRole('button'));
  expect(seats).toEqual([1]);
});

test.each(LESSONS.map(({ id }) => id))('the lesson %s shows what to do', async (id) => {
  const lesson = LESSONS.find((one) => one.id === id);
  if (lesson === undefined) throw new Error(`no lesson ${id}`);
  const view = viewAt(2, 'windows', asks('role'));
  act(() => useGameStore.setState({ game: { ...gameOf(view), about: lessonGame(lesson) } }));
  await open(`/learn/${id}`);
  const panel = screen.getByRole('region', { name: 'Lesson' });
  expect(within(panel).getByRole('status').textContent).not.toBe('');
});

test('a replay is stepped through move by move', async () => {
  const table = tableAt(2, 'windows', (view) => view.over);
  await open(new URL(linkOfMoment(table.record(), 3)).hash.slice(1));
  const slider = screen.getByRole<HTMLInputElement>('slider');
  expect(slider.value).toBe('3');
  fireEvent.click(screen.getByRole('button', { name: 'Next step' }));
  expect(slider.value).toBe('4');
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  expect(slider.value).toBe('2');
  fireEvent.change(slider, { target: { value: slider.max } });
  expect(screen.getByText(new RegExp(`^${slider.max} of`))).toBeDefined();
});
