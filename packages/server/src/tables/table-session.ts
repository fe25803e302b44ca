// A table that is being played here: wishes one after the other, each written before it counts and told when it does. Any other node may
// write to the same log: the number of an entry decides, and who loses it reads on and asks again.
import type { AnswerPart } from '../ops/metrics.ts';
import { type Alongside, type LogEntry, StoreError } from '../store/index.ts';
import { Audience, type Watcher } from './subscribers.ts';
import { nextAct, nextDeadline } from './automatic-actions.ts';
import { decide, type TableWish } from './commands.ts';
import { Delayed } from './delayed-view.ts';
import { type Entry, formatEntry } from './entries.ts';
import type {
  Decide,
  PlayedTable,
  Result,
  TableHost,
  Where,
  WriteWith,
} from './session-context.ts';
import type { LiveTable } from './table-state.ts';
import { entryOf, sumOf } from './load-table.ts';
import { isPlayed } from './seat.ts';
import { Unasked } from './action-scheduler.ts';

const MOST_TRIES = 50;
const MOST_WAITING = 200;
/** Answers between two checksums. */
const SUM_EVERY = 40;
/** When the row goes off that wakes a table whose node died; it is written anew when half of that is over. */
const WAKE_MS = 30_000;
/** The same where only the clock of a person can make something happen. */
const CALM_WAKE_MS = 4 * 60_000;
/** The kind of that row. */
export const WAKE = 'wake';
/** What was read so lately is taken for the truth also where nothing is heard. */
const SURE_MS = 1000;
/** What could not be read is looked for again after so long. */
const AGAIN_MS = 1000;

const UNAVAILABLE: Result = {
  ok: false,
  refusal: {
    reason: 'unavailable',
    sentence: 'it could not be stored, and nothing has changed; try again in a moment',
  },
};

/** The disk takes no writes, or the server only shows what there is while its data is moved. */
const READ_ONLY: Result = {
  ok: false,
  refusal: {
    reason: 'unavailable',
    sentence:
      'this server takes nothing new at the moment, and nothing has changed; try again later',
  },
};

export class HotTable implements PlayedTable {
  readonly live: LiveTable;
  readonly audience: Audience;
  /** When anybody last wanted something of it. */
  usedAt: number;
  /** It has left memory here: whoever wants something of it must find it anew. */
  isGivenUp = false;
  private readonly host: TableHost;
  private readonly unasked: Unasked;
  private line: Promise<unknown> = Promise.resolve();
  /** What stands in line, and how much of it are wishes. */
  private inHand = 0;
  private waiting = 0;
  /** What is said where something could not be stored. */
  private unstored = UNAVAILABLE;
  private summedAt = 0;
  /** When the log was read or written last. */
  private sureAt: number;
  /** When the reading began by which this node last knew all that was written until then. */
  private readAt: number;
  /** A reading that stands in line and has not begun. */
  private refreshing: Promise<void> | undefined;
  /** When the kept row wakes this table; undefined when there is none. */
  private wakesAt: number | undefined;
  /** Whether nobody knows if the last write is in the log. */
  private isDoubtful = false;
  private again: NodeJS.Timeout | undefined;
  /** What spectators see where they see it later. */
  private delayed: Delayed | undefined;
  /** How many look on at other nodes. */
  private readonly elsewhere = new Map<string, number>();

  /** `readAt`: when its log was read, by the clock of this process. */
  constructor(live: LiveTable, host: TableHost, readAt: number) {
    this.readAt = readAt;
    this.live = live;
    this.host = host;
    this.usedAt = host.now();
    this.sureAt = host.now();
    this.unasked = new Unasked(live, host, (decision) => this.commitUnasked(decision));
    this.audience = new Audience(live, {
      presenceOf: host.presenceOf,
      others: () => (this.delayed?.audience.onlookers ?? 0) + this.onlookersElsewhere,
    });
  }

  get id(): string {
    return this.live.id;
  }

  /** Nobody looks, and nothing happens by itself soon: it can be read again from the log. */
  get isIdle(): boolean {
    const isUsed = this.isWatched || this.inHand > 0 || this.isDoubtful;
    return !isUsed && nextAct(this.live) === undefined;
  }

  /** Whether anybody looks here. */
  get isWatched(): boolean {
    return !this.audience.isEmpty || this.delayed !== undefined;
  }

  /** Whether another node may have written what is not known here. */
  get isStale(): boolean {
    const { host } = this;
    const since = host.heardSince();
    // Just after a silence nobody else may have been heard of yet: this node only looks as if it were alone.
    if (since !== undefined) return this.sureAt <= since;
    return !host.isAlone() && host.now() - this.sureAt > SURE_MS;
  }

