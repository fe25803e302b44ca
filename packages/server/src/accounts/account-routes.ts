// Routes to manage the account: password, passkeys, recovery codes, mail, export and deletion.
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
import { deleteRowOf } from '../store/index.ts';
import { notFound, Problem } from '../http/problem.ts';
import { type Route, routesOf } from '../http/route.ts';
import { convertGuest, createRecoveryCodes } from './sign-in.ts';
import { requireRecentSignIn, renewCookie, sessionOfRequest } from './authenticate.ts';
import { deleteSessionCookie } from './cookies.ts';
import { deviceOf } from './device-name.ts';
import type { ServiceContext } from '../core/context.ts';
import { deleteLogin, passwordRow, setLogin, WRONG_PASSWORD } from './password-login.ts';
import { requestMailConfirmation, confirmMail, deleteMail, mailOf } from './account-mail.ts';
import { cleanName } from './display-names.ts';
import { erasePersonalData, exportPersonalData } from './personal-data.ts';
import type { AccountDeps } from './dependencies.ts';
import { addPasskey, passkeysOf, registrationOptions } from './passkeys.ts';
import { isPassword } from './passwords.ts';
import { userById } from './user-repository.ts';
import { sessionAnswer } from './session-response.ts';
import { endSessions, sessionsOf } from './sessions.ts';
import { STALE_LINK, requireMailer } from './sign-in-routes.ts';
import type { User } from '../core/user.ts';

const route = routesOf('accounts');
const CHANGES_PER_MINUTE = 20;
const MAILS_PER_MINUTE = 5;
/** Refusals of `requireRecentSignIn`. */
const PROOF = { 'prove-again': 403, 'not-for-bots': 403 } as const;

