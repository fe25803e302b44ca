// From a log to its table: every entry in order, and the checksums that were kept on the way come out the same, or the table is refused.
import { checksumOf, DEFAULT_OPTIONS, type GameOptions, type OptionName } from '@eminent/engine';
import type { Checksum, LogEntry } from '../store/index.ts';
import { type Entry, parseEntry } from './entries.ts';
import { LiveTable, UnplayableLog } from './table-state.ts';
import type { Outages } from './outages.ts';

/** The entry that a row of the log holds. */
export function entryOf({ table, seq, body }: LogEntry): Entry {
  const entry = parseEntry(body);
  if (!entry.ok) throw new UnplayableLog(`entry ${seq} of table ${table}: ${entry.error}`);
  return entry.value;
}

function applyAll(live: LiveTable, rows: readonly LogEntry[], sum?: Checksum): void {
  for (const row of rows) {
    const { seq } = row;
    live.apply(entryOf(row), seq, row.at);
    if (sum?.seq === seq && sumOf(live)?.sum !== sum.sum) {
      throw new UnplayableLog(
        `table ${live.id} comes out otherwise at entry ${seq} under these rules`,
      );
    }
  }
}

/** The table of a log; throws an UnplayableLog for one that these rules do not play. */
export function loadTable(
  id: string,
  rows: readonly LogEntry[],
  sum?: Checksum,
  outages?: Outages,
): LiveTable {
  const live = new LiveTable(id, outages);
  applyAll(live, rows, sum);
  return live;
}

/** What the position adds up to now. */
export function sumOf(live: LiveTable): Checksum | undefined {
  if (live.game === undefined) return undefined;
  const { state, options } = live.game;
  return { table: live.id, seq: live.seq, sum: checksumOf(state, chosen(options.game)) };
}

/** Options that are not as usual: those that a later version adds are, in all games of before, and change no sum. */
function chosen(options: GameOptions): readonly OptionName[] {
  const names = Object.keys(DEFAULT_OPTIONS) as OptionName[];
  return names.filter((name) => options[name] !== DEFAULT_OPTIONS[name]);
}
