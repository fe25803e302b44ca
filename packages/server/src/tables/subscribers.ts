// Who looks at a table here, and how they are told: each has a number, and who is told a change has told the number before.
import type { SeatState } from '@eminent/protocol/online';
import type { TableRefusal } from './commands.ts';
import type { LiveTable } from './table-state.ts';
import { NO_SEATS, Teller } from './patches.ts';

/** Somebody who looks at a table, on one socket. */
export interface Watcher {
  /** Who it is; undefined for somebody without a session. */
  readonly person: string | undefined;
  /** People whose talk is kept from whoever looks. */
  unheard?(): ReadonlySet<string>;
  send(text: string): void;
  /** Another node can tell of it and this one cannot: whoever looks must come back through the balancer. */
  moveOn?(): void;
}

/** What an audience needs of the place where it sits. */
export interface AudienceHost {
  readonly presenceOf: (person: string) => SeatState['presence'];
  /** People who look on elsewhere, such as later. */
  readonly others?: () => number;
}

interface Told {
  seat: number | undefined;
  seq: number;
}

export class Audience {
  private readonly live: LiveTable;
  private readonly host: AudienceHost;
  private readonly isLater: boolean;
  /** How everything begins that is told of this table. */
  private readonly head: string;
  private readonly watchers = new Map<Watcher, Told>();
  private teller: Teller | undefined;

  /** `isLater`: they see the table as it was some time ago. */
  constructor(live: LiveTable, host: AudienceHost, isLater = false) {
    this.live = live;
    this.host = host;
    this.isLater = isLater;
    this.head = `{"type":"told","table":${JSON.stringify(live.id)},`;
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
      if (this.live.seatOf(watcher.person) !== undefined) continue;
      people ??= new Set();
      people.add(watcher.person ?? watcher);
    }
    return people?.size ?? 0;
  }

  add(watcher: Watcher, since: number | undefined, now: number): void {
    const seat = this.live.seatOf(watcher.person);
    const seq = this.live.shownSeq(seat);
    const before = this.onlookers;
    // What was told to a seat that nobody looks from any more is old; at the deal people even change places.
    this.forgetAbsent();
    this.watchers.set(watcher, { seat, seq });
    this.teller ??= new Teller(this.live, {
      presenceOf: this.host.presenceOf,
      watchers: () => this.onlookers + (this.host.others?.() ?? 0),
    });
    // The others first, so that what the new one is shown is what all were told.
    if (this.onlookers !== before) this.tell(now, watcher);
    const text =
      since === seq
        ? this.toldText(seq, seq, now, this.teller.still(seat))
        : this.teller.whole(seat, now, this.unheardBy(watcher));
    watcher.send(text);
  }

  remove(watcher: Watcher, now: number): void {
    const before = this.onlookers;
    if (!this.watchers.delete(watcher)) return;
    if (this.watchers.size === 0) {
      // Nobody to measure changes for.
      this.teller = undefined;
      return;
    }
    this.forgetAbsent();
    if (this.onlookers !== before) this.tell(now);
  }

  /** Seats whose talk is kept from somebody. */
  private unheardBy(watcher: Watcher): ReadonlySet<number> {
    const people = watcher.unheard?.();
    if (people === undefined || people.size === 0) return NO_SEATS;
    const { seats } = this.live;
    const seated = seats.map(({ person }) => person !== undefined && people.has(person));
    return new Set(seated.flatMap((isUnheard, seat) => (isUnheard ? [seat] : [])));
  }

  private forgetAbsent(): void {
    const seats = [...this.watchers.values()].flatMap(({ seat }) => seat ?? []);
    this.teller?.forget(new Set(seats));
  }

  /**
   * Tells everybody what changed; `except` is about to be shown the whole table. Who looked on from the beginning may have to go: those
   * who may go on looking elsewhere, later, are returned.
   */
  tell(now: number, except?: Watcher): readonly Watcher[] {
    const { teller, live } = this;
    if (teller === undefined) return [];
    const movesOn: Watcher[] = [];
    const news = teller.news();
    const texts = new Map<number | undefined, string>();
    for (const [watcher, told] of this.watchers) {
      const seat = live.seatOf(watcher.person);
      if (this.isBarred(seat)) {
        this.watchers.delete(watcher);
        if (live.setup.spectators === 'delayed') movesOn.push(watcher);
        else watcher.send(this.barred());
        continue;
      }
      const own = news.ownOf(seat);
      const seq = live.shownSeq(seat);
      const { seq: after, seat: before } = told;
      told.seat = seat;
      told.seq = seq;
      if (watcher === except) continue;
      if (before !== seat) {
        watcher.send(teller.whole(seat, now, this.unheardBy(watcher)));
        continue;
      }
      if (!news.isPublic && own === undefined && after === seq) continue;
      const unheard = this.unheardBy(watcher);
      const all = news.publicWithout(unheard);
      // All who see for the same seat have been told the same number.
      const text =
        (all === news.public ? texts.get(seat) : undefined) ??
        this.toldText(after, seq, now, { public: all, own: own ?? '{}' });
      if (all === news.public) texts.set(seat, text);
      watcher.send(text);
    }
    return movesOn;
  }

  /** Who came while the table gathered, or has left his seat there, may not go on looking when the game is not for spectators, or only later. */
  private isBarred(seat: number | undefined): boolean {
    const { phase, setup } = this.live;
    if (seat !== undefined || phase !== 'playing') return false;
    return setup.spectators === 'no' || (setup.spectators === 'delayed' && !this.isLater);
  }

  private barred(): string {
    const sentence = 'this table is not open for you';
    const refusal: TableRefusal = { reason: 'not-allowed', sentence };
    return JSON.stringify({ type: 'refused', table: this.live.id, ...refusal });
  }

  /** The table is given up here: all must ask for it anew, or, without a text, at another node. */
  dismiss(text: string | undefined): void {
    for (const watcher of this.watchers.keys()) {
      if (text === undefined) watcher.moveOn?.();
      else watcher.send(text);
    }
    this.watchers.clear();
    this.teller = undefined;
  }

  /** The message around two patches that are text already. */
  private toldText(
    after: number,
    seq: number,
    now: number,
    { public: all, own }: { readonly public: string; readonly own: string },
  ): string {
    return `${this.head}"after":${after},"seq":${seq},"now":${now},"public":${all},"own":${own}}`;
  }
}