  /** A wish of whoever has a seat. */
  wish(seat: number, wish: TableWish): Promise<Result> {
    return this.commit((live) => decide(live, seat, wish), seat);
  }

  /** Writes what a decision comes to; with `seat`, the number in the answer is the one that this seat is told. */
  commit(decision: Decide, seat?: number): Promise<Result> {
    if (this.waiting >= MOST_WAITING) {
      const sentence = 'too many wishes wait at this table; try again in a moment';
      return Promise.resolve({ ok: false, refusal: { reason: 'too-many', sentence } });
    }
    this.waiting++;
    this.usedAt = this.host.now();
    const asked = performance.now();
    return this.inLine(async () => {
      this.measure('wait', asked);
      try {
        return await this.tryAll(decision, seat);
      } finally {
        this.waiting--;
        this.measure('whole', asked);
      }
    });
  }

  /** What happens by itself is traced like a wish of somebody. */
  private commitUnasked(decision: Decide): Promise<Result> {
    const { tracing } = this.host;
    if (tracing === undefined) return this.commit(decision);
    const wish = { kind: 'unasked', table: this.id };
    return tracing.wish(wish, performance.now(), () => this.commit(decision));
  }

  private measure(part: AnswerPart, since: number): void {
    this.host.measured?.(part, (performance.now() - since) / 1000);
  }

  /** Begins: takes up what waits, such as a bot's answer or a clock that ran out while nobody was here. */
  wake(where: Where): void {
    this.unasked.follow(where);
  }

  /** Another node wrote up to `last`; what it wrote, or nothing where that must be read. */
  async heard(last: number, rows: readonly LogEntry[]): Promise<void> {
    if (last <= this.live.seq) return;
    await this.inLine(async () => {
      const { live } = this;
      if (last <= live.seq || this.isGivenUp) return;
      const fits = rows[0]?.seq === live.seq + 1 && rows.at(-1)?.seq === last;
      const begun = performance.now();
      await this.carefully(async () => {
        if (!fits) return this.catchUp(true);
        await this.learnOutages();
        return this.take(rows, 'elsewhere');
      });
      this.measure('heard', begun);
    });
  }

  /** Reads what other nodes wrote until now, or until `since`; all who wait for that wait for the same reading. */
  refresh(since = performance.now()): Promise<void> {
    if (this.readAt >= since) return Promise.resolve();
    this.refreshing ??= this.inLine(() => {
      this.refreshing = undefined;
      return this.carefully(() => this.catchUp());
    });
    return this.refreshing;
  }

  /** People who look on. */
  get onlookers(): number {
    return this.onlookersHere + this.onlookersElsewhere;
  }

  get onlookersHere(): number {
    return this.audience.onlookers + (this.delayed?.audience.onlookers ?? 0);
  }

  private get onlookersElsewhere(): number {
    let sum = 0;
    for (const count of this.elsewhere.values()) sum += count;
    return sum;
  }

  /** So many look on at another node. */
  heardOnlookers(node: string, count: number): void {
    if ((this.elsewhere.get(node) ?? 0) === count) return;
    if (count === 0) this.elsewhere.delete(node);
    else this.elsewhere.set(node, count);
    this.audience.tell(this.host.now());
  }

  /** A node is gone, and with it whoever was there. */
  nodeGone(node: string): void {
    if (this.elsewhere.delete(node)) this.audience.tell(this.host.now());
  }

  tellOnlookers(): void {
    if (this.isWatched) this.host.onlookers(this.id, this.onlookersHere);
  }

  /** Tells somebody of the table from now on; between two changes, so that none is missed. False where it has been given up meanwhile. */
  watch(watcher: Watcher, since: number | undefined): Promise<boolean> {
    this.usedAt = this.host.now();
    return this.inLine(async () => {
      if (this.isGivenUp) return false;
      const before = this.onlookersHere;
      const audience = await this.audienceOf(watcher);
      audience.add(watcher, since, this.host.now());
      if (audience !== this.audience) this.audience.tell(this.host.now());
      this.onlookersChanged(before);
      return true;
    });
  }

  unwatch(watcher: Watcher): Promise<void> {
    return this.inLine(() => {
      const now = this.host.now();
      const before = this.onlookersHere;
      this.audience.remove(watcher, now);
      this.delayed?.audience.remove(watcher, now);
      if (this.delayed?.audience.isEmpty === true) {
        this.delayed = undefined;
        this.audience.tell(now);
      }
      this.onlookersChanged(before);
    });
  }

  private onlookersChanged(before: number): void {
    const count = this.onlookersHere;
    if (count !== before) this.host.onlookers(this.id, count);
  }

