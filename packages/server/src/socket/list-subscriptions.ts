// The lists that sockets follow: what changed is gathered for a moment and told to those whom it concerns.
import type { TableRow, WireServerMessage } from '@eminent/protocol/online';
import type { Person } from '../accounts/user.ts';
import type { Lists } from './dependencies.ts';

type What = 'lobby' | 'mine';

/** A socket that follows lists. */
export interface Follower {
  readonly person: Person | undefined;
  send(message: WireServerMessage): void;
}

const GATHER_MS = 200;

function idsOf({ id, also }: Person): readonly string[] {
  return [id, ...(also ?? [])];
}

function addTo<Key>(map: Map<Key, Set<Follower>>, key: Key, one: Follower): void {
  const set = map.get(key) ?? new Set();
  map.set(key, set.add(one));
}

function removeFrom<Key>(map: Map<Key, Set<Follower>>, key: Key, one: Follower): void {
  const set = map.get(key);
  if (set?.delete(one) === true && set.size === 0) map.delete(key);
}

export class Streams {
  private readonly lists: Lists;
  private readonly lobby = new Set<Follower>();
  /** Who follows the games of a person, and whom a table was told as one of them. */
  private readonly byPerson = new Map<string, Set<Follower>>();
  private readonly byTable = new Map<string, Set<Follower>>();
  private readonly tablesOf = new Map<Follower, Set<string>>();
  /** Tables that may stand in somebody's lobby. */
  private readonly offered = new Set<string>();
  private readonly changes = new Map<string, TableRow>();
  private timer: NodeJS.Timeout | undefined;

  constructor(lists: Lists) {
    this.lists = lists;
  }

  /** Begins to tell of a list, with all of it first. */
  async follow(one: Follower, what: What): Promise<void> {
    const { person } = one;
    if (what === 'lobby') {
      this.lobby.add(one);
      this.tell(one, 'lobby', await this.lists.lobby(person), [], true);
      return;
    }
    if (person !== undefined) for (const id of idsOf(person)) addTo(this.byPerson, id, one);
    const rows = person === undefined ? [] : await this.lists.mine(person);
    if (person !== undefined) for (const { table } of rows) this.note(one, table);
    this.tell(one, 'mine', rows, [], true);
  }

  /** Tables that stand in the lists of somebody's own games. */
  get tables(): Iterable<string> {
    return this.byTable.keys();
  }

  /** Whom a person does not want to meet is not who it was: the lobby is told anew to whoever follows it for him. */
  async apartChanged(person: string): Promise<void> {
    const concerned = [...this.lobby].filter((one) => one.person?.id === person);
    await Promise.all(concerned.map((one) => this.follow(one, 'lobby')));
  }

  leave(one: Follower, what: What): void {
    if (what === 'lobby') {
      this.lobby.delete(one);
      return;
    }
    if (one.person !== undefined) {
      for (const id of idsOf(one.person)) removeFrom(this.byPerson, id, one);
    }
    for (const table of this.tablesOf.get(one) ?? []) removeFrom(this.byTable, table, one);
    this.tablesOf.delete(one);
  }

  changed(row: TableRow): void {
    if (!this.isOfLobby(row) && !this.isOfSomebody(row)) return;
    this.changes.set(row.table, row);
    this.timer ??= setTimeout(() => void this.flush(), GATHER_MS).unref();
  }

  close(): void {
    clearTimeout(this.timer);
    this.changes.clear();
  }

  /** Whether it may stand in a lobby now, or did until now. */
  private isOfLobby({ table, join, phase }: TableRow): boolean {
    const isOffered = phase === 'gathering' || (join === 'listed' && phase === 'playing');
    if (isOffered) this.offered.add(table);
    return isOffered ? this.lobby.size > 0 : this.offered.delete(table);
  }

  private isOfSomebody({ table, seats }: TableRow): boolean {
    if (this.byTable.has(table)) return true;
    return seats.some(({ person }) => person !== undefined && this.byPerson.has(person));
  }

  private async flush(): Promise<void> {
    this.timer = undefined;
    const rows = [...this.changes.values()];
    this.changes.clear();
    for (const one of this.lobby) this.tellLobby(one, rows);
    const concerned = new Map<Follower, TableRow[]>();
    for (const row of rows) {
      for (const one of this.concernedBy(row)) {
        const own = concerned.get(one) ?? [];
        concerned.set(one, own);
        own.push(row);
      }
    }
    await Promise.all([...concerned].map(([one, own]) => this.tellMine(one, own)));
  }

  private concernedBy(row: TableRow): ReadonlySet<Follower> {
    const all = new Set(this.byTable.get(row.table));
    for (const { person } of row.seats) {
      for (const one of this.byPerson.get(person ?? '') ?? []) all.add(one);
    }
    return all;
  }

  private tellLobby(one: Follower, rows: readonly TableRow[]): void {
    const shown = rows.flatMap((row) => this.lists.inLobby(row, one.person) ?? []);
    const there = new Set(shown.map(({ table }) => table));
    const gone = rows.flatMap(({ table, join, phase }) =>
      // Tables of friends stand there for those who were invited, until they are full.
      there.has(table) || (join !== 'listed' && phase === 'gathering') ? [] : [table],
    );
    this.tell(one, 'lobby', shown, gone);
  }

  private async tellMine(one: Follower, rows: readonly TableRow[]): Promise<void> {
    const { person } = one;
    if (person === undefined) return;
    const own = await Promise.all(rows.map((row) => this.lists.ofMine(row, person)));
    const gone = rows.flatMap(({ table }, at) => (own[at] === undefined ? [table] : []));
    const shown = own.flatMap((row) => row ?? []);
    for (const { table } of shown) this.note(one, table);
    this.tell(one, 'mine', shown, gone);
  }

  private note(one: Follower, table: string): void {
    // It may have left while its tables were looked up.
    if (this.byPerson.get(one.person?.id ?? '')?.has(one) !== true) return;
    addTo(this.byTable, table, one);
    const tables = this.tablesOf.get(one) ?? new Set();
    this.tablesOf.set(one, tables.add(table));
  }

  private tell(
    one: Follower,
    what: What,
    rows: readonly TableRow[],
    gone: readonly string[],
    fresh = false,
  ): void {
    if (!fresh && rows.length === 0 && gone.length === 0) return;
    one.send({ type: 'stream', what, fresh, rows: [...rows], gone: [...gone] });
  }
}
