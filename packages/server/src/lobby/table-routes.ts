// Routes to create, list, join and leave tables, and for their links and records.
import { fields, text } from '@eminent/protocol';
import {
  invitation,
  type Invitation,
  invitationLook,
  lobby,
  madeTable,
  myTables,
  newLink as linkAnswer,
  newTable,
  onlineRecord,
  satDown,
  shownRow,
  sitDown as sitBody,
  type TableRow,
  whom,
} from '@eminent/protocol/online';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { Problem } from '../http/problem.ts';
import { idParams, numeral, type Route, routesOf } from '../http/route.ts';
import { friendsOf } from '../accounts/friends.ts';
import { beginGuest, resumeGuestByKey } from '../accounts/session-routes.ts';
import { isSameUser, type User } from '../core/user.ts';
import { freeSeats, mayLook, seatIn, strangerMaySit } from './table-access.ts';
import { createTable } from './create-table.ts';
import { withReservedSeats } from './reserved-seats.ts';
import { invite, type LinkKind, linkOf, newLink } from './table-links.ts';
import type { TableLists } from './table-lists.ts';
import type { LobbyDeps } from './dependencies.ts';
import { recordOf } from './game-records.ts';
import { NO_TABLE, TABLE_REFUSALS, tableProblem } from './table-problems.ts';
import type { Matchmaker } from './matchmaking/matchmaker.ts';
import { sitDown } from './join.ts';

const route = routesOf('tables');
const CREATED_PER_MINUTE = 20;
const SITTING_PER_MINUTE = 60;
const LOOKS_PER_MINUTE = 60;
const ROWS_AT_ONCE = 60;
/** The schema of a filter: `1`, or missing. */
const yes = v.exactOptional(v.literal('1', 'expected 1'));
const SIT_REFUSALS = {
  ...TABLE_REFUSALS,
  'no-invitation': 403,
  blocked: 403,
  'stale-link': 410,
  'used-link': 410,
} as const;

export interface TableRouteDeps extends LobbyDeps {
  readonly lists: TableLists;
  readonly seeks: Matchmaker;
}

async function rowOf({ hub }: LobbyDeps, table: string): Promise<TableRow> {
  const row = await hub.summary(table);
  if (row === undefined) throw NO_TABLE;
  return row;
}

async function withReservedNames(deps: LobbyDeps, row: TableRow): Promise<TableRow> {
  const [named = row] = await withReservedSeats(deps, [row]);
  return named;
}

/** The table, if the user hosts it. Throws a Problem otherwise; NO_TABLE if they may not see it. */
async function hostedTable(deps: LobbyDeps, table: string, person: User): Promise<TableRow> {
  const row = await rowOf(deps, table);
  if (isSameUser(person, row.host)) return row;
  if (!(await mayLook(deps.accounts.context, row, person))) throw NO_TABLE;
  throw new Problem(403, 'not-host', 'Only the host may do this.');
}

function mustGather({ phase }: TableRow): void {
  if (phase === 'gathering') return;
  throw new Problem(409, 'not-allowed', 'The game has already started.');
}

export function tableRoutes(deps: TableRouteDeps): readonly Route[] {
  return [
    ...makingRoutes(deps),
    ...lobbyRoutes(deps),
    ...seatRoutes(deps),
    ...linkRoutes(deps),
    ...recordRoutes(deps),
  ];
}

function makingRoutes(deps: TableRouteDeps): readonly Route[] {
  return [
    route(
      {
        method: 'POST',
        url: '/tables',
        summary:
          'Creates a table. With words the host joins at once; without, the host gets the deal commitment first and joins by the invitation. A repeated key returns the same table. The answer contains the links; the invitation is also listed with the host’s tables.',
        who: 'person',
        body: newTable,
        answer: madeTable,
        status: 201,
        once: true,
        perMinute: CREATED_PER_MINUTE,
        refusals: { setup: 422, 'not-a-friend': 422, 'too-many-tables': 409 },
      },
      ({ person, body, id }) => createTable(deps, person, body, id),
    ),
    route(
      {
        method: 'GET',
        url: '/me/tables',
        summary:
          'Unfinished tables of the user: those waiting for the user first, the longest wait first.',
        who: 'person',
        answer: myTables,
      },
      async ({ person }) => ({ rows: await deps.lists.mine(person) }),
    ),
  ];
}

