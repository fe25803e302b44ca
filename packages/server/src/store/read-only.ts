// A store that only shows what there is, as long as it is being moved: what would change something is refused, and nothing is left half-done.
import type { KyselyPlugin } from 'kysely';
import { StoreError } from './errors.ts';
import type { Store } from './store.ts';

function refused(): StoreError {
  return new StoreError('read-only', 'this server only shows what there is');
}

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
    // Nothing happens by itself.
    heartbeats: { ...store.heartbeats, beat: refuse },
    deadlines: { set: refuse, clear: refuse, claim: () => Promise.resolve([]) },
  };
}
