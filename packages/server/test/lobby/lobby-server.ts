// A server with people, tables and the lobby, where computer players answer at once; and what tests play with in it.
import { decidingSeat, defaultOption, formatOption } from '@eminent/engine';
import type { TableSetup } from '@eminent/protocol/online';
import { pino } from 'pino';
import { afterAll } from 'vitest';
import { tracesOf } from '../../src/lobby/user-tables.ts';
import { FinishedTables } from '../../src/lobby/finished-tables.ts';
import { type Lobby, openLobby } from '../../src/lobby/lobby.ts';
import { addRedirects } from '../../src/lobby/redirects.ts';
import type { PeopleParts } from '../../src/accounts/dependencies.ts';
import type { Store } from '../../src/store/index.ts';
import { Finding } from '../../src/tables/table-index.ts';
import { Hub } from '../../src/tables/hub.ts';
import { think } from '../../src/tables/bots/choose-answer.ts';
import { type Browser, peopleServer, type TestServer } from '../accounts/account-server.ts';
import { setupOf, WORDS } from '../tables/test-hub.ts';

export interface LobbyServer extends TestServer {
  readonly hub: Hub;
  readonly finding: Finding;
  readonly finished: FinishedTables;
  readonly lobby: Lobby;
  /** Everything that happens beside answers is done. */
  readonly settle: () => Promise<void>;
}

const closing: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closing.splice(0)) {
    // oxlint-disable-next-line no-await-in-loop
    await close();
  }
});

const log = pino({ level: 'silent' });

interface Made {
  readonly hub: Hub;
  readonly finding: Finding;
}

/** Tables of a store, as a server that starts opens them. */
export function openTables(store: Store): Made {
  const hub = new Hub({
    store,
    log,
    thinker: {
      searches: () => false,
      think: (job) => Promise.resolve(think({ ...job, budget: { work: 1 } })),
      close: () => Promise.resolve(),
    },
    pace: { pause: 0, thinking: 1 },
  });
  return { hub, finding: new Finding({ db: store.db, hub, log }) };
}

export async function lobbyServer(): Promise<LobbyServer> {
  const made: Made[] = [];
  const lobbies: Lobby[] = [];
  const server = await peopleServer(
    (parts: PeopleParts) => {
      const [tables] = made;
      if (tables === undefined) throw new Error('no tables');
      const lobby = openLobby({ people: parts, ...tables });
      lobbies.push(lobby);
      return lobby.routes;
    },
    (store) => {
      const tables = openTables(store);
      made.push(tables);
      return {
        traces: tracesOf({ ...tables, store, presence: (id) => tables.hub.presenceOf(id) }),
        tableOf: async (friend, reader) => lobbies[0]?.lists.tableOf(friend, reader),
        waitingFor: async (person) => (await lobbies[0]?.lists.waitingFor(person)) ?? 0,
      };
    },
  );
  const [tables] = made;
  const [lobby] = lobbies;
  if (tables === undefined || lobby === undefined) throw new Error('no lobby');
  const { hub, finding } = tables;
  addRedirects(server.app);
  const finished = new FinishedTables({ ground: server.ground, hub, log });
  closing.push(async () => {
    await finished.close();
    await finding.close();
    await hub.close();
  });
  const settle = async () => {
    await finding.settled();
    await finished.settled();
  };
  return { ...server, hub, finding, finished, lobby, settle };
}

/** A table that the browser's person makes. */
export async function make(
  browser: Browser,
  players: 2 | 3 | 4 = 2,
  more: Partial<TableSetup> = {},
): Promise<{ table: string; invitation: string; watch: string | undefined }> {
  const body = { setup: setupOf(players, more), words: WORDS };
  const made = await browser.ask('POST', '/tables', body);
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  return made.body;
}

export function sit(browser: Browser, table: string, more: object = {}) {
  return browser.ask('POST', `/tables/${table}/seats`, { words: WORDS, ...more });
}

/** Plays a game to its end: everybody answers what the clock would. */
export async function playOn({ hub }: LobbyServer, table: string): Promise<void> {
  for (let i = 0; ; i++) {
    // oxlint-disable no-await-in-loop
    const open = await hub.look(table, ({ game, phase, seats }) => {
      if (phase !== 'playing' || game === undefined) return undefined;
      const seat = decidingSeat(game.state);
      const token = formatOption(game.state, defaultOption(game.state));
      const { person, away } = seats[seat] ?? {};
      return { person: away === undefined ? person : undefined, question: game.question, token };
    });
    if (open === undefined) return;
    if (open.person === undefined) {
      await new Promise(setImmediate);
      continue;
    }
    const { person, question, token } = open;
    const wish = { type: 'answer', table, question, tokens: [token], finish: true } as const;
    const done = await hub.wish(table, person, { ...wish, key: `${table}-${i}-key` });
    if (!done.ok && done.refusal.reason !== 'stale') throw new Error(done.refusal.sentence);
    // oxlint-enable no-await-in-loop
  }
}
