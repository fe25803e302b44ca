// Friends, links and blocks: what each user sees, and that data of others is not readable.
import { expect, test } from 'vitest';
import { mergeGuest } from '../../src/accounts/merge-guest.ts';
import { account, Browser, guest, accountServer } from './account-server.ts';

const server = await accountServer();
const ids = (people: readonly { id: string }[]) => people.map(({ id }) => id);

test('a friend request is sent and accepted', async () => {
  const [ann, bob] = [await guest(server, 'Ann'), await guest(server, 'Bob')];
  const sentRequests = await ann.browser.ask('POST', '/me/friends', { person: bob.id });
  expect([ids(sentRequests.body.sent), sentRequests.body.friends]).toEqual([[bob.id], []]);
  const bobsRequests = await bob.browser.ask('GET', '/me/friends');
  expect(ids(bobsRequests.body.received)).toEqual([ann.id]);
  const accepted = await bob.browser.ask('POST', '/me/friends', { person: ann.id });
  expect(accepted.body).toMatchObject({
    friends: [{ person: { id: ann.id, name: 'Ann' }, presence: 'offline' }],
    received: [],
  });
  expect((await ann.browser.ask('DELETE', `/me/friends/${bob.id}`)).body.friends).toEqual([]);
  expect((await bob.browser.ask('GET', '/me/friends')).body.friends).toEqual([]);
});

test('requests to oneself, unknown users or former players are refused', async () => {
  const ann = await guest(server, 'Ann');
  const gone = await guest(server, 'Gone');
  await gone.browser.ask('DELETE', '/me');
  const ask = async (person: string) =>
    (await ann.browser.ask('POST', '/me/friends', { person })).code;
  expect([await ask(ann.id), await ask('nobody'), await ask(gone.id)]).toEqual([
    'yourself',
    'not-found',
    'not-found',
  ]);
  expect((await new Browser(server).ask('GET', '/me/friends')).code).toBe('signed-out');
});

