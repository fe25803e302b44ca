// The slow-down of guessing: after a few failures each further try must wait longer, by account and by address, without locking anybody out.
import { lockNames } from '../store/index.ts';
import { HOUR, type ServiceContext } from './context.ts';
import { digest } from './secrets.ts';

/** So many failures cost nothing: people mistype. */
const FREE_PER_ACCOUNT = 5;
const FREE_PER_ADDRESS = 20;
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 15 * 60_000;
/** Failures are forgotten after so long without one. */
const FORGET_AFTER_MS = 24 * HOUR;

/** What is being tried: the account, as it was typed, and from where. */
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
  return Math.min(FIRST_WAIT_MS * 2 ** (failures - free), LONGEST_WAIT_MS);
}

/**
 * Counts a try before it is looked at, so that many at once do not slip through. Milliseconds to wait, where it is not looked at; 0 where
 * it is.
 */
export async function countAttempt(
  { db, now }: ServiceContext,
  tried: LoginAttempt,
): Promise<number> {
  const at = now();
  const counters = countersFor(tried);
  return await db.transaction().execute(async (inside) => {
    await lockNames(
      inside,
      counters.map(({ what }) => `try ${what}`),
    );
    await inside
      .deleteFrom('attempts')
      .where('last', '<', at - FORGET_AFTER_MS)
      .execute();
    const rows = await inside
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
      // A clock that was set back does not make anybody wait for years.
      return waitAfter(failures, free) - Math.abs(at - last);
    });
    const wait = Math.max(0, ...waits);
    if (wait > 0) return wait;
    for (const { what } of counters) {
      await inside
        .insertInto('attempts')
        .values({ what, failures: 1, last: at })
        .onConflict((conflict) =>
          conflict
            .column('what')
            .doUpdateSet((its) => ({ failures: its('attempts.failures', '+', 1), last: at })),
        )
        .execute();
    }
    return 0;
  });
}

/** The right password came: its account starts afresh; the address has one try less to answer for. */
export async function clearFailures({ db }: ServiceContext, tried: LoginAttempt): Promise<void> {
  const [account, address] = countersFor(tried);
  await db
    .deleteFrom('attempts')
    .where('what', '=', account?.what ?? '')
    .execute();
  await db
    .updateTable('attempts')
    .set((its) => ({ failures: its('failures', '-', 1) }))
    .where('what', '=', address?.what ?? '')
    .where('failures', '>', 0)
    .execute();
}
