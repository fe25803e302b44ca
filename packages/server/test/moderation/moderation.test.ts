// Reports and sanctions: only administrators may act, every action is audited, and sanctions are
// enforced.
import type { Audit, JudgedPerson, Notices, Reports } from '@eminent/protocol/online';
import { expect, test } from 'vitest';
import { refuseBanned } from '../../src/moderation/ban-guard.ts';
import { moderationRoutes } from '../../src/moderation/routes.ts';
import { Restrictions } from '../../src/moderation/restrictions.ts';
import { authenticate } from '../../src/accounts/authenticate.ts';
import { userById } from '../../src/accounts/user-repository.ts';
import { Browser, guest, accountServer, type TestServer } from '../accounts/account-server.ts';
import { TestTables } from './fake-tables.ts';

async function account(server: TestServer, name: string, admin: 0 | 1 = 0) {
  const made = await guest(server, name);
  const change = { kind: 'account', admin } as const;
  await server.context.db.updateTable('people').set(change).where('id', '=', made.id).execute();
  return made;
}

async function moderated() {
  const tables = new TestTables();
  const gone: string[] = [];
  let restrictions: Restrictions | undefined;
  const server = await accountServer(
    async ({ context }) => {
      restrictions = await Restrictions.open(context);
      return moderationRoutes({
        context,
        restrictions,
        tables,
        build: () => 'b1',
        since: 1,
        sockets: () => 7,
        commitMs: () => 0.5,
        signOut: (person) => void gone.push(person),
      });
    },
    {},
    (context) => async (request) => {
      const person = await authenticate(context, request);
      if (person !== undefined && restrictions !== undefined)
        refuseBanned(restrictions, request, person);
      return person;
    },
  );
  const root = await account(server, 'Root', 1);
  const [ann, bob] = [await guest(server, 'Ann'), await guest(server, 'Bob')];
  if (restrictions === undefined) throw new Error('no standing');
  return { ...server, tables, gone, restrictions, admin: root.browser, rootId: root.id, ann, bob };
}

test('only administrators find guests by name', async () => {
  const { admin, ann, bob } = await moderated();
  const found = await admin.ask('GET', '/admin/people?name=an');
  expect(found.body.people).toEqual([
    expect.objectContaining({ id: ann.id, name: 'Ann', kind: 'guest', admin: false }),
  ]);
  expect((await bob.browser.ask('GET', '/admin/people?name=an')).code).toBe('not-allowed');
  expect((await bob.browser.ask('GET', '/people?name=an')).body.people).toEqual([]);
});

test('a report keeps the reported text, and is closed once', async () => {
  const { tables, admin, ann, bob } = await moderated();
  tables.lines.set('t1#5', { person: bob.id, text: 'an insult' });
  const made = await ann.browser.ask('POST', '/reports', {
    person: bob.id,
    reason: 'insult',
    table: 't1',
    line: 5,
  });
  expect(made.status).toBe(201);
  tables.lines.clear();
  const listed = (await admin.ask('GET', '/admin/reports')).body as Reports;
  expect(listed.rows).toMatchObject([
    { by: { name: 'Ann' }, about: { name: 'Bob' }, quote: 'an insult', others: 0 },
  ]);
  const id = listed.rows[0]?.id ?? '';
  const close = () => admin.ask('POST', `/admin/reports/${id}/close`, { note: 'warned' });
  expect([(await close()).status, (await close()).status]).toEqual([204, 404]);
  expect(((await admin.ask('GET', '/admin/reports')).body as Reports).rows).toEqual([]);
  const closed = (await admin.ask('GET', '/admin/reports?state=closed')).body as Reports;
  expect(closed.rows).toMatchObject([{ closed: { note: 'warned' } }]);
});

test('reports about lines of other users, without content, or too many are refused', async () => {
  const { tables, ann, bob } = await moderated();
  tables.lines.set('t1#5', { person: ann.id, text: 'hello' });
  const report = (more: object) =>
    ann.browser.ask('POST', '/reports', { person: bob.id, reason: 'spam', ...more });
  expect((await report({ table: 't1', line: 5 })).status).toBe(404);
  expect((await report({ person: 'nobody' })).status).toBe(404);
  expect((await report({ reason: 'because' })).status).toBe(400);
  for (let n = 0; n < 20; n++) expect((await report({})).status).toBe(201);
  expect((await report({})).code).toBe('too-many');
});

test('a long list is paginated, each row once', async () => {
  const { admin, bob, context, pass } = await moderated();
  const names = Array.from({ length: 120 }, (_, n) => `r${String(n).padStart(3, '0')}`);
  for (const [n, id] of names.entries()) {
    // Seven rows share each millisecond.
    if (n % 7 === 0) pass(1);
    const row = { id, at: context.now(), by: bob.id, about: bob.id, reason: 'other' as const };
    const none = { table: null, line: null, said: null, words: null, closed: null, note: null };
    await context.db
      .insertInto('reports')
      .values({ ...row, ...none })
      .execute();
  }
  const seen: string[] = [];
  let before: string | undefined;
  do {
    const more = before === undefined ? '' : `?before=${before}`;
    const page = (await admin.ask('GET', `/admin/reports${more}`)).body as Reports;
    seen.push(...page.rows.map(({ id }) => id));
    before = page.before;
  } while (before !== undefined);
  expect(seen.toSorted()).toEqual(names);
  expect((await admin.ask('GET', '/admin/reports?before=x')).status).toBe(400);
});

