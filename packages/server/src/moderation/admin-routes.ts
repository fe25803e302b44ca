// What administrators look at: how the server is, reports, people, tables, and what was done.
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
import { type Route, route } from '../http/route.ts';
import { findByName, personById, personOf, rowOf } from '../accounts/user-repository.ts';
import { auditPage } from './audit.ts';
import type { ModerationParts } from './dependencies.ts';
import { openReports, reportsAbout, reportsPage } from './reports.ts';
import { sanctionOf, sanctionsOf } from './sanctions.ts';

const AREA = 'administration';
const MOST_TABLES = 200;
const MOST_OF_PERSON = 20;
const MOST_FOUND = 50;

const page = { before: v.exactOptional(text(64)) };

async function overview(parts: ModerationParts) {
  const { ground, build, since, sockets, commitMs, tables } = parts;
  const { count } = await ground.db
    .selectFrom('people')
    .select((its) => its.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return {
    build: build(),
    since,
    sockets: sockets(),
    ...(await tables.phases()),
    people: Number(count),
    reports: await openReports(ground),
    commitMs: commitMs(),
  };
}

async function judged({ ground, tables }: ModerationParts, id: string) {
  const person = await personById(ground, id);
  const row = person && (await rowOf(ground, person.id));
  if (person === undefined || row === undefined) throw notFound('person');
  const { created, seen } = row;
  return {
    person: { ...person, created, seen },
    sanctions: (await sanctionsOf(ground, person)).map(sanctionOf),
    reports: await reportsAbout(ground, person.id),
    tables: await tables.of(person.id, MOST_OF_PERSON),
  };
}

export function adminRoutes(parts: ModerationParts): readonly Route[] {
  const { ground, tables } = parts;
  return [
    route(
      {
        method: 'GET',
        url: '/admin',
        area: AREA,
        summary: 'How the server is.',
        who: 'admin',
        answer: adminOverview,
      },
      () => overview(parts),
    ),
    route(
      {
        method: 'GET',
        url: '/admin/reports',
        area: AREA,
        summary: 'Reports, the newest first.',
        who: 'admin',
        query: fields({ state: v.exactOptional(oneOf(['open', 'closed'])), ...page }),
        answer: reports,
      },
      ({ query }) => reportsPage(ground, query.state ?? 'open', query.before),
    ),
    route(
      {
        method: 'GET',
        url: '/admin/people',
        area: AREA,
        summary: 'People whose names begin like this one looks, guests included.',
        who: 'admin',
        query: fields({ name: playerName }),
        answer: foundPeople,
      },
      async ({ query }) => {
        const rows = await findByName(ground, query.name, MOST_FOUND, ['account', 'bot', 'guest']);
        return {
          people: rows.map((row) => ({
            ...personOf(row),
            created: row.created,
            seen: row.seen,
          })),
        };
      },
    ),
    route(
      {
        method: 'GET',
        url: '/admin/people/:id',
        area: AREA,
        summary: 'A person with what was reported and done.',
        who: 'admin',
        params: fields({ id: text(64) }),
        answer: judgedPerson,
      },
      ({ params }) => judged(parts, params.id),
    ),
    route(
      {
        method: 'GET',
        url: '/admin/tables',
        area: AREA,
        summary: 'Tables that are not over, the latest changed first.',
        who: 'admin',
        answer: adminTables,
      },
      async () => ({ rows: await tables.going(MOST_TABLES) }),
    ),
    route(
      {
        method: 'GET',
        url: '/admin/audit',
        area: AREA,
        summary: 'What administrators did, the newest first.',
        who: 'admin',
        query: fields(page),
        answer: audit,
      },
      ({ query }) => auditPage(ground, query.before),
    ),
  ];
}
