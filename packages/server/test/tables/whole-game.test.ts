// Four players with four sockets play whole games with a spectator.
import { view, SPECTATOR } from '@eminent/engine';
import { eventsOf, parseProof } from '@eminent/protocol/online';
import { parseRecord, replayRecord } from '@eminent/engine';
import { afterEach, expect, test } from 'vitest';
import { Client } from './client.ts';
import { openRoom, person, type Room, seated, setupOf, WORDS } from './test-hub.ts';

const rooms: Room[] = [];
afterEach(async () => {
  for (const room of rooms.splice(0)) await room.close();
});

async function room(): Promise<Room> {
  const one = await openRoom();
  rooms.push(one);
  return one;
}

const PEOPLE = ['Ada', 'Bea', 'Cleo', 'Dora'].map((name) => person(name));

test('a whole game: deciding players answer, and all clients match the table', async () => {
  const { hub, address, token } = await room();
  const table = await seated(hub, PEOPLE, setupOf(4));
  const clients = await Promise.all(PEOPLE.map((one) => Client.open(address, token(one))));
  const onlooker = await Client.open(address);
  for (const client of [...clients, onlooker]) await client.watch(table);
  let answers = 0;
  while (clients[0]?.shown?.phase === 'playing') {
    const decider = clients.find((client) => client.view?.decision !== undefined);
    if (decider?.shown?.game === undefined) throw new Error('no open question');
    const options = decider.view?.decision?.options ?? [];
    const token = options[(answers * 7) % options.length]?.token ?? '';
    const { question } = decider.shown.game;
    const done = await decider.ask({ type: 'answer', question, tokens: [token], finish: false });
    expect(done.type).toBe('done');
    answers++;
    const seq = decider.shown.seq;
    for (const client of [...clients, onlooker])
      await client.until(() => client.shown?.seq === seq);
    if (answers % 10 !== 0) continue;
    const state = await hub.look(table, (tableState) => tableState.game?.state.clone());
    if (state === undefined) throw new Error('no game');
    for (const client of clients) {
      expect(client.view).toEqual(
        JSON.parse(JSON.stringify(view(state, client.shown?.own.seat ?? -1))),
      );
    }
    expect(onlooker.view).toEqual(JSON.parse(JSON.stringify(view(state, SPECTATOR))));
  }
  expect(answers).toBeGreaterThan(100);
  for (const client of [...clients, onlooker]) {
    expect(client.fallenBehind).toBe(0);
    expect(client.messages.filter(({ type }) => type === 'table')).toHaveLength(1);
    expect(client.shown?.result?.how).toBe('played');
    const record = parseRecord(client.shown?.result?.record ?? '');
    expect(record.ok && replayRecord(record.value).ok).toBe(true);
    expect(parseProof(JSON.stringify(client.shown?.result?.proof)).ok).toBe(true);
    const fresh = await Client.open(address);
    const whole = await fresh.watch(table);
    expect(client.shown?.game?.events).toEqual(whole.game?.events);
  }
  const state = await hub.look(table, (tableState) => tableState.game);
  for (const client of clients) {
    const seat = client.shown?.own.seat ?? -1;
    const events = JSON.parse(JSON.stringify(state?.eventsSince(0, seat)));
    expect(client.shown && eventsOf(client.shown)).toEqual(events);
  }
});

test('a player who subscribes after the deal sees their own hand, also on a seat of a former player', async () => {
  const { hub, address, token } = await room();
  const [host, guest] = PEOPLE;
  if (host === undefined || guest === undefined) throw new Error('no players');
  const seats = new Set<number | undefined>();
  while (seats.size < 2) {
    const made = await hub.create(host, setupOf(2));
    if (!made.ok) throw new Error(made.refusal.sentence);
    await hub.sit(made.table, host, { words: WORDS });
    const early = await Client.open(address, token(host));
    await early.watch(made.table);
    await hub.sit(made.table, guest, { words: WORDS });
    const late = await Client.open(address, token(guest));
    const shown = await late.watch(made.table);
    seats.add(shown.own.seat);
    for (const client of [early, late]) {
      const state = await hub.look(made.table, (tableState) => tableState.game?.state.clone());
      if (state === undefined) throw new Error('no game');
      const seat = client.shown?.own.seat ?? -1;
      expect(client.view).toEqual(JSON.parse(JSON.stringify(view(state, seat))));
      client.close();
    }
  }
});
