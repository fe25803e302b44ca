// The campaign for one player: missions in turn, stored victories, achievements, and the
// recommended opponent.
import { LEVELS, STYLES } from '@eminent/bots/registry';
import { checkOptions } from '@eminent/engine';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { achievements, nextMission } from '../src/campaign/campaign-progress.ts';
import { CHAPTERS, type Mission, MISSIONS, setUpMission } from '../src/campaign/missions.ts';
import { duelsOf, playerElo, recommendedLevel } from '../src/home/recommendation.ts';
import { recordMission, victoriesIn } from '../src/storage/victories.ts';
import { useGameStore } from '../src/game/current-game.ts';
import { setUpAgain } from '../src/new-game/new-game-setup.ts';
import type { FinishedGame } from '../src/storage/finished-games.ts';
import { LocalStore, memoryStorage } from '../src/storage/local-store.ts';
import { finishedGames, localStore } from '../src/storage/storage.ts';
import { settled } from './browser-fakes.ts';
import { furnish, open } from './render-page.tsx';

beforeAll(furnish);
beforeEach(async () => {
  act(() => useGameStore.getState().leave());
  for (const name of localStore.names('')) localStore.remove(name);
  await act(settled);
});

const [
  {
    missions: [FIRST, SECOND],
  },
] = CHAPTERS;

/** Records a result with these points for the user and for each bot. */
function finish(store: LocalStore, mission: Mission, own: number, others: number): void {
  const saved = setUpMission(mission);
  const scores = saved.seats.map(({ kind }) => (kind === 'person' ? own : others));
  const most = Math.max(...scores);
  const winners = scores.flatMap((score, seat) => (score === most ? [seat] : []));
  recordMission(store, saved, winners, scores);
}

describe('missions', () => {
  test('every level and every style is met, and levels in rising order', () => {
    const met = MISSIONS.flatMap(({ opponents }) => opponents);
    expect(new Set(met)).toEqual(new Set([...LEVELS, ...STYLES]));
    const levels = MISSIONS.flatMap(({ opponents }) => (opponents.length === 1 ? opponents : []));
    expect(levels.filter((one) => LEVELS.some((level) => level === one))).toEqual(LEVELS);
    expect(new Set(MISSIONS.map(({ id }) => id)).size).toBe(MISSIONS.length);
  });

  test.each(MISSIONS.map((mission) => [mission.id, mission] as const))(
    '%s is a game that the rules allow, with the person and all opponents',
    (id, mission) => {
      const { game, mission: stored, seats } = setUpMission(mission);
      expect(checkOptions(game)).toEqual({ ok: true, value: mission.options });
      expect(seats).toHaveLength(game.players);
      expect(seats.filter(({ kind }) => kind === 'person')).toHaveLength(1);
      expect(stored).toBe(id);
    },
  );

  test('a rematch is still the mission', () => {
    expect(setUpAgain(setUpMission(FIRST)).mission).toBe(FIRST.id);
  });
});

describe('progress', () => {
  test('only a victory counts, and the best one is kept', () => {
    const store = new LocalStore(memoryStorage());
    finish(store, FIRST, 9, 12);
    finish(store, FIRST, 9, 9);
    expect(victoriesIn(store)).toEqual([]);
    expect(nextMission([])).toBe(FIRST);
    finish(store, FIRST, 20, 12);
    finish(store, FIRST, 13, 12);
    expect(victoriesIn(store)).toEqual([{ mission: FIRST.id, lead: 8 }]);
    expect(nextMission(victoriesIn(store))).toBe(SECOND);
    finish(store, FIRST, 30, 12);
    expect(victoriesIn(store)).toEqual([{ mission: FIRST.id, lead: 18 }]);
  });

  test('a game outside the campaign counts for nothing', () => {
    const store = new LocalStore(memoryStorage());
    const { mission, ...saved } = setUpMission(FIRST);
    const own = saved.seats.findIndex(({ kind }) => kind === 'person');
    recordMission(store, saved, [own], [9, 9]);
    expect(mission).toBe(FIRST.id);
    expect(victoriesIn(store)).toEqual([]);
  });

  test('achievements follow from victories', () => {
    const earned = (victories: Parameters<typeof achievements>[0]) =>
      achievements(victories).flatMap(({ id, isEarned }) => (isEarned ? [id] : []));
    expect(earned([])).toEqual([]);
    expect(earned([{ mission: 'of another version', lead: 40 }])).toEqual([]);
    const [academy] = CHAPTERS;
    const won = academy.missions.map(({ id }, i) => ({ mission: id, lead: 14 + i }));
    expect(earned(won.slice(0, 1))).toEqual(['first']);
    expect(earned(won)).toEqual(['first', 'academy', 'landslide']);
    expect(earned(MISSIONS.map(({ id }) => ({ mission: id, lead: 1 })))).toHaveLength(6);
    expect(nextMission(MISSIONS.map(({ id }) => ({ mission: id, lead: 1 })))).toBeUndefined();
  });
});

