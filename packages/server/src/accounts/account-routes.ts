// Routes by which somebody keeps what he has: password, passkeys, recovery codes, mail; export and deletion.
import { fields, text } from '@eminent/protocol';
import {
  account,
  type Account,
  mailBody,
  mailConfirm,
  newPassword,
  passkeyOptions,
  passkeyResponse,
  recoveryCodes,
  session,
} from '@eminent/protocol/online';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { Problem } from '../http/problem.ts';
import { type Route, route } from '../http/route.ts';
import { keep, newCodes } from './sign-in.ts';
import { mustBeProved, noBots, renewCookie, sessionFor } from './authenticate.ts';
import { takeCookie } from './cookies.ts';
import { deviceOf } from './device-name.ts';
import type { Ground } from './context.ts';
import { dropLogin, passwordRow, setLogin, WRONG } from './password-login.ts';
import { askMail, confirmMail, dropMail, mailOf } from './account-mail.ts';
import { cleanName } from './display-names.ts';
import { erase, exportOf } from './personal-data.ts';
import type { PeopleParts } from './dependencies.ts';
import { addPasskey, dropPasskey, passkeysOf, registrationOptions } from './passkeys.ts';
import { isPassword } from './passwords.ts';
import { personById } from './user-repository.ts';
import { sessionAnswer } from './session-response.ts';
import { endSessions, sessionsOf } from './sessions.ts';
import { STALE_LINK, theMailer } from './sign-in-routes.ts';
import type { Person } from './user.ts';

const AREA = 'accounts';
const CHANGES_A_MINUTE = 20;
const LETTERS_A_MINUTE = 5;
const PROOF = { 'prove-again': 403, 'not-for-bots': 403 } as const;

async function accountAnswer(
  ground: Ground,
  person: Person,
  request: FastifyRequest,
): Promise<Account> {
  const [login, passkeys, codes, mail, sessions] = await Promise.all([
    passwordRow(ground, person.id),
    passkeysOf(ground, person.id),
    countCodes(ground, person.id),
    mailOf(ground, person.id),
    sessionsOf(ground, person.id),
  ]);
  const current = sessionFor(request)?.id;
  return {
    ...(login === undefined ? {} : { login: login.login }),
    password: login !== undefined,
    passkeys,
    codes,
    ...(mail === undefined ? {} : { mail }),
    sessions: sessions.map(({ id, created, seen, device }) => ({
      id,
      created,
      seen,
      device,
      current: id === current,
    })),
  };
}

async function countCodes({ db }: Ground, person: string): Promise<number> {
  const rows = await db
    .selectFrom('recovery_codes')
    .select('hash')
    .where('person', '=', person)
    .execute();
  return rows.length;
}

/** Who has a password shows it, but for whoever has just recovered the account. */
async function mustKnowPassword(
  ground: Ground,
  person: Person,
  request: FastifyRequest,
  current: string | undefined,
): Promise<boolean> {
  const before = await passwordRow(ground, person.id);
  if (before === undefined) return false;
  if (sessionFor(request)?.how === 'recovery') return true;
  if (await isPassword(current ?? '', before.hash)) return true;
  throw WRONG;
}

/** An account that nobody could enter any more is nobody's. */
async function mustHaveOtherKey(ground: Ground, person: Person, but: string): Promise<void> {
  const [login, passkeys] = await Promise.all([
    passwordRow(ground, person.id),
    passkeysOf(ground, person.id),
  ]);
  const others = passkeys.filter(({ id }) => id !== but).length;
  if (others > 0 || (login !== undefined && but !== 'password')) return;
  throw new Problem(409, 'last-key', 'This is the only way into the account: add another first.');
}

function mustBeAccount(person: Person): void {
  if (person.kind === 'account') return;
  throw new Problem(403, 'needs-account', 'This needs an account: set a password or a passkey.');
}

export function accountRoutes(parts: PeopleParts): readonly Route[] {
  return [
    ...passwordRoutes(parts),
    ...passkeyRoutes(parts),
    ...recoveryRoutes(parts),
    ...dataRoutes(parts),
  ];
}

function passwordRoutes(parts: PeopleParts): readonly Route[] {
  const { ground, cookies, signedOut } = parts;
  return [
    route(
      {
        method: 'GET',
        url: '/me/account',
        area: AREA,
        summary: 'All ways into the account, and where it is signed in.',
        who: 'person',
        answer: account,
      },
      ({ person, request }) => accountAnswer(ground, person, request),
    ),
    route(
      {
        method: 'PUT',
        url: '/me/password',
        area: AREA,
        summary:
          'Sets or changes the name and password to sign in with. A guest becomes an account and gets recovery codes; other devices are signed out.',
        who: 'person',
        body: newPassword,
        answer: session,
        perMinute: CHANGES_A_MINUTE,
        refusals: { ...PROOF, 'wrong-password': 401, 'weak-password': 422, 'login-taken': 409 },
      },
      async ({ person, body, request, reply }) => {
        mustBeProved(ground, request, person);
        const changes = await mustKnowPassword(ground, person, request, body.current);
        await setLogin(ground, person, body);
        const codes = await keep(ground, person);
        if (changes) await endSessions(ground, person.id, sessionFor(request)?.id);
        if (changes) signedOut(person.id);
        await renewCookie(ground, cookies, request, reply);
        return kept(parts, request, person, codes);
      },
    ),
    route(
      {
        method: 'DELETE',
        url: '/me/password',
        area: AREA,
        summary: 'Takes the password away, where there is a passkey.',
        who: 'person',
        refusals: { ...PROOF, 'last-key': 409 },
      },
      async ({ person, request }) => {
        mustBeProved(ground, request, person);
        await mustHaveOtherKey(ground, person, 'password');
        await dropLogin(ground, person.id);
      },
    ),
  ];
}

