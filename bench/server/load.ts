// Load generator for any server: tables of two or four sockets, and the time from each answer until
// the last socket of its table has seen it.
import { setTimeout as sleep } from 'node:timers/promises';

/** Number of local addresses to connect from, because each address has too few ports. */
export const ADDRESSES = 100;

export interface Listener {
  seen(table: LoadTable, seat: number): void;
  refused(table: LoadTable): void;
}

/** What the load generator needs of a server's protocol. */
export interface ServerProtocol {
  listener: Listener | undefined;
  prepare(table: LoadTable): Promise<void>;
  /** Connects a seat. Resolves when the seat has received the state of the table. */
  connect(table: LoadTable, seat: number): Promise<void>;
  /** Sends the next answer of a table. False if no answer is known. */
  answer(table: LoadTable): boolean;
  close(): void;
  readonly bytes: number;
  /** Whether the seats of a table must connect in sequence. */
  readonly oneByOne: boolean;
}

export const SEATS = 4;
export const PAIR = 2;

export function socketsOf(tables: number, pairs: number): number {
  return (tables - pairs) * SEATS + pairs * PAIR;
}

export interface LoadTable {
  readonly id: number;
  readonly seats: number;
  /** Bit mask of the seats that have not received the current answer. */
  unseen: number;
  sentAt: number;
  /** Set when the game is over or a socket has closed. The table then gets no more answers. */
  ended: boolean;
  refused: number;
  seen: number;
}

export function newLoadTable(id: number, seats: number): LoadTable {
  return { id, seats, unseen: 0, sentAt: 0, ended: false, refused: 0, seen: 0 };
}

export interface Phase {
  readonly answersPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly maxMs: number;
  readonly answers: number;
  /** Due answers that were not sent, mostly because the table waited for the previous answer. */
  readonly skipped: number;
  readonly stuck: number;
  readonly bytesPerAnswer: number;
}

/** Time to wait at the end of a phase for answers that are still in flight. */
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

  /** Sends `perSecond` answers per second, to all tables in turn. */
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

  async limit(seconds: number, window: number): Promise<Phase> {
    return this.phase(seconds, async (until) => {
      this.keepInFlight(window, () => performance.now() < until);
      await sleep(until - performance.now());
    });
  }

  /** Plays until every open table has had this many answers, or none arrives for a second. */
  async upTo(answers: number, window: number): Promise<void> {
    const isBehind = (table: LoadTable) => table.seen < answers && !table.ended;
    await this.phase(0, async () => {
      this.keepInFlight(window, isBehind);
      // A refused answer stops its table, so the wait ends when no answers arrive any more.
      for (let before = -1; this.tables.some(isBehind) && this.times.length > before; ) {
        before = this.times.length;
        // oxlint-disable-next-line no-await-in-loop
        await sleep(LAST_MS / 5);
      }
    });
  }

  /** Sends `window` answers. Each seen or refused one is followed by the next that `mayPlay`. */
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
