// The daily game on this device: one try, the streak, turn marks, shared records, and challenges.
import { parseRecord } from '@eminent/engine';
import { dailyGame, daysLater } from '@eminent/protocol';
import { restoreTable, type Table } from '@eminent/table';
import { loadPart } from '@eminent/text';
import { beforeAll, expect, test } from 'vitest';
import {
  botsText,
  challengeGame,
  challengeId,
  challengeLink,
  seatsOfBots,
} from '../src/daily/challenge-link.ts';
import { friendGame } from '../src/daily/compared-game.ts';
import { dailyState, newDailyGame } from '../src/daily/daily-session.ts';
import { resultLine } from '../src/daily/result-line.ts';
import { divergenceOf, linkToRecord, recordInText } from '../src/daily/shared-records.ts';
import { turnMarks } from '../src/daily/turn-marks.ts';
import { Timeline } from '../src/records/timeline.ts';
import { DailyResults, streakOf } from '../src/storage/daily-results.ts';
import { LocalStore, memoryStorage } from '../src/storage/local-store.ts';
import { importText, exportAllData } from '../src/storage/quarantine.ts';

const DATE = '2026-11-27';

function resultsOn(date: string): DailyResults {
  return new DailyResults(new LocalStore(memoryStorage()), () => Date.parse(`${date}T12:00:00Z`));
}

const RESULT = { scores: [20, 34], own: 1, won: true };

/** Bot `as` plays for the user. Bots have `ms` milliseconds per answer. */
function playedDaily(as: string, ms: number): Table {
  const daily = dailyGame(DATE);
  if (daily === undefined) throw new Error('no daily game');
  const saved = newDailyGame(daily);
  const seats = saved.seats.map((seat) =>
    seat.kind === 'person' ? { kind: 'bot' as const, name: '', bot: as } : seat,
  );
  const table = restoreTable({ ...saved, seats });
  if (!table.ok) throw new Error(table.error);
  while (!table.value.over) table.value.step({ ms });
  return table.value;
}

