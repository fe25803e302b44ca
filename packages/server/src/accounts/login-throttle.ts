// The slow-down of guessing: after a few failures each further try must wait longer, by account and by address, without locking anybody out.
import { takeTurn } from '../store/index.ts';
import { HOUR, type Ground } from './context.ts';
import { digest } from './secrets.ts';

/** So many failures cost nothing: people mistype. */
const FREE_ACCOUNT = 5;
const FREE_ADDRESS = 20;
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 15 * 60_000;
/** Failures are forgotten after so long without one. */
const FORGOTTEN_MS = 24 * HOUR;

/** What is being tried: the account, as it was typed, and from where. */
export interface Tried {
  readonly login: string;
  readonly address: string;
}

interface Kept {
  readonly what: string;
  readonly free: number;
}

function keptFor({ login, address }: Tried): readonly Kept[] {
  return [
    { what: digest(`login ${login}`), free: FREE_ACCOUNT },
    { what: digest(`address ${address}`), free: FREE_ADDRESS },
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
export async function countTry({ db, now }: Ground, tried: Tried): Promise<number> {
  const at = now();
  const kept = keptFor(tried);
  return await db.transaction().execute(async (inside) => {
    await takeTurn(
      inside,
      kept.map(({ what }) => `try ${what}`),
    );
    await inside
      .deleteFrom('attempts')
      .where('last', '<', at - FORGOTTEN_MS)
      .execute();
    const rows = await inside
      .selectFrom('attempts')
      .selectAll()
      .where(
        'what',
        'in',
        kept.map(({ what }) => what),
      )
      .execute();
    const waits = rows.map(({ what, failures, last }) => {
      const free = kept.find((one) => one.what === what)?.free ?? 0;
      // A clock that was set back does not make anybody wait for years.
      return waitAfter(failures, free) - Math.abs(at - last);
    });
    const wait = Math.max(0, ...waits);
    if (wait > 0) return wait;
    for (const { what } of kept) {
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
export async function forgive({ db }: Ground, tried: Tried): Promise<void> {
  const [account, address] = keptFor(tried);
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
