// Caches table sessions. Tables are loaded from their log on demand, and broken ones are blocked
// for a while.
import { RULES_VERSION } from '@eminent/engine';
import type { Logger } from 'pino';
import type { Store } from '../store/index.ts';
import type { TableRefusal } from './commands.ts';
import type { PlayedTable, SessionContext } from './session-context.ts';
import type { TableMessage, TableMessageOf, TablePeers } from './table-peers.ts';
import { TableSession } from './table-session.ts';
import { UnplayableLogError } from './table-state.ts';
import { loadTable } from './load-table.ts';

export type FoundTable =
  | { readonly ok: true; readonly table: TableSession }
  | {
      readonly ok: false;
      readonly refusal: TableRefusal;
      /** A newer node can play this table. */
      readonly isOnNewerNode?: boolean;
    };

export interface TableCacheDeps {
  readonly store: Pick<Store, 'log' | 'checksums'>;
  readonly log: Logger;
  readonly peers: TablePeers | undefined;
  readonly now: () => number;
  /** Maximum number of cached tables without watchers. */
  readonly mostIdle: number | undefined;
  /** Called when a table was loaded from its log. */
  readonly loaded: (table: string) => void;
}

const MAX_IDLE = 500;
/** Tables used within this time are not evicted. */
const USED_MS = 1000;
/** Delay before a broken table is loaded again. */
const BROKEN_MS = 5000;

const NO_TABLE: TableRefusal = { reason: 'no-such-table', sentence: 'unknown table' };
const UNAVAILABLE: TableRefusal = {
  reason: 'unavailable',
  sentence: 'this table is not available at the moment; nothing is lost',
};
const OTHER_RULES: TableRefusal = {
  reason: 'closed',
  sentence: 'this table uses rules that this server does not support',
};

/** A cached session and the function that unsubscribes it from other nodes. */
interface CachedTable {
  readonly session: TableSession;
  readonly leave: () => void;
}
type Loading = Promise<CachedTable | undefined>;

export class TableCache {
  private readonly deps: TableCacheDeps;
  private readonly context: SessionContext;
  private readonly cached = new Map<string, Loading>();
  /** Cached sessions that are completely loaded. */
  private readonly found = new Map<string, TableSession>();
  private readonly broken = new Map<
    string,
    Extract<FoundTable, { ok: false }> & { readonly until: number }
  >();
  private isClosed = false;
  private evictedAt = 0;

  constructor(deps: TableCacheDeps, context: Omit<SessionContext, 'failed'>) {
    this.deps = deps;
    this.context = { ...context, failed: (table, error) => this.giveUp(table, error) };
  }

  get size(): number {
    return this.cached.size;
  }

  /** The session if it is loaded and up to date. Covers nearly all commands without a promise. */
  readySession(id: string): TableSession | undefined {
    const session = this.found.get(id);
    if (session === undefined || session.isGivenUp || session.isStale || this.broken.has(id))
      return undefined;
    session.usedAt = this.deps.now();
    return session;
  }

  /** Returns a table, loading it from its log if needed. */
  async find(id: string): Promise<FoundTable> {
    if (this.isClosed) return { ok: false, refusal: UNAVAILABLE };
    const broken = this.broken.get(id);
    if (broken !== undefined && broken.until > this.deps.now()) return broken;
    this.broken.delete(id);
    let loading = this.cached.get(id);
    if (loading === undefined) {
      loading = this.load(id);
      this.cached.set(id, loading);
      this.evict();
    }
    try {
      const cached = await loading;
      if (cached !== undefined) {
        const { session } = cached;
        if (session.isGivenUp) return await this.find(id);
        if (this.cached.get(id) === loading) this.found.set(id, session);
        session.usedAt = this.deps.now();
        if (session.isStale) await session.refresh();
        return { ok: true, table: session };
      }
      this.forget(id, loading);
      return { ok: false, refusal: this.isClosed ? UNAVAILABLE : NO_TABLE };
    } catch (error) {
      this.forget(id, loading);
      // The store is closed, too: not the table's fault.
      return this.isClosed ? { ok: false, refusal: UNAVAILABLE } : this.markBroken(id, error);
    }
  }

  /** A table that is already cached. */
  async loaded(id: string): Promise<TableSession | undefined> {
    try {
      return (await this.cached.get(id))?.session;
    } catch {
      // The caller of `find` has received the error.
      return undefined;
    }
  }

