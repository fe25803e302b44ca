// Routes for all users: report a user, and read the notices of sanctions.
import { madeReport, newReport, notices } from '@eminent/protocol/online';
import { notFound } from '../http/problem.ts';
import { idParams, type Route, routesOf } from '../http/route.ts';
import type { ModerationDeps } from './dependencies.ts';
import { makeReport } from './reports.ts';
import { sanctionOf, sanctionsOf, seeSanction } from './sanctions.ts';

const route = routesOf('moderation');

export function reportRoutes({ context, tables }: ModerationDeps): readonly Route[] {
  return [
    route(
      {
        method: 'POST',
        url: '/reports',
        summary: 'Reports a user to the administrators, optionally for a chat line.',
        who: 'person',
        body: newReport,
        answer: madeReport,
        status: 201,
        once: true,
        perMinute: 10,
      },
      async ({ person, body, id }) => ({
        report: await makeReport(context, tables, person, body, id),
      }),
    ),
    route(
      {
        method: 'GET',
        url: '/me/notices',
        summary: 'Sanctions against the user.',
        who: 'person',
        answer: notices,
      },
      async ({ person }) => {
        const rows = await sanctionsOf(context, person);
        return { rows: rows.map((row) => ({ ...sanctionOf(row), seen: row.seen === 1 })) };
      },
    ),
    route(
      {
        method: 'POST',
        url: '/me/notices/:id/seen',
        summary: 'Marks a notice as read.',
        who: 'person',
        params: idParams,
      },
      async ({ person, params }) => {
        if (!(await seeSanction(context, person, params.id))) throw notFound('notice');
      },
    ),
  ];
}
