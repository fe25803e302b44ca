// Replays a log into a table state and verifies the stored checksum on the way.
import { checksumOf, DEFAULT_OPTIONS, type GameOptions, type OptionName } from '@eminent/engine';
import type { Checksum, LogEntry } from '../store/index.ts';
import { type Entry, parseEntry } from './entries.ts';
import { TableState, UnplayableLogError } from './table-state.ts';
import type { Outages } from './outages.ts';

/** Parses the entry of a log row. */
export function entryOf({ table, seq, body }: LogEntry): Entry {
  const entry = parseEntry(body);
  if (!entry.ok) throw new UnplayableLogError(`entry ${seq} of table ${table}: ${entry.error}`);
  return entry.value;
}

function applyAll(tableState: TableState, rows: readonly LogEntry[], sum?: Checksum): void {
  for (const row of rows) {
    const { seq } = row;
    tableState.apply(entryOf(row), seq, row.at);
    if (sum?.seq === seq && sumOf(tableState)?.sum !== sum.sum) {
      throw new UnplayableLogError(
        `table ${tableState.id} has a different result at entry ${seq} under these rules`,
      );
    }
  }
}

/** Replays a log. Throws an UnplayableLogError if these rules cannot play it. */
export function loadTable(
  id: string,
  rows: readonly LogEntry[],
  sum?: Checksum,
  outages?: Outages,
): TableState {
  const tableState = new TableState(id, outages);
  applyAll(tableState, rows, sum);
  return tableState;
}

/** The checksum of the current position. */
export function sumOf(tableState: TableState): Checksum | undefined {
  if (tableState.game === undefined) return undefined;
  const { state, options } = tableState.game;
  return {
    table: tableState.id,
    seq: tableState.seq,
    sum: checksumOf(state, chosen(options.game)),
  };
}

/**
 * Names of options that differ from their defaults. Options added later have their default in old
 * games and do not change the checksum.
 */
function chosen(options: GameOptions): readonly OptionName[] {
  const names = Object.keys(DEFAULT_OPTIONS) as OptionName[];
  return names.filter((name) => options[name] !== DEFAULT_OPTIONS[name]);
}
