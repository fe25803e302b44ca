// The tables that are kept at hand, read from their logs when somebody wants them; and those that cannot be read for the moment.
import { RULES_VERSION } from '@eminent/engine';
import type { Logger } from 'pino';
import type { Neighbours } from '../cluster/peers.ts';
import type { TableNews, TableNewsOf } from '../cluster/messages.ts';
import type { Store } from '../store/index.ts';
import type { TableRefusal } from './commands.ts';
import type { PlayedTable, TableHost } from './session-context.ts';
import { HotTable } from './table-session.ts';
import { UnplayableLog } from './table-state.ts';
import { loadTable } from './load-table.ts';

export type Found =
  | { readonly ok: true; readonly table: HotTable }
  | {
      readonly ok: false;
      readonly refusal: TableRefusal;
      /** Another node, which is newer, plays it. */
      readonly isElsewhere?: boolean;
    };

export interface AtHandParts {
  readonly store: Pick<Store, 'log' | 'checksums'>;
  readonly log: Logger;
  readonly neighbours: Neighbours | undefined;
  readonly now: () => number;
  /** Tables that are kept at most, while nobody looks at them. */
  readonly mostIdle: number | undefined;
  /** A table was read from its log. */
  readonly loaded: (table: string) => void;
}

const MOST_IDLE = 500;
/** Who was used since then stays. */
const USED_MS = 1000;
/** A table that could not be read is not tried again for so long. */
const BROKEN_MS = 5000;

const NO_TABLE: TableRefusal = { reason: 'no-such-table', sentence: 'there is no such table' };
const UNAVAILABLE: TableRefusal = {
  reason: 'unavailable',
  sentence: 'this table cannot be used at the moment; nothing of it is lost',
};
const OTHER_RULES: TableRefusal = {
  reason: 'closed',
  sentence: 'this table was played under other rules than this server has, and cannot go on here',
};

/** A table here, and how it stops hearing of what other nodes do. */
interface Kept {
  readonly hot: HotTable;
  readonly leave: () => void;
}
type Loading = Promise<Kept | undefined>;

export class AtHand {
  private readonly parts: AtHandParts;
  private readonly host: TableHost;
  private readonly kept = new Map<string, Loading>();
  /** Those of the kept that have been read. */
  private readonly found = new Map<string, HotTable>();
  private readonly broken = new Map<
    string,
    Extract<Found, { ok: false }> & { readonly until: number }
  >();
  private isClosed = false;
  private evictedAt = 0;

  constructor(parts: AtHandParts, host: Omit<TableHost, 'failed'>) {
    this.parts = parts;
    this.host = { ...host, failed: (table, error) => this.giveUp(table, error) };
  }

  get size(): number {
    return this.kept.size;
  }

  /** A table that is at hand and up to date, without waiting: nearly every wish is for one. */
  ready(id: string): HotTable | undefined {
    const hot = this.found.get(id);
    if (hot === undefined || hot.isGivenUp || hot.isStale || this.broken.has(id)) return undefined;
    hot.usedAt = this.parts.now();
    return hot;
  }

  /** A table, read from its log where it is not at hand. */
  async find(id: string): Promise<Found> {
    if (this.isClosed) return { ok: false, refusal: UNAVAILABLE };
    const broken = this.broken.get(id);
    if (broken !== undefined && broken.until > this.parts.now()) return broken;
    this.broken.delete(id);
    let loading = this.kept.get(id);
    if (loading === undefined) {
      loading = this.load(id);
      this.kept.set(id, loading);
      this.evict();
    }
    try {
      const kept = await loading;
      if (kept !== undefined) {
        const { hot } = kept;
        if (hot.isGivenUp) return await this.find(id);
        if (this.kept.get(id) === loading) this.found.set(id, hot);
        hot.usedAt = this.parts.now();
        if (hot.isStale) await hot.refresh();
        return { ok: true, table: hot };
      }
      this.forget(id, loading);
      return { ok: false, refusal: this.isClosed ? UNAVAILABLE : NO_TABLE };
    } catch (error) {
      this.forget(id, loading);
      // What it is read from is closed, too: that is no fault of the table.
      return this.isClosed ? { ok: false, refusal: UNAVAILABLE } : this.breakOff(id, error);
    }
  }

  /** A table that is here already. */
  async here(id: string): Promise<HotTable | undefined> {
    try {
      return (await this.kept.get(id))?.hot;
    } catch {
      // Whoever wanted it has been told.
      return undefined;
    }
  }

