// The statistics of the player of this device: sums over stored analyses, and analyzing the rest.
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  MOVING_AVERAGE_GAMES,
  lossesByGame,
  lossesByOpponent,
  lossesByPhase,
  lossesByRole,
  ownGames,
} from '../src/analysis/play-statistics.ts';
import { storeAnalysis } from '../src/analysis/stored-analysis.ts';
import type { FinishedGame } from '../src/storage/finished-games.ts';
import { finishedGames } from '../src/storage/storage.ts';
import type { Analysis } from '../src/worker/worker-messages.ts';
import { furnish, open } from './render-page.tsx';

// The chart draws on a canvas, which the test environment lacks.
vi.mock('../src/analysis/line-chart.tsx', () => ({ LineChart: () => null }));

function game(n: number, more: Partial<FinishedGame> = {}): FinishedGame {
  const id = `game-${n}`;
  const names = ['Deneb', ''];
  return { id, at: n, names, scores: [1, 2], winners: [1], record: id, own: 1, ...more };
}

/** An analysis with ten choices. `lost` is the mean loss per choice. */
function analysis(lost: number): Analysis {
  const seat = (errorPerDecision: number) =>
    ({ choices: 10, errorPerDecision, rating: 'solid' }) as const;
  return {
    done: 1,
    of: 1,
    chances: [],
    seen: [],
    mistakes: [],
    draws: [],
    lostByChoices: [5, 10 * lost],
    luck: [0, 0],
    decisions: [0, 0],
    luckAdjusted: [0, 1],
    accuracy: [seat(0.5), seat(lost)],
    byPhase: [
      [{ phase: 'action', choices: 10, lost: 5 }],
      [
        { phase: 'cleanup', choices: 4, lost: 0 },
        { phase: 'lead', role: 'survey', choices: 2, lost: lost * 2 },
        { phase: 'follow', role: 'survey', choices: 2, lost: 0 },
        { phase: 'follow', role: 'warfare', choices: 2, lost: lost * 8 },
      ],
    ],
  };
}

/** Replies at once, without an analysis for `game-2`. */
class PromptWorker extends EventTarget {
  postMessage({ record }: { readonly record: string }): void {
    const data = record === 'game-2' ? undefined : analysis(0.02);
    queueMicrotask(() => this.dispatchEvent(Object.assign(new Event('message'), { data })));
  }
  terminate(): void {}
}

beforeAll(furnish);
beforeEach(() => {
  for (const { id } of finishedGames.list()) finishedGames.remove(id);
});

function rowsOf(heading: string): readonly string[] {
  const section = screen.getByRole('heading', { name: heading }).closest('section');
  const rows = within(section as HTMLElement).getAllByRole('row');
  return rows.slice(1).map((row) => [...row.children].map((cell) => cell.textContent).join('|'));
}

test('only games with a seat of this player count, the oldest first, with a moving average', () => {
  const { own: _own, ...unknown } = game(99);
  const games = ownGames([game(3), unknown, game(1), game(2, { own: 7 })]);
  expect(games.map(({ id }) => id)).toEqual(['game-3', 'game-1']);
  const many = ownGames(Array.from({ length: MOVING_AVERAGE_GAMES + 1 }, (_, n) => game(n)));
  const losses = lossesByGame(
    many.map((one) => ({ game: one, analysis: analysis(one.at / 100) })).toReversed(),
  );
  expect(losses.map(({ errorPerDecision }) => errorPerDecision * 100)).toEqual([0, 1, 2, 3, 4, 5]);
  const averages = losses.map(({ average }) => average && Math.round(average * 100));
  expect(averages).toEqual([undefined, undefined, undefined, undefined, 2, 3]);
});

test('choices are added up by phase and by role', () => {
  const games = ownGames([game(1), game(2)]).map((one) => ({
    game: one,
    analysis: analysis(0.01),
  }));
  expect(lossesByPhase(games)).toEqual([
    { phase: 'lead', choices: 4, lost: 0.04 },
    { phase: 'follow', choices: 8, lost: 0.16 },
    { phase: 'cleanup', choices: 8, lost: 0 },
  ]);
  expect(lossesByRole(games)).toEqual([
    { role: 'warfare', choices: 4, lost: 0.16 },
    { role: 'survey', choices: 8, lost: 0.04 },
  ]);
});

test('a game counts once for each opponent, with its result', () => {
  const names = ['Vega', '', 'Deneb', 'Vega'];
  const games = ownGames([game(1), game(2, { names, winners: [0] })]);
  const losses = lossesByGame(games.map((one) => ({ game: one, analysis: analysis(0.01) })));
  expect(
    lossesByOpponent(losses, (one) => one.names).map((one) => [one.name, one.games, one.won]),
  ).toEqual([
    ['Deneb', 2, 1],
    ['Vega', 1, 0],
  ]);
});

test('without games the page says what to do', async () => {
  await open('/your-play');
  expect(screen.getByText(/^Finish a game/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'New game' })).toBeDefined();
});

test('games are analyzed on request, and those that cannot be are named', async () => {
  for (const n of [1, 2, 3]) finishedGames.add(game(n));
  vi.stubGlobal('Worker', PromptWorker);
  await open('/your-play');
  expect(screen.getByText(/^None of your games is analyzed yet/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Analyze 3 games' }));
  expect(await screen.findByText('1 game couldn’t be analyzed.')).toBeDefined();
  expect(screen.getByText('2 games analyzed: careless, 2.00% lost per decision.')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Analyze/ })).toBeNull();
  vi.unstubAllGlobals();
});

test('the figures are tables', async () => {
  for (const n of [1, 2]) {
    finishedGames.add(game(n));
    storeAnalysis(`game-${n}`, analysis(n / 100));
  }
  await open('/your-play');
  await act(() => Promise.resolve());
  expect(rowsOf('By phase')).toEqual([
    'Role, leading|4|1.50%',
    'Role, others’ turns|8|3.00%',
    'Cleanup|8|0.00%',
  ]);
  expect(rowsOf('By role')).toEqual([' Warfare|4|6.00%', ' Survey|8|0.75%']);
  expect(rowsOf('By opponent')).toEqual(['Deneb won 2 of 2|20|1.50%|shaky']);
  const [newest, oldest] = rowsOf('Lost per decision, game by game, in percent (lower is better)');
  expect(newest).toMatch(/Deneb\|10\|2\.00%\|careless$/);
  expect(oldest).toMatch(/Deneb\|10\|1\.00%\|solid$/);
});
