// A connection that writes appends in groups. Calls during a commit form the next group.
import type pg from 'pg';
import { StoreError } from '@eminent/server/store';
import { closeConnection } from './connect.ts';
import { type AppendCall, GROUP, TAKEN, rowsTouchedBy, valuesOf } from './group-statement.ts';
import { endsConnection, isDeadlock, storeErrorOf, isSelfAborted } from './error-codes.ts';

type Outcome = 'written' | 'taken';

interface WaitingCall {
  readonly call: AppendCall;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

/** Figures for the metrics. All writers share one object. */
export interface WriterFigures {
  commits: number;
  entries: number;
  lastCommitMs: number;
  waiting: number;
}

export interface WriterDeps {
  readonly connect: () => Promise<pg.Client>;
  readonly figures: WriterFigures;
  /** Milliseconds added to each commit. Failure drills simulate a slower disk with it. */
  readonly commitDelayMs: number;
}

/** Maximum number of calls per statement. */
const MAX_CALLS = 2000;
/** Maximum number of attempts. Before each retry, other processes may use more sequence numbers. */
const MAX_TRIES = 5;

export class Writer {
  private readonly deps: WriterDeps;
  private client: pg.Client | undefined;
  private waiting: WaitingCall[] = [];
  private isScheduled = false;
  private running: Promise<void> = Promise.resolve();
  private isClosed = false;

  constructor(deps: WriterDeps) {
    this.deps = deps;
  }

  /**
   * Resolves with 'written' when the call is stored on disk, or with 'taken' if a sequence number
   * is already used. Rejects with a StoreError.
   */
  write(call: AppendCall): Promise<Outcome> {
    if (this.isClosed) return Promise.reject(new StoreError('closed'));
    return new Promise((resolve, reject) => {
      this.waiting.push({ call, resolve, reject });
      this.deps.figures.waiting++;
      this.schedule();
    });
  }

  /** Finishes pending writes and closes the connection. */
  async close(): Promise<void> {
    this.isClosed = true;
    while (this.isScheduled || this.waiting.length > 0) {
      // oxlint-disable-next-line no-await-in-loop
      await new Promise((resolve) => setImmediate(resolve));
      // oxlint-disable-next-line no-await-in-loop
      await this.running;
    }
    await this.running;
    if (this.client !== undefined) await closeConnection(this.client);
  }

  private schedule(): void {
    if (this.isScheduled) return;
    this.isScheduled = true;
    // At the end of this turn of the event loop, so that all calls of the turn share a commit.
    setImmediate(() => {
      this.running = this.commit();
    });
  }

  private async commit(): Promise<void> {
    const group = this.next();
    try {
      await this.run(group);
    } catch (error) {
      for (const one of group) one.reject(storeErrorOf(error));
    } finally {
      this.deps.figures.waiting -= group.length;
      this.isScheduled = false;
      if (this.waiting.length > 0) this.schedule();
    }
  }

  /**
   * Removes the calls of the next statement from `waiting`. Of several calls that write the same
   * row, only the first is returned. The others keep their order.
   */
  private next(): WaitingCall[] {
    const touched = new Set<string>();
    const group: WaitingCall[] = [];
    const later: WaitingCall[] = [];
    for (const one of this.waiting) {
      const rows = rowsTouchedBy(one.call);
      const isFree = group.length < MAX_CALLS && rows.every((row) => !touched.has(row));
      for (const row of rows) touched.add(row);
      (isFree ? group : later).push(one);
    }
    this.waiting = later;
    return group;
  }

  /** Writes a group and settles its calls. Retries after conflicts and deadlocks. */
  private async run(group: readonly WaitingCall[]): Promise<void> {
    let remaining = group;
    for (let tries = 1; tries <= MAX_TRIES && remaining.length > 0; tries++) {
      try {
        // oxlint-disable-next-line no-await-in-loop
        return await this.send(remaining);
      } catch (error) {
        // oxlint-disable-next-line no-await-in-loop
        if (isSelfAborted(error)) remaining = await this.withoutTaken(remaining);
        else if (!isDeadlock(error)) return this.writeSeparately(remaining, error);
      }
    }
    for (const one of remaining) one.reject(new StoreError('locked', 'too many concurrent writes'));
  }

  private async send(group: readonly WaitingCall[]): Promise<void> {
    const { figures, commitDelayMs } = this.deps;
    const began = performance.now();
    const values = valuesOf(group.map(({ call }) => call));
    const { rows } = await this.ask<{ call: number }>({ name: 'group', text: GROUP, values });
    if (commitDelayMs > 0) await new Promise((resolve) => setTimeout(resolve, commitDelayMs));
    figures.commits++;
    figures.lastCommitMs = performance.now() - began;
    const written = new Set(rows.map(({ call }) => call));
    for (const [i, { call, resolve }] of group.entries()) {
      const isWritten = call.entries.length === 0 || written.has(i);
      if (isWritten) figures.entries += call.entries.length;
      resolve(isWritten ? 'written' : 'taken');
    }
  }

  /** Resolves calls with a used sequence number as 'taken'. Returns the other calls. */
  private async withoutTaken(group: readonly WaitingCall[]): Promise<WaitingCall[]> {
    const entries = group.flatMap(({ call }) => call.entries);
    const values = [entries.map(({ table }) => table), entries.map(({ seq }) => seq)];
    const { rows } = await this.ask<{ table: string; seq: number }>({
      name: 'taken',
      text: TAKEN,
      values,
    });
    const taken = new Set(rows.map(({ table, seq }) => `${table} ${seq}`));
    const isTaken = ({ call }: WaitingCall) =>
      call.entries.some(({ table, seq }) => taken.has(`${table} ${seq}`));
    for (const one of group) if (isTaken(one)) one.resolve('taken');
    return group.filter((one) => !isTaken(one));
  }

  /** Writes calls one by one, so that a call that the database rejects does not fail the others. */
  private async writeSeparately(group: readonly WaitingCall[], error: unknown): Promise<void> {
    if (group.length === 1 || storeErrorOf(error).isTransient) throw error;
    for (const one of group) {
      // oxlint-disable-next-line no-await-in-loop
      await this.run([one]).catch((reason: unknown) => one.reject(storeErrorOf(reason)));
    }
  }

  private async ask<R extends pg.QueryResultRow>(
    query: pg.QueryConfig,
  ): Promise<pg.QueryResult<R>> {
    const client = (this.client ??= await this.deps.connect());
    try {
      return await client.query<R>(query);
    } catch (error) {
      if (endsConnection(error)) this.drop();
      throw error;
    }
  }

  /** Closes the connection. The next group opens another. */
  private drop(): void {
    if (this.client !== undefined) void closeConnection(this.client);
    this.client = undefined;
  }
}
