// Routes to sign in: by password, passkey, recovery code or mail link.
import {
  mailBody,
  mailSignIn,
  type OnlineSession,
  passkeyOptions,
  passkeyResponse,
  recover,
  session,
  signIn as signInBody,
} from '@eminent/protocol/online';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../http/problem.ts';
import { type Route, routesOf } from '../http/route.ts';
import { accountByRecoveryCode, assertCanMerge, signIn, consumeRecoveryCode } from './sign-in.ts';
import { refuseBots, sessionOfRequest } from './authenticate.ts';
import { setSessionCookie, newToken } from './cookies.ts';
import { deviceOf } from './device-name.ts';
import { accountByLogin, LoginThrottled } from './password-login.ts';
import { accountByMailToken, sendSignIn, consumeMailToken } from './account-mail.ts';
import type { Mailer } from './mailer.ts';
import type { AccountDeps } from './dependencies.ts';
import { accountByPasskey, signInOptions } from './passkeys.ts';
import { userById } from './user-repository.ts';
import { sessionAnswer } from './session-response.ts';
import type { SessionRow } from './sessions.ts';
import type { User } from '../core/user.ts';

const route = routesOf('signing in');
const TRIES_PER_MINUTE = 20;
const MAILS_PER_MINUTE = 5;

/** Throws a Problem if mail is not configured. */
export function requireMailer({ mailer }: AccountDeps): Mailer {
  if (mailer !== undefined) return mailer;
  throw new Problem(404, 'no-mail', 'This server does not send mail.');
}

/** `person`: the user before the sign-in. */
interface SignInInput {
  readonly person: User | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Must run before a one-time code is consumed. Throws a Problem if the user cannot sign in. */
async function assertMayEnter(
  { tableQueries }: AccountDeps,
  before: User | undefined,
  account: string,
  guest: 'move' | 'leave' = 'move',
): Promise<void> {
  if (before !== undefined) refuseBots(before);
  await assertCanMerge(tableQueries, { account, before, guest });
}

/** Signs in, after the credentials were checked, and sets the session cookie. */
async function enter(
  deps: AccountDeps,
  { person, request, reply }: SignInInput,
  account: string,
  how: SessionRow['how'],
  guest: 'move' | 'leave' = 'move',
): Promise<OnlineSession> {
  if (person !== undefined) refuseBots(person);
  const token = newToken(deps.cookies, request);
  const { moved } = await signIn(deps.context, deps.tableQueries, {
    account,
    before: person,
    session: sessionOfRequest(request),
    token,
    guest,
    how,
    device: deviceOf(request.headers['user-agent']),
  });
  if (person !== undefined) deps.signedOut(person.id);
  setSessionCookie(deps.cookies, request, reply, token);
  return sessionAnswer(deps, request, await userById(deps.context, account), { moved });
}

export function signInRoutes(deps: AccountDeps): readonly Route[] {
  return [...keyRoutes(deps), ...recoveryRoutes(deps)];
}

function keyRoutes(deps: AccountDeps): readonly Route[] {
  const { context } = deps;
  return [
    route(
      {
        method: 'POST',
        url: '/session/password',
        summary: 'Signs in with name and password. Repeated failures are throttled.',
        who: 'anybody',
        body: signInBody,
        answer: session,
        perMinute: TRIES_PER_MINUTE,
        refusals: { 'wrong-password': 401, 'two-seats': 409, 'slow-down': 429 },
      },
      async ({ body, ...input }) => {
        try {
          const account = await accountByLogin(context, body, input.request.ip);
          return await enter(deps, input, account, 'password', body.guest);
        } catch (error) {
          if (error instanceof LoginThrottled) input.reply.header('retry-after', error.seconds);
          throw error;
        }
      },
    ),
    route(
      {
        method: 'POST',
        url: '/session/passkey/options',
        summary: 'A challenge for signing in with a passkey, valid once, for five minutes.',
        who: 'anybody',
        answer: passkeyOptions,
        perMinute: TRIES_PER_MINUTE,
      },
      async ({ request }) => ({
        options: await signInOptions(context, deps.relyingParty(request)),
      }),
    ),
    route(
      {
        method: 'POST',
        url: '/session/passkey',
        summary: 'Signs in with the response of a passkey.',
        who: 'anybody',
        body: passkeyResponse,
        answer: session,
        perMinute: TRIES_PER_MINUTE,
        refusals: { 'bad-passkey': 401, 'two-seats': 409 },
      },
      async ({ body, ...input }) => {
        // The WebAuthn library also validates the shape of the response.
        const response = body.response as unknown as AuthenticationResponseJSON;
        const account = await accountByPasskey(context, deps.relyingParty(input.request), response);
        return enter(deps, input, account, 'passkey', body.guest);
      },
    ),
  ];
}

function recoveryRoutes(deps: AccountDeps): readonly Route[] {
  const { context } = deps;
  return [
    route(
      {
        method: 'POST',
        url: '/session/recovery',
        summary: 'Signs in with a recovery code, which is then used up.',
        who: 'anybody',
        body: recover,
        answer: session,
        perMinute: TRIES_PER_MINUTE,
        refusals: { 'wrong-code': 401, 'two-seats': 409 },
      },
      async ({ body, ...input }) => {
        const account = await accountByRecoveryCode(context, body.code);
        if (account === undefined) throw WRONG_CODE;
        await assertMayEnter(deps, input.person, account, body.guest);
        if (!(await consumeRecoveryCode(context, body.code))) throw WRONG_CODE;
        return enter(deps, input, account, 'recovery', body.guest);
      },
    ),
    route(
      {
        method: 'POST',
        url: '/session/mail',
        summary:
          'Sends a sign-in link to the confirmed mail address of an account. The answer is the same for unknown addresses.',
        who: 'anybody',
        body: mailBody,
        perMinute: MAILS_PER_MINUTE,
        refusals: { 'no-mail': 404 },
      },
      ({ body, request }) => {
        const mailer = requireMailer(deps);
        const { origin } = deps.relyingParty(request);
        // Not awaited, because the response time would reveal whether the account exists.
        sendSignIn(context, mailer, origin, body.mail).catch((error: unknown) => {
          request.log.error({ request: request.id, err: error }, 'mail could not be sent');
        });
      },
    ),
    route(
      {
        method: 'POST',
        url: '/session/mail/confirm',
        summary: 'Signs in with the secret of a mailed link.',
        who: 'anybody',
        body: mailSignIn,
        answer: session,
        perMinute: TRIES_PER_MINUTE,
        refusals: { 'no-mail': 404, 'stale-link': 410, 'two-seats': 409 },
      },
      async ({ body, ...input }) => {
        requireMailer(deps);
        const account = await accountByMailToken(context, body.token);
        if (account === undefined) throw STALE_LINK;
        await assertMayEnter(deps, input.person, account, body.guest);
        if (!(await consumeMailToken(context, body.token))) throw STALE_LINK;
        return enter(deps, input, account, 'recovery', body.guest);
      },
    ),
  ];
}

const WRONG_CODE = new Problem(401, 'wrong-code', 'This recovery code is wrong or already used.');

export const STALE_LINK = new Problem(
  410,
  'stale-link',
  'This link has expired or was already used. Ask for a new one.',
);