function lobbyRoutes({ lists, seeks, ...deps }: TableRouteDeps): readonly Route[] {
  return [
    route(
      {
        method: 'GET',
        url: '/tables',
        summary:
          'The lobby: invitations, public tables with a free seat, tables to watch, and seeks. Filters: open=1 for tables with a free seat, watch=1 for tables to watch.',
        who: 'anybody',
        query: fields({
          open: yes,
          watch: yes,
          rated: yes,
          players: v.exactOptional(numeral(2, 16)),
          clock: v.exactOptional(v.picklist(['live', 'day', 'none'], 'expected live, day or none')),
          after: v.exactOptional(numeral(0, 100_000)),
        }),
        answer: lobby,
      },
      async ({ person, query }) => {
        const { open, watch, rated, players, clock, after = 0 } = query;
        const all = await lists.lobby(person, {
          players,
          clock,
          ...(open === undefined ? {} : { open: true }),
          ...(watch === undefined ? {} : { watch: true }),
          ...(rated === undefined ? {} : { rated: true }),
        });
        const end = after + ROWS_AT_ONCE;
        const { usualWait } = seeks;
        return {
          rows: all.slice(after, end),
          seeks: await seeks.counts(),
          ...(usualWait === undefined ? {} : { usualWait }),
          ...(all.length > end ? { after: String(end) } : {}),
        };
      },
    ),
    route(
      {
        method: 'GET',
        url: '/tables/:id',
        summary:
          'A table as shown in lists: public ones, and those of the user or open to the user.',
        who: 'anybody',
        params: idParams,
        answer: shownRow,
        refusals: { 'no-such-table': 404 },
      },
      async ({ person, params }) => {
        const row = await rowOf(deps, params.id);
        if (!(await mayLook(deps.accounts.context, row, person))) throw NO_TABLE;
        return { row: await withReservedNames(deps, row) };
      },
    ),
  ];
}

async function invitationOf(
  deps: LobbyDeps,
  secret: string,
  reader: User | undefined,
): Promise<Invitation> {
  const link = await linkOf(deps.accounts.context, secret);
  if (link === undefined) return { state: 'unknown' };
  const watch = link.kind === 'watch';
  if (!link.isCurrent) return { state: 'expired', watch };
  const row = await deps.hub.summary(link.table);
  if (row === undefined) return { state: 'unknown' };
  const host = row.seats.find(({ person }) => person === row.host);
  const about = {
    watch,
    row: await withReservedNames(deps, row),
    mayWatch: row.spectators !== 'no',
    ...(host === undefined ? {} : { from: host.name }),
  };
  if (seatIn(row, reader) !== undefined) return { state: 'seated', ...about };
  if (row.phase === 'over') return { state: 'over', ...about };
  if (watch) return { state: 'open', ...about };
  const isFull = row.phase === 'playing' || freeSeats(row) === 0;
  return { state: isFull ? 'full' : 'open', ...about };
}

/**
 * Returns the guest recently created with the same key, or creates one for a signed-out visitor.
 * Throws a Problem if the visitor may not join.
 */
