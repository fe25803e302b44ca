// A block takes effect at once, whichever nodes the two users are connected to.
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { Peers } from '../src/peers.ts';
import { Client } from '../../server/test/tables/client.ts';
import { MemoryStore } from '../../server/test/tables/memory-store.ts';
import { newHub, openRoom, person, type Room, seated } from '../../server/test/tables/test-hub.ts';
import { Within } from './memory-pubsub.ts';

const [ADA, BEA] = [person('Ada'), person('Bea')];
const log = pino({ level: 'silent' });

async function newRooms(blocks: ReadonlyMap<string, ReadonlySet<string>>) {
  const within = new Within();
  const store = new MemoryStore();
  const rooms: Room[] = [];
  const offered: string[] = [];
  for (const name of ['a', 'b']) {
    // The lease is so long that none expires on a slow machine.
    const times = { hereMs: 20, leaseMs: 600_000 };
    const peers = new Peers({ pubsub: within.open(), log, times });
    const hub = newHub(store, { peers });
    const room = await openRoom(
      {
        peers,
        blockedEitherWay: (who) => Promise.resolve(blocks.get(who) ?? new Set()),
        lists: {
          lobby: (who) => {
            offered.push(`${name} ${who?.name ?? ''}`);
            return Promise.resolve([]);
          },
          mine: () => Promise.resolve([]),
          ofMine: () => Promise.resolve(undefined),
          inLobby: () => undefined,
        },
      },
      store,
      hub,
    );
    onTestFinished(async () => {
      await room.close();
      await peers.close();
    });
    rooms.push(room);
    await expect.poll(() => peers.count).toBe(rooms.length - 1);
  }
  const [a, b] = rooms as [Room, Room];
  return { a, b, offered };
}

test('blocking and unblocking take effect at the other node without a new subscription', async () => {
  const blocks = new Map<string, ReadonlySet<string>>();
  const { a, b, offered } = await newRooms(blocks);
  const table = await seated(a.hub, [ADA, BEA]);
  const ada = await Client.open(a.address, a.token(ADA));
  const bea = await Client.open(b.address, b.token(BEA));
  for (const one of [ada, bea]) await one.watch(table);
  bea.send({ type: 'follow', what: 'lobby', on: true });
  await bea.until(() => bea.messages.some(({ type }) => type === 'stream'));
  const heard = (one: Client) => one.shown?.talk.map(({ text }) => text) ?? [];
  const say = async (one: Client, text: string, ...by: readonly Client[]) => {
    await one.ask({ type: 'say', text });
    for (const other of by) await other.until(() => heard(other).includes(text));
  };
  await say(ada, 'before', bea);

  blocks.set(ADA.id, new Set([BEA.id])).set(BEA.id, new Set([ADA.id]));
  const changed = () => Promise.all([ADA, BEA].map(({ id }) => a.sockets.blocksChanged(id)));
  await changed();
  // Bea's node sends the new list, without Ada's tables.
  await expect.poll(() => offered).toEqual(['b Bea', 'b Bea']);
  await say(bea, 'words of Bea');
  await say(ada, 'words of Ada');
  const { length } = heard(bea);
  expect(heard(bea)).toEqual(['before', 'words of Bea']);
  expect(heard(ada)).toEqual(['before', 'words of Ada']);

  blocks.clear();
  await changed();
  await expect.poll(() => offered).toHaveLength(3);
  await say(ada, 'afterwards', bea);
  expect(heard(bea)).toHaveLength(length + 1);
  expect(bea.frames.join()).not.toContain('words of Ada');
});
