// Subscriptions of sockets to the lobby and to users' own table lists. Changed rows are collected
// briefly and sent to the affected subscribers.
import type { TableRow, WireServerMessage } from '@eminent/protocol/online';
import { allIdsOf, type User } from '../core/user.ts';
import type { Lists } from './dependencies.ts';

type ListName = 'lobby' | 'mine';

/** A socket subscribed to lists. */
export interface ListSubscriber {
  readonly person: User | undefined;
  send(message: WireServerMessage): void;
}

/** Changed rows are collected for this long before they are sent. */
const GATHER_MS = 200;

function addTo<Key>(map: Map<Key, Set<ListSubscriber>>, key: Key, one: ListSubscriber): void {
  const set = map.get(key) ?? new Set();
  map.set(key, set.add(one));
}

function removeFrom<Key>(map: Map<Key, Set<ListSubscriber>>, key: Key, one: ListSubscriber): void {
  const set = map.get(key);
  if (set?.delete(one) === true && set.size === 0) map.delete(key);
}

export class ListSubscriptions {
  private readonly lists: Lists;
  private readonly lobby = new Set<ListSubscriber>();
  /** Subscribers by user, and by table in their own list. */
  private readonly byPerson = new Map<string, Set<ListSubscriber>>();
  private readonly byTable = new Map<string, Set<ListSubscriber>>();
  private readonly tablesOf = new Map<ListSubscriber, Set<string>>();
  /** Tables that may be shown in the lobby of a user. */
  private readonly offered = new Set<string>();
  private readonly changes = new Map<string, TableRow>();
  private timer: NodeJS.Timeout | undefined;

  constructor(lists: Lists) {
    this.lists = lists;
  }

  /** Subscribes to a list and sends all its rows. */
  async follow(one: ListSubscriber, what: ListName): Promise<void> {
    const { person } = one;
    if (what === 'lobby') {
      this.lobby.add(one);
      this.send(one, 'lobby', await this.lists.lobby(person), [], true);
      return;
    }
    if (person !== undefined) for (const id of allIdsOf(person)) addTo(this.byPerson, id, one);
    const rows = person === undefined ? [] : await this.lists.mine(person);
    if (person !== undefined) for (const { table } of rows) this.track(one, table);
    this.send(one, 'mine', rows, [], true);
  }

  /** Tables in any subscriber's own list. */
  get tables(): Iterable<string> {
    return this.byTable.keys();
  }

  /** The block list of a user changed: sends their lobby again. */
  async blocksChanged(person: string): Promise<void> {
    const concerned = [...this.lobby].filter((one) => one.person?.id === person);
    await Promise.all(concerned.map((one) => this.follow(one, 'lobby')));
  }

  /** Unsubscribes from a list. */
  leave(one: ListSubscriber, what: ListName): void {
    if (what === 'lobby') {
      this.lobby.delete(one);
      return;
    }
    if (one.person !== undefined) {
      for (const id of allIdsOf(one.person)) removeFrom(this.byPerson, id, one);
    }
    for (const table of this.tablesOf.get(one) ?? []) removeFrom(this.byTable, table, one);
    this.tablesOf.delete(one);
  }

  /** Sends a changed row, after a short delay, to subscribers who may have it in a list. */
  changed(row: TableRow): void {
    if (!this.concernsLobby(row) && !this.concernsUser(row)) return;
    this.changes.set(row.table, row);
    this.timer ??= setTimeout(() => void this.flush(), GATHER_MS).unref();
  }

  close(): void {
    clearTimeout(this.timer);
    this.changes.clear();
  }

  /** Whether the table may be in a lobby now, or was until now. */
  private concernsLobby({ table, join, phase }: TableRow): boolean {
    const isOffered = phase === 'gathering' || (join === 'listed' && phase === 'playing');
    if (isOffered) this.offered.add(table);
    return isOffered ? this.lobby.size > 0 : this.offered.delete(table);
  }

  private concernsUser({ table, seats }: TableRow): boolean {
    if (this.byTable.has(table)) return true;
    return seats.some(({ person }) => person !== undefined && this.byPerson.has(person));
  }

  private async flush(): Promise<void> {
    this.timer = undefined;
    const rows = [...this.changes.values()];
    this.changes.clear();
    for (const one of this.lobby) this.sendLobby(one, rows);
    const concerned = new Map<ListSubscriber, TableRow[]>();
    for (const row of rows) {
      for (const one of this.subscribersOf(row)) {
        const rowsOfOne = concerned.get(one) ?? [];
        concerned.set(one, rowsOfOne);
        rowsOfOne.push(row);
      }
    }
    await Promise.all([...concerned].map(([one, changed]) => this.sendMine(one, changed)));
  }

  private subscribersOf(row: TableRow): ReadonlySet<ListSubscriber> {
    const all = new Set(this.byTable.get(row.table));
    for (const { person } of row.seats) {
      for (const one of this.byPerson.get(person ?? '') ?? []) all.add(one);
    }
    return all;
  }

  private sendLobby(one: ListSubscriber, rows: readonly TableRow[]): void {
    const shown = rows.flatMap((row) => this.lists.inLobby(row, one.person) ?? []);
    const shownTables = new Set(shown.map(({ table }) => table));
    const gone = rows.flatMap(({ table, join, phase }) =>
      // Invited users keep a table that is not public in their lobby until its game starts.
      shownTables.has(table) || (join !== 'listed' && phase === 'gathering') ? [] : [table],
    );
    this.send(one, 'lobby', shown, gone);
  }

  private async sendMine(one: ListSubscriber, rows: readonly TableRow[]): Promise<void> {
    const { person } = one;
    if (person === undefined) return;
    const updated = await Promise.all(rows.map((row) => this.lists.ofMine(row, person)));
    const gone = rows.flatMap(({ table }, at) => (updated[at] === undefined ? [table] : []));
    const shown = updated.flatMap((row) => row ?? []);
    for (const { table } of shown) this.track(one, table);
    this.send(one, 'mine', shown, gone);
  }

  /** Remembers that a subscriber has this table in their own list. */
  private track(one: ListSubscriber, table: string): void {
    // The subscriber may have unsubscribed while the list was loaded.
    if (this.byPerson.get(one.person?.id ?? '')?.has(one) !== true) return;
    addTo(this.byTable, table, one);
    const tables = this.tablesOf.get(one) ?? new Set();
    this.tablesOf.set(one, tables.add(table));
  }

  private send(
    one: ListSubscriber,
    what: ListName,
    rows: readonly TableRow[],
    gone: readonly string[],
    fresh = false,
  ): void {
    if (!fresh && rows.length === 0 && gone.length === 0) return;
    one.send({ type: 'stream', what, fresh, rows: [...rows], gone: [...gone] });
  }
}