describe('the recommended opponent', () => {
  const game = (bot: string, won: boolean): FinishedGame => ({
    id: `${bot} ${won}`,
    at: 1,
    names: ['', 'Vega'],
    scores: [1, 1],
    winners: [won ? 0 : 1],
    record: '',
    seats: [
      { kind: 'person', name: '' },
      { kind: 'bot', name: 'Vega', bot },
    ],
    own: 0,
  });

  test('only two-player games of the person at this device against known bots count', () => {
    const { own, ...withoutOwn } = game('captain', true);
    expect(own).toBe(0);
    const games = [
      game('captain', true),
      game('emperor:ms=500', false),
      withoutOwn,
      game('hal', true),
    ];
    expect(duelsOf(games)).toEqual([
      { bot: 'captain', share: 1 },
      { bot: 'emperor', share: 0 },
    ]);
  });

  test('victories raise it and defeats lower it', () => {
    const won = { bot: 'captain', share: 1 } as const;
    const lost = { bot: 'captain', share: 0 } as const;
    expect(recommendedLevel([])).toBeUndefined();
    expect(playerElo([won])).toBeGreaterThan(playerElo([]));
    expect(playerElo([lost])).toBeLessThan(playerElo([]));
    expect(recommendedLevel(Array(10).fill(lost))).toBe('cadet');
    expect(recommendedLevel(Array(3).fill({ bot: 'cadet', share: 1 }))).toBe('lieutenant');
    expect(recommendedLevel([won, lost, won, lost, won, lost])).toBe('captain');
    const levels = [0, 2, 6, 20].map((n) => playerElo(Array(n).fill(won)));
    expect(levels).toEqual([...levels].sort((a, b) => a - b));
    expect(recommendedLevel(Array(20).fill({ bot: 'emperor', share: 1 }))).toBe('emperor');
  });

  test('the home screen offers it as soon as there is a result', async () => {
    await open('/');
    expect(screen.queryByRole('button', { name: /Your next opponent/ })).toBeNull();
    finishedGames.add(game('cadet', false));
    await act(settled);
    await open('/');
    const button = await screen.findByRole('button', { name: /Your next opponent Mira, Cadet/ });
    fireEvent.click(button);
    expect(location.hash).toBe('#/table');
  });
});

describe('the page', () => {
  test('the first mission can be played, the others wait', async () => {
    await open('/campaign');
    const buttons = within(screen.getByRole('main')).getAllByRole('button');
    expect(buttons.map((one) => one.getAttribute('aria-label'))).toEqual([
      'Play against Mira, Cadet',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Play against Mira, Cadet' }));
    expect(location.hash).toBe('#/table');
  });

  test('a victory opens the next mission and is shown with achievements', async () => {
    finish(localStore, FIRST, 20, 12);
    await act(settled);
    await open('/campaign');
    expect(screen.getByText('Won by 8 influence')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Play again against Mira, Cadet' })).toBeDefined();
    expect(screen.getByRole('button', { name: /^Play against .*, Lieutenant$/ })).toBeDefined();
    const list = within(screen.getByRole('region', { name: /Achievements/ }));
    expect(
      list.getAllByRole('listitem').filter((one) => /Earned/.test(one.textContent)),
    ).toHaveLength(1);
  });
});
