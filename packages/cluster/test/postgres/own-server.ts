// A separate PostgreSQL for tests that kill or disconnect it; its commits are on disk before they
// are acknowledged.
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { FaultyNetwork } from '../../../../tools/services/faulty-network.ts';
import { type RunningPostgres, startPostgres } from '../../../../tools/services/postgres.ts';
import { openStore, type Store, type StoreOptions } from '../../../server/src/store/index.ts';

export function ownPostgres(): { readonly engine: RunningPostgres } {
  const own: { engine: RunningPostgres | undefined } = { engine: undefined };
  beforeAll(async () => {
    own.engine = await startPostgres({ durable: true });
  });
  afterAll(() => own.engine?.stop());
  return {
    get engine() {
      if (own.engine === undefined) throw new Error('it is not running yet');
      return own.engine;
    },
  };
}

export async function openAt(
  database: string,
  options: Partial<StoreOptions> = {},
): Promise<Store> {
  const store = await openStore({ folder: '', database, ...options });
  onTestFinished(() => store.close());
  return store;
}

/** Puts a network that can fail in front of the database. Returns it and the URL through it. */
export async function proxied(
  engine: RunningPostgres,
): Promise<{ readonly network: FaultyNetwork; readonly url: string }> {
  const network = await FaultyNetwork.to(engine.port);
  onTestFinished(() => network.close());
  const url = new URL(engine.url());
  url.port = String(network.port);
  return { network, url: url.href };
}
