// Recovery of accounts by mail. The user must first confirm the address with a link in a mail.
import type { MailLanguage } from '@eminent/protocol/online';
import { newSecret } from '../store/index.ts';
import { type ServiceContext, MINUTE } from '../core/context.ts';
import { type MailKind, renderMail } from './mail-templates.ts';
import type { Mailer } from './mailer.ts';
import { rowOf } from './user-repository.ts';
import { digest } from '../core/secrets.ts';

const TOKEN_MS = 30 * MINUTE;
/** Maximum number of valid links per address. More are not sent. */
const MAX_MAILS = 3;

async function sendLink(
  { db, now }: ServiceContext,
  mailer: Mailer,
  origin: string,
  about: { person: string; mail: string; kind: MailKind; lang: MailLanguage },
): Promise<void> {
  const { person, mail, kind, lang } = about;
  await db.deleteFrom('mail_tokens').where('expires', '<', now()).execute();
  const sent = await db.selectFrom('mail_tokens').select('hash').where('mail', '=', mail).execute();
  if (sent.length >= MAX_MAILS) return;
  const token = newSecret();
  await db
    .insertInto('mail_tokens')
    .values({ hash: digest(token), person, kind, mail, expires: now() + TOKEN_MS })
    .execute();
  await mailer.send({ to: mail, ...renderMail(kind, lang, origin, token) });
}

/** Deletes a token and returns its row; undefined if it is unknown or expired. */
async function takeToken({ db, now }: ServiceContext, token: string, kind: MailKind) {
  const row = await db
    .deleteFrom('mail_tokens')
    .where('hash', '=', digest(token))
    .where('kind', '=', kind)
    .returningAll()
    .executeTakeFirst();
  return row !== undefined && row.expires > now() ? row : undefined;
}

export async function requestMailConfirmation(
  context: ServiceContext,
  mailer: Mailer,
  origin: string,
  person: { readonly id: string; readonly lang?: MailLanguage },
  mail: string,
): Promise<void> {
  const about = { person: person.id, mail, kind: 'confirm', lang: person.lang ?? 'en' } as const;
  await sendLink(context, mailer, origin, about);
}

/** Consumes a token and confirms its address. Returns false if it is not valid for this user. */
export async function confirmMail(
  context: ServiceContext,
  person: string,
  token: string,
): Promise<boolean> {
  const row = await takeToken(context, token, 'confirm');
  if (row === undefined || row.person !== person) return false;
  const confirmed = { person, mail: row.mail, confirmed: context.now() };
  await context.db
    .insertInto('mails')
    .values(confirmed)
    .onConflict((conflict) => conflict.column('person').doUpdateSet(confirmed))
    .execute();
  return true;
}

/**
 * Sends a sign-in link for each account with this address, at most MAX_MAILS. The caller must not
 * reveal whether there are any.
 */
export async function sendSignIn(
  context: ServiceContext,
  mailer: Mailer,
  origin: string,
  mail: string,
): Promise<void> {
  const rows = await context.db
    .selectFrom('mails')
    .select('person')
    .where('mail', '=', mail)
    .limit(MAX_MAILS)
    .execute();
  for (const { person } of rows) {
    const lang = (await rowOf(context, person))?.lang ?? 'en';
    await sendLink(context, mailer, origin, { person, mail, kind: 'sign-in', lang });
  }
}

/** Returns the account id of a sign-in token; undefined if it is unknown or expired. */
export async function accountByMailToken(
  { db, now }: ServiceContext,
  token: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('mail_tokens')
    .select('person')
    .where('hash', '=', digest(token))
    .where('kind', '=', 'sign-in')
    .where('expires', '>', now())
    .executeTakeFirst();
  return row?.person;
}

/** Consumes a sign-in token. Returns false if it was used already or has expired. */
export async function consumeMailToken(context: ServiceContext, token: string): Promise<boolean> {
  return (await takeToken(context, token, 'sign-in')) !== undefined;
}

export async function mailOf({ db }: ServiceContext, person: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('mails')
    .select('mail')
    .where('person', '=', person)
    .executeTakeFirst();
  return row?.mail;
}

export async function deleteMail({ db }: ServiceContext, person: string): Promise<void> {
  await db.deleteFrom('mails').where('person', '=', person).execute();
  await db.deleteFrom('mail_tokens').where('person', '=', person).execute();
}
