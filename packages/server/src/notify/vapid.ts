// The VAPID keys, which identify this server to push services (RFC 8292).
import type { ServiceContext } from '../core/context.ts';

export interface Vapid {
  /** Contact of the operator: a URL or a mail address. */
  readonly subject: string;
  readonly publicKey: string;
  readonly privateKey: string;
}

const NAME = 'vapid';
/** Used if there is no public HTTPS URL, because the standard requires a contact. */
const PLACEHOLDER = 'mailto:host@example.org';

/** Loads the keys from the database. At first use, creates and stores them. */
export async function openVapid(
  { db }: Pick<ServiceContext, 'db'>,
  publicUrl: string | undefined,
): Promise<Vapid> {
  const value = (await storedKeys(db)) ?? (await createKeys(db));
  const keys = JSON.parse(value) as Pick<Vapid, 'publicKey' | 'privateKey'>;
  const subject = publicUrl?.startsWith('https:') === true ? publicUrl : PLACEHOLDER;
  return { ...keys, subject };
}

async function storedKeys(db: ServiceContext['db']): Promise<string | undefined> {
  const query = db.selectFrom('kept').select('value').where('name', '=', NAME);
  return (await query.executeTakeFirst())?.value;
}

async function createKeys(db: ServiceContext['db']): Promise<string> {
  // Loaded only if needed, because it slows down the startup.
  const { default: webPush } = await import('web-push');
  const value = JSON.stringify(webPush.generateVAPIDKeys());
  await db
    .insertInto('kept')
    .values({ name: NAME, value })
    .onConflict((already) => already.column('name').doNothing())
    .execute();
  return (await storedKeys(db)) ?? value;
}
