// Admin routes that change users, tables and reports. Each action is recorded in the audit log.
import { fields, text } from '@eminent/protocol';
import {
  closeReport as closeReportBody,
  forReason,
  makeAdmin,
  newSanction,
  type Sanction,
  sanction,
} from '@eminent/protocol/online';
import type * as v from 'valibot';
import { notFound, Problem } from '../http/problem.ts';
import { idParams, numeral, type Route, routesOf } from '../http/route.ts';
import { userById } from '../accounts/user-repository.ts';
import type { User } from '../core/user.ts';
import { recordAudit } from './audit.ts';
import type { ModerationDeps } from './dependencies.ts';
import { closeReport } from './reports.ts';
import { liftSanction, makeSanction } from './sanctions.ts';

const route = routesOf('administration');
const MAX_LINE = 1e9;

async function userOrThrow({ context }: ModerationDeps, id: string): Promise<User> {
  const person = await userById(context, id);
  if (person === undefined) throw notFound('person');
  return person;
}

async function sanctionUser(
  deps: ModerationDeps,
  by: User,
  id: string,
  wanted: v.InferOutput<typeof newSanction>,
  sanctionId: string,
): Promise<Sanction> {
  const { context, restrictions, signOut } = deps;
  const person = await userOrThrow(deps, id);
  if (person.admin && wanted.kind !== 'warn') {
    throw new Problem(409, 'is-admin', 'Revoke their administrator rights first.');
  }
  const result = await makeSanction(context, person.id, wanted, sanctionId);
  const { name } = person;
  await recordAudit(context, by, { did: wanted.kind, to: person.id, name, reason: wanted.reason });
  await restrictions.changed();
  if (wanted.kind === 'ban') signOut(person.id);
  return result;
}

async function lift(deps: ModerationDeps, by: User, id: string, reason: string) {
  const { context, restrictions } = deps;
  const row = await liftSanction(context, id);
  if (row === undefined) throw notFound('active sanction');
  const { name } = await userOrThrow(deps, row.person);
  await recordAudit(context, by, { did: 'lift', to: row.person, name, reason });
  await restrictions.changed();
}

async function setAdmin(deps: ModerationDeps, by: User, id: string, admin: boolean) {
  const { context } = deps;
  const person = await userOrThrow(deps, id);
  if (admin && person.kind !== 'account') {
    throw new Problem(409, 'no-account', 'Only an account can be an administrator.');
  }
  if (person.id === by.id) {
    throw new Problem(409, 'oneself', 'Another administrator must do this.');
  }
  await context.db
    .updateTable('people')
    .set({ admin: admin ? 1 : 0 })
    .where('id', '=', person.id)
    .execute();
  const did = admin ? 'make-admin' : 'take-admin';
  await recordAudit(context, by, { did, to: person.id, name: person.name });
}

function userRoutes(deps: ModerationDeps): readonly Route[] {
  return [
    route(
      {
        method: 'POST',
        url: '/admin/people/:id/sanctions',
        summary: 'Warns, mutes or bans a user.',
        who: 'admin',
        params: idParams,
        body: newSanction,
        answer: sanction,
        status: 201,
        refusals: { 'is-admin': 409 },
        once: true,
      },
      ({ params, person, body, id }) => sanctionUser(deps, person, params.id, body, id),
    ),
    route(
      {
        method: 'POST',
        url: '/admin/sanctions/:id/lift',
        summary: 'Lifts a sanction.',
        who: 'admin',
        params: idParams,
        body: forReason,
      },
      ({ params, person, body }) => lift(deps, person, params.id, body.reason),
    ),
    route(
      {
        method: 'POST',
        url: '/admin/people/:id/admin',
        summary: 'Grants or revokes administrator rights.',
        who: 'admin',
        params: idParams,
        body: makeAdmin,
        refusals: { 'no-account': 409, oneself: 409 },
      },
      ({ params, person, body }) => setAdmin(deps, person, params.id, body.admin),
    ),
  ];
}

function tableRoutes({ context, tables }: ModerationDeps): readonly Route[] {
  return [
    route(
      {
        method: 'POST',
        url: '/admin/reports/:id/close',
        summary: 'Closes a report.',
        who: 'admin',
        params: idParams,
        body: closeReportBody,
      },
      async ({ params, person, body }) => {
        const note = body.note ?? '';
        if (!(await closeReport(context, params.id, note))) throw notFound('open report');
        await recordAudit(context, person, { did: 'close-report', to: params.id, reason: note });
      },
    ),
    route(
      {
        method: 'POST',
        url: '/admin/tables/:id/end',
        summary: 'Ends a table, unrated.',
        who: 'admin',
        params: idParams,
        body: forReason,
      },
      async ({ params, person, body }) => {
        if (!(await tables.end(params.id))) throw notFound('unfinished table');
        await recordAudit(context, person, {
          did: 'end-table',
          to: params.id,
          reason: body.reason,
        });
      },
    ),
    route(
      {
        method: 'POST',
        url: '/admin/tables/:id/talk/:line/delete',
        summary: 'Removes a chat line for all.',
        who: 'admin',
        params: fields({ id: text(64), line: numeral(0, MAX_LINE) }),
        body: forReason,
      },
      async ({ params: { id, line }, person, body }) => {
        if (!(await tables.deleteChatLine(id, line))) throw notFound('chat line');
        const to = `${id}#${line}`;
        await recordAudit(context, person, { did: 'delete-talk', to, reason: body.reason });
      },
    ),
  ];
}

export function sanctionRoutes(deps: ModerationDeps): readonly Route[] {
  return [...userRoutes(deps), ...tableRoutes(deps)];
}
