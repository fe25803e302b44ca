// Reads changes from the database while other nodes cannot be reached, and once after reconnecting:
// watched and listed tables, ended sessions, blocks and restrictions.
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '@eminent/server/store';
import type { PollTargets } from '@eminent/server/cluster';
import type { Peers } from './peers.ts';
import type { SessionRevocations } from './session-revocations.ts';

interface PollFallbackDeps extends PollTargets {
  readonly peers: Peers;
  readonly sessionRevocations: SessionRevocations;
  readonly db: Kysely<Database>;
  readonly log: Logger;
  readonly now: () => number;
}

/** Interval of polls while disconnected. */
const POLL_MS = 700;
/** Maximum number of changed tables per poll. */
const MAX_TABLES = 500;
/** Each poll reads the changes of this period again, because of clock skew and late writes. */
const OVERLAP_MS = 5000;

export class PollFallback {
  private readonly deps: PollFallbackDeps;
  private readonly timer: NodeJS.Timeout;
  /** When each recently changed table was changed, as of the last poll. */
  private readonly lastChanges = new Map<string, number>();
  private isPolling = false;
  /** Whether the next poll is necessary even if other nodes can be reached. */
  private isDue = true;

  constructor(deps: PollFallbackDeps) {
    this.deps = deps;
    this.timer = setInterval(() => void this.poll(), POLL_MS).unref();
  }

  close(): void {
    clearInterval(this.timer);
  }

  private async poll(): Promise<void> {
    const { isConnected } = this.deps.peers;
    if (this.isPolling || (isConnected && !this.isDue)) return;
    this.isPolling = true;
    try {
      await this.pollAll();
      // Poll once more after reconnecting, for messages lost at the end of the disconnection.
      this.isDue = !isConnected;
    } catch (error) {
      this.isDue = true;
      this.deps.log.warn({ err: error }, 'could not read changes of other nodes');
    } finally {
      this.isPolling = false;
    }
  }

  private async pollAll(): Promise<void> {
    const { hub, listed, signOut, onBlocksChanged, restrictions, peers, sessionRevocations } =
      this.deps;
    await restrictions();
    for (const person of await sessionRevocations.read()) signOut(person);
    for (const person of await this.recentBlocks()) await onBlocksChanged(person);
    await hub.catchUp([...listed(), ...(await this.changedRows())]);
    if (peers.isConnected) sessionRevocations.skip();
  }

  private async recentBlocks(): Promise<ReadonlySet<string>> {
    const rows = await this.deps.db
      .selectFrom('blocks')
      .select(['person', 'other'])
      .where('at', '>=', this.deps.now() - OVERLAP_MS)
      .execute();
    return new Set(rows.flatMap(({ person, other }) => [person, other]));
  }

  /** Returns the ids of tables with recent changes that no earlier poll has read. */
  private async changedRows(): Promise<readonly string[]> {
    const from = this.deps.now() - OVERLAP_MS;
    const rows = await this.deps.db
      .selectFrom('tables')
      .select(['id', 'updated'])
      .where('updated', '>=', from)
      .orderBy('updated', 'desc')
      .limit(MAX_TABLES)
      .execute();
    const fresh = rows.filter(({ id, updated }) => this.lastChanges.get(id) !== updated);
    for (const { id, updated } of fresh) this.lastChanges.set(id, updated);
    for (const [id, updated] of this.lastChanges) if (updated < from) this.lastChanges.delete(id);
    return fresh.map(({ id }) => id);
  }
}
