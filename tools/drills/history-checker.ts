// What clients asked, were told and saw during a drill, and whether a place that keeps one log for each table could have done so.

/** One client asks for something under a key; it may ask again under the same one. */
export interface Requested {
  readonly what: 'asked';
  readonly client: string;
  readonly table: string;
  readonly key: string;
}
/** It was told that this is kept for ever. */
export interface Acknowledged {
  readonly what: 'acknowledged';
  readonly client: string;
  readonly table: string;
  readonly key: string;
}
/** It was shown a table as of an entry, or told of that entry. */
export interface Saw {
  readonly what: 'saw';
  readonly client: string;
  readonly table: string;
  readonly seq: number;
  /** What must be the same for whoever sees this entry; nothing where it was not compared. */
  readonly text?: string | undefined;
}
/** In the order in which they happened at the one place where all clients run. */
export type ClientEvent = Requested | Acknowledged | Saw;

/** An entry of a log as it was read in the end: with the key under which somebody asked for it, where somebody did. */
export interface Written {
  readonly seq: number;
  readonly key?: string | undefined;
}

export interface Illegal {
  readonly table: string;
  readonly sentence: string;
}

/**
 * Everything in a history that no legal sequence explains, table by table:
 * - an entry under a key that nobody had asked for, or the same key twice;
 * - an acknowledged key that is not in the log;
 * - a hole in the log;
 * - something seen that is not in the log, or seen differently by two;
 * - a client that was shown an older state than it had seen before, or had been told to be kept before;
 * - two answers of which one was acknowledged before the other was asked for, in the other order.
 */
export function illegalHistories(
  history: readonly ClientEvent[],
  logs: ReadonlyMap<string, readonly Written[]>,
): Illegal[] {
  const byTable = new Map<string, ClientEvent[]>();
  for (const table of logs.keys()) byTable.set(table, []);
  for (const deed of history) {
    const deeds = byTable.get(deed.table);
    if (deeds === undefined) byTable.set(deed.table, [deed]);
    else deeds.push(deed);
  }
  return [...byTable].flatMap(([table, deeds]) =>
    [...faultsOf(deeds, logs.get(table) ?? [])].map((sentence) => ({ table, sentence })),
  );
}

function* faultsOf(deeds: readonly ClientEvent[], log: readonly Written[]): Generator<string> {
  yield* faultsOfLog(log);
  const seqs = new Map<string, number>();
  for (const { seq, key } of log) {
    if (key === undefined) continue;
    if (seqs.has(key)) yield `${key} is in the log twice, as ${seqs.get(key)} and ${seq}`;
    seqs.set(key, seq);
  }
  const requested = new Set(deeds.flatMap((deed) => (deed.what === 'asked' ? [deed.key] : [])));
  for (const [key, seq] of seqs)
    if (!requested.has(key)) yield `nobody asked for ${key}, entry ${seq}`;
  yield* faultsOfOrder(deeds, seqs);
  yield* faultsOfViews(deeds, seqs, log.at(-1)?.seq ?? 0);
}

function* faultsOfLog(log: readonly Written[]): Generator<string> {
  for (const [index, { seq }] of log.entries()) {
    const before = log[index - 1]?.seq ?? seq - 1;
    if (seq !== before + 1) yield `entry ${seq} follows ${before}`;
  }
}

/** What was acknowledged is there, and before all that was asked for later. */
function* faultsOfOrder(
  deeds: readonly ClientEvent[],
  seqs: ReadonlyMap<string, number>,
): Generator<string> {
  const first = new Set<string>();
  /** The highest entry that had been acknowledged to anybody when a key was first asked for. */
  const floors = new Map<string, number>();
  let acknowledged = 0;
  for (const deed of deeds) {
    if (deed.what === 'asked' && !floors.has(deed.key)) floors.set(deed.key, acknowledged);
    if (deed.what !== 'acknowledged') continue;
    const seq = seqs.get(deed.key);
    if (seq === undefined) {
      if (!first.has(deed.key)) yield `${deed.key} was acknowledged and is not in the log`;
      first.add(deed.key);
    } else {
      acknowledged = Math.max(acknowledged, seq);
    }
  }
  for (const [key, floor] of floors) {
    const seq = seqs.get(key) ?? Number.POSITIVE_INFINITY;
    if (seq <= floor) {
      yield `${key} was asked for after entry ${floor} had been acknowledged, and is entry ${seq}`;
    }
  }
}

/** What each client saw goes forward only, is in the log, and is the same for all. */
function* faultsOfViews(
  deeds: readonly ClientEvent[],
  seqs: ReadonlyMap<string, number>,
  last: number,
): Generator<string> {
  const known = new Map<string, number>();
  const texts = new Map<number, string>();
  for (const deed of deeds) {
    const before = known.get(deed.client) ?? 0;
    if (deed.what === 'acknowledged') {
      known.set(deed.client, Math.max(before, seqs.get(deed.key) ?? 0));
    } else if (deed.what === 'saw') {
      if (deed.seq < before) {
        yield `${deed.client} knew of entry ${before} and was shown the table as of ${deed.seq}`;
      }
      if (deed.seq > last)
        yield `${deed.client} was shown entry ${deed.seq}; the log ends at ${last}`;
      known.set(deed.client, Math.max(before, deed.seq));
      if (deed.text === undefined) continue;
      const text = texts.get(deed.seq);
      if (text !== undefined && text !== deed.text) yield `entry ${deed.seq} was seen in two ways`;
      texts.set(deed.seq, deed.text);
    }
  }
}