  /** All that are here now. */
  async all(): Promise<readonly HotTable[]> {
    const tables = await Promise.allSettled(this.kept.values());
    return tables.flatMap((one) => (one.status === 'fulfilled' ? (one.value?.hot ?? []) : []));
  }

  /** None is taken up any more. Returns those that are here, for the caller to stop. */
  async close(): Promise<readonly HotTable[]> {
    this.isClosed = true;
    const tables = await this.all();
    this.kept.clear();
    this.found.clear();
    return tables;
  }

  private async load(id: string): Promise<Kept | undefined> {
    const { store, neighbours, loaded } = this.parts;
    let hot: HotTable | undefined;
    let missed = 0;
    const leave = await neighbours?.join(id, (news) => {
      if (hot !== undefined) this.heard(hot, news);
      else if (news.kind === 'written') missed = Math.max(missed, news.seq);
    });
    const readAt = performance.now();
    const [rows, sum] = await Promise.all([store.log.read(id, 0), store.checksums.latest(id)]);
    if (rows.length === 0 || this.isClosed) {
      leave?.();
      return undefined;
    }
    try {
      const { uptime } = this.host;
      if (!uptime.isFresh) await uptime.learn();
      hot = new HotTable(loadTable(id, rows, sum, uptime.outages), this.host, readAt);
    } catch (error) {
      leave?.();
      throw error;
    }
    loaded(id);
    if (missed > hot.live.seq) await hot.refresh();
    // Whoever wrote the last of it may have died before the other nodes were told.
    neighbours?.tellTable(id, { kind: 'written', seq: hot.live.seq, rows: [] });
    hot.wake('elsewhere');
    return { hot, leave: leave ?? (() => undefined) };
  }

  /** What other nodes do at a table. */
  private heard(hot: HotTable, news: TableNews): void {
    switch (news.kind) {
      case 'written':
        return this.heardWritten(hot, news);
      case 'onlookers':
        return hot.heardOnlookers(news.from, news.count);
      case 'who':
        return hot.tellOnlookers();
    }
  }

  private heardWritten(hot: HotTable, { seq, rows, trace }: TableNewsOf<'written'>): void {
    const { id: table } = hot;
    const { tracing } = this.host;
    const take = () =>
      hot.heard(
        seq,
        rows.map((row) => ({ table, ...row })),
      );
    if (trace === undefined || tracing === undefined) void take();
    else void tracing.heard(trace, table, take);
  }

  /** Tables that nobody looks at leave memory, those first that were used longest ago. */
  private evict(): void {
    const most = this.parts.mostIdle ?? MOST_IDLE;
    const now = this.parts.now();
    if (this.kept.size <= most || now - this.evictedAt < USED_MS) return;
    this.evictedAt = now;
    for (const [id, loading] of this.kept) {
      if (this.kept.size <= most) return;
      void loading.then(
        (kept) => {
          if (kept?.hot.isIdle !== true || this.parts.now() - kept.hot.usedAt < USED_MS) return;
          this.drop(id, loading, kept);
        },
        () => this.forget(id, loading),
      );
    }
  }

  private drop(id: string, loading: Loading, { hot, leave }: Kept): void {
    if (!this.forget(id, loading)) return;
    void hot.stop();
    leave();
  }

  /** Not what was taken up since: a table that is told of and not kept would hear nothing of what happens here. */
  private forget(id: string, loading: Loading): boolean {
    if (this.kept.get(id) !== loading) return false;
    this.found.delete(id);
    return this.kept.delete(id);
  }

  /** A table that threw disturbs no other: it is closed for the moment, with a report, and read again from its log. */
  private giveUp(table: PlayedTable, error: unknown): void {
    const loading = this.kept.get(table.id);
    void loading?.then((kept) => {
      if (kept?.hot === table) this.drop(table.id, loading, kept);
    });
    const { refusal, isElsewhere } = this.breakOff(table.id, error);
    const refused = JSON.stringify({ type: 'refused', table: table.id, ...refusal });
    table.dismiss(isElsewhere === true ? undefined : refused);
  }

  private breakOff(table: string, error: unknown): Extract<Found, { ok: false }> {
    const isOld = error instanceof UnplayableLog;
    this.parts.log.error(
      { table, err: error, rules: RULES_VERSION },
      'table closed for the moment',
    );
    const refusal = isOld ? OTHER_RULES : UNAVAILABLE;
    const isElsewhere = isOld && this.parts.neighbours?.hasNewer === true;
    const found = { ok: false, refusal, isElsewhere } as const;
    this.broken.set(table, { ...found, until: this.parts.now() + BROKEN_MS });
    return found;
  }
}
