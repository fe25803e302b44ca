// Subscriptions of sockets to the lobby and to the list of the user's own tables.
import type { TableRow, WireServerMessage } from '@eminent/protocol/online';
import { allIdsOf, type User } from '../core/user.ts';
import type { Lists } from './dependencies.ts';

type ListName = 'lobby' | 'mine';

export interface ListSubscriber {
  readonly person: User | undefined;
  send(message: WireServerMessage): void;
}

const COLLECT_MS = 200;

function addTo<Key>(
  map: Map<Key, Set<ListSubscriber>>,
  key: Key,
  subscriber: ListSubscriber,
): void {
  const set = map.get(key) ?? new Set();
  map.set(key, set.add(subscriber));
}

function removeFrom<Key>(
  map: Map<Key, Set<ListSubscriber>>,
  key: Key,
  subscriber: ListSubscriber,
): void {
  const set = map.get(key);
  if (set?.delete(subscriber) === true && set.size === 0) map.delete(key);
}

export class ListSubscriptions {
  private readonly lists: Lists;
  private readonly lobby = new Set<ListSubscriber>();
  /** Subscribers to their own tables, by user id and by table. */
  private readonly byPerson = new Map<string, Set<ListSubscriber>>();
  private readonly byTable = new Map<string, Set<ListSubscriber>>();
  private readonly tablesOf = new Map<ListSubscriber, Set<string>>();
  /** Tables that a lobby may show. */
  private readonly lobbyTables = new Set<string>();
  private readonly changes = new Map<string, TableRow>();
  private timer: NodeJS.Timeout | undefined;

  constructor(lists: Lists) {
    this.lists = lists;
  }

  /** Subscribes to a list and sends all of its rows. */
  async follow(subscriber: ListSubscriber, what: ListName): Promise<void> {
    const { person } = subscriber;
    if (what === 'lobby') {
      this.lobby.add(subscriber);
      this.send(subscriber, 'lobby', await this.lists.lobby(person), [], true);
      return;
    }
    if (person !== undefined)
      for (const id of allIdsOf(person)) addTo(this.byPerson, id, subscriber);
    const rows = person === undefined ? [] : await this.lists.mine(person);
    if (person !== undefined) for (const { table } of rows) this.track(subscriber, table);
    this.send(subscriber, 'mine', rows, [], true);
  }

  /** The tables in the personal lists of all subscribers. */
  get tables(): Iterable<string> {
    return this.byTable.keys();
  }

  /** Sends a user the whole lobby again, after the user's block list has changed. */
  async blocksChanged(person: string): Promise<void> {
    const concerned = [...this.lobby].filter((subscriber) => subscriber.person?.id === person);
    await Promise.all(concerned.map((subscriber) => this.follow(subscriber, 'lobby')));
  }

  leave(subscriber: ListSubscriber, what: ListName): void {
    if (what === 'lobby') {
      this.lobby.delete(subscriber);
      return;
    }
    if (subscriber.person !== undefined) {
      for (const id of allIdsOf(subscriber.person)) removeFrom(this.byPerson, id, subscriber);
    }
    for (const table of this.tablesOf.get(subscriber) ?? [])
      removeFrom(this.byTable, table, subscriber);
    this.tablesOf.delete(subscriber);
  }

  /** Sends a changed row after a short delay, to subscribers whose list it may be in. */
  changed(row: TableRow): void {
    if (!this.concernsLobby(row) && !this.concernsUser(row)) return;
    this.changes.set(row.table, row);
    this.timer ??= setTimeout(() => void this.flush(), COLLECT_MS).unref();
  }

  close(): void {
    clearTimeout(this.timer);
    this.changes.clear();
  }

  /** Whether a lobby may show the table now, or did until now. Updates `lobbyTables`. */
  private concernsLobby({ table, join, phase }: TableRow): boolean {
    const isOffered = phase === 'gathering' || (join === 'listed' && phase === 'playing');
    if (isOffered) this.lobbyTables.add(table);
    return isOffered ? this.lobby.size > 0 : this.lobbyTables.delete(table);
  }

  private concernsUser({ table, seats }: TableRow): boolean {
    if (this.byTable.has(table)) return true;
    return seats.some(({ person }) => person !== undefined && this.byPerson.has(person));
  }

  private async flush(): Promise<void> {
    this.timer = undefined;
    const rows = [...this.changes.values()];
    this.changes.clear();
    for (const subscriber of this.lobby) this.sendLobby(subscriber, rows);
    const concerned = new Map<ListSubscriber, TableRow[]>();
    for (const row of rows) {
      for (const subscriber of this.subscribersOf(row)) {
        const rowsOfOne = concerned.get(subscriber) ?? [];
        concerned.set(subscriber, rowsOfOne);
        rowsOfOne.push(row);
      }
    }
    await Promise.all(
      [...concerned].map(([subscriber, changed]) => this.sendMine(subscriber, changed)),
    );
  }

  private subscribersOf(row: TableRow): ReadonlySet<ListSubscriber> {
    const all = new Set(this.byTable.get(row.table));
    for (const { person } of row.seats) {
      for (const subscriber of this.byPerson.get(person ?? '') ?? []) all.add(subscriber);
    }
    return all;
  }

  private sendLobby(subscriber: ListSubscriber, rows: readonly TableRow[]): void {
    const shown = rows.flatMap((row) => this.lists.inLobby(row, subscriber.person) ?? []);
    const shownTables = new Set(shown.map(({ table }) => table));
    const gone = rows.flatMap(({ table, join, phase }) =>
      // The lobby of invited users keeps a table that is not public until its game starts.
      shownTables.has(table) || (join !== 'listed' && phase === 'gathering') ? [] : [table],
    );
    this.send(subscriber, 'lobby', shown, gone);
  }

  private async sendMine(subscriber: ListSubscriber, rows: readonly TableRow[]): Promise<void> {
    const { person } = subscriber;
    if (person === undefined) return;
    const updated = await Promise.all(rows.map((row) => this.lists.ofMine(row, person)));
    const gone = rows.flatMap(({ table }, at) => (updated[at] === undefined ? [table] : []));
    const shown = updated.flatMap((row) => row ?? []);
    for (const { table } of shown) this.track(subscriber, table);
    this.send(subscriber, 'mine', shown, gone);
  }

  private track(subscriber: ListSubscriber, table: string): void {
    // The socket may have unsubscribed while the list was loaded.
    if (this.byPerson.get(subscriber.person?.id ?? '')?.has(subscriber) !== true) return;
    addTo(this.byTable, table, subscriber);
    const tables = this.tablesOf.get(subscriber) ?? new Set();
    this.tablesOf.set(subscriber, tables.add(table));
  }

  private send(
    subscriber: ListSubscriber,
    what: ListName,
    rows: readonly TableRow[],
    gone: readonly string[],
    fresh = false,
  ): void {
    if (!fresh && rows.length === 0 && gone.length === 0) return;
    subscriber.send({ type: 'stream', what, fresh, rows: [...rows], gone: [...gone] });
  }
}