test('warnings are delivered, mutes and bans expire on time, and all are audited', async () => {
  const { admin, ann, context, restrictions, gone, pass } = await moderated();
  const punish = (kind: string, time?: number) =>
    admin.ask('POST', `/admin/people/${ann.id}/sanctions`, {
      kind,
      reason: `${kind} it is`,
      ...(time === undefined ? {} : { for: time }),
    });
  const person = await userById(context, ann.id);
  if (person === undefined) throw new Error('Ann is gone');
  await punish('warn');
  expect([restrictions.isMuted(person), restrictions.isBanned(person)]).toEqual([false, false]);
  await punish('mute', 60_000);
  expect([restrictions.isMuted(person), restrictions.isBanned(person)]).toEqual([true, false]);
  pass(61_000);
  expect(restrictions.isMuted(person)).toBe(false);
  const ban = await punish('ban');
  expect([restrictions.isMuted(person), restrictions.isBanned(person), gone]).toEqual([
    true,
    true,
    [ann.id],
  ]);

  const refused = await ann.browser.ask('PATCH', '/me', { name: 'Other' });
  expect([refused.status, refused.code]).toEqual([403, 'banned']);
  const noticeList = (await ann.browser.ask('GET', '/me/notices')).body as Notices;
  expect(noticeList.rows.map(({ kind, seen }) => `${kind} ${seen}`).toSorted()).toEqual([
    'ban false',
    'mute false',
    'warn false',
  ]);
  const seen = await ann.browser.ask('POST', `/me/notices/${ban.body.id}/seen`);
  expect(seen.status).toBe(204);

  const lift = () => admin.ask('POST', `/admin/sanctions/${ban.body.id}/lift`, { reason: 'sorry' });
  expect([(await lift()).status, (await lift()).status]).toEqual([204, 404]);
  expect((await ann.browser.ask('PATCH', '/me', { name: 'Other' })).status).toBe(200);
  const judged = (await admin.ask('GET', `/admin/people/${ann.id}`)).body as JudgedPerson;
  expect(judged.sanctions).toHaveLength(3);
  const { rows } = (await admin.ask('GET', '/admin/audit')).body as Audit;
  expect(rows.map(({ by, did, name }) => `${by} ${did} ${name}`).toSorted()).toEqual([
    'Root ban Ann',
    'Root lift Ann',
    'Root mute Ann',
    'Root warn Ann',
  ]);
});

test('a guest who upgrades to an account stays banned', async () => {
  const { admin, ann, context, restrictions } = await moderated();
  const server = ann.browser.server;
  const { id } = await account(server, 'Anna');
  await admin.ask('POST', `/admin/people/${ann.id}/sanctions`, { kind: 'ban', reason: 'x' });
  await context.db.updateTable('people').set({ became: id }).where('id', '=', ann.id).execute();
  const person = await userById(context, id);
  expect(person && restrictions.isBanned(person)).toBe(true);
});

test('a chat line is redacted and a table ended, each with a reason and once', async () => {
  const { tables, admin } = await moderated();
  tables.lines.set('t1#5', { person: 'x', text: 'bad words' });
  tables.going_.add('t1');
  const paths = ['/admin/tables/t1/talk/5/delete', '/admin/tables/t1/end'];
  for (const path of paths) {
    expect((await admin.ask('POST', path, {})).status).toBe(400);
    expect((await admin.ask('POST', path, { reason: 'rude' })).status).toBe(204);
    expect((await admin.ask('POST', path, { reason: 'rude' })).status).toBe(404);
  }
  const { rows } = (await admin.ask('GET', '/admin/audit')).body as Audit;
  expect(rows.map(({ did, to, reason }) => `${did} ${to} ${reason}`).toSorted()).toEqual([
    'delete-talk t1#5 rude',
    'end-table t1 rude',
  ]);
});

test('only accounts become administrators, and none can demote themselves or ban another', async () => {
  const { admin, rootId, ann, ...rest } = await moderated();
  const make = (id: string, is: boolean) =>
    admin.ask('POST', `/admin/people/${id}/admin`, { admin: is });
  expect((await make(ann.id, true)).code).toBe('no-account');
  expect((await make(rootId, false)).code).toBe('oneself');
  const zoe = await account(rest, 'Zoe');
  expect((await zoe.browser.ask('GET', '/admin')).status).toBe(403);
  expect((await make(zoe.id, true)).status).toBe(204);
  expect((await zoe.browser.ask('GET', '/admin')).body).toMatchObject({ sockets: 7, people: 4 });
  const ban = { kind: 'ban', reason: 'x' };
  expect((await admin.ask('POST', `/admin/people/${zoe.id}/sanctions`, ban)).code).toBe('is-admin');
});

test('other users can neither use nor read any of it', async () => {
  const server = await moderated();
  const { ann, bob } = server;
  const stranger = new Browser(server);
  const asks: readonly ['GET' | 'POST', string][] = [
    ['GET', '/admin'],
    ['GET', '/admin/reports'],
    ['GET', '/admin/audit'],
    ['GET', '/admin/tables'],
    ['GET', `/admin/people/${bob.id}`],
    ['POST', `/admin/people/${bob.id}/sanctions`],
    ['POST', `/admin/people/${ann.id}/admin`],
    ['POST', '/admin/sanctions/x/lift'],
    ['POST', '/admin/reports/x/close'],
    ['POST', '/admin/tables/x/end'],
    ['POST', '/admin/tables/x/talk/1/delete'],
  ];
  for (const [method, path] of asks) {
    const body = method === 'POST' ? {} : undefined;
    expect([path, (await ann.browser.ask(method, path, body)).status]).toEqual([path, 403]);
    expect([path, (await stranger.ask(method, path, body)).status]).toEqual([path, 401]);
  }
  expect((await stranger.ask('POST', '/reports', {})).status).toBe(401);
  const forBob = await ann.browser.ask('POST', '/me/notices/x/seen');
  expect(forBob.status).toBe(404);
});
