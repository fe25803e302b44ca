// A store that refuses all changes, used while the data is migrated.
import type { KyselyPlugin } from 'kysely';
import { StoreError } from './errors.ts';
import type { Store } from './store.ts';

function refused(): StoreError {
  return new StoreError('read-only', 'this server is read-only');
}

/** Lets only selects and raw SQL pass. */
const REFUSES_WRITES: KyselyPlugin = {
  transformQuery({ node }) {
    if (node.kind === 'SelectQueryNode' || node.kind === 'RawNode') return node;
    throw refused();
  },
  transformResult: ({ result }) => Promise.resolve(result),
};

export function readOnlyStore(store: Store): Store {
  const refuse = () => Promise.reject(refused());
  return {
    ...store,
    isReadOnly: true,
    db: store.db.withPlugin(REFUSES_WRITES),
    log: { read: (table, after) => store.log.read(table, after), append: refuse },
    heartbeats: { ...store.heartbeats, beat: refuse },
    deadlines: { set: refuse, clear: refuse, claim: () => Promise.resolve([]) },
  };
}
