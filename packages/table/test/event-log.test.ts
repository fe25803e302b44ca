// The event log: old events, computed again by a replay, equal the original events.
import { type GameEvent, randomFromSeed } from '@eminent/engine';
import { expect, test } from 'vitest';
import { gameOptions } from '../../../tools/game-options.ts';
import { EventLog } from '../src/event-log.ts';
import { Table } from '../src/index.ts';

const SEED = `fair:1:${'0'.repeat(64)}`;

function tableOf(seed: string, freshShuffles: boolean): Table {
  const seats = ['one', 'two', 'three'].map((name) => ({ kind: 'person' as const, name }));
  return new Table({ game: gameOptions({ players: 3 }), seed, seats, freshShuffles });
}

test.for([
  ['of one generator', 'happened', false],
  ['of a fair deal with new shuffles after an undo', SEED, true],
] as const)('events from any ply, in a game %s', ([, seed, fresh]) => {
  const table = tableOf(seed, fresh);
  const random = randomFromSeed('happened');
  let log: (readonly GameEvent[])[] = [];
  for (let step = 0; step < 400 && !table.over; step++) {
    const options = table.viewOf(table.deciding).decision?.options ?? [];
    const token = options[random.below(options.length)]?.token ?? '';
    expect(table.answer(table.deciding, table.question, token)).toEqual({ ok: true });
    log.push(table.allEventsSince(table.ply - 1));
    const to = step % 37 === 36 ? table.ply - 1 - random.below(30) : table.ply;
    expect(table.undoTo(to, 0, true)).toEqual({ ok: true });
    log = log.slice(0, to);
    if (step % 9 > 0) continue;
    const from = random.below(log.length + 1);
    expect(table.allEventsSince(from)).toEqual(log.slice(from).flat());
    expect(table.eventsBefore(from)).toBe(log.slice(0, from).flat().length);
  }
});

test('only the latest events are kept', () => {
  let repeated = 0;
  const events: (readonly GameEvent[])[] = [];
  const happened = new EventLog(() => {
    repeated++;
    return [...events];
  });
  for (let ply = 0; ply < 1000; ply++) {
    const one: readonly GameEvent[] = [
      { type: 'turn', seat: 0, turn: ply } as unknown as GameEvent,
    ];
    events.push(one);
    happened.add(one);
    expect(happened.since(Math.max(0, ply - 3))).toHaveLength(Math.min(4, ply + 1));
  }
  expect(repeated).toBe(0);
  expect(happened.since(0)).toEqual(events.flat());
  expect(repeated).toBe(1);
});
