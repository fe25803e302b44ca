// Recovery by mail, where the host has set up mail: an address counts once the link sent there was opened, and then opens the account.
import { newSecret } from '../store/index.ts';
import { type Ground, MINUTE } from './context.ts';
import { type LetterKind, letterFor } from './mail-templates.ts';
import type { Mailer } from './mailer.ts';
import { rowOf } from './user-repository.ts';
import { digest } from './secrets.ts';

const TOKEN_MS = 30 * MINUTE;
/** Letters that somebody gets within the time of a token, so that nobody's box is filled. */
const MOST_LETTERS = 3;

/** Sends a link to an address, unless it has had enough of them. */
async function sendLink(
  { db, now }: Ground,
  mailer: Mailer,
  origin: string,
  about: { person: string; mail: string; kind: LetterKind; lang: 'en' | 'it' },
): Promise<void> {
  const { person, mail, kind, lang } = about;
  await db.deleteFrom('mail_tokens').where('expires', '<', now()).execute();
  const sent = await db.selectFrom('mail_tokens').select('hash').where('mail', '=', mail).execute();
  if (sent.length >= MOST_LETTERS) return;
  const token = newSecret();
  await db
    .insertInto('mail_tokens')
    .values({ hash: digest(token), person, kind, mail, expires: now() + TOKEN_MS })
    .execute();
  await mailer.send({ to: mail, ...letterFor(kind, lang, origin, token) });
}

async function takeToken({ db, now }: Ground, token: string, kind: LetterKind) {
  const row = await db
    .deleteFrom('mail_tokens')
    .where('hash', '=', digest(token))
    .where('kind', '=', kind)
    .returningAll()
    .executeTakeFirst();
  return row !== undefined && row.expires > now() ? row : undefined;
}

/** Asks the owner of an address whether it is his. */
export async function askMail(
  ground: Ground,
  mailer: Mailer,
  origin: string,
  person: { readonly id: string; readonly lang?: 'en' | 'it' },
  mail: string,
): Promise<void> {
  const about = { person: person.id, mail, kind: 'confirm', lang: person.lang ?? 'en' } as const;
  await sendLink(ground, mailer, origin, about);
}

/** Whether the link was good; then the address is the account's. */
export async function confirmMail(ground: Ground, person: string, token: string): Promise<boolean> {
  const row = await takeToken(ground, token, 'confirm');
  if (row === undefined || row.person !== person) return false;
  const kept = { person, mail: row.mail, confirmed: ground.now() };
  await ground.db
    .insertInto('mails')
    .values(kept)
    .onConflict((conflict) => conflict.column('person').doUpdateSet(kept))
    .execute();
  return true;
}

/** Sends a link to sign in with to all accounts of an address; nobody is told whether there are any. */
export async function sendSignIn(
  ground: Ground,
  mailer: Mailer,
  origin: string,
  mail: string,
): Promise<void> {
  const rows = await ground.db
    .selectFrom('mails')
    .select('person')
    .where('mail', '=', mail)
    .limit(MOST_LETTERS)
    .execute();
  for (const { person } of rows) {
    const lang = (await rowOf(ground, person))?.lang ?? 'en';
    await sendLink(ground, mailer, origin, { person, mail, kind: 'sign-in', lang });
  }
}

/** The account that a link from a letter opens. */
export async function accountOfMail(
  { db, now }: Ground,
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

/** Uses such a link up; false where somebody else was first. */
export async function useMail(ground: Ground, token: string): Promise<boolean> {
  return (await takeToken(ground, token, 'sign-in')) !== undefined;
}

export async function mailOf({ db }: Ground, person: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('mails')
    .select('mail')
    .where('person', '=', person)
    .executeTakeFirst();
  return row?.mail;
}

export async function dropMail({ db }: Ground, person: string): Promise<void> {
  await db.deleteFrom('mails').where('person', '=', person).execute();
  await db.deleteFrom('mail_tokens').where('person', '=', person).execute();
}
