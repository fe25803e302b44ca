// Subscribers of a table on this node and the patches sent to them. A patch names the sequence
// number to which it applies.
import type { SeatState } from '@eminent/protocol/online';
import type { TableRefusal } from './commands.ts';
import type { TableState } from './table-state.ts';
import { NO_SEATS, PatchBuilder } from './patches.ts';

/** A client that watches a table through one socket. */
export interface Watcher {
  /** The user id; undefined if not signed in. */
  readonly person: string | undefined;
  hiddenUsers?(): ReadonlySet<string>;
  send(text: string): void;
  /** Tells the client to reconnect, because only another node can serve the table. */
  reconnect?(): void;
}

export interface SubscribersContext {
  readonly presenceOf: (person: string) => SeatState['presence'];
  /** Number of spectators not among these subscribers: of the other view, or on other nodes. */
  readonly others?: () => number;
}

/** A watcher has received the state as `seat` sees it, up to `seq`. */
interface Delivered {
  seat: number | undefined;
  seq: number;
}

export class Subscribers {
  private readonly tableState: TableState;
  private readonly context: SubscribersContext;
  private readonly isDelayed: boolean;
  private readonly messageStart: string;
  private readonly watchers = new Map<Watcher, Delivered>();
  private patchBuilder: PatchBuilder | undefined;

  constructor(tableState: TableState, context: SubscribersContext, isDelayed = false) {
    this.tableState = tableState;
    this.context = context;
    this.isDelayed = isDelayed;
    this.messageStart = `{"type":"patch","table":${JSON.stringify(tableState.id)},`;
  }

  get size(): number {
    return this.watchers.size;
  }

  get isEmpty(): boolean {
    return this.watchers.size === 0;
  }

  /** Number of spectators. Users with several sockets count once. */
  get onlookers(): number {
    let people: Set<unknown> | undefined;
    for (const watcher of this.watchers.keys()) {
      if (this.tableState.seatOf(watcher.person) !== undefined) continue;
      people ??= new Set();
      people.add(watcher.person ?? watcher);
    }
    return people?.size ?? 0;
  }

  /** Subscribes a watcher. Sends a snapshot, or a patch if `since` is the current number. */
  add(watcher: Watcher, since: number | undefined, now: number): void {
    const seat = this.tableState.seatOf(watcher.person);
    const seq = this.tableState.shownSeq(seat);
    const before = this.onlookers;
    // Private parts of seats without subscribers are outdated.
    this.forgetAbsent();
    this.watchers.set(watcher, { seat, seq });
    this.patchBuilder ??= new PatchBuilder(this.tableState, {
      presenceOf: this.context.presenceOf,
      watchers: () => this.onlookers + (this.context.others?.() ?? 0),
    });
    // Update the others first, so that the snapshot equals what they have received.
    if (this.onlookers !== before) this.publish(now, watcher);
    const text =
      since === seq
        ? this.patchText(seq, seq, now, this.patchBuilder.unchanged(seat))
        : this.patchBuilder.snapshot(seat, now, this.hiddenSeatsFor(watcher));
    watcher.send(text);
  }

  remove(watcher: Watcher, now: number): void {
    const before = this.onlookers;
    if (!this.watchers.delete(watcher)) return;
    if (this.watchers.size === 0) {
      this.patchBuilder = undefined;
      return;
    }
    this.forgetAbsent();
    if (this.onlookers !== before) this.publish(now);
  }

  private hiddenSeatsFor(watcher: Watcher): ReadonlySet<number> {
    const people = watcher.hiddenUsers?.();
    if (people === undefined || people.size === 0) return NO_SEATS;
    const { seats } = this.tableState;
    const areHidden = seats.map(({ person }) => person !== undefined && people.has(person));
    return new Set(areHidden.flatMap((isHidden, seat) => (isHidden ? [seat] : [])));
  }

  private forgetAbsent(): void {
    const seats = [...this.watchers.values()].flatMap(({ seat }) => seat ?? []);
    this.patchBuilder?.forget(new Set(seats));
  }

  /**
   * Sends the changes to all subscribers but `except`. Removes spectators who may no longer watch
   * live: returns those who must move to the delayed view, and sends a refusal to the others.
   */
  publish(now: number, except?: Watcher): readonly Watcher[] {
    const { patchBuilder, tableState } = this;
    if (patchBuilder === undefined) return [];
    const movedToDelayed: Watcher[] = [];
    const patch = patchBuilder.nextPatch();
    const texts = new Map<number | undefined, string>();
    for (const [watcher, delivered] of this.watchers) {
      const seat = tableState.seatOf(watcher.person);
      if (this.mayNotWatch(seat)) {
        this.watchers.delete(watcher);
        if (tableState.setup.spectators === 'delayed') movedToDelayed.push(watcher);
        else watcher.send(this.refusalText());
        continue;
      }
      const own = patch.ownOf(seat);
      const seq = tableState.shownSeq(seat);
      const { seq: after, seat: before } = delivered;
      delivered.seat = seat;
      delivered.seq = seq;
      if (watcher === except) continue;
      if (before !== seat) {
        watcher.send(patchBuilder.snapshot(seat, now, this.hiddenSeatsFor(watcher)));
        continue;
      }
      if (!patch.hasPublicChange && own === undefined && after === seq) continue;
      const all = patch.publicWithout(this.hiddenSeatsFor(watcher));
      // Subscribers of the same seat get the same text, unless chat is hidden from them.
      const text =
        (all === patch.public ? texts.get(seat) : undefined) ??
        this.patchText(after, seq, now, { public: all, own: own ?? '{}' });
      if (all === patch.public) texts.set(seat, text);
      watcher.send(text);
    }
    return movedToDelayed;
  }

  /** Whether a watcher who came before the game may not watch the game live. */
  private mayNotWatch(seat: number | undefined): boolean {
    const { phase, setup } = this.tableState;
    if (seat !== undefined || phase !== 'playing') return false;
    return setup.spectators === 'no' || (setup.spectators === 'delayed' && !this.isDelayed);
  }

  private refusalText(): string {
    const sentence = 'you have no access to this table';
    const refusal: TableRefusal = { reason: 'not-allowed', sentence };
    return JSON.stringify({ type: 'refused', table: this.tableState.id, ...refusal });
  }

  /** Drops all subscribers. Sends them `text`, or asks them to reconnect to another node. */
  dismiss(text: string | undefined): void {
    for (const watcher of this.watchers.keys()) {
      if (text === undefined) watcher.reconnect?.();
      else watcher.send(text);
    }
    this.watchers.clear();
    this.patchBuilder = undefined;
  }

  private patchText(
    after: number,
    seq: number,
    now: number,
    { public: all, own }: { readonly public: string; readonly own: string },
  ): string {
    return `${this.messageStart}"after":${after},"seq":${seq},"now":${now},"public":${all},"own":${own}}`;
  }
}
