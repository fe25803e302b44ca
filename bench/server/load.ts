// Load generator for any server: tables of two or four sockets, scheduled answers, and the time
// until the last socket has seen each answer.
import { setTimeout as sleep } from 'node:timers/promises';

/** Number of local addresses that sockets connect from, so that there are enough ports for all. */
export const ADDRESSES = 100;

/** Callbacks for the messages that the sockets of the tables receive. */
export interface Listener {
  /** A seat has seen a change of its table. */
  seen(table: LoadTable, seat: number): void;
  /** The current answer of a table was refused. */
  refused(table: LoadTable): void;
}

/** The operations of a server's protocol that the load generator uses. */
export interface ServerProtocol {
  listener: Listener | undefined;
  /** Creates the table. */
  prepare(table: LoadTable): Promise<void>;
  /** Connects a seat; resolves when it has the table's state. */
  connect(table: LoadTable, seat: number): Promise<void>;
  /** Sends the next answer of a table. False if there is none. */
  answer(table: LoadTable): boolean;
  /** Closes all sockets. */
  close(): void;
  /** Received bytes. */
  readonly bytes: number;
  /** Whether the seats of a table must connect in sequence. */
  readonly oneByOne: boolean;
}

export const SEATS = 4;
/** Seats of a small table. */
export const PAIR = 2;

/** Number of sockets for these tables, some of which are pairs. */
export function socketsOf(tables: number, pairs: number): number {
  return (tables - pairs) * SEATS + pairs * PAIR;
}

export interface LoadTable {
  readonly id: number;
  /** Number of seats, each with a socket. */
  readonly seats: number;
  /** Bit mask of the seats that have not seen the current answer. */
  unseen: number;
  sentAt: number;
  /** No more answers come from this table: the game is over, or a socket is closed. */
  ended: boolean;
  refused: number;
  /** Answers seen by all sockets of the table. */
  seen: number;
}

export function newLoadTable(id: number, seats: number): LoadTable {
  return { id, seats, unseen: 0, sentAt: 0, ended: false, refused: 0, seen: 0 };
}

/** Results of one phase of the load. */
export interface Phase {
  readonly answersPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly maxMs: number;
  readonly answers: number;
  /** Due answers that were not sent, mostly because the table waited for the previous answer. */
  readonly skipped: number;
  /** Tables with an answer that not all sockets saw. */
  readonly stuck: number;
  readonly bytesPerAnswer: number;
}

/** Time limit for the answers that are still in flight at the end of a phase. */
const LAST_MS = 5000;

function quantile(sorted: readonly number[], part: number): number {
  const at = Math.min(sorted.length - 1, Math.floor(sorted.length * part));
  return Math.round((sorted[at] ?? Number.NaN) * 100) / 100;
}

export class Load implements Listener {
  readonly tables: LoadTable[] = [];
  private readonly protocol: ServerProtocol;
  private times: number[] = [];
  private onDone: (table: LoadTable) => void = () => {};

  constructor(protocol: ServerProtocol) {
    this.protocol = protocol;
    protocol.listener = this;
  }

  seen(table: LoadTable, seat: number): void {
    if (table.unseen === 0) return;
    table.unseen &= ~(1 << seat);
    if (table.unseen !== 0) return;
    this.times.push(performance.now() - table.sentAt);
    table.seen++;
    this.onDone(table);
  }

  refused(table: LoadTable): void {
    table.unseen = 0;
    table.refused++;
    this.onDone(table);
  }

  async add(table: LoadTable): Promise<void> {
    const seats = Array.from({ length: table.seats }, (_, seat) => seat);
    if (this.protocol.oneByOne) {
      // oxlint-disable-next-line no-await-in-loop
      for (const seat of seats) await this.protocol.connect(table, seat);
    } else {
      await Promise.all(seats.map((seat) => this.protocol.connect(table, seat)));
    }
    this.tables.push(table);
  }

  /** Sends answers at a fixed rate, over all tables in turn. */
  async paced(seconds: number, perSecond: number): Promise<Phase> {
    return this.phase(seconds, async (until, skip) => {
      const begun = performance.now();
      const count = this.tables.length;
      let sent = 0;
      let at = 0;
      while (performance.now() < until) {
        const due = Math.floor(((performance.now() - begun) / 1000) * perSecond);
        for (; sent < due; sent++) {
          at = (at + 7919) % count;
          const table = this.tables[at];
          if (table === undefined || !this.fire(table)) skip();
        }
        // oxlint-disable-next-line no-await-in-loop
        await sleep(1);
      }
    });
  }

  /** Keeps a fixed number of answers in flight. */
  async limit(seconds: number, window: number): Promise<Phase> {
    return this.phase(seconds, async (until) => {
      this.keepInFlight(window, () => performance.now() < until);
      await sleep(until - performance.now());
    });
  }

  /** Plays until each live table has had this many answers. */
  async upTo(answers: number, window: number): Promise<void> {
    const isBehind = (table: LoadTable) => table.seen < answers && !table.ended;
    await this.phase(0, async () => {
      this.keepInFlight(window, isBehind);
      // A table with a refused answer stops and is not waited for.
      for (let before = -1; this.tables.some(isBehind) && this.times.length > before; ) {
        before = this.times.length;
        // oxlint-disable-next-line no-await-in-loop
        await sleep(LAST_MS / 5);
      }
    });
  }

  /** From now on, each seen or refused answer triggers one at the next table that may play. */
  private keepInFlight(window: number, mayPlay: (table: LoadTable) => boolean): void {
    let at = 0;
    const next = () => {
      for (let tried = 0; tried < this.tables.length; tried++) {
        at = (at + 1) % this.tables.length;
        const table = this.tables[at];
        if (table !== undefined && mayPlay(table) && this.fire(table)) return;
      }
    };
    this.onDone = next;
    for (let i = 0; i < Math.min(window, this.tables.length); i++) next();
  }

  private fire(table: LoadTable): boolean {
    if (table.unseen !== 0 || table.ended) return false;
    // Set before sending, because another socket may see the answer before this call returns.
    table.sentAt = performance.now();
    table.unseen = (1 << table.seats) - 1;
    if (this.protocol.answer(table)) return true;
    table.unseen = 0;
    return false;
  }

  private async phase(
    seconds: number,
    drive: (until: number, skip: () => void) => Promise<void>,
  ): Promise<Phase> {
    this.times = [];
    let skipped = 0;
    const bytes = this.protocol.bytes;
    const begun = performance.now();
    await drive(begun + seconds * 1000, () => skipped++);
    const wall = (performance.now() - begun) / 1000;
    const inTime = this.times.length;
    this.onDone = () => {};
    const limit = performance.now() + LAST_MS;
    // oxlint-disable-next-line no-await-in-loop
    while (this.waiting() > 0 && performance.now() < limit) await sleep(20);
    const sorted = this.times.toSorted((a, b) => a - b);
    return {
      answersPerSecond: Math.round((inTime / wall) * 10) / 10,
      p50Ms: quantile(sorted, 0.5),
      p99Ms: quantile(sorted, 0.99),
      maxMs: quantile(sorted, 1),
      answers: sorted.length,
      skipped,
      stuck: this.waiting(),
      bytesPerAnswer: Math.round((this.protocol.bytes - bytes) / Math.max(1, sorted.length)),
    };
  }

  private waiting(): number {
    return this.tables.filter((one) => one.unseen !== 0).length;
  }
}
