// Starts a test server with accounts, tables and the lobby, and plays games on it. Its bots answer
// immediately.
import { fileURLToPath } from 'node:url';
import { decidingSeat, defaultOption, formatOption } from '@eminent/engine';
import type { TableSetup } from '@eminent/protocol/online';
import { pino } from 'pino';
import { afterAll } from 'vitest';
import { tableQueriesOf } from '../../src/lobby/user-tables.ts';
import { FinishedTables } from '../../src/lobby/finished-tables.ts';
import { type Lobby, openLobby } from '../../src/lobby/lobby.ts';
import { PreviewPictures } from '../../src/lobby/previews/preview-pictures.ts';
import { addPositionLinks } from '../../src/lobby/position-links.ts';
import { PuzzleFile } from '../../src/lobby/puzzle-file.ts';
import { addRedirects } from '../../src/lobby/redirects.ts';
import type { AccountDeps } from '../../src/accounts/dependencies.ts';
import type { Store } from '../../src/store/index.ts';
import { TableIndex } from '../../src/tables/table-index.ts';
import { Hub } from '../../src/tables/hub.ts';
import { chooseAnswer } from '../../src/tables/bots/choose-answer.ts';
import { type Browser, accountServer, type TestServer } from '../accounts/account-server.ts';
import { setupOf, WORDS } from '../tables/test-hub.ts';

export const PUZZLES = fileURLToPath(new URL('../../../web/src/puzzles', import.meta.url));

export interface LobbyServer extends TestServer {
  readonly hub: Hub;
  readonly tableIndex: TableIndex;
  readonly finished: FinishedTables;
  readonly lobby: Lobby;
  readonly settle: () => Promise<void>;
}

const shutdown: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of shutdown.splice(0)) {
    // oxlint-disable-next-line no-await-in-loop
    await close();
  }
});

const log = pino({ level: 'silent' });

interface HubAndIndex {
  readonly hub: Hub;
  readonly tableIndex: TableIndex;
}

/** Creates the hub and table index of a store, as a server does at startup. */
export function openHub(store: Store): HubAndIndex {
  const hub = new Hub({
    store,
    log,
    botRunner: {
      searches: () => false,
      run: (job) => Promise.resolve(chooseAnswer({ ...job, budget: { work: 1 } })),
      close: () => Promise.resolve(),
    },
    pace: { pause: 0, thinking: 1 },
  });
  return { hub, tableIndex: new TableIndex({ db: store.db, hub, log }) };
}

export async function lobbyServer(): Promise<LobbyServer> {
  const opened: HubAndIndex[] = [];
  const lobbies: Lobby[] = [];
  const server = await accountServer(
    (deps: AccountDeps) => {
      const [tables] = opened;
      if (tables === undefined) throw new Error('no tables');
      const lobby = openLobby({ accounts: deps, ...tables });
      lobbies.push(lobby);
      return lobby.routes;
    },
    (store) => {
      const tables = openHub(store);
      opened.push(tables);
      return {
        tableQueries: tableQueriesOf({
          ...tables,
          store,
          presence: (id) => tables.hub.presenceOf(id),
        }),
        tableOf: async (friend, reader) => lobbies[0]?.lists.tableOf(friend, reader),
        waitingFor: async (person) => (await lobbies[0]?.lists.waitingFor(person)) ?? 0,
      };
    },
  );
  const [tables] = opened;
  const [lobby] = lobbies;
  if (tables === undefined || lobby === undefined) throw new Error('no lobby');
  const { hub, tableIndex } = tables;
  const pictures = new PreviewPictures({
    failed: (error) => {
      throw error;
    },
    limitMs: 600_000,
  });
  shutdown.push(() => pictures.close());
  const links = { publicUrl: 'https://play.example', perMinute: 0 };
  addRedirects(server.app, {
    ...links,
    publicRecord: lobby.publicRecord,
    pictureOf: async (table) => {
      const content = await lobby.finishedPicture(table);
      return content && pictures.of({ kind: 'result', result: content });
    },
  });
  const puzzles = new PuzzleFile(() => PUZZLES);
  addPositionLinks(server.app, {
    ...links,
    puzzleRecord: (n) => puzzles.recordOf(n),
    todaysPuzzle: () => puzzles.ofDate('2026-11-28'),
    draw: (position) => pictures.of({ kind: 'position', position }),
  });
  const finished = new FinishedTables({ context: server.context, hub, log });
  shutdown.push(async () => {
    await finished.close();
    await tableIndex.close();
    await hub.close();
  });
  const settle = async () => {
    await tableIndex.settled();
    await finished.settled();
  };
  return { ...server, hub, tableIndex, finished, lobby, settle };
}

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

/** Plays to the end with default answers. */
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
    const done = await hub.command(table, person, { ...wish, key: `${table}-${i}-key` });
    if (!done.ok && done.refusal.reason !== 'stale') throw new Error(done.refusal.sentence);
    // oxlint-enable no-await-in-loop
  }
}
