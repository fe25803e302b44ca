// The keys with which the server signs what it sends to push services (VAPID, RFC 8292): made once and kept with everything else.
import type { ServiceContext } from '../core/context.ts';

export interface Vapid {
  /** Who answers for what is sent: an address of the web or of mail. */
  readonly subject: string;
  readonly publicKey: string;
  readonly privateKey: string;
}

const NAME = 'vapid';
/** A host that says neither its address nor its mail still names somebody, as the standard wants. */
const NOBODY = 'mailto:host@example.org';

/** The keys of before, else new ones. Of two servers that begin at once, both take those of the first. */
export async function openVapid(
  { db }: Pick<ServiceContext, 'db'>,
  publicUrl: string | undefined,
): Promise<Vapid> {
  const value = (await keptIn(db)) ?? (await make(db));
  const keys = JSON.parse(value) as Pick<Vapid, 'publicKey' | 'privateKey'>;
  const subject = publicUrl?.startsWith('https:') === true ? publicUrl : NOBODY;
  return { ...keys, subject };
}

async function keptIn(db: ServiceContext['db']): Promise<string | undefined> {
  const query = db.selectFrom('kept').select('value').where('name', '=', NAME);
  return (await query.executeTakeFirst())?.value;
}

async function make(db: ServiceContext['db']): Promise<string> {
  // Loaded where there are none yet: a node that starts again is waited for.
  const { default: webPush } = await import('web-push');
  const value = JSON.stringify(webPush.generateVAPIDKeys());
  await db
    .insertInto('kept')
    .values({ name: NAME, value })
    .onConflict((already) => already.column('name').doNothing())
    .execute();
  return (await keptIn(db)) ?? value;
}