function timelineOf(table: Table): Timeline {
  const read = Timeline.read(table.recordText(), 'en');
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

beforeAll(() => loadPart('daily'));

const [ONE, OTHER] = [playedDaily('trader', 1), playedDaily('warmonger', 1)];

test('the same answers meet the same game, however long the bots may think', () => {
  expect(playedDaily('trader', 1000).recordText()).toBe(ONE.recordText());
});

test('a date can be begun once, and only its first result counts', () => {
  const results = resultsOn(DATE);
  const state = (): string => dailyState(results.find(DATE), false, undefined).kind;
  expect(state()).toBe('new');
  results.begin(DATE);
  // The game was started but no longer exists.
  expect(state()).toBe('given-up');
  results.finish(DATE, RESULT);
  expect(state()).toBe('over');
  results.finish(DATE, { ...RESULT, scores: [0, 99] });
  expect(results.find(DATE)?.result).toEqual(RESULT);
});

test('the streak counts finished days up to today, or to yesterday while today is open', () => {
  const store = new LocalStore(memoryStorage());
  const on = (date: string) => new DailyResults(store, () => Date.parse(`${date}T12:00:00Z`));
  const streak = () => streakOf(on(DATE).list(), DATE);
  expect(streak()).toBe(0);
  for (const days of [-1, -2, -4]) {
    const date = daysLater(DATE, days);
    on(date).finish(date, RESULT);
  }
  expect(streak()).toBe(2);
  // A game that was finished after its date does not extend the streak.
  on(DATE).finish(daysLater(DATE, -3), RESULT);
  on(DATE).begin(DATE);
  expect(streak()).toBe(2);
  on(DATE).finish(DATE, RESULT);
  expect(streak()).toBe(3);
});

test('a friend’s link that is too long harms no result', () => {
  const results = resultsOn(DATE);
  results.finish(DATE, RESULT);
  results.addFriend(DATE, 'c'.repeat(30_000));
  results.addFriend(DATE, 'c1.a.b.00000000');
  results.addFriend(DATE, 'c1.a.b.00000000');
  expect(results.find(DATE)).toMatchObject({ result: RESULT, friends: ['c1.a.b.00000000'] });
});

test('results travel with the export of all data', () => {
  const [from, to] = [new LocalStore(memoryStorage()), new LocalStore(memoryStorage())];
  new DailyResults(from).finish(DATE, RESULT);
  expect(importText(to, exportAllData(from))?.imported).toBe(1);
  expect(new DailyResults(to).find(DATE)?.result).toEqual(RESULT);
});

test('a turn is marked by what the seat lost until its next turn', () => {
  const turns = [1, 2, 3, 4, 5].map((number) => ({ number, seat: number % 2, ply: number * 10 }));
  const lost = (turn: number, seat: number, chance: number) => {
    return { ply: 0, turn, seat, chosen: '', best: '', chance: 1, lost: chance };
  };
  const mistakes = [lost(1, 0, 0.04), lost(2, 0, 0.07), lost(3, 1, 0.5), lost(4, 0, 0.05)];
  expect(turnMarks({ turns }, mistakes, 0)).toEqual(['mistake', 'slip']);
  expect(turnMarks({ turns }, mistakes, 1)).toEqual(['best', 'mistake', 'best']);
});

test('a line names the result and its link carries the game', () => {
  const judged = { adjusted: 0.615, turns: ['best', 'slip', 'mistake'] as const };
  const line = resultLine('en', DATE, RESULT, judged);
  expect(line).toBe('Eminent Domain, 2026-11-27: won 34–20, 0.62 without luck 🟢🔶🔻');
  const own = timelineOf(ONE);
  const record = recordInText(`${line}\n${linkToRecord(`/daily/${DATE}`, own.record)} Your turn!`);
  const game = friendGame('en', record ?? '', own.record);
  if (typeof game === 'string') throw new Error(game);
  expect(game.timeline.tokens).toEqual(own.tokens);
  expect(recordInText(line)).toBeUndefined();
});

test('two games part at the first answer that differs, of the player', () => {
  const [own, theirs] = [timelineOf(ONE), timelineOf(OTHER)];
  const divergence = divergenceOf(own, theirs);
  const at = own.tokens.findIndex((token, ply) => token !== theirs.tokens[ply]);
  expect(divergence).toMatchObject({ ply: at, own: own.tokens[at], theirs: theirs.tokens[at] });
  expect(divergence?.seat).toBe(dailyGame(DATE)?.bots.indexOf(undefined));
  expect(divergenceOf(own, own)).toBeUndefined();
});

test('a shared game of another deal, or cut short, is not compared', () => {
  const own = timelineOf(ONE);
  const compact = recordInText(linkToRecord('/daily', own.record)) ?? '';
  expect(friendGame('en', compact, { ...own.record, seed: 'daily 2026-11-28' })).toBe('otherDeal');
  expect(friendGame('en', compact.slice(0, -1), own.record)).toBe('damaged');
  expect(friendGame('en', compact.replace('.', '.A'), own.record)).toBe('damaged');
});

test('a challenge starts the same deal with the same opponents', () => {
  const read = parseRecord(ONE.recordText());
  if (!read.ok) throw new Error(read.error);
  const seats = [
    { kind: 'person', name: 'Ada' },
    { kind: 'bot', name: 'Regulus', bot: 'emperor' },
  ] as const;
  const bots = botsText(seats) ?? '';
  expect(bots).toBe('you,emperor');
  const [, compact = '', names] =
    /#\/challenge\/([^/]+)\/([^/]+)$/.exec(challengeLink(read.value, bots)) ?? [];
  expect(names).toBe(bots);
  const answering = seatsOfBots(bots) ?? [];
  // With a number of simulations, a bot plays the same on every device.
  expect(answering).toEqual([
    { kind: 'person', name: '' },
    { kind: 'bot', name: 'Regulus', bot: 'emperor:work=200' },
  ]);
  const game = challengeGame(compact, bots, read.value, answering);
  expect(game).toMatchObject({ seed: read.value.seed, game: read.value.options, tokens: [] });
  expect(game.id).toBe(challengeId(compact, bots));
  expect(restoreTable(game).ok).toBe(true);
});

test('a challenge with unknown bots, or without one player, is damaged', () => {
  for (const text of ['', 'you', 'captain', 'you,nobody', 'you,you', 'you,captain:ms=1']) {
    expect(seatsOfBots(text)?.length ?? 0).toBeLessThan(2);
  }
  expect(botsText([{ kind: 'person', name: '' }])).toBeUndefined();
});