async function guestToJoin(
  { accounts }: LobbyDeps,
  row: TableRow,
  { invitation: link, name, key }: v.InferOutput<typeof sitBody>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<User> {
  await strangerMaySit(accounts.context, row, link);
  const same = await resumeGuestByKey(accounts, request, reply, key);
  if (same !== undefined) return same;
  mustGather(row);
  if (name === undefined) throw new Problem(401, 'signed-out', 'You are not signed in.');
  return beginGuest(accounts, request, reply, { name, ...(key && { key }) });
}

function seatRoutes(deps: TableRouteDeps): readonly Route[] {
  const { hub, accounts } = deps;
  return [
    route(
      {
        method: 'POST',
        url: '/invitations/look',
        summary: 'The table of a link, the inviting user, and whether a seat is free.',
        who: 'anybody',
        body: invitationLook,
        answer: invitation,
        perMinute: LOOKS_PER_MINUTE,
      },
      ({ person, body }) => invitationOf(deps, body.invitation, person),
    ),
    route(
      {
        method: 'POST',
        url: '/tables/:id/seats',
        summary:
          'Joins a table; needs a link if it is not public. A name creates a guest if there is no session; a repeated key within minutes returns the same guest. A seated player keeps the seat.',
        who: 'anybody',
        params: idParams,
        body: sitBody,
        answer: satDown,
        perMinute: SITTING_PER_MINUTE,
        refusals: { ...SIT_REFUSALS, 'signed-out': 401, 'bad-name': 422 },
      },
      async ({ person, params, body, request, reply }) => {
        const row = await rowOf(deps, params.id);
        const player = person ?? (await guestToJoin(deps, row, body, request, reply));
        return { table: row.table, seat: await sitDown(deps, row, player, body) };
      },
    ),
    route(
      {
        method: 'DELETE',
        url: '/tables/:id/seats/me',
        summary:
          'Leaves a table. An open table closes if its host leaves; in a running game a bot takes the seat.',
        who: 'person',
        params: idParams,
        refusals: TABLE_REFUSALS,
      },
      async ({ person, params }) => {
        const row = await rowOf(deps, params.id);
        const seat = seatIn(row, person);
        const id = (seat === undefined ? undefined : row.seats[seat]?.person) ?? person.id;
        const result = await hub.leave(row.table, { id });
        if (!result.ok) throw tableProblem(result.refusal);
      },
    ),
    route(
      {
        method: 'POST',
        url: '/tables/:id/invite',
        summary: 'Invites a friend, who sees the table in the lobby and needs no link.',
        who: 'person',
        params: idParams,
        body: whom,
        perMinute: SITTING_PER_MINUTE,
        refusals: { ...TABLE_REFUSALS, 'not-host': 403, 'not-a-friend': 422 },
      },
      async ({ person, params, body }) => {
        const row = await hostedTable(deps, params.id, person);
        mustGather(row);
        if (!(await friendsOf(accounts.context, person.id)).includes(body.person)) {
          throw new Problem(422, 'not-a-friend', 'You can invite only friends this way.');
        }
        await invite(accounts.context, row.table, body.person, person.id);
      },
    ),
  ];
}

function linkRoutes(deps: TableRouteDeps): readonly Route[] {
  const renewed = (kind: LinkKind, url: string, summary: string) =>
    route(
      {
        method: 'POST',
        url,
        summary,
        who: 'person',
        params: idParams,
        answer: linkAnswer,
        perMinute: CREATED_PER_MINUTE,
        refusals: { ...TABLE_REFUSALS, 'not-host': 403 },
      },
      async ({ person, params }) => {
        const row = await hostedTable(deps, params.id, person);
        if (kind === 'seat') mustGather(row);
        else if (row.spectators === 'no') {
          throw new Problem(409, 'not-allowed', 'This table has no spectators.');
        }
        return { secret: await newLink(deps.accounts.context, row.table, kind) };
      },
    );
  return [
    renewed(
      'seat',
      '/tables/:id/invitation',
      'A new invitation link; replaces the old one. For the host.',
    ),
    renewed(
      'watch',
      '/tables/:id/watch',
      'A new link for spectators; replaces the old one. For the host.',
    ),
  ];
}

const FILE = /^([0-9a-z]{1,40})(\.json|\.txt)?$/;

function recordRoutes(deps: TableRouteDeps): readonly Route[] {
  return [
    route(
      {
        method: 'GET',
        url: '/records/:file',
        summary:
          'A finished game: ID or ID.json with the proof of the deal, ID.txt only the record. Games of tables without spectators are only for their players. Pages of other sites may read what anybody may read.',
        who: 'anybody',
        params: fields({ file: text(64) }),
        answer: v.union([text(1_000_000), onlineRecord]),
        refusals: { 'no-such-table': 404 },
      },
      async ({ person, params, reply }) => {
        const [, table, kind] = FILE.exec(params.file) ?? [];
        if (table === undefined) throw NO_TABLE;
        const record = await recordOf(deps, table, person);
        // Pages of other sites may read what signed-out users may read.
        if (person === undefined) {
          reply.header('access-control-allow-origin', '*');
          reply.header('cross-origin-resource-policy', 'cross-origin');
        }
        if (kind !== '.txt') return record;
        if (record.record === undefined) throw NO_TABLE;
        reply.type('text/plain; charset=utf-8');
        return record.record;
      },
    ),
  ];
}
