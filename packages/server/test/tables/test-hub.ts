// A minimal server of tables: a hub over an in-memory log and, if needed, real sockets.
import type { AddressInfo } from 'node:net';
import type { TableSetup } from '@eminent/protocol/online';
import Fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { User } from '../../src/core/user.ts';
import { Hub, type HubDeps } from '../../src/tables/hub.ts';
import { chooseAnswer } from '../../src/tables/bots/choose-answer.ts';
import { addSocket, type SocketDeps } from '../../src/socket/socket.ts';
import type { SocketRegistry } from '../../src/socket/socket-registry.ts';
import { MemoryStore } from './memory-store.ts';
import { tableSetup } from '../../../../tools/online/table-setup.ts';

export function person(name: string, more: Partial<User> = {}): User {
  return { id: `id-${name.toLowerCase()}`, name, kind: 'guest', admin: false, ...more };
}

export const WORDS = '00112233445566778899aabbccddeeff';

export function setupOf(players: 2 | 3 | 4, more: Partial<TableSetup> = {}): TableSetup {
  return tableSetup(players, { first: 'chance', ...more });
}

const botRunner: HubDeps['botRunner'] = {
  searches: () => false,
  run: (job) => Promise.resolve(chooseAnswer({ ...job, budget: { work: 1 } })),
  close: () => Promise.resolve(),
};

export function newHub(store = new MemoryStore(), more: Partial<HubDeps> = {}): Hub {
  const log = pino({ level: 'silent' });
  return new Hub({ store, log, botRunner, pace: { pause: 0, thinking: 1 }, ...more });
}

/** Creates a table and seats these players. */
export async function seated(
  hub: Hub,
  people: readonly User[],
  setup = setupOf(people.length as 2 | 3 | 4),
): Promise<string> {
  const [host] = people;
  if (host === undefined) throw new Error('no host');
  const made = await hub.create(host, setup);
  if (!made.ok) throw new Error(made.refusal.sentence);
  for (const one of people) {
    const sat = await hub.sit(made.table, one, { words: WORDS });
    if (!sat.ok) throw new Error(sat.refusal.sentence);
  }
  return made.table;
}

export async function watchersOf(hub: Hub, table: string): Promise<number> {
  const found = await hub.find(table);
  return found.ok ? found.table.subscribers.size : 0;
}

const UNLIMITED = {
  rate: { burst: 1e6, perSecond: 1e6 },
  rateOfAddress: { burst: 1e6, perSecond: 1e6 },
};

export interface Room {
  readonly hub: Hub;
  readonly store: MemoryStore;
  readonly sockets: SocketRegistry;
  readonly address: string;
  readonly app: FastifyInstance;
  readonly token: (of: User) => string;
  readonly close: () => Promise<void>;
}

export async function openRoom(
  more: Partial<SocketDeps> = {},
  store = new MemoryStore(),
  hub = newHub(store),
): Promise<Room> {
  const people = new Map<string, User>();
  const app = Fastify();
  app.decorateRequest('person', undefined);
  const sockets = await addSocket(app, {
    hub,
    log: pino({ level: 'silent' }),
    build: () => 'test',
    publicUrl: undefined,
    authenticate: ({ headers }) =>
      Promise.resolve(people.get(headers.authorization?.replace('Bearer ', '') ?? '')),
    ofToken: (token) => Promise.resolve(people.get(token)),
    perMinute: 0,
    mayWatch: (_table, setup) => Promise.resolve(setup.spectators !== 'no'),
    blockedEitherWay: () => Promise.resolve(new Set()),
    isMuted: () => false,
    isBanned: () => false,
    lists: {
      lobby: () => Promise.resolve([]),
      mine: () => Promise.resolve([]),
      ofMine: (row, { id }) => {
        const seat = row.seats.findIndex((one) => one.person === id);
        return Promise.resolve(seat < 0 || row.phase === 'over' ? undefined : { ...row, seat });
      },
      inLobby: (row) => row,
    },
    ...more,
    limits: { ...UNLIMITED, ...more.limits },
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return {
    hub,
    store,
    sockets,
    app,
    address: `ws://127.0.0.1:${port}/api/v1/socket`,
    token: (of) => {
      people.set(`token-${of.id}`, of);
      people.set(`token-${of.id}-long-enough`, of);
      return `token-${of.id}`;
    },
    close: async () => {
      sockets.close();
      await app.close();
      await hub.close();
    },
  };
}
