// Replays the log of a table and checks the position against the stored checksum.
import { checksumOf, DEFAULT_OPTIONS, type GameOptions, type OptionName } from '@eminent/engine';
import type { Checksum, LogEntry } from '../store/index.ts';
import { type Entry, parseEntry } from './entries.ts';
import { TableState, UnplayableLogError } from './table-state.ts';
import type { Outages } from './outages.ts';

export function entryOf({ table, seq, body }: LogEntry): Entry {
  const entry = parseEntry(body);
  if (!entry.ok) throw new UnplayableLogError(`entry ${seq} of table ${table}: ${entry.error}`);
  return entry.value;
}

/** Replays a log. Throws an UnplayableLogError, also if the position differs from `sum`. */
export function loadTable(
  id: string,
  rows: readonly LogEntry[],
  sum?: Checksum,
  outages?: Outages,
): TableState {
  const tableState = new TableState(id, outages);
  for (const row of rows) {
    const { seq } = row;
    tableState.apply(entryOf(row), seq, row.at);
    if (sum?.seq === seq && sumOf(tableState)?.sum !== sum.sum) {
      throw new UnplayableLogError(
        `table ${id} has a different result at entry ${seq} under these rules`,
      );
    }
  }
  return tableState;
}

/** The checksum of the current position; undefined before the game. */
export function sumOf(tableState: TableState): Checksum | undefined {
  if (tableState.game === undefined) return undefined;
  const { state, options } = tableState.game;
  return {
    table: tableState.id,
    seq: tableState.seq,
    sum: checksumOf(state, changedOptions(options.game)),
  };
}

/** Only these options count for checksums, so a new option does not change old checksums. */
function changedOptions(options: GameOptions): readonly OptionName[] {
  const names = Object.keys(DEFAULT_OPTIONS) as OptionName[];
  return names.filter((name) => options[name] !== DEFAULT_OPTIONS[name]);
}