  /** Where somebody sits: who has a seat sees the table as it is, others perhaps as it was. */
  private async audienceOf(watcher: Watcher): Promise<Audience> {
    const { live, host } = this;
    const isLater = live.setup.spectators === 'delayed' && live.phase !== 'over';
    if (!isLater || live.seatOf(watcher.person) !== undefined) {
      this.delayed?.audience.remove(watcher, host.now());
      return this.audience;
    }
    this.delayed ??= new Delayed(this.id, await host.log.read(this.id, 0), host, live.outages);
    return this.delayed.audience;
  }

  /** Who looked on while the table gathered sees the game as it was, from now on. */
  private async showLater(watchers: readonly Watcher[]): Promise<void> {
    try {
      for (const watcher of watchers) {
        // oxlint-disable-next-line no-await-in-loop
        const audience = await this.audienceOf(watcher);
        audience.add(watcher, undefined, this.host.now());
      }
    } catch (error) {
      const sentence = 'this table is shown later; ask for it anew';
      const refused = { type: 'refused', table: this.id, reason: 'unavailable', sentence };
      for (const watcher of watchers) watcher.send(JSON.stringify(refused));
      if (!(error instanceof StoreError)) throw error;
      this.host.unstored(this, error);
    }
    this.audience.tell(this.host.now());
  }

  private inLine<T>(work: () => T | Promise<T>): Promise<T> {
    this.inHand++;
    const turn = this.line.then(work);
    const done = () => {
      this.inHand--;
    };
    this.line = turn.then(done, done);
    return turn;
  }

  /** Tells everybody who looks where the clocks stand after an outage. */
  tellClocks(): void {
    const now = this.host.now();
    this.audience.tell(now);
    this.delayed?.audience.tell(now);
  }

  /** The table is given up here: all who look must ask for it anew, or at another node. */
  dismiss(text: string | undefined): void {
    this.audience.dismiss(text);
    this.delayed?.audience.dismiss(text);
  }

  /** Nothing happens here any more; resolves when what was begun is finished. */
  async stop(): Promise<void> {
    this.isGivenUp = true;
    clearTimeout(this.again);
    this.unasked.stop();
    await this.line;
  }

  private async tryAll(decision: Decide, seat: number | undefined): Promise<Result> {
    const result = await this.carefully(async () => {
      for (let tries = 0; tries < MOST_TRIES && !this.isGivenUp; tries++) {
        if (this.isDoubtful) await this.catchUp();
        const begun = performance.now();
        const verdict = decision(this.live);
        this.measure('decide', begun);
        if (verdict.kind === 'refused') return { ok: false, refusal: verdict.refusal } as const;
        if (verdict.kind === 'known') return { ok: true, seq: verdict.seq } as const;
        if (await this.append(verdict)) {
          return { ok: true, seq: this.live.shownSeq(seat) } as const;
        }
        await this.catchUp();
      }
      return UNAVAILABLE;
    });
    return result ?? this.unstored;
  }

