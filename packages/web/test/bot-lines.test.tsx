// Bot lines: bots speak at important moments, reproducibly, and only as opponents.
import { DEFAULT_OPTIONS, type GameEvent } from '@eminent/engine';
import type { SavedGame } from '@eminent/protocol';
import { Table } from '@eminent/table';
import { messageCatalog, LANGUAGES, loadLanguage } from '@eminent/text';
import { act, render, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { GameOnPage } from '../src/game/current-game.ts';
import { NO_ANIMATION, useAnimationState } from '../src/animation/animation-state.ts';
import { useSettings } from '../src/settings/settings.ts';
import { type Line, lineOf, lineText } from '../src/bot-lines/bot-lines.ts';
import { SpeechBubble, BotSpeech } from '../src/bot-lines/speech-bubble.tsx';
import { furnish, gameOf } from './render-page.tsx';

const BOTS = ['captain', 'warmonger', 'settler', 'scholar'];

function* statesOf(players: 2 | 3 | 4, seed: string): Generator<GameOnPage> {
  const game = { ...DEFAULT_OPTIONS, players };
  const table = new Table({
    game,
    seed,
    seats: Array.from({ length: players }, (_, seat) => ({
      kind: 'bot',
      name: `${seat}`,
      bot: BOTS[seat] ?? 'trader',
    })),
  });
  const seats: SavedGame['seats'] = BOTS.slice(0, players).map((bot, seat) =>
    seat === 0 ? { kind: 'person', name: '' } : { kind: 'bot', name: `${seat}`, bot },
  );
  let from = 0;
  const state = (): GameOnPage => {
    const news: readonly GameEvent[] = table.eventsSince(from, 0);
    from = table.ply;
    return { ...gameOf(table.viewOf(0)), news, about: { id: seed, seats } };
  };
  yield state();
  while (!table.over) {
    table.step();
    yield state();
  }
}

function linesIn(players: 2 | 3 | 4, seed: string): readonly Line[] {
  const lines: Line[] = [];
  let before: GameOnPage | undefined;
  for (const game of statesOf(players, seed)) {
    const line = lineOf(before, game);
    if (line !== undefined) lines.push(line);
    before = game;
  }
  return lines;
}

beforeAll(async () => {
  furnish();
  for (const lang of LANGUAGES) await loadLanguage(lang);
});
beforeEach(() => act(() => useSettings.getState().change({ talk: true, liveScore: true })));

test('a game has a line at its start and its end, and lines at important moments between', () => {
  const seeds = ['talk 1', 'talk 2', 'talk 3', 'talk 4'];
  const games = seeds.map((seed) => linesIn(3, seed));
  for (const lines of games) {
    expect(lines[0]?.moment).toBe('begins');
    expect(['wins', 'loses']).toContain(lines.at(-1)?.moment);
    expect(lines.filter(({ moment }) => moment === 'begins')).toHaveLength(1);
  }
  const moments = new Set(games.flat().map(({ moment }) => moment));
  expect(moments.size).toBeGreaterThanOrEqual(5);
});

test('only opposing bots speak, each with its own temper', () => {
  const lines = linesIn(4, 'talk 5');
  for (const { seat, temper } of lines) {
    expect([1, 2, 3]).toContain(seat);
    expect(temper).toBe(['', 'fierce', 'calm', 'calm'][seat]);
  }
});

test('the same game has the same lines, another game has others', () => {
  expect(linesIn(2, 'talk 6')).toEqual(linesIn(2, 'talk 6'));
  expect(linesIn(2, 'talk 6')).not.toEqual(linesIn(2, 'talk 7'));
});

test('no line mentions the lead when scores are hidden', () => {
  let before: GameOnPage | undefined;
  for (const game of statesOf(3, 'talk 2')) {
    expect(lineOf(before, game, false)?.moment).not.toBe('overtaken');
    before = game;
  }
});

test('lessons and games among people have no lines', () => {
  const [first] = statesOf(2, 'talk 8');
  if (first === undefined) throw new Error('no state');
  expect(lineOf(undefined, first)).toBeDefined();
  const { about } = first;
  expect(lineOf(undefined, { ...first, about: { ...about, lesson: 'survey' } })).toBeUndefined();
  const people = about.seats.map(({ name }) => ({ kind: 'person', name }) as const);
  expect(lineOf(undefined, { ...first, about: { ...about, seats: people } })).toBeUndefined();
});

test.each(LANGUAGES)('every line is short and unique, in %s', (lang) => {
  const lines = [...messageCatalog(lang)].filter(([key]) => key.startsWith('speech.'));
  expect(lines.length).toBeGreaterThan(0);
  for (const [, text] of lines) expect(text.length).toBeLessThanOrEqual(44);
  expect(new Set(lines.map(([, text]) => text)).size).toBe(lines.length);
});

test('a line is shown at its portrait for a moment, is hidden from screen readers, and can be turned off', () => {
  vi.useFakeTimers();
  try {
    const [first] = statesOf(2, 'talk 9');
    if (first === undefined) throw new Error('no state');
    const line = lineOf(undefined, first);
    const text = line === undefined ? '' : lineText('en', line);
    const shown = (
      <>
        <SpeechBubble seat={1} />
        <BotSpeech game={first} />
      </>
    );
    const { unmount } = render(shown);
    expect(screen.getByText(text).getAttribute('aria-hidden')).toBe('true');
    act(() => {
      vi.runAllTimers();
    });
    expect(screen.queryByText(text)).toBeNull();
    unmount();
    act(() => useSettings.getState().change({ talk: false }));
    render(shown);
    expect(screen.queryByText(text)).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test('a line waits until a planet reveal is over', () => {
  vi.useFakeTimers();
  const moment = (isClimax: boolean) =>
    act(() => useAnimationState.setState({ ...NO_ANIMATION, isRevealing: isClimax }));
  try {
    const [first] = statesOf(2, 'talk 9');
    if (first === undefined) throw new Error('no state');
    const line = lineOf(undefined, first);
    const text = line === undefined ? '' : lineText('en', line);
    moment(true);
    const { container } = render(
      <>
        <SpeechBubble seat={1} />
        <BotSpeech game={first} />
      </>,
    );
    expect(within(container).queryByText(text)).toBeNull();
    moment(false);
    expect(within(container).getByText(text)).toBeDefined();
    act(() => {
      vi.runAllTimers();
    });
    moment(true);
    moment(false);
    expect(within(container).queryByText(text)).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});
