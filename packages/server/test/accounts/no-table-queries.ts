// Table queries of a server without tables.
import type { TableQueries } from '../../src/accounts/table-queries.ts';

export const NO_TABLE_QUERIES: TableQueries = {
  tablesOf: () => Promise.resolve([]),
  chatLinesBy: () => Promise.resolve([]),
  rename: () => Promise.resolve(),
  forget: () => Promise.resolve(),
  move: () => Promise.resolve(),
  presence: () => 'offline',
};
