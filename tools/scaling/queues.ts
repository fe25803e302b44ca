// Queues of the model: a core that works sequentially, and a log with group commit.

/** A core. Work must arrive in chronological order. */
export class CpuQueue {
  private freeAt = 0;
  /** Total milliseconds of work. */
  busy = 0;
  /** The longest wait so far. */
  longest = 0;

  /** The time at which work that arrives now is done. */
  done(now: number, cost: number): number {
    const begun = Math.max(now, this.freeAt);
    this.longest = Math.max(this.longest, begun - now);
    this.freeAt = begun + cost;
    this.busy += cost;
    return this.freeAt;
  }
}

/** The log: entries that arrive during a commit go into the next one. */
export class Partition<Entry> {
  private readonly most: number;
  private readonly lasting: (entries: number) => number;
  private waiting: Entry[] = [];
  private under: readonly Entry[] = [];
  /** The most entries that waited at once. */
  longest = 0;
  commits = 0;

  /** The maximum number of entries in a commit, and the duration of a commit of a given size. */
  constructor(most: number, lasting: (entries: number) => number) {
    this.most = most;
    this.lasting = lasting;
  }

  /** Adds an entry. If it starts a commit, returns the time at which the commit ends. */
  add(now: number, entry: Entry): number | undefined {
    this.waiting.push(entry);
    this.longest = Math.max(this.longest, this.waiting.length);
    return this.under.length === 0 ? this.begin(now) : undefined;
  }

  /** Ends the current commit: returns the entries that are durable now, and when the next commit ends. */
  end(now: number): { readonly written: readonly Entry[]; readonly next: number | undefined } {
    const written = this.under;
    this.under = [];
    return { written, next: this.waiting.length > 0 ? this.begin(now) : undefined };
  }

  private begin(now: number): number {
    this.under = this.waiting.splice(0, this.most);
    this.commits++;
    return now + this.lasting(this.under.length);
  }
}