test('a guest and an account with requests from and to the same user merge into one friendship', async () => {
  const [ann, bob, other] = [
    await guest(server, 'Ann'),
    await guest(server, 'Annie'),
    await guest(server, 'Other'),
  ];
  await bob.browser.ask('POST', '/me/friends', { person: other.id });
  await other.browser.ask('POST', '/me/friends', { person: ann.id });
  await mergeGuest(server.context, bob.id, ann.id);
  for (const [user, friend] of [
    [ann, other],
    [other, ann],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop
    const { body } = await user.browser.ask('GET', '/me/friends');
    expect(body).toMatchObject({
      friends: [{ person: { id: friend.id } }],
      sent: [],
      received: [],
    });
  }
});

test('a friend link works at once, until it is replaced', async () => {
  const [ann, bob, eve] = [
    await guest(server, 'Ann'),
    await guest(server, 'Bob'),
    await guest(server, 'Eve'),
  ];
  const first = (await ann.browser.ask('POST', '/me/friends/link')).body.link;
  const reply = await bob.browser.ask('POST', '/me/friends/accept', { link: first });
  expect(reply.body.friends[0].person.id).toBe(ann.id);
  expect((await ann.browser.ask('POST', '/me/friends/accept', { link: first })).code).toBe(
    'yourself',
  );
  const second = (await ann.browser.ask('POST', '/me/friends/link')).body.link;
  expect((await eve.browser.ask('POST', '/me/friends/accept', { link: first })).code).toBe(
    'stale-link',
  );
  expect((await eve.browser.ask('POST', '/me/friends/accept', { link: 'x' })).code).toBe(
    'malformed',
  );
  expect((await eve.browser.ask('POST', '/me/friends/accept', { link: second })).status).toBe(200);
});

async function readOf(of: { readonly browser: Browser }, other: string, name: string) {
  const { browser } = of;
  const [own, profile, search, lately, all] = [
    await browser.ask('GET', '/me/friends'),
    await browser.ask('GET', `/people/${other}`),
    await browser.ask('GET', `/people?name=${name}`),
    await browser.ask('GET', '/me/met'),
    await browser.ask('GET', '/me/export'),
  ];
  const { friends, friendRequestsReceived, friendRequestsSent, blocked } = all.body;
  return {
    friends: own.body,
    relation: [profile.body.friendship, profile.body.blocked],
    found: ids(search.body.people),
    met: ids(lately.body.people),
    export: { friends, friendRequestsReceived, friendRequestsSent, blocked },
  };
}

test('blocking ends a friendship, and nothing reaches the other user', async () => {
  const [ann, bob] = [await account(server, 'Annabel'), await account(server, 'Bobadil')];
  await ann.browser.ask('POST', '/me/friends', { person: bob.id });
  await bob.browser.ask('POST', '/me/friends', { person: ann.id });
  const link = (await ann.browser.ask('POST', '/me/friends/link')).body.link;
  const known = server.blocksChanged.length;
  const blocked = await ann.browser.ask('POST', '/me/blocks', { person: bob.id });
  expect([blocked.body.friends, ids(blocked.body.blocked)]).toEqual([[], [bob.id]]);
  expect((await bob.browser.ask('POST', '/me/friends/accept', { link })).code).toBe('stale-link');
  // The sockets of both users learn of the block, so that no chat is delivered between them.
  expect(server.blocksChanged.slice(known)).toEqual([ann.id, bob.id]);
  const before = await readOf(ann, bob.id, 'Bobadil');
  await bob.browser.ask('POST', '/me/friends', { person: ann.id });
  expect(await readOf(ann, bob.id, 'Bobadil')).toEqual(before);
  expect([before.relation, before.friends.received]).toEqual([['none', true], []]);
  // When the block is lifted, the request that was made in the meantime is shown.
  const free = await ann.browser.ask('DELETE', `/me/blocks/${bob.id}`);
  expect(server.blocksChanged.slice(known)).toEqual([ann.id, bob.id, ann.id, bob.id]);
  expect([free.body.blocked, ids(free.body.received)]).toEqual([[], [bob.id]]);
});

test('a blocked user sees the same as one whose request is unanswered', async () => {
  const [ann, bob, eve] = [
    await account(server, 'Annunziata'),
    await account(server, 'Boris'),
    await account(server, 'Evelyn'),
  ];
  await ann.browser.ask('POST', '/me/blocks', { person: bob.id });
  const visibleTo = async (one: typeof bob) => {
    const steps: unknown[] = [];
    const step = async (method: 'POST' | 'DELETE', url: string, body?: object) => {
      const { status, body: answer } = await one.browser.ask(method, url, body);
      steps.push({ status, answer }, await readOf(one, ann.id, 'annunz'));
    };
    await step('POST', '/me/friends', { person: ann.id });
    await step('POST', '/me/friends', { person: ann.id });
    await step('DELETE', `/me/friends/${ann.id}`);
    return steps;
  };
  const seenByBlocked = await visibleTo(bob);
  expect(seenByBlocked).toEqual(await visibleTo(eve));
  expect(seenByBlocked).toMatchObject([
    { status: 200, answer: { sent: [{ id: ann.id }] } },
    { relation: ['sent', false], found: [ann.id] },
    { status: 200 },
    { relation: ['sent', false] },
    { status: 200, answer: { sent: [] } },
    { relation: ['none', false], found: [ann.id] },
  ]);
});

test('a user must unblock another before becoming friends, and can then accept an earlier request', async () => {
  const [ann, bob] = [await account(server, 'Annika'), await account(server, 'Bohumil')];
  await ann.browser.ask('POST', '/me/blocks', { person: bob.id });
  const asks = await ann.browser.ask('POST', '/me/friends', { person: bob.id });
  expect([asks.status, asks.code]).toEqual([409, 'blocked']);
  await bob.browser.ask('POST', '/me/friends', { person: ann.id });
  expect((await ann.browser.ask('POST', '/me/friends', { person: bob.id })).code).toBe('blocked');
  await ann.browser.ask('DELETE', `/me/blocks/${bob.id}`);
  const accepted = await ann.browser.ask('POST', '/me/friends', { person: bob.id });
  expect(accepted.body.friends).toMatchObject([{ person: { id: bob.id } }]);
});

test('search finds accounts by the start of their name, but no guests', async () => {
  const { id } = await account(server, 'Zephyrine');
  const { browser } = await guest(server, 'Zephyr the guest');
  expect(ids((await browser.ask('GET', '/people?name=zEPh')).body.people)).toEqual([id]);
  expect((await browser.ask('GET', '/people?name=')).code).toBe('malformed');
  expect((await browser.ask('GET', '/people?name=%25')).body.people).toEqual([]);
});

test('responses never contain secrets of other users', async () => {
  const fresh = await accountServer();
  const all = await Promise.all(['Eins', 'Zwei', 'Drei'].map((name) => account(fresh, name)));
  const links: string[] = [];
  for (const one of all) {
    // oxlint-disable no-await-in-loop
    links.push((await one.browser.ask('POST', '/me/friends/link')).body.link);
    const bot = await one.browser.ask('POST', '/me/bots', { name: 'Bot' });
    one.browser.tokens.push(bot.body.token);
  }
  for (const one of all) {
    for (const other of all) {
      if (one === other) continue;
      await one.browser.ask('POST', '/me/friends', { person: other.id });
    }
    for (const url of [
      '/session',
      '/me/account',
      '/me/friends',
      '/me/met',
      '/me/bots',
      '/me/export',
      '/people?name=e',
      '/people?name=z',
    ])
      await one.browser.ask('GET', url);
    // oxlint-enable no-await-in-loop
  }
  for (const [at, one] of all.entries()) {
    const secrets = [links[at] ?? '', ...one.codes, ...one.browser.tokens];
    expect(secrets.every((secret) => secret.length >= 20)).toBe(true);
    const others = all.filter((other) => other !== one).flatMap(({ browser }) => browser.seen);
    for (const secret of secrets) expect(others.join('\n')).not.toContain(secret);
    // Login names of others are not visible either.
    expect(others.join('\n')).not.toContain(`"login":"${['eins', 'zwei', 'drei'][at]}"`);
    for (const secret of secrets) expect(fresh.lines.join('\n')).not.toContain(secret);
  }
});
