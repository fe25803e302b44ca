// Slows down password guessing, with delays of at most 15 minutes per account and per address.
import { lockNames } from '../store/index.ts';
import { HOUR, type ServiceContext } from '../core/context.ts';
import { digest } from '../core/secrets.ts';

/** Number of failed attempts without a delay. */
const FREE_PER_ACCOUNT = 5;
const FREE_PER_ADDRESS = 20;
const FIRST_DELAY_MS = 2_000;
const MAX_DELAY_MS = 15 * 60_000;
/** Failures are forgotten after this time without an attempt. */
const FORGET_AFTER_MS = 24 * HOUR;

export interface LoginAttempt {
  readonly login: string;
  readonly address: string;
}

interface AttemptCounter {
  readonly what: string;
  readonly free: number;
}

function countersFor({ login, address }: LoginAttempt): readonly AttemptCounter[] {
  return [
    { what: digest(`login ${login}`), free: FREE_PER_ACCOUNT },
    { what: digest(`address ${address}`), free: FREE_PER_ADDRESS },
  ];
}

function waitAfter(failures: number, free: number): number {
  if (failures < free) return 0;
  return Math.min(FIRST_DELAY_MS * 2 ** (failures - free), MAX_DELAY_MS);
}

/**
 * Must run before the password is checked, so that parallel attempts count. Counts an attempt and
 * returns 0 or, if the client must wait, counts nothing and returns the milliseconds.
 */
export async function countAttempt(
  { db, now }: ServiceContext,
  tried: LoginAttempt,
): Promise<number> {
  const at = now();
  const counters = countersFor(tried);
  return await db.transaction().execute(async (trx) => {
    await lockNames(
      trx,
      counters.map(({ what }) => `try ${what}`),
    );
    await trx
      .deleteFrom('attempts')
      .where('last', '<', at - FORGET_AFTER_MS)
      .execute();
    const rows = await trx
      .selectFrom('attempts')
      .selectAll()
      .where(
        'what',
        'in',
        counters.map(({ what }) => what),
      )
      .execute();
    const waits = rows.map(({ what, failures, last }) => {
      const free = counters.find((one) => one.what === what)?.free ?? 0;
      // The clock may have been set back.
      return waitAfter(failures, free) - Math.abs(at - last);
    });
    const wait = Math.max(0, ...waits);
    if (wait > 0) return wait;
    for (const { what } of counters) {
      await trx
        .insertInto('attempts')
        .values({ what, failures: 1, last: at })
        .onConflict((conflict) =>
          conflict
            .column('what')
            .doUpdateSet((eb) => ({ failures: eb('attempts.failures', '+', 1), last: at })),
        )
        .execute();
    }
    return 0;
  });
}

/**
 * After a correct password: clears the failures of the account, and takes back the attempt that
 * `countAttempt` added for the address.
 */
export async function clearFailures({ db }: ServiceContext, tried: LoginAttempt): Promise<void> {
  const [account, address] = countersFor(tried);
  await db
    .deleteFrom('attempts')
    .where('what', '=', account?.what ?? '')
    .execute();
  await db
    .updateTable('attempts')
    .set((eb) => ({ failures: eb('failures', '-', 1) }))
    .where('what', '=', address?.what ?? '')
    .where('failures', '>', 0)
    .execute();
}
