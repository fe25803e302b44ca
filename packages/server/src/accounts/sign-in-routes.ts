// Routes by which somebody comes back to an account: password, passkey, recovery code, a link by mail.
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
import { type Route, route } from '../http/route.ts';
import { accountOfCode, mustFit, signIn, useCode } from './sign-in.ts';
import { noBots, sessionFor } from './authenticate.ts';
import { giveCookie, newToken } from './cookies.ts';
import { deviceOf } from './device-name.ts';
import { accountOfLogin, SlowDown } from './password-login.ts';
import { accountOfMail, sendSignIn, useMail } from './account-mail.ts';
import type { Mailer } from './mailer.ts';
import type { PeopleParts } from './dependencies.ts';
import { accountOfPasskey, signInOptions } from './passkeys.ts';
import { personById } from './user-repository.ts';
import { sessionAnswer } from './session-response.ts';
import type { SessionRow } from './sessions.ts';
import type { Person } from './user.ts';

const AREA = 'signing in';
const TRIES_A_MINUTE = 20;
const LETTERS_A_MINUTE = 5;

/** Where mail is not set up, nothing about it is to be had. */
export function theMailer({ mailer }: PeopleParts): Mailer {
  if (mailer !== undefined) return mailer;
  throw new Problem(404, 'no-mail', 'This server sends no mail.');
}

interface Asked {
  readonly person: Person | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Whether somebody may become the account; to be asked before what opens it once is used up. */
async function mayEnter(
  { traces }: PeopleParts,
  before: Person | undefined,
  account: string,
  guest: 'move' | 'leave' = 'move',
): Promise<void> {
  if (before !== undefined) noBots(before);
  await mustFit(traces, { account, before, guest });
}

/** Ends every way in: the session of the account, with a cookie, and who one is from now on. */
async function enter(
  parts: PeopleParts,
  { person, request, reply }: Asked,
  account: string,
  how: SessionRow['how'],
  guest: 'move' | 'leave' = 'move',
): Promise<OnlineSession> {
  if (person !== undefined) noBots(person);
  const token = newToken(parts.cookies, request);
  const { moved } = await signIn(parts.ground, parts.traces, {
    account,
    before: person,
    session: sessionFor(request),
    token,
    guest,
    how,
    device: deviceOf(request.headers['user-agent']),
  });
  if (person !== undefined) parts.signedOut(person.id);
  giveCookie(parts.cookies, request, reply, token);
  return sessionAnswer(parts, request, await personById(parts.ground, account), { moved });
}

export function signInRoutes(parts: PeopleParts): readonly Route[] {
  return [...keyRoutes(parts), ...recoveryRoutes(parts)];
}

function keyRoutes(parts: PeopleParts): readonly Route[] {
  const { ground } = parts;
  return [
    route(
      {
        method: 'POST',
        url: '/session/password',
        area: AREA,
        summary:
          'Signs in with a name and a password. After a few wrong ones each try waits longer.',
        who: 'anybody',
        body: signInBody,
        answer: session,
        perMinute: TRIES_A_MINUTE,
        refusals: { 'wrong-password': 401, 'two-seats': 409, 'slow-down': 429 },
      },
      async ({ body, ...asked }) => {
        try {
          const account = await accountOfLogin(ground, body, asked.request.ip);
          return await enter(parts, asked, account, 'password', body.guest);
        } catch (error) {
          if (error instanceof SlowDown) asked.reply.header('retry-after', error.seconds);
          throw error;
        }
      },
    ),
    route(
      {
        method: 'POST',
        url: '/session/passkey/options',
        area: AREA,
        summary: 'A challenge to sign in with a passkey; it counts once, for five minutes.',
        who: 'anybody',
        answer: passkeyOptions,
        perMinute: TRIES_A_MINUTE,
      },
      async ({ request }) => ({ options: await signInOptions(ground, parts.place(request)) }),
    ),
    route(
      {
        method: 'POST',
        url: '/session/passkey',
        area: AREA,
        summary: 'Signs in with what a passkey made of the challenge.',
        who: 'anybody',
        body: passkeyResponse,
        answer: session,
        perMinute: TRIES_A_MINUTE,
        refusals: { 'bad-passkey': 401, 'two-seats': 409 },
      },
      async ({ body, ...asked }) => {
        // Its shape is checked by the library that verifies it.
        const response = body.response as unknown as AuthenticationResponseJSON;
        const account = await accountOfPasskey(ground, parts.place(asked.request), response);
        return enter(parts, asked, account, 'passkey', body.guest);
      },
    ),
  ];
}

function recoveryRoutes(parts: PeopleParts): readonly Route[] {
  const { ground } = parts;
  return [
    route(
      {
        method: 'POST',
        url: '/session/recovery',
        area: AREA,
        summary: 'Signs in with a recovery code, which is used up by it.',
        who: 'anybody',
        body: recover,
        answer: session,
        perMinute: TRIES_A_MINUTE,
        refusals: { 'wrong-code': 401, 'two-seats': 409 },
      },
      async ({ body, ...asked }) => {
        const account = await accountOfCode(ground, body.code);
        if (account === undefined) throw WRONG_CODE;
        await mayEnter(parts, asked.person, account, body.guest);
        if (!(await useCode(ground, body.code))) throw WRONG_CODE;
        return enter(parts, asked, account, 'recovery', body.guest);
      },
    ),
    route(
      {
        method: 'POST',
        url: '/session/mail',
        area: AREA,
        summary:
          'Sends a link to sign in with to an address that an account has confirmed. The answer is the same where there is none.',
        who: 'anybody',
        body: mailBody,
        perMinute: LETTERS_A_MINUTE,
        refusals: { 'no-mail': 404 },
      },
      ({ body, request }) => {
        const mailer = theMailer(parts);
        const { origin } = parts.place(request);
        // Nobody waits for it: how long it takes would tell whether there is such an account.
        sendSignIn(ground, mailer, origin, body.mail).catch((error: unknown) => {
          request.log.error({ request: request.id, err: error }, 'a letter was not sent');
        });
      },
    ),
    route(
      {
        method: 'POST',
        url: '/session/mail/confirm',
        area: AREA,
        summary: 'Signs in with the secret of a link from a letter.',
        who: 'anybody',
        body: mailSignIn,
        answer: session,
        perMinute: TRIES_A_MINUTE,
        refusals: { 'no-mail': 404, 'stale-link': 410, 'two-seats': 409 },
      },
      async ({ body, ...asked }) => {
        theMailer(parts);
        const account = await accountOfMail(ground, body.token);
        if (account === undefined) throw STALE_LINK;
        await mayEnter(parts, asked.person, account, body.guest);
        if (!(await useMail(ground, body.token))) throw STALE_LINK;
        return enter(parts, asked, account, 'recovery', body.guest);
      },
    ),
  ];
}

const WRONG_CODE = new Problem(
  401,
  'wrong-code',
  'This recovery code is not right, or is used up.',
);

export const STALE_LINK = new Problem(
  410,
  'stale-link',
  'This link is used up or too old. Ask for a new one.',
);
