// Where work waits: a core that does one thing after the other, and a log that is written in groups.

/** A core. Work is handed over in the order of its time. */
export class CpuQueue {
  private freeAt = 0;
  /** Milliseconds of work. */
  busy = 0;
  /** The longest that something waited here. */
  longest = 0;

  /** When work that comes at a time is done. */
  done(now: number, cost: number): number {
    const begun = Math.max(now, this.freeAt);
    this.longest = Math.max(this.longest, begun - now);
    this.freeAt = begun + cost;
    this.busy += cost;
    return this.freeAt;
  }
}

/** The log: what comes while a commit is under way goes into the next one. */
export class Partition<Entry> {
  private readonly most: number;
  private readonly lasting: (entries: number) => number;
  private waiting: Entry[] = [];
  private under: readonly Entry[] = [];
  /** The most entries that waited at once. */
  longest = 0;
  commits = 0;

  /** Most entries of a commit, and how long one takes that has so many. */
  constructor(most: number, lasting: (entries: number) => number) {
    this.most = most;
    this.lasting = lasting;
  }

  /** Takes an entry; when the commit that begins with it ends, if one does. */
  add(now: number, entry: Entry): number | undefined {
    this.waiting.push(entry);
    this.longest = Math.max(this.longest, this.waiting.length);
    return this.under.length === 0 ? this.begin(now) : undefined;
  }

  /** Ends the commit that is under way: what is durable now, and when the next one ends. */
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
