// Who looks at a table here, and how they are told: each has a number, and who is told a change has told the number before.
import type { SeatState } from '@eminent/protocol/online';
import type { TableRefusal } from './commands.ts';
import type { TableState } from './table-state.ts';
import { NO_SEATS, PatchBuilder } from './patches.ts';

/** Somebody who looks at a table, on one socket. */
export interface Watcher {
  /** Who it is; undefined for somebody without a session. */
  readonly person: string | undefined;
  /** People whose talk is kept from whoever looks. */
  hiddenUsers?(): ReadonlySet<string>;
  send(text: string): void;
  /** Another node can tell of it and this one cannot: whoever looks must come back through the balancer. */
  reconnect?(): void;
}

/** What an audience needs of the place where it sits. */
export interface SubscribersContext {
  readonly presenceOf: (person: string) => SeatState['presence'];
  /** People who look on elsewhere, such as later. */
  readonly others?: () => number;
}

interface Delivered {
  seat: number | undefined;
  seq: number;
}

export class Subscribers {
  private readonly tableState: TableState;
  private readonly context: SubscribersContext;
  private readonly isLater: boolean;
  /** How everything begins that is told of this table. */
  private readonly head: string;
  private readonly watchers = new Map<Watcher, Delivered>();
  private patchBuilder: PatchBuilder | undefined;

  /** `isLater`: they see the table as it was some time ago. */
  constructor(tableState: TableState, context: SubscribersContext, isLater = false) {
    this.tableState = tableState;
    this.context = context;
    this.isLater = isLater;
    this.head = `{"type":"told","table":${JSON.stringify(tableState.id)},`;
  }

  get size(): number {
    return this.watchers.size;
  }

  get isEmpty(): boolean {
    return this.watchers.size === 0;
  }

  /** People who look on, each once. */
  get onlookers(): number {
    let people: Set<unknown> | undefined;
    for (const watcher of this.watchers.keys()) {
      if (this.tableState.seatOf(watcher.person) !== undefined) continue;
      people ??= new Set();
      people.add(watcher.person ?? watcher);
    }
    return people?.size ?? 0;
  }

  add(watcher: Watcher, since: number | undefined, now: number): void {
    const seat = this.tableState.seatOf(watcher.person);
    const seq = this.tableState.shownSeq(seat);
    const before = this.onlookers;
    // What was told to a seat that nobody looks from any more is old; at the deal people even change places.
    this.forgetAbsent();
    this.watchers.set(watcher, { seat, seq });
    this.patchBuilder ??= new PatchBuilder(this.tableState, {
      presenceOf: this.context.presenceOf,
      watchers: () => this.onlookers + (this.context.others?.() ?? 0),
    });
    // The others first, so that what the new one is shown is what all were told.
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
      // Nobody to measure changes for.
      this.patchBuilder = undefined;
      return;
    }
    this.forgetAbsent();
    if (this.onlookers !== before) this.publish(now);
  }

  /** Seats whose talk is kept from somebody. */
  private hiddenSeatsFor(watcher: Watcher): ReadonlySet<number> {
    const people = watcher.hiddenUsers?.();
    if (people === undefined || people.size === 0) return NO_SEATS;
    const { seats } = this.tableState;
    const seated = seats.map(({ person }) => person !== undefined && people.has(person));
    return new Set(seated.flatMap((isHidden, seat) => (isHidden ? [seat] : [])));
  }

  private forgetAbsent(): void {
    const seats = [...this.watchers.values()].flatMap(({ seat }) => seat ?? []);
    this.patchBuilder?.forget(new Set(seats));
  }

  /**
   * Tells everybody what changed; `except` is about to be shown the whole table. Who looked on from the beginning may have to go: those
   * who may go on looking elsewhere, later, are returned.
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
      if (!patch.isPublic && own === undefined && after === seq) continue;
      const hiddenUsers = this.hiddenSeatsFor(watcher);
      const all = patch.publicWithout(hiddenUsers);
      // All who see for the same seat have been told the same number.
      const text =
        (all === patch.public ? texts.get(seat) : undefined) ??
        this.patchText(after, seq, now, { public: all, own: own ?? '{}' });
      if (all === patch.public) texts.set(seat, text);
      watcher.send(text);
    }
    return movedToDelayed;
  }

  /** Who came while the table gathered, or has left his seat there, may not go on looking when the game is not for spectators, or only later. */
  private mayNotWatch(seat: number | undefined): boolean {
    const { phase, setup } = this.tableState;
    if (seat !== undefined || phase !== 'playing') return false;
    return setup.spectators === 'no' || (setup.spectators === 'delayed' && !this.isLater);
  }

  private refusalText(): string {
    const sentence = 'this table is not open for you';
    const refusal: TableRefusal = { reason: 'not-allowed', sentence };
    return JSON.stringify({ type: 'refused', table: this.tableState.id, ...refusal });
  }

  /** The table is given up here: all must ask for it anew, or, without a text, at another node. */
  dismiss(text: string | undefined): void {
    for (const watcher of this.watchers.keys()) {
      if (text === undefined) watcher.reconnect?.();
      else watcher.send(text);
    }
    this.watchers.clear();
    this.patchBuilder = undefined;
  }

  /** The message around two patches that are text already. */
  private patchText(
    after: number,
    seq: number,
    now: number,
    { public: all, own }: { readonly public: string; readonly own: string },
  ): string {
    return `${this.head}"after":${after},"seq":${seq},"now":${now},"public":${all},"own":${own}}`;
  }
}
