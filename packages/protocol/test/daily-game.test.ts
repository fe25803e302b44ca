// The daily game and puzzle: determined by the date in UTC, undefined for an invalid date.
import { expect, test } from 'vitest';
import { dailyDate, dailyGame, daysLater, startOfDate } from '../src/index.ts';

test('the date is that of UTC, whatever the time zone', () => {
  expect(dailyDate(Date.UTC(2026, 10, 27, 23, 59, 59))).toBe('2026-11-27');
  expect(dailyDate(Date.UTC(2026, 10, 28))).toBe('2026-11-28');
  expect(daysLater('2026-12-31', 1)).toBe('2027-01-01');
  expect(daysLater('2028-03-01', -1)).toBe('2028-02-29');
});

test('a date has one setup, one deal and one list of opponents', () => {
  const seatsOf = (date: string) =>
    dailyGame(date)
      ?.bots.map((bot) => bot ?? 'you')
      .join(' ');
  expect(['2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30'].map(seatsOf)).toEqual([
    'rusher you',
    'captain settler you',
    'you warmonger contrarian',
    'captain you',
  ]);
  expect(dailyGame('2026-11-27')).toMatchObject({
    seed: 'daily 2026-11-27',
    game: { ruleset: 'official', players: 2 },
  });
});

test('every day has one seat for the player, and opponents that differ', () => {
  for (let day = 0; day < 400; day++) {
    const { bots, game } = dailyGame(daysLater('2026-01-01', day)) ?? { bots: [], game: undefined };
    expect(bots.length).toBe(game?.players);
    expect(bots.filter((bot) => bot === undefined)).toHaveLength(1);
    expect(new Set(bots).size).toBe(bots.length);
  }
});

test('what is no date has no game', () => {
  for (const text of [
    '',
    'today',
    '2026-02-30',
    '2026-13-01',
    '2026-1-1',
    ' 2026-01-01',
    '26-01-01',
  ]) {
    expect(startOfDate(text)).toBeUndefined();
    expect(dailyGame(text)).toBeUndefined();
  }
});
