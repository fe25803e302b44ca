// Routes for all users: report someone, read own notices.
import { fields, text } from '@eminent/protocol';
import { madeReport, newReport, notices } from '@eminent/protocol/online';
import { notFound } from '../http/problem.ts';
import { type Route, route } from '../http/route.ts';
import type { ModerationDeps } from './dependencies.ts';
import { makeReport } from './reports.ts';
import { sanctionOf, sanctionsOf, seeSanction } from './sanctions.ts';

const AREA = 'moderation';

export function reportRoutes({ context, tables }: ModerationDeps): readonly Route[] {
  return [
    route(
      {
        method: 'POST',
        url: '/reports',
        area: AREA,
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
        area: AREA,
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
        area: AREA,
        summary: 'Marks a notice as read.',
        who: 'person',
        params: fields({ id: text(64) }),
      },
      async ({ person, params }) => {
        if (!(await seeSanction(context, person, params.id))) throw notFound('notice');
      },
    ),
  ];
}
