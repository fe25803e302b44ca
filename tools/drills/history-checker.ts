// Checks whether a system with one log per table could have produced what clients sent and
// received.

/** A client sends a command with a key, and may send it again with the same key. */
export interface Requested {
  readonly what: 'requested';
  readonly client: string;
  readonly table: string;
  readonly key: string;
}
/** The client got an acknowledgement, so the command must be durable. */
export interface Acknowledged {
  readonly what: 'acknowledged';
  readonly client: string;
  readonly table: string;
  readonly key: string;
}
/** The client received the state of the table as of an entry. */
export interface Saw {
  readonly what: 'saw';
  readonly client: string;
  readonly table: string;
  readonly seq: number;
  /** Text that must be equal for every client at this entry; undefined if it is not compared. */
  readonly text?: string | undefined;
}
/** Histories are in chronological order, because all clients run in one process. */
export type ClientEvent = Requested | Acknowledged | Saw;

export interface Written {
  readonly seq: number;
  readonly key?: string | undefined;
}

export interface Illegal {
  readonly table: string;
  readonly sentence: string;
}

/**
 * Lists by table everything in a history that no legal sequence explains:
 * - an entry with a key that no client sent, or with the same key as another;
 * - an acknowledged key that is missing from the log;
 * - a gap in the log;
 * - a state after the end of the log, or one that two clients received differently;
 * - a client that received an older state than it had received, or had been acknowledged, before;
 * - two commands in the wrong order, although one was acknowledged before the other was sent.
 */
export function illegalHistories(
  history: readonly ClientEvent[],
  logs: ReadonlyMap<string, readonly Written[]>,
): Illegal[] {
  const byTable = new Map<string, ClientEvent[]>();
  for (const table of logs.keys()) byTable.set(table, []);
  for (const event of history) {
    const events = byTable.get(event.table);
    if (events === undefined) byTable.set(event.table, [event]);
    else events.push(event);
  }
  return [...byTable].flatMap(([table, events]) =>
    [...faultsOf(events, logs.get(table) ?? [])].map((sentence) => ({ table, sentence })),
  );
}

function* faultsOf(events: readonly ClientEvent[], log: readonly Written[]): Generator<string> {
  yield* faultsOfLog(log);
  const seqs = new Map<string, number>();
  for (const { seq, key } of log) {
    if (key === undefined) continue;
    if (seqs.has(key)) yield `${key} is in the log twice, as ${seqs.get(key)} and ${seq}`;
    seqs.set(key, seq);
  }
  const requested = new Set(
    events.flatMap((event) => (event.what === 'requested' ? [event.key] : [])),
  );
  for (const [key, seq] of seqs)
    if (!requested.has(key)) yield `no client requested ${key}, entry ${seq}`;
  yield* faultsOfOrder(events, seqs);
  yield* faultsOfViews(events, seqs, log.at(-1)?.seq ?? 0);
}

function* faultsOfLog(log: readonly Written[]): Generator<string> {
  for (const [index, { seq }] of log.entries()) {
    const before = log[index - 1]?.seq ?? seq - 1;
    if (seq !== before + 1) yield `entry ${seq} follows ${before}`;
  }
}

/** Checks that an acknowledged command precedes all commands first sent afterwards. */
function* faultsOfOrder(
  events: readonly ClientEvent[],
  seqs: ReadonlyMap<string, number>,
): Generator<string> {
  const reported = new Set<string>();
  /** The highest acknowledged entry when a key was first sent. */
  const floors = new Map<string, number>();
  let acknowledged = 0;
  for (const event of events) {
    if (event.what === 'requested' && !floors.has(event.key)) floors.set(event.key, acknowledged);
    if (event.what !== 'acknowledged') continue;
    const seq = seqs.get(event.key);
    if (seq === undefined) {
      if (!reported.has(event.key)) yield `${event.key} was acknowledged and is not in the log`;
      reported.add(event.key);
    } else {
      acknowledged = Math.max(acknowledged, seq);
    }
  }
  for (const [key, floor] of floors) {
    const seq = seqs.get(key) ?? Number.POSITIVE_INFINITY;
    if (seq <= floor) {
      yield `${key} was requested after entry ${floor} had been acknowledged, and is entry ${seq}`;
    }
  }
}

/** Checks that no client received an older state, one after the end, or a different one. */
function* faultsOfViews(
  events: readonly ClientEvent[],
  seqs: ReadonlyMap<string, number>,
  last: number,
): Generator<string> {
  const known = new Map<string, number>();
  const texts = new Map<number, string>();
  for (const event of events) {
    const before = known.get(event.client) ?? 0;
    if (event.what === 'acknowledged') {
      known.set(event.client, Math.max(before, seqs.get(event.key) ?? 0));
    } else if (event.what === 'saw') {
      if (event.seq < before) {
        yield `${event.client} knew of entry ${before} and was shown the table as of ${event.seq}`;
      }
      if (event.seq > last)
        yield `${event.client} was shown entry ${event.seq}; the log ends at ${last}`;
      known.set(event.client, Math.max(before, event.seq));
      if (event.text === undefined) continue;
      const text = texts.get(event.seq);
      if (text !== undefined && text !== event.text)
        yield `entry ${event.seq} was seen in two ways`;
      texts.set(event.seq, event.text);
    }
  }
}
