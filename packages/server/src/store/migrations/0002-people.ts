// Creates the database tables for users, logins, friends and blocks, ratings and results.
import type { Kysely } from 'kysely';
import { type Engine, createIndex, createTable } from './table-builder.ts';

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await makeUsers(db, engine);
  await makeLogins(db, engine);
  await makeFriends(db, engine);
  await makeGames(db, engine);
}

async function makeUsers(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const person = {
    id: 'text',
    name: 'text',
    kind: 'text',
    face: 'text?',
    lang: 'text?',
    admin: 'integer',
    created: 'bigint',
    seen: 'bigint',
    owner: 'text?',
    became: 'text?',
    look: 'text',
  } as const;
  await createTable(db, engine, 'people', person, ['id']);
  await createIndex(db, 'people', ['became']);
  await createIndex(db, 'people', ['look']);
  await createIndex(db, 'people', ['owner']);
  const session = {
    id: 'text',
    person: 'text',
    kind: 'text',
    hash: 'text',
    prior: 'text?',
    prior_until: 'bigint?',
    how: 'text',
    device: 'text',
    created: 'bigint',
    seen: 'bigint',
    rotated: 'bigint',
    proved: 'bigint',
    expires: 'bigint',
  } as const;
  await createTable(db, engine, 'sessions', session, ['id']);
  await createIndex(db, 'sessions', ['hash'], true);
  await createIndex(db, 'sessions', ['prior']);
  await createIndex(db, 'sessions', ['person']);
}

async function makeLogins(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const password = { person: 'text', login: 'text', hash: 'text', changed: 'bigint' } as const;
  await createTable(db, engine, 'passwords', password, ['person']);
  await createIndex(db, 'passwords', ['login'], true);
  const passkey = {
    id: 'text',
    person: 'text',
    name: 'text',
    key: 'text',
    counter: 'bigint',
    created: 'bigint',
    used: 'bigint?',
  } as const;
  await createTable(db, engine, 'passkeys', passkey, ['id']);
  await createIndex(db, 'passkeys', ['person']);
  const challenge = { hash: 'text', kind: 'text', person: 'text?', expires: 'bigint' } as const;
  await createTable(db, engine, 'challenges', challenge, ['hash']);
  await createTable(db, engine, 'recovery_codes', { hash: 'text', person: 'text' }, ['hash']);
  await createIndex(db, 'recovery_codes', ['person']);
  await createTable(db, engine, 'mails', { person: 'text', mail: 'text', confirmed: 'bigint' }, [
    'person',
  ]);
  await createIndex(db, 'mails', ['mail']);
  const token = {
    hash: 'text',
    person: 'text',
    kind: 'text',
    mail: 'text',
    expires: 'bigint',
  } as const;
  await createTable(db, engine, 'mail_tokens', token, ['hash']);
  await createIndex(db, 'mail_tokens', ['person']);
  await createTable(db, engine, 'attempts', { what: 'text', failures: 'integer', last: 'bigint' }, [
    'what',
  ]);
}

async function makeFriends(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const friend = { person: 'text', other: 'text', at: 'bigint', accepted: 'integer' } as const;
  await createTable(db, engine, 'friends', friend, ['person', 'other']);
  await createIndex(db, 'friends', ['other']);
  await createTable(db, engine, 'friend_links', { person: 'text', hash: 'text' }, ['person']);
  await createIndex(db, 'friend_links', ['hash'], true);
  await createTable(db, engine, 'blocks', { person: 'text', other: 'text', at: 'bigint' }, [
    'person',
    'other',
  ]);
  await createIndex(db, 'blocks', ['other']);
}

async function makeGames(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const rating = {
    person: 'text',
    players: 'integer',
    mu: 'real',
    sigma: 'real',
    games: 'integer',
    won: 'integer',
    shown: 'real',
  } as const;
  await createTable(db, engine, 'ratings', rating, ['person', 'players']);
  await createIndex(db, 'ratings', ['players', 'shown']);
  const result = {
    table: 'text',
    at: 'bigint',
    players: 'integer',
    game: 'text',
    clock: 'text',
    how: 'text',
    rated: 'integer',
  } as const;
  await createTable(db, engine, 'results', result, ['table']);
  const played = {
    table: 'text',
    seat: 'integer',
    person: 'text',
    at: 'bigint',
    players: 'integer',
    points: 'integer',
    place: 'integer',
    won: 'integer',
    worlds: 'integer',
    from_worlds: 'integer',
    from_influence: 'integer',
    from_technologies: 'integer',
    leads: 'text',
    followed: 'integer',
    dissented: 'integer',
    change: 'real?',
    rating: 'real?',
  } as const;
  await createTable(db, engine, 'played', played, ['table', 'seat']);
  await createIndex(db, 'played', ['person', 'at']);
  const first = { person: 'text', what: 'text', at: 'bigint', table: 'text' } as const;
  await createTable(db, engine, 'firsts', first, ['person', 'what']);
}
