// Polls the database while other nodes cannot be reached, and once after reconnecting: watched and
// listed tables, ended sessions, blocks and restrictions.
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

/** Interval of polls. */
const EVERY_MS = 700;
/** Maximum number of changed tables per poll. */
const MAX_ROWS = 500;
/** Each poll reads changes of this time again, because of clock skew and late writes. */
const BACK_MS = 5000;

export class PollFallback {
  private readonly deps: PollFallbackDeps;
  private readonly timer: NodeJS.Timeout;
  /** When each recent table was last changed, as read. */
  private readonly rows = new Map<string, number>();
  private isPolling = false;
  /** Whether to poll once more even if other nodes can be reached. */
  private isDue = true;

  constructor(deps: PollFallbackDeps) {
    this.deps = deps;
    this.timer = setInterval(() => void this.poll(), EVERY_MS).unref();
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
      // Once more after reconnecting, for messages lost at the end of the outage.
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

  /** Users with a recent block. */
  private async recentBlocks(): Promise<ReadonlySet<string>> {
    const rows = await this.deps.db
      .selectFrom('blocks')
      .select(['person', 'other'])
      .where('at', '>=', this.deps.now() - BACK_MS)
      .execute();
    return new Set(rows.flatMap(({ person, other }) => [person, other]));
  }

  /** Tables with recent changes not seen yet. */
  private async changedRows(): Promise<readonly string[]> {
    const from = this.deps.now() - BACK_MS;
    const rows = await this.deps.db
      .selectFrom('tables')
      .select(['id', 'updated'])
      .where('updated', '>=', from)
      .orderBy('updated', 'desc')
      .limit(MAX_ROWS)
      .execute();
    const fresh = rows.filter(({ id, updated }) => this.rows.get(id) !== updated);
    for (const { id, updated } of fresh) this.rows.set(id, updated);
    for (const [id, updated] of this.rows) if (updated < from) this.rows.delete(id);
    return fresh.map(({ id }) => id);
  }
}
