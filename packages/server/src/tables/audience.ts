// Who looks at a table here, and how they are told: each has a number, and who is told a change has told the number before.
import type { SeatState } from '@eminent/protocol/online';
import type { LiveTable } from './live.ts';
import { Teller } from './telling.ts';

/** Somebody who looks at a table, on one socket. */
export interface Watcher {
  /** Who it is; undefined for somebody without a session. */
  readonly person: string | undefined;
  send(text: string): void;
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
  private readonly watchers = new Map<Watcher, Told>();
  private teller: Teller | undefined;

  constructor(live: LiveTable, host: AudienceHost) {
    this.live = live;
    this.host = host;
  }

  get size(): number {
    return this.watchers.size;
  }

  get isEmpty(): boolean {
    return this.watchers.size === 0;
  }

  /** People who look on, each once. */
  get onlookers(): number {
    const people = new Set<unknown>();
    for (const watcher of this.watchers.keys()) {
      if (this.live.seatOf(watcher.person) === undefined) people.add(watcher.person ?? watcher);
    }
    return people.size;
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
        ? toldText(this.live.id, seq, seq, now, this.teller.still(seat))
        : this.teller.whole(seat, now);
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

  private forgetAbsent(): void {
    const seats = [...this.watchers.values()].flatMap(({ seat }) => seat ?? []);
    this.teller?.forget(new Set(seats));
  }

  /** Tells everybody what changed; `except` is about to be shown the whole table. */
  tell(now: number, except?: Watcher): void {
    const { teller, live } = this;
    if (teller === undefined) return;
    const news = teller.news();
    const texts = new Map<number | undefined, string>();
    for (const [watcher, told] of this.watchers) {
      const seat = live.seatOf(watcher.person);
      const own = news.ownOf(seat);
      const seq = live.shownSeq(seat);
      const { seq: after, seat: before } = told;
      told.seat = seat;
      told.seq = seq;
      if (watcher === except) continue;
      if (before !== seat) {
        watcher.send(teller.whole(seat, now));
        continue;
      }
      if (!news.isPublic && own === undefined && after === seq) continue;
      // All who see for the same seat have been told the same number.
      const text =
        texts.get(seat) ??
        toldText(live.id, after, seq, now, { public: news.public, own: own ?? '{}' });
      texts.set(seat, text);
      watcher.send(text);
    }
  }

  /** The table is given up here: all must ask for it anew. */
  dismiss(text: string): void {
    for (const watcher of this.watchers.keys()) watcher.send(text);
    this.watchers.clear();
    this.teller = undefined;
  }
}

/** The message around two patches that are text already. */
function toldText(
  table: string,
  after: number,
  seq: number,
  now: number,
  patches: { readonly public: string; readonly own: string },
): string {
  const numbers = `"after":${after},"seq":${seq},"now":${now}`;
  const { public: all, own } = patches;
  return `{"type":"told","table":${JSON.stringify(table)},${numbers},"public":${all},"own":${own}}`;
}
