// A table that is being played here: wishes one after the other, each written before it counts and told when it does. Any other process may
// write to the same log: the number of an entry decides, and who loses it reads on and asks again.
import { defaultOption, formatOption } from '@eminent/engine';
import { answerBudget, answerMoment } from '@eminent/table';
import { type Alongside, type Log, StoreError } from '../store/index.ts';
import { type Act, nextAct, nextDeadline, overdue } from './automatic.ts';
import { decide, type TableWish, type Verdict, write } from './commands.ts';
import { type Entry, formatEntry } from './entries.ts';
import type { LiveTable } from './live.ts';
import { Delayed } from './delayed.ts';
import { entryOf, sumOf } from './load.ts';
import { pauseBefore } from './pauses.ts';
import type { AnswerPart } from '../ops/metrics.ts';
import type { TableRefusal } from './commands.ts';
import type { SeatState } from '@eminent/protocol/online';
import { Audience, type Watcher } from './audience.ts';
import { jobOf, type Thinker } from './thinking.ts';

/** What a table needs of the place where it is played. */
export interface TableHost {
  readonly log: Log;
  readonly thinker: Thinker;
  readonly now: () => number;
  /** From a question to a bot's answer at least, so that people can follow; and how long it may think. */
  readonly pace: { readonly pause: number; readonly thinking: number };
  readonly presenceOf: (person: string) => SeatState['presence'];
  /** The table has changed, durably; it has been told already. */
  readonly changed: (table: HotTable) => void;
  /** How long a part of an answer's way took. */
  readonly measured?: ((part: AnswerPart, seconds: number) => void) | undefined;
  /** Nothing could be stored, which may pass. */
  readonly unstored: (table: HotTable, error: unknown) => void;
  /** The table threw, or its log could not be read: it is given up for now. */
  readonly failed: (table: HotTable, error: unknown) => void;
}

export type Result =
  | { readonly ok: true; readonly seq: number }
  | { readonly ok: false; readonly refusal: TableRefusal };

/** A verdict that writes to another table too, in the same moment. */
export interface WriteWith {
  readonly kind: 'write';
  readonly entries: readonly Entry[];
  readonly other?: { readonly table: string; readonly entries: readonly Entry[] };
}
export type Decide = (live: LiveTable) => Exclude<Verdict, { kind: 'write' }> | WriteWith;

const MOST_TRIES = 50;
const MOST_WAITING = 200;
/** A timer may not be longer than this; a longer one is looked at again. */
const MOST_TIMER_MS = 24 * 3600_000;
/** Answers between two checksums. */
const SUM_EVERY = 40;
/** The row that wakes a table after a restart is rewritten at most this often. */
const WAKE_MS = 30_000;
/** The kind of that row. */
export const WAKE = 'wake';

/** Nothing happens by itself for so long after something could not be stored. */
const QUIET_MS = 2000;

const UNAVAILABLE: Result = {
  ok: false,
  refusal: {
    reason: 'unavailable',
    sentence: 'it could not be stored, and nothing has changed; try again in a moment',
  },
};

export class HotTable {
  readonly live: LiveTable;
  readonly audience: Audience;
  /** When anybody last wanted something of it. */
  usedAt: number;
  private readonly host: TableHost;
  private line: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private timer: NodeJS.Timeout | undefined;
  /** The question that a bot thinks about. */
  private thinkingOf = 0;
  private summedAt = 0;
  /** When the kept row wakes this table; undefined when there is none. */
  private wakesAt: number | undefined;
  /** Whether nobody knows if the last write is in the log. */
  private isDoubtful = false;
  private isGivenUp = false;
  /** After something could not be stored, nothing happens by itself before this. */
  private quietUntil = 0;
  /** What spectators see where they see it later. */
  private delayed: Delayed | undefined;

  constructor(live: LiveTable, host: TableHost) {
    this.live = live;
    this.host = host;
    this.usedAt = host.now();
    this.audience = new Audience(live, {
      presenceOf: host.presenceOf,
      others: () => this.delayed?.audience.onlookers ?? 0,
    });
  }

  get id(): string {
    return this.live.id;
  }

