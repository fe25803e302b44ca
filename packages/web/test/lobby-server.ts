// The server of online tables as far as a test of the page needs it: answers by method and path, and what it was asked.
import { DEFAULT_OPTIONS } from '@eminent/engine';
import {
  CLOCKS,
  type MyRow,
  type OnlineSession,
  type RowSeat,
  type TableRow,
} from '@eminent/protocol/online';
import { loadPart } from '@eminent/text';
import { vi } from 'vitest';
import { useSession } from '../src/online/user-session.ts';
import { useOwnTables } from '../src/online/own-tables.ts';

export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** A promise is an answer that is on its way until it is kept. */
type Reply = object | ((body: unknown) => object);

/** A refusal as the server sends it. */
export class Refusing {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    this.status = status;
    this.code = code;
  }
}

function answer(told: object): Response {
  if (!(told instanceof Refusing)) return Response.json(told);
  const { status, code } = told;
  return Response.json({ code, detail: `refused: ${code}` }, { status });
}

/** Stands in for `fetch` until the test is over; a path that has no answer is a page's server without tables. */
export async function serve(
  answers: Readonly<Record<string, Reply>>,
): Promise<readonly ReceivedRequest[]> {
  await loadPart('online');
  useSession.setState({ session: undefined, problem: undefined });
  useOwnTables.setState({ rows: undefined, problem: undefined });
  const asked: ReceivedRequest[] = [];
  vi.stubGlobal('WebSocket', SilentSocket);
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const path = address.replace('/api/v1', '');
    const method = init.method ?? 'GET';
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    asked.push({ method, path, body });
    const told = answers[`${method} ${path}`];
    if (told === undefined) return new Response('<!doctype html>', { status: 404 });
    return answer(await (typeof told === 'function' ? told(body) : told));
  });
  return asked;
}

/** Opens nothing and says nothing: what a page is told comes by its questions. */
class SilentSocket extends EventTarget {
  send(): void {}
  close(): void {}
}

const FEATURES = { passkeys: true, mail: false };
export const NOBODY = { build: 'test', features: FEATURES };
export const NOVA: OnlineSession = {
  person: { id: 'nova', name: 'Nova', kind: 'guest', admin: false },
  build: 'test',
  features: FEATURES,
};
export const NO_FRIENDS = { friends: [], asking: [], asked: [], blocked: [] };

export function person(name: string, more: Partial<RowSeat> = {}): RowSeat {
  return { person: name.toLowerCase(), name, ...more };
}
export const FREE: RowSeat = { name: '' };

/** A table that gathers, its host at the first seat. */
export function rowOf(
  table: string,
  seats: readonly RowSeat[],
  more: Partial<TableRow> = {},
): TableRow {
  return {
    table,
    phase: 'gathering',
    created: 0,
    updated: 0,
    host: seats[0]?.person ?? '',
    game: { ...DEFAULT_OPTIONS, players: seats.length as 2 | 3 | 4 },
    clock: CLOCKS.relaxed,
    join: 'listed',
    spectators: 'yes',
    rated: false,
    seats,
    watchers: 0,
    ...more,
  };
}

/** One of Nova's tables, at which a seat is asked since some minutes. */
export function gameOfNova(
  table: string,
  seat: number,
  minutes: number,
  more: Partial<MyRow> = {},
): MyRow {
  return {
    ...rowOf(table, [person('Nova', { score: 12 }), person('Lyra', { score: 14 })]),
    phase: 'playing',
    turn: 9,
    left: 9,
    influence: 24,
    seat: 0,
    asked: { seat, step: 'action', leader: 0, since: Date.now() - minutes * 60_000 },
    ...more,
  };
}

/** A lobby of two tables that can be joined, one that can be watched and one that is closed; two people look for a game of three. */
export const LOBBY = {
  rows: [
    rowOf('t-join', [person('Vega'), FREE]),
    rowOf('t-day', [person('Rigel'), FREE, FREE], {
      clock: { kind: 'timed', decision: 86_400, reserve: 0 },
    }),
    rowOf('t-watch', [person('Juno'), person('Atlas')], { phase: 'playing', turn: 14 }),
    rowOf('t-closed', [person('Mira'), person('Noor')], { phase: 'playing', spectators: 'no' }),
  ],
  seeks: [{ players: 3, clock: 'relaxed', people: 2 }],
};

/** What Nova is told who plays nothing and knows nobody. */
export const IDLE = {
  'GET /session': NOVA,
  'GET /tables': LOBBY,
  'GET /me/tables': { rows: [] },
  'GET /me/friends': NO_FRIENDS,
};
