// The seats of a recorded game: stored with it, or derived from its names.
import { DEFAULT_OPPONENT } from '@eminent/bots/registry';
import { expect, test } from 'vitest';
import type { Seat } from '@eminent/protocol';
import { seatsOfRecord } from '../src/records/seats-of-record.ts';

const game = { id: 'a', at: 0, names: ['Vega', ''], scores: [], winners: [], record: '' };

test('a record of this device opens from the seat of its player, with the players of the table', () => {
  const seats: Seat[] = [
    { kind: 'bot', name: 'Vega', bot: 'captain' },
    { kind: 'person', name: '' },
  ];
  const timeline = { givenNames: ['Vega', ''], names: ['Vega', 'You'] };
  const { about, ownSeat } = seatsOfRecord(timeline, { ...game, seats, own: 1 });
  expect(about.seats).toEqual(seats);
  expect(ownSeat).toBe(1);
});

test('in a record from elsewhere, names of bots are bots and the only person is the reader', () => {
  const timeline = { givenNames: ['captain', 'Vega', 'Ada'], names: ['Deneb', 'Vega', 'Ada'] };
  const { about, ownSeat } = seatsOfRecord(timeline, undefined);
  expect(about.seats.map(({ kind, name }) => [kind, name])).toEqual([
    ['bot', 'Deneb'],
    ['bot', 'Vega'],
    ['person', 'Ada'],
  ]);
  expect(ownSeat).toBe(2);
});

test('a record of several people opens from no own seat', () => {
  const timeline = { givenNames: ['Ada', 'Bea'], names: ['Ada', 'Bea'] };
  expect(seatsOfRecord(timeline, game).ownSeat).toBeUndefined();
});

test('a bot named by its character is the bot of that character', () => {
  const timeline = { givenNames: ['Mira', 'Vega', 'Ada'], names: ['Mira', 'Vega', 'Ada'] };
  const { seats } = seatsOfRecord(timeline, undefined).about;
  expect(seats.map((seat) => seat.kind === 'bot' && seat.bot)).toEqual([
    'cadet',
    DEFAULT_OPPONENT,
    false,
  ]);
});
