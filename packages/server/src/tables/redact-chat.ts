// Removes the names, portrait and chat text of a user from the log of a table. What is needed to
// replay and verify the game stays.
import type { Store } from '../store/index.ts';
import { type Entry, formatEntry, parseEntry } from './entries.ts';

function redactedEntry(
  entry: Entry,
  ids: readonly string[],
  isTheirs: (seat: number) => boolean,
): Entry {
  switch (entry.type) {
    case 'sat': {
      if (!ids.includes(entry.person)) return entry;
      const { face: _face, ...rest } = entry;
      return { ...rest, name: '' };
    }
    case 'said': {
      if (!isTheirs(entry.seat)) return entry;
      const { text: _text, ...rest } = entry;
      return rest;
    }
    case 'renamed':
    case 'moved':
      return ids.includes(entry.person) ? { ...entry, name: '' } : entry;
    default:
      return entry;
  }
}

/** Rewrites the entries of the user with these ids. Throws an Error if an entry is invalid. */
export async function redactChat(
  { log, db }: Pick<Store, 'log' | 'db'>,
  table: string,
  ids: readonly string[],
): Promise<void> {
  let seats: (string | undefined)[] = [];
  for (const row of await log.read(table, 0)) {
    const read = parseEntry(row.body);
    if (!read.ok) throw new Error(read.error);
    const entry = read.value;
    if (entry.type === 'sat') seats[entry.seat] = entry.person;
    else if (entry.type === 'left') seats[entry.seat] = undefined;
    else if (entry.type === 'dealt') seats = entry.order.map((from) => seats[from]);
    else if (entry.type === 'moved') {
      seats = seats.map((one) => (one === entry.person ? entry.to : one));
    }
    const isTheirs = (seat: number) => ids.includes(seats[seat] ?? '');
    const body = formatEntry(redactedEntry(entry, ids, isTheirs));
    if (body === row.body) continue;
    await db
      .updateTable('log')
      .set({ body })
      .where('table', '=', table)
      .where('seq', '=', row.seq)
      .execute();
  }
}