  /** Nobody looks, and nothing happens by itself soon: it can be read again from the log. */
  get isIdle(): boolean {
    const isWatched = !this.audience.isEmpty || this.delayed !== undefined;
    return !isWatched && this.waiting === 0 && nextAct(this.live) === undefined;
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

  private measure(part: AnswerPart, since: number): void {
    this.host.measured?.(part, (performance.now() - since) / 1000);
  }

  /** Begins: takes up what waits, such as a bot's answer or a clock that ran out while nobody was here. */
  wake(): void {
    this.schedule();
  }

  /** People who look on. */
  get onlookers(): number {
    return this.audience.onlookers + (this.delayed?.audience.onlookers ?? 0);
  }

  /** Tells somebody of the table from now on; between two changes, so that none is missed. */
  watch(watcher: Watcher, since: number | undefined): Promise<void> {
    this.usedAt = this.host.now();
    return this.inLine(async () => {
      const audience = await this.audienceOf(watcher);
      audience.add(watcher, since, this.host.now());
      if (audience !== this.audience) this.audience.tell(this.host.now());
    });
  }

  unwatch(watcher: Watcher): Promise<void> {
    return this.inLine(() => {
      const now = this.host.now();
      this.audience.remove(watcher, now);
      this.delayed?.audience.remove(watcher, now);
      if (this.delayed?.audience.isEmpty !== true) return;
      this.delayed = undefined;
      this.audience.tell(now);
    });
  }

  /** Where somebody sits: who has a seat sees the table as it is, others perhaps as it was. */
  private async audienceOf(watcher: Watcher): Promise<Audience> {
    const { live, host } = this;
    const isLater = live.setup.spectators === 'delayed' && live.phase !== 'over';
    if (!isLater || live.seatOf(watcher.person) !== undefined) {
      this.delayed?.audience.remove(watcher, host.now());
      return this.audience;
    }
    this.delayed ??= new Delayed(this.id, await host.log.read(this.id, 0), host);
    return this.delayed.audience;
  }

  private inLine<T>(work: () => T | Promise<T>): Promise<T> {
    const turn = this.line.then(work);
    this.line = turn.catch(() => undefined);
    return turn;
  }

  /** The table is given up here: all who look must ask for it anew. */
  dismiss(text: string): void {
    this.audience.dismiss(text);
    this.delayed?.audience.dismiss(text);
  }

  /** Nothing happens here any more; resolves when what was begun is finished. */
  async stop(): Promise<void> {
    this.isGivenUp = true;
    clearTimeout(this.timer);
    await this.line;
  }

  private async tryAll(decision: Decide, seat: number | undefined): Promise<Result> {
    try {
      for (let tries = 0; tries < MOST_TRIES && !this.isGivenUp; tries++) {
        if (this.isDoubtful) await this.catchUp();
        const verdict = decision(this.live);
        if (verdict.kind === 'refused') return { ok: false, refusal: verdict.refusal };
        if (verdict.kind === 'known') return { ok: true, seq: verdict.seq };
        if (await this.append(verdict)) return { ok: true, seq: this.live.shownSeq(seat) };
        await this.catchUp();
      }
    } catch (error) {
      this.quietUntil = this.host.now() + QUIET_MS;
      if (error instanceof StoreError) this.host.unstored(this, error);
      else this.host.failed(this, error);
    }
    return UNAVAILABLE;
  }

  /** Writes entries, then applies them, then tells. False when another process took their numbers. */
  private async append({ entries, other }: WriteWith): Promise<boolean> {
    if (entries.length === 0) return true;
    const { live, host } = this;
    const at = Math.max(host.now(), live.at);
    const rows = rowsOf(live.id, live.seq, entries, at);
    const others = other === undefined ? [] : rowsOf(other.table, 0, other.entries, at);
    this.isDoubtful = true;
    const written = performance.now();
    const outcome = await host.log.append([...rows, ...others], this.alongside(other?.table));
    this.measure('commit', written);
    this.isDoubtful = false;
    if (outcome === 'taken') return false;
    for (const [i, entry] of entries.entries()) this.apply(entry, rows[i]?.seq ?? 0, at);
    this.afterChange();
    return true;
  }

  /** Reads and tells what others wrote, or what was written although nobody could say so. */
  private async catchUp(): Promise<void> {
    const rows = await this.host.log.read(this.id, this.live.seq);
    this.isDoubtful = false;
    if (rows.length === 0) return;
    for (const row of rows) this.apply(entryOf(row), row.seq, row.at);
    this.afterChange();
  }

  private apply(entry: Entry, seq: number, at: number): void {
    this.delayed?.note(entry, seq, at, this.live.turn);
    this.live.apply(entry, seq, at);
  }

  private afterChange(): void {
    const now = this.host.now();
    const applied = performance.now();
    this.audience.tell(now);
    this.delayed?.tell(this.live, now);
    this.measure('tell', applied);
    this.host.changed(this);
    this.schedule();
  }

  /** What is kept in the same commit: when this table must be woken after a restart, and what the position adds up to. */
  private alongside(other: string | undefined): Alongside {
    const { live, host } = this;
    const now = host.now();
    const at = now + WAKE_MS;
    const isDue = this.wakesAt === undefined || this.wakesAt < now || this.wakesAt > at;
    const set = isDue ? [{ table: live.id, kind: WAKE, at }] : [];
    if (other !== undefined) set.push({ table: other, kind: WAKE, at });
    if (isDue) this.wakesAt = at;
    const sum = live.answers - this.summedAt >= SUM_EVERY ? sumOf(live) : undefined;
    if (sum !== undefined) this.summedAt = live.answers;
    return { set, ...(sum === undefined ? {} : { sums: [sum] }) };
  }

  /** The row that woke this table has gone off: when the next one must. */
  rewake(now: number): number | undefined {
    const deadline = nextDeadline(this.live);
    const next = nextAct(this.live) === undefined ? deadline : now + WAKE_MS;
    this.wakesAt = next === undefined ? undefined : Math.max(next, now + WAKE_MS);
    return this.wakesAt;
  }

  private schedule(): void {
    clearTimeout(this.timer);
    if (this.isGivenUp) return;
    const { live, host } = this;
    const act = nextAct(live);
    const deadline = nextDeadline(live);
    if (act?.kind === 'think') void this.think(act);
    // A bot's answer is on its way; were it lost, it is thought of again.
    const actAt = act?.kind === 'answer' ? this.momentOf(act) : undefined;
    const next = Math.max(this.quietUntil, Math.min(actAt ?? Infinity, deadline ?? Infinity));
    if (next === Infinity) return;
    const wait = Math.min(MOST_TIMER_MS, Math.max(0, next - host.now()));
    this.timer = setTimeout(() => void this.happen(), wait);
    this.timer.unref();
  }

  /** When an answer that is known is given. */
  private momentOf(act: Extract<Act, { kind: 'answer' }>): number {
    const { live } = this;
    if (!act.hidden) return live.askedAt;
    return live.askedAt + pauseBefore(live.created.secret, live.question ?? 0);
  }

  private async happen(): Promise<void> {
    const { host } = this;
    await this.commit((live) => {
      const now = host.now();
      const late = overdue(live, now);
      if (late !== undefined) return write(late);
      const act = nextAct(live);
      const isTime = act?.kind === 'answer' && this.momentOf(act) <= now;
      return isTime ? write(act.entry) : write();
    });
    this.schedule();
  }

  /** A bot thinks elsewhere, and answers when the time is over that it would take anyway. */
  private async think(act: Extract<Act, { kind: 'think' }>): Promise<void> {
    const { live, host } = this;
    const { question } = live;
    if (question === undefined || this.thinkingOf === question) return;
    this.thinkingOf = question;
    await pause(this.quietUntil - host.now());
    const { pace, thinker } = host;
    const askedAt = host.now();
    const thinking = thinker.searches(act.bot) ? pace.thinking : 0;
    const budget = Math.max(pace.pause, answerBudget(thinking));
    const job = jobOf(live, act.bot, { ms: pace.thinking });
    const token = job === undefined ? undefined : await thinker.think(job);
    const moment = answerMoment(askedAt, budget, host.now());
    await pause(pace.pause === 0 ? 0 : moment - host.now());
    await this.commit((now) => {
      if (this.thinkingOf === question) this.thinkingOf = 0;
      const next = nextAct(now);
      if (now.question !== question || next?.kind !== 'think' || now.game === undefined) {
        return write();
      }
      const { seat } = next;
      const usual = formatOption(now.game.state, defaultOption(now.game.state));
      const isSound = token !== undefined && now.game.check(seat, question, [token], false).ok;
      const tokens = [isSound ? token : usual];
      return write({ type: 'answered', seat, by: 'bot', question, tokens, finish: false });
    });
    this.schedule();
  }
}

function pause(ms: number): Promise<void> {
  if (ms <= 0) return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}

/** Entries as rows of the log, from the number after `seq` on. */
export function rowsOf(
  table: string,
  seq: number,
  entries: readonly Entry[],
  at: number,
): { table: string; seq: number; at: number; body: string }[] {
  return entries.map((entry, i) => ({ table, seq: seq + 1 + i, at, body: formatEntry(entry) }));
}