async function accountAnswer(
  context: ServiceContext,
  person: User,
  request: FastifyRequest,
): Promise<Account> {
  const [login, passkeys, codes, mail, sessions] = await Promise.all([
    passwordRow(context, person.id),
    passkeysOf(context, person.id),
    countCodes(context, person.id),
    mailOf(context, person.id),
    sessionsOf(context, person.id),
  ]);
  const current = sessionOfRequest(request)?.id;
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

async function countCodes({ db }: ServiceContext, person: string): Promise<number> {
  const rows = await db
    .selectFrom('recovery_codes')
    .select('hash')
    .where('person', '=', person)
    .execute();
  return rows.length;
}

/**
 * Returns whether the user has a password. Throws a Problem if `current` is wrong and the session
 * did not begin with a recovery code.
 */
async function mustKnowPassword(
  context: ServiceContext,
  person: User,
  request: FastifyRequest,
  current: string | undefined,
): Promise<boolean> {
  const before = await passwordRow(context, person.id);
  if (before === undefined) return false;
  if (sessionOfRequest(request)?.how === 'recovery') return true;
  if (await isPassword(current ?? '', before.hash)) return true;
  throw WRONG_PASSWORD;
}

/** Throws a Problem without another way to sign in. `removed`: `password` or a passkey's id. */
async function mustHaveOtherKey(
  context: ServiceContext,
  person: User,
  removed: string,
): Promise<void> {
  const [login, passkeys] = await Promise.all([
    passwordRow(context, person.id),
    passkeysOf(context, person.id),
  ]);
  const others = passkeys.filter(({ id }) => id !== removed).length;
  if (others > 0 || (login !== undefined && removed !== 'password')) return;
  throw new Problem(409, 'last-key', 'This is the only way to sign in: add another one first.');
}

function mustBeAccount(person: User): void {
  if (person.kind === 'account') return;
  throw new Problem(403, 'needs-account', 'You need an account: set a password or add a passkey.');
}

export function accountRoutes(deps: AccountDeps): readonly Route[] {
  return [
    ...passwordRoutes(deps),
    ...passkeyRoutes(deps),
    ...recoveryRoutes(deps),
    ...dataRoutes(deps),
  ];
}

function passwordRoutes(deps: AccountDeps): readonly Route[] {
  const { context, cookies, signedOut } = deps;
  return [
    route(
      {
        method: 'GET',
        url: '/me/account',
        summary: 'Sign-in methods and devices of the account.',
        who: 'person',
        answer: account,
      },
      ({ person, request }) => accountAnswer(context, person, request),
    ),
    route(
      {
        method: 'PUT',
        url: '/me/password',
        summary:
          'Sets or changes login name and password. A guest becomes an account and gets recovery codes; other devices are signed out.',
        who: 'person',
        body: newPassword,
        answer: session,
        perMinute: CHANGES_PER_MINUTE,
        refusals: { ...PROOF, 'wrong-password': 401, 'weak-password': 422, 'login-taken': 409 },
      },
      async ({ person, body, request, reply }) => {
        requireRecentSignIn(context, request, person);
        const hadPassword = await mustKnowPassword(context, person, request, body.current);
        await setLogin(context, person, body);
        const codes = await convertGuest(context, person);
        if (hadPassword) await endSessions(context, person.id, sessionOfRequest(request)?.id);
        if (hadPassword) signedOut(person.id);
        await renewCookie(context, cookies, request, reply);
        return sessionWithCodes(deps, request, person, codes);
      },
    ),
    route(
      {
        method: 'DELETE',
        url: '/me/password',
        summary: 'Removes the password; requires a passkey.',
        who: 'person',
        refusals: { ...PROOF, 'last-key': 409 },
      },
      async ({ person, request }) => {
        requireRecentSignIn(context, request, person);
        await mustHaveOtherKey(context, person, 'password');
        await deleteLogin(context, person.id);
      },
    ),
  ];
}

async function sessionWithCodes(
  deps: AccountDeps,
  request: FastifyRequest,
  { id }: User,
  codes: readonly string[] | undefined,
) {
  const person = await userById(deps.context, id);
  return sessionAnswer(deps, request, person, codes === undefined ? {} : { codes });
}

/** Name of a passkey if the device is unknown. */
const KEY_NAME = 'Passkey';

function passkeyRoutes(deps: AccountDeps): readonly Route[] {
  const { context, cookies, relyingParty } = deps;
  return [
    route(
      {
        method: 'POST',
        url: '/me/passkeys/options',
        summary: 'A challenge for registering a passkey, valid once, for five minutes.',
        who: 'person',
        answer: passkeyOptions,
        perMinute: CHANGES_PER_MINUTE,
        refusals: { ...PROOF, 'too-many-keys': 409 },
      },
      async ({ person, request }) => {
        requireRecentSignIn(context, request, person);
        return { options: await registrationOptions(context, relyingParty(request), person) };
      },
    ),
    route(
      {
        method: 'POST',
        url: '/me/passkeys',
        summary: 'Registers a passkey. A guest becomes an account and gets recovery codes.',
        who: 'person',
        body: passkeyResponse,
        answer: session,
        perMinute: CHANGES_PER_MINUTE,
        refusals: { ...PROOF, 'bad-passkey': 401, 'bad-name': 422 },
      },
      async ({ person, body, request, reply }) => {
        requireRecentSignIn(context, request, person);
        const cleaned = cleanName(body.name ?? '');
        const name = 'name' in cleaned ? cleaned.name : deviceOf(request.headers['user-agent']);
        // The WebAuthn library also validates the shape of the response.
        const response = body.response as unknown as RegistrationResponseJSON;
        await addPasskey(context, relyingParty(request), person, response, name || KEY_NAME);
        const codes = await convertGuest(context, person);
        await renewCookie(context, cookies, request, reply);
        return sessionWithCodes(deps, request, person, codes);
      },
    ),
    route(
      {
        method: 'DELETE',
        url: '/me/passkeys/:id',
        summary: 'Removes a passkey; requires another sign-in method.',
        who: 'person',
        params: fields({ id: text(2000) }),
        refusals: { ...PROOF, 'last-key': 409 },
      },
      async ({ person, params, request }) => {
        requireRecentSignIn(context, request, person);
        await mustHaveOtherKey(context, person, params.id);
        if (await deleteRowOf(context.db, 'passkeys', [person.id], params.id)) return;
        throw notFound('passkey');
      },
    ),
  ];
}

function recoveryRoutes(deps: AccountDeps): readonly Route[] {
  const { context, relyingParty } = deps;
  return [
    route(
      {
        method: 'POST',
        url: '/me/recovery',
        summary: 'New recovery codes, shown once; replaces the old ones.',
        who: 'person',
        answer: recoveryCodes,
        perMinute: CHANGES_PER_MINUTE,
        refusals: { ...PROOF, 'needs-account': 403 },
      },
      async ({ person, request }) => {
        requireRecentSignIn(context, request, person);
        mustBeAccount(person);
        return { codes: await createRecoveryCodes(context, person.id) };
      },
    ),
    route(
      {
        method: 'PUT',
        url: '/me/mail',
        summary: 'Sends a confirmation link to a mail address, which can then recover the account.',
        who: 'person',
        body: mailBody,
        perMinute: MAILS_PER_MINUTE,
        refusals: { ...PROOF, 'needs-account': 403, 'no-mail': 404 },
      },
      async ({ person, body, request }) => {
        const mailer = requireMailer(deps);
        requireRecentSignIn(context, request, person);
        mustBeAccount(person);
        await requestMailConfirmation(
          context,
          mailer,
          relyingParty(request).origin,
          person,
          body.mail,
        );
      },
    ),
    route(
      {
        method: 'POST',
        url: '/me/mail/confirm',
        summary: 'Confirms the mail address with the secret of the link.',
        who: 'person',
        body: mailConfirm,
        answer: account,
        refusals: { 'no-mail': 404, 'stale-link': 410 },
      },
      async ({ person, body, request }) => {
        requireMailer(deps);
        if (!(await confirmMail(context, person.id, body.token))) throw STALE_LINK;
        return accountAnswer(context, person, request);
      },
    ),
    route(
      {
        method: 'DELETE',
        url: '/me/mail',
        summary: 'Removes the mail address.',
        who: 'person',
        refusals: PROOF,
      },
      async ({ person, request }) => {
        requireRecentSignIn(context, request, person);
        await deleteMail(context, person.id);
      },
    ),
  ];
}

function dataRoutes(deps: AccountDeps): readonly Route[] {
  const { context, cookies, tableQueries, signedOut } = deps;
  return [
    route(
      {
        method: 'GET',
        url: '/me/export',
        summary: 'Exports all stored data of the user, except secrets.',
        who: 'person',
        answer: v.record(v.string(), v.unknown()),
        perMinute: CHANGES_PER_MINUTE,
      },
      async ({ person, reply }) => {
        reply.header('content-disposition', 'attachment; filename="eminent-data.json"');
        return exportPersonalData(context, tableQueries, person);
      },
    ),
    route(
      {
        method: 'DELETE',
        url: '/me',
        summary:
          'Deletes all data of the user permanently: seats belong to a former player, chat is removed, records remain without the name.',
        who: 'person',
        refusals: PROOF,
      },
      async ({ person, request, reply }) => {
        requireRecentSignIn(context, request, person);
        await erasePersonalData(context, tableQueries, person);
        signedOut(person.id);
        deleteSessionCookie(cookies, request, reply);
      },
    ),
  ];
}