/** Who one is, with the recovery codes of somebody who was a guest. */
async function kept(
  parts: PeopleParts,
  request: FastifyRequest,
  { id }: Person,
  codes: readonly string[] | undefined,
) {
  const person = await personById(parts.ground, id);
  return sessionAnswer(parts, request, person, codes === undefined ? {} : { codes });
}

const KEY_NAME = 'Passkey';

function passkeyRoutes(parts: PeopleParts): readonly Route[] {
  const { ground, cookies, place } = parts;
  return [
    route(
      {
        method: 'POST',
        url: '/me/passkeys/options',
        area: AREA,
        summary: 'A challenge to make a passkey with; it counts once, for five minutes.',
        who: 'person',
        answer: passkeyOptions,
        perMinute: CHANGES_A_MINUTE,
        refusals: { ...PROOF, 'too-many-keys': 409 },
      },
      async ({ person, request }) => {
        mustBeProved(ground, request, person);
        return { options: await registrationOptions(ground, place(request), person) };
      },
    ),
    route(
      {
        method: 'POST',
        url: '/me/passkeys',
        area: AREA,
        summary: 'Keeps a new passkey. A guest becomes an account and gets recovery codes.',
        who: 'person',
        body: passkeyResponse,
        answer: session,
        perMinute: CHANGES_A_MINUTE,
        refusals: { ...PROOF, 'bad-passkey': 401, 'bad-name': 422 },
      },
      async ({ person, body, request, reply }) => {
        mustBeProved(ground, request, person);
        const read = cleanName(body.name ?? '');
        const name = 'name' in read ? read.name : deviceOf(request.headers['user-agent']);
        // Its shape is checked by the library that verifies it.
        const response = body.response as unknown as RegistrationResponseJSON;
        await addPasskey(ground, place(request), person, response, name || KEY_NAME);
        const codes = await keep(ground, person);
        await renewCookie(ground, cookies, request, reply);
        return kept(parts, request, person, codes);
      },
    ),
    route(
      {
        method: 'DELETE',
        url: '/me/passkeys/:id',
        area: AREA,
        summary: 'Takes a passkey away, where another way in is left.',
        who: 'person',
        params: fields({ id: text(2000) }),
        refusals: { ...PROOF, 'last-key': 409 },
      },
      async ({ person, params, request }) => {
        mustBeProved(ground, request, person);
        await mustHaveOtherKey(ground, person, params.id);
        if (await dropPasskey(ground, person.id, params.id)) return;
        throw new Problem(404, 'not-found', 'There is no such passkey.');
      },
    ),
  ];
}

function recoveryRoutes(parts: PeopleParts): readonly Route[] {
  const { ground, place } = parts;
  return [
    route(
      {
        method: 'POST',
        url: '/me/recovery',
        area: AREA,
        summary: 'New recovery codes, shown this once; those of before hold no more.',
        who: 'person',
        answer: recoveryCodes,
        perMinute: CHANGES_A_MINUTE,
        refusals: { ...PROOF, 'needs-account': 403 },
      },
      async ({ person, request }) => {
        mustBeProved(ground, request, person);
        mustBeAccount(person);
        return { codes: await newCodes(ground, person.id) };
      },
    ),
    route(
      {
        method: 'PUT',
        url: '/me/mail',
        area: AREA,
        summary:
          'Sends a link to an address; once it was opened, the account can be recovered there.',
        who: 'person',
        body: mailBody,
        perMinute: LETTERS_A_MINUTE,
        refusals: { ...PROOF, 'needs-account': 403, 'no-mail': 404 },
      },
      async ({ person, body, request }) => {
        const mailer = theMailer(parts);
        mustBeProved(ground, request, person);
        mustBeAccount(person);
        await askMail(ground, mailer, place(request).origin, person, body.mail);
      },
    ),
    route(
      {
        method: 'POST',
        url: '/me/mail/confirm',
        area: AREA,
        summary: 'The secret of the link that was sent to the address.',
        who: 'person',
        body: mailConfirm,
        answer: account,
        refusals: { 'no-mail': 404, 'stale-link': 410 },
      },
      async ({ person, body, request }) => {
        theMailer(parts);
        if (!(await confirmMail(ground, person.id, body.token))) throw STALE_LINK;
        return accountAnswer(ground, person, request);
      },
    ),
    route(
      {
        method: 'DELETE',
        url: '/me/mail',
        area: AREA,
        summary: 'Forgets the mail address.',
        who: 'person',
        refusals: PROOF,
      },
      async ({ person, request }) => {
        mustBeProved(ground, request, person);
        await dropMail(ground, person.id);
      },
    ),
  ];
}

function dataRoutes(parts: PeopleParts): readonly Route[] {
  const { ground, cookies, traces, signedOut } = parts;
  return [
    route(
      {
        method: 'GET',
        url: '/me/export',
        area: AREA,
        summary: 'Everything that the server keeps of the person, but for secrets.',
        who: 'person',
        answer: v.record(v.string(), v.unknown()),
        perMinute: CHANGES_A_MINUTE,
      },
      async ({ person, reply }) => {
        reply.header('content-disposition', 'attachment; filename="eminent-data.json"');
        return exportOf(ground, traces, person);
      },
    ),
    route(
      {
        method: 'DELETE',
        url: '/me',
        area: AREA,
        summary:
          'Deletes what is known of the person, at once and for ever: seats become those of a former player, talk is removed, records stay without the name.',
        who: 'person',
        refusals: PROOF,
      },
      async ({ person, request, reply }) => {
        noBots(person);
        mustBeProved(ground, request, person);
        await erase(ground, traces, person);
        signedOut(person.id);
        takeCookie(cookies, request, reply);
      },
    ),
  ];
}
