// A fake server of online tables: replies by method and path, and records the requests.
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

/** After this request, the session is that of a new guest. */
export function guestBy(
  request: 'POST /session' | `POST /tables/${string}/seats`,
  response: object,
) {
  let session: OnlineSession = NOBODY;
  return {
    'GET /session': () => session,
    [request]: () => {
      session = NOVA;
      return response;
    },
  };
}

/** A promise delays the reply. A string is sent as text, anything else as JSON. */
type Reply = object | string | ((body: unknown) => object);

export class Refusing {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    this.status = status;
    this.code = code;
  }
}

function answer(reply: object | string): Response {
  if (typeof reply === 'string') return new Response(reply);
  if (!(reply instanceof Refusing)) return Response.json(reply);
  const { status, code } = reply;
  return Response.json({ code, detail: `refused: ${code}` }, { status });
}

/** Replaces `fetch` for one test. Other paths reply like a server without online tables. */
export async function serve(
  answers: Readonly<Record<string, Reply>>,
): Promise<readonly ReceivedRequest[]> {
  await loadPart('online');
  useSession.setState({ session: undefined, problem: undefined });
  useOwnTables.setState({ rows: undefined, problem: undefined });
  const requests: ReceivedRequest[] = [];
  vi.stubGlobal('WebSocket', SilentSocket);
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const path = address.replace('/api/v1', '');
    const method = init.method ?? 'GET';
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    requests.push({ method, path, body });
    const reply = answers[`${method} ${path}`];
    if (reply === undefined) return new Response('<!doctype html>', { status: 404 });
    return answer(await (typeof reply === 'function' ? reply(body) : reply));
  });
  return requests;
}

/** A socket that never opens, so that all data comes from requests. */
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
export const NO_FRIENDS = { friends: [], received: [], sent: [], blocked: [] };

export function person(name: string, more: Partial<RowSeat> = {}): RowSeat {
  return { person: name.toLowerCase(), name, ...more };
}
export const FREE: RowSeat = { name: '' };

/** A table that waits for players. */
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

/** A running game that has waited for a seat for some minutes. */
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
    question: { seat, step: 'action', leader: 0, since: Date.now() - minutes * 60_000 },
    ...more,
  };
}

/** Tables to join, to watch, and closed; and a search for a game of three. */
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

export const IDLE = {
  'GET /session': NOVA,
  'GET /tables': LOBBY,
  'GET /me/tables': { rows: [] },
  'GET /me/friends': NO_FRIENDS,
};
