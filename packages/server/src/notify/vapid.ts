// The VAPID keys for web push (RFC 8292): they are created once and stored in the database.
import type { ServiceContext } from '../core/context.ts';

export interface Vapid {
  /** Contact URL or mail address. */
  readonly subject: string;
  readonly publicKey: string;
  readonly privateKey: string;
}

const NAME = 'vapid';
/** Placeholder contact, which the standard requires. */
const PLACEHOLDER = 'mailto:host@example.org';

/**
 * Loads the keys, or creates them. If two servers do so at once, both use the keys stored first.
 */
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
  // Loaded only when needed, to keep startup fast.
  const { default: webPush } = await import('web-push');
  const value = JSON.stringify(webPush.generateVAPIDKeys());
  await db
    .insertInto('kept')
    .values({ name: NAME, value })
    .onConflict((already) => already.column('name').doNothing())
    .execute();
  return (await storedKeys(db)) ?? value;
}