  /** All loaded sessions. */
  async all(): Promise<readonly TableSession[]> {
    const tables = await Promise.allSettled(this.cached.values());
    return tables.flatMap((one) => (one.status === 'fulfilled' ? (one.value?.session ?? []) : []));
  }

  /** Stops loading. Returns the loaded sessions for the caller to stop. */
  async close(): Promise<readonly TableSession[]> {
    this.isClosed = true;
    const tables = await this.all();
    this.cached.clear();
    this.found.clear();
    return tables;
  }

  private async load(id: string): Promise<CachedTable | undefined> {
    const { store, peers, loaded } = this.deps;
    let session: TableSession | undefined;
    let missed = 0;
    const leave = await peers?.join(id, (news) => {
      if (session !== undefined) this.handleMessage(session, news);
      else if (news.kind === 'written') missed = Math.max(missed, news.seq);
    });
    const readAt = performance.now();
    const [rows, sum] = await Promise.all([store.log.read(id, 0), store.checksums.latest(id)]);
    if (rows.length === 0 || this.isClosed) {
      leave?.();
      return undefined;
    }
    try {
      const { uptime } = this.context;
      if (!uptime.isFresh) await uptime.learn();
      session = new TableSession(loadTable(id, rows, sum, uptime.outages), this.context, readAt);
    } catch (error) {
      leave?.();
      throw error;
    }
    loaded(id);
    if (missed > session.tableState.seq) await session.refresh();
    // The writer of the last entries may have failed before it published them.
    peers?.publishTable(id, { kind: 'written', seq: session.tableState.seq, rows: [] });
    session.wake('elsewhere');
    return { session, leave: leave ?? (() => undefined) };
  }

  /** Handles a message of another node about this table. */
  private handleMessage(session: TableSession, news: TableMessage): void {
    switch (news.kind) {
      case 'written':
        return this.handleWritten(session, news);
      case 'onlookers':
        return session.setRemoteOnlookers(news.from, news.count);
      case 'who':
        return session.publishOnlookers();
    }
  }

  private handleWritten(
    session: TableSession,
    { seq, rows, trace }: TableMessageOf<'written'>,
  ): void {
    const { id: table } = session;
    const { tracing } = this.context;
    const take = () =>
      session.receive(
        seq,
        rows.map((row) => ({ table, ...row })),
      );
    if (trace === undefined || tracing === undefined) void take();
    else void tracing.remote(trace, table, take);
  }

  /** Evicts tables without watchers, least recently used first. */
  private evict(): void {
    const most = this.deps.mostIdle ?? MAX_IDLE;
    const now = this.deps.now();
    if (this.cached.size <= most || now - this.evictedAt < USED_MS) return;
    this.evictedAt = now;
    for (const [id, loading] of this.cached) {
      if (this.cached.size <= most) return;
      void loading.then(
        (cached) => {
          if (cached?.session.isIdle !== true || this.deps.now() - cached.session.usedAt < USED_MS)
            return;
          this.evictTable(id, loading, cached);
        },
        () => this.forget(id, loading),
      );
    }
  }

  private evictTable(id: string, loading: Loading, { session, leave }: CachedTable): void {
    if (!this.forget(id, loading)) return;
    void session.stop();
    leave();
  }

  /**
   * Only if it is still the cached one: a newer load of the same table must stay cached and
   * subscribed.
   */
  private forget(id: string, loading: Loading): boolean {
    if (this.cached.get(id) !== loading) return false;
    this.found.delete(id);
    return this.cached.delete(id);
  }

  /** Closes a table after an error, without affecting other tables. It is reloaded later. */
  private giveUp(table: PlayedTable, error: unknown): void {
    const loading = this.cached.get(table.id);
    void loading?.then((cached) => {
      if (cached?.session === table) this.evictTable(table.id, loading, cached);
    });
    const { refusal, isOnNewerNode } = this.markBroken(table.id, error);
    const refused = JSON.stringify({ type: 'refused', table: table.id, ...refusal });
    table.dismiss(isOnNewerNode === true ? undefined : refused);
  }

  private markBroken(table: string, error: unknown): Extract<FoundTable, { ok: false }> {
    const isOld = error instanceof UnplayableLogError;
    this.deps.log.error({ table, err: error, rules: RULES_VERSION }, 'table closed temporarily');
    const refusal = isOld ? OTHER_RULES : UNAVAILABLE;
    const isOnNewerNode = isOld && this.deps.peers?.hasNewerPeer === true;
    const found = { ok: false, refusal, isOnNewerNode } as const;
    this.broken.set(table, { ...found, until: this.deps.now() + BROKEN_MS });
    return found;
  }
}