  /** What fails is the store, which may pass, or the table itself. `isAgain`: that it may has been noted. */
  private async carefully<T>(work: () => T | Promise<T>, isAgain = false): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      this.unasked.hold();
      if (error instanceof StoreError) {
        this.unstored = error.reason === 'read-only' ? READ_ONLY : UNAVAILABLE;
        if (!isAgain) this.host.unstored(this, error);
        this.lookAgain();
      } else this.host.failed(this, error);
      return undefined;
    }
  }

  /** Whoever looks would wait for what was missed, and other nodes for what was written although nobody could say so. */
  private lookAgain(): void {
    if (this.isGivenUp || !(this.isWatched || this.isDoubtful)) return;
    this.again ??= setTimeout(() => {
      this.again = undefined;
      void this.inLine(() => this.carefully(() => this.catchUp(), true));
    }, AGAIN_MS).unref();
  }

  /** Writes entries, then applies them, then tells. False when another process took their numbers. */
  private async append({ entries, other }: WriteWith): Promise<boolean> {
    if (entries.length === 0) return true;
    const { live, host } = this;
    const { uptime } = host;
    // An entry counts all outages that were recorded before it, on every node and whenever the log is read.
    if (!uptime.isFresh) await uptime.confirm();
    const at = Math.max(uptime.outages.entryTime(host.now()), live.at);
    const rows = rowsOf(live.id, live.seq, entries, at);
    const others = other === undefined ? [] : rowsOf(other.table, 0, other.entries, at);
    this.isDoubtful = true;
    const written = performance.now();
    const outcome = await host.log.append([...rows, ...others], this.alongside(other?.table));
    this.measure('commit', written);
    this.isDoubtful = false;
    if (outcome === 'taken') return false;
    // The other nodes hear of it while this one works out what it comes to.
    host.wrote(live.id, rows);
    const applied = performance.now();
    for (const [i, entry] of entries.entries()) this.apply(entry, rows[i]?.seq ?? 0, at);
    this.measure('apply', applied);
    await this.afterChange('here');
    return true;
  }

  /** Reads and tells what others wrote, or what was written although nobody could say so. `isTold`: all nodes have heard of it. */
  private async catchUp(isTold = false): Promise<void> {
    const begun = performance.now();
    const rows = await this.host.log.read(this.id, this.live.seq);
    await this.learnOutages();
    this.readAt = begun;
    const isOwn = this.isDoubtful;
    this.isDoubtful = false;
    this.sureAt = this.host.now();
    if (rows.length === 0) return;
    // Whoever wrote it may have died before it was told.
    if (isOwn || !isTold) this.host.wrote(this.id, rows);
    await this.take(rows, isOwn ? 'here' : 'elsewhere');
  }

  /** Other nodes may have recorded outages before they wrote what is read here. */
  private learnOutages(): Promise<void> | undefined {
    const { uptime } = this.host;
    return uptime.isFresh ? undefined : uptime.learn();
  }

  private take(rows: readonly LogEntry[], where: Where): Promise<void> | undefined {
    for (const row of rows) this.apply(entryOf(row), row.seq, row.at);
    return this.afterChange(where);
  }

  private apply(entry: Entry, seq: number, at: number): void {
    this.delayed?.note(entry, seq, at, this.live.turn);
    this.live.apply(entry, seq, at);
  }

  private afterChange(where: Where): Promise<void> | undefined {
    const now = this.host.now();
    this.sureAt = now;
    const begun = performance.now();
    const later = this.audience.tell(now);
    this.delayed?.tell(this.live, now);
    if (where === 'here') this.measure('tell', begun);
    const { tracing } = this.host;
    if (tracing === undefined) this.follow(where);
    else tracing.apart(() => this.follow(where));
    return later.length === 0 ? undefined : this.showLater(later);
  }

  /** What comes of a change beside what is told of it. */
  private follow(where: Where): void {
    this.host.changed(this, where);
    this.unasked.follow(where);
  }

  /** What is kept in the same commit: when this table must be woken after a restart, and what the position adds up to. */
  private alongside(other: string | undefined): Alongside | undefined {
    const { live, host } = this;
    const now = host.now();
    const unnoticed = wakeIn(live);
    const at = now + unnoticed;
    // Early enough that the row of a table that is played never goes off, also where another node's clock is fast.
    const least = now + unnoticed / 2;
    const isDue = this.wakesAt === undefined || this.wakesAt < least || this.wakesAt > at;
    const set = isDue ? [{ table: live.id, kind: WAKE, at }] : [];
    if (other !== undefined) set.push({ table: other, kind: WAKE, at: now + WAKE_MS });
    if (isDue) this.wakesAt = at;
    const sum = live.answers - this.summedAt >= SUM_EVERY ? sumOf(live) : undefined;
    if (sum !== undefined) this.summedAt = live.answers;
    // Mostly nothing: then nothing of it is copied to the thread of the database.
    if (sum === undefined) return set.length === 0 ? undefined : { set };
    return { set, sums: [sum] };
  }

  /** The row that woke this table has gone off: when the next one must. */
  rewake(now: number): number | undefined {
    const deadline = nextDeadline(this.live);
    const next = nextAct(this.live) === undefined ? deadline : now + WAKE_MS;
    this.wakesAt = next === undefined ? undefined : Math.max(next, now + WAKE_MS);
    return this.wakesAt;
  }
}

/** How long a table may go unnoticed whose node has died. */
function wakeIn({ seats, setup, clock: { clock } }: LiveTable): number {
  const isCalm = seats.every(
    (seat) => isPlayed(seat) && seat.prepared.length === 0 && seat.order === 'ask',
  );
  if (!isCalm || setup.hideHesitation) return WAKE_MS;
  const soonest = clock.kind === 'timed' ? clock.decision * 1000 : CALM_WAKE_MS;
  return Math.min(CALM_WAKE_MS, Math.max(WAKE_MS, soonest));
}

/** Entries as rows of the log, from the number after `seq` on. */
export function rowsOf(
  table: string,
  seq: number,
  entries: readonly Entry[],
  at: number,
): LogEntry[] {
  return entries.map((entry, i) => ({ table, seq: seq + 1 + i, at, body: formatEntry(entry) }));
}
