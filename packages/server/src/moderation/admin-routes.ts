// Admin routes to view server state, reports, users, tables and the audit log.
import { fields, oneOf, text } from '@eminent/protocol';
import {
  adminOverview,
  adminTables,
  audit,
  foundPeople,
  judgedPerson,
  playerName,
  reports,
} from '@eminent/protocol/online';
import * as v from 'valibot';
import { notFound } from '../http/problem.ts';
import { idParams, type Route, routesOf } from '../http/route.ts';
import { findUsersByName, userById, userOf, rowOf } from '../accounts/user-repository.ts';
import { auditPage } from './audit.ts';
import type { ServiceContext } from '../core/context.ts';
import type { ModerationDeps } from './dependencies.ts';
import { openReports, reportsAbout, reportsPage } from './reports.ts';
import { sanctionOf, sanctionsOf } from './sanctions.ts';

const route = routesOf('administration');
const MAX_TABLES = 200;
const MAX_TABLES_OF_USER = 20;
const MAX_FOUND = 50;

const page = { before: v.exactOptional(text(64)) };

async function overview(deps: ModerationDeps) {
  const { context, build, since, sockets, commitMs, tables } = deps;
  const { count } = await context.db
    .selectFrom('people')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return {
    build: build(),
    since,
    sockets: sockets(),
    ...(await tables.phases()),
    people: Number(count),
    reports: await openReports(context),
    commitMs: commitMs(),
  };
}

async function foundUsers(context: ServiceContext, name: string) {
  const rows = await findUsersByName(context, name, MAX_FOUND, ['account', 'bot', 'guest']);
  return { people: rows.map((row) => ({ ...userOf(row), created: row.created, seen: row.seen })) };
}

async function userWithRecord({ context, tables }: ModerationDeps, id: string) {
  const person = await userById(context, id);
  const row = person && (await rowOf(context, person.id));
  if (person === undefined || row === undefined) throw notFound('person');
  const { created, seen } = row;
  return {
    person: { ...person, created, seen },
    sanctions: (await sanctionsOf(context, person)).map(sanctionOf),
    reports: await reportsAbout(context, person.id),
    tables: await tables.of(person.id, MAX_TABLES_OF_USER),
  };
}

export function adminRoutes(deps: ModerationDeps): readonly Route[] {
  const { context, tables } = deps;
  return [
    route(
      {
        method: 'GET',
        url: '/admin',
        summary: 'Status of the server.',
        who: 'admin',
        answer: adminOverview,
      },
      () => overview(deps),
    ),
    route(
      {
        method: 'GET',
        url: '/admin/reports',
        summary: 'Reports, newest first.',
        who: 'admin',
        query: fields({ state: v.exactOptional(oneOf(['open', 'closed'])), ...page }),
        answer: reports,
      },
      ({ query }) => reportsPage(context, query.state ?? 'open', query.before),
    ),
    route(
      {
        method: 'GET',
        url: '/admin/people',
        summary:
          'Searches users by the start of their name, including guests; look-alike characters match.',
        who: 'admin',
        query: fields({ name: playerName }),
        answer: foundPeople,
      },
      ({ query }) => foundUsers(context, query.name),
    ),
    route(
      {
        method: 'GET',
        url: '/admin/people/:id',
        summary: 'A user with reports and sanctions.',
        who: 'admin',
        params: idParams,
        answer: judgedPerson,
      },
      ({ params }) => userWithRecord(deps, params.id),
    ),
    route(
      {
        method: 'GET',
        url: '/admin/tables',
        summary: 'Unfinished tables, last changed first.',
        who: 'admin',
        answer: adminTables,
      },
      async () => ({ rows: await tables.unfinished(MAX_TABLES) }),
    ),
    route(
      {
        method: 'GET',
        url: '/admin/audit',
        summary: 'Audit log of administrators, newest first.',
        who: 'admin',
        query: fields(page),
        answer: audit,
      },
      ({ query }) => auditPage(context, query.before),
    ),
  ];
}
