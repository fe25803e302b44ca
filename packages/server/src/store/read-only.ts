// A store that refuses changes, for a server in read-only mode.
import type { KyselyPlugin } from 'kysely';
import { StoreError } from './errors.ts';
import type { Store } from './store.ts';

function refused(): StoreError {
  return new StoreError('read-only', 'this server is read-only');
}

/** Refuses everything but selects and raw SQL, which it does not inspect. */
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
