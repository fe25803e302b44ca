// The VAPID keys for web push (RFC 8292). They are created once and stored in the database.
import type { ServiceContext } from '../core/context.ts';

export interface Vapid {
  /** The contact of the server: a URL or a mail address. */
  readonly subject: string;
  readonly publicKey: string;
  readonly privateKey: string;
}

const NAME = 'vapid';
/** The contact without a public HTTPS URL. The standard requires one. */
const PLACEHOLDER = 'mailto:host@example.org';

/** Loads or creates the keys. If two servers create keys at once, both use those stored first. */
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
