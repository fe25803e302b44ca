// A connection that writes groups: what was asked for while the last group was under way is the next one; no timer.
import type pg from 'pg';
import { StoreError } from '../errors.ts';
import { hangUp } from './connect.ts';
import { type Call, GROUP, TAKEN, touchedBy, valuesOf } from './group-statement.ts';
import { endsConnection, isDeadlock, troubleOf, undidItself } from './error-codes.ts';

type Outcome = 'written' | 'taken';

interface Waiting {
  readonly call: Call;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

/** What lanes count together. */
export interface LaneFigures {
  commits: number;
  entries: number;
  lastCommitMs: number;
  waiting: number;
}

export interface LaneParts {
  readonly connect: () => Promise<pg.Client>;
  readonly figures: LaneFigures;
  /** Milliseconds added to each commit, to play a slower disk in drills. */
  readonly commitDelayMs: number;
}

/** Calls of one statement; the arrays of more would be long to send. */
const MOST_CALLS = 2000;
/** Numbers that somebody else takes just now may be taken again while we look. */
const TRIES = 5;

export class Lane {
  private readonly parts: LaneParts;
  private client: pg.Client | undefined;
  private waiting: Waiting[] = [];
  private soon = false;
  private running: Promise<void> = Promise.resolve();
  private isClosed = false;

  constructor(parts: LaneParts) {
    this.parts = parts;
  }

  /** Resolves when it is durable, or when it is sure that nothing of it was written. */
  write(call: Call): Promise<Outcome> {
    if (this.isClosed) return Promise.reject(new StoreError('closed'));
    return new Promise((resolve, reject) => {
      this.waiting.push({ call, resolve, reject });
      this.parts.figures.waiting++;
      this.schedule();
    });
  }

  /** Finishes what was asked for. */
  async close(): Promise<void> {
    this.isClosed = true;
    while (this.soon || this.waiting.length > 0) {
      // oxlint-disable-next-line no-await-in-loop
      await new Promise((resolve) => setImmediate(resolve));
      // oxlint-disable-next-line no-await-in-loop
      await this.running;
    }
    await this.running;
    if (this.client !== undefined) await hangUp(this.client);
  }

  private schedule(): void {
    if (this.soon) return;
    this.soon = true;
    // Not at once but after this turn of the event loop: what came in with the same read goes into the same commit.
    setImmediate(() => {
      this.running = this.commit();
    });
  }

  private async commit(): Promise<void> {
    const group = this.next();
    try {
      await this.run(group);
    } catch (error) {
      for (const one of group) one.reject(troubleOf(error));
    } finally {
      this.parts.figures.waiting -= group.length;
      this.soon = false;
      if (this.waiting.length > 0) this.schedule();
    }
  }

  /** The calls of the next statement: of several that write the same row the first one, the others keep their order for later. */
  private next(): Waiting[] {
    const touched = new Set<string>();
    const group: Waiting[] = [];
    const later: Waiting[] = [];
    for (const one of this.waiting) {
      const rows = touchedBy(one.call);
      const isFree = group.length < MOST_CALLS && rows.every((row) => !touched.has(row));
      for (const row of rows) touched.add(row);
      (isFree ? group : later).push(one);
    }
    this.waiting = later;
    return group;
  }

  private async run(group: readonly Waiting[]): Promise<void> {
    let left = group;
    for (let tries = 1; tries <= TRIES && left.length > 0; tries++) {
      try {
        // oxlint-disable-next-line no-await-in-loop
        return await this.send(left);
      } catch (error) {
        // oxlint-disable-next-line no-await-in-loop
        if (undidItself(error)) left = await this.withoutTaken(left);
        else if (!isDeadlock(error)) return this.apart(left, error);
      }
    }
    for (const one of left) one.reject(new StoreError('locked', 'others write the same'));
  }

  private async send(group: readonly Waiting[]): Promise<void> {
    const { figures, commitDelayMs } = this.parts;
    const begun = performance.now();
    const values = valuesOf(group.map(({ call }) => call));
    const { rows } = await this.ask<{ call: number }>({ name: 'group', text: GROUP, values });
    if (commitDelayMs > 0) await new Promise((resolve) => setTimeout(resolve, commitDelayMs));
    figures.commits++;
    figures.lastCommitMs = performance.now() - begun;
    const written = new Set(rows.map(({ call }) => call));
    for (const [place, { call, resolve }] of group.entries()) {
      const isWritten = call.entries.length === 0 || written.has(place);
      if (isWritten) figures.entries += call.entries.length;
      resolve(isWritten ? 'written' : 'taken');
    }
  }

  /** Tells those of whose numbers some are there already, and returns the others. */
  private async withoutTaken(group: readonly Waiting[]): Promise<Waiting[]> {
    const entries = group.flatMap(({ call }) => call.entries);
    const values = [entries.map(({ table }) => table), entries.map(({ seq }) => seq)];
    const { rows } = await this.ask<{ table: string; seq: number }>({
      name: 'taken',
      text: TAKEN,
      values,
    });
    const taken = new Set(rows.map(({ table, seq }) => `${table} ${seq}`));
    const isTaken = ({ call }: Waiting) =>
      call.entries.some(({ table, seq }) => taken.has(`${table} ${seq}`));
    for (const one of group) if (isTaken(one)) one.resolve('taken');
    return group.filter((one) => !isTaken(one));
  }

  /** What the database does not take of one must not keep the others from being written. */
  private async apart(group: readonly Waiting[], error: unknown): Promise<void> {
    if (group.length === 1 || troubleOf(error).passes) throw error;
    for (const one of group) {
      // oxlint-disable-next-line no-await-in-loop
      await this.run([one]).catch((own: unknown) => one.reject(troubleOf(own)));
    }
  }

  private async ask<R extends pg.QueryResultRow>(
    query: pg.QueryConfig,
  ): Promise<pg.QueryResult<R>> {
    const client = (this.client ??= await this.parts.connect());
    try {
      return await client.query<R>(query);
    } catch (error) {
      if (endsConnection(error)) this.drop();
      throw error;
    }
  }

  /** The next group connects anew. */
  private drop(): void {
    if (this.client !== undefined) void hangUp(this.client);
    this.client = undefined;
  }
}
