// The clocks of a table: time for each decision, a reserve for the whole game, and nobody's time while the table is held.
import type { Clock, Clocks } from '@eminent/protocol/online';
import { Outages } from './outages.ts';

const MS = 1000;

export class TableClock {
  clock: Clock;
  /** By seat, milliseconds. */
  private reserve: number[] = [];
  /** Whose decision it is; undefined while no person's is. */
  private seat: number | undefined;
  /** By seat, what is left of the time for its decision, as of `at`. */
  private lefts: number[] = [];
  /** Whether somebody who came back too late had time for this question once more. */
  private isRenewed = false;
  private at = 0;
  private held = false;
  /** Nobody's time passes during these. */
  private readonly outages: Outages;

  constructor(clock: Clock, outages = new Outages()) {
    this.clock = clock;
    this.outages = outages;
  }

  /** The game begins, or goes on under another clock: everybody has the whole reserve. */
  start(clock: Clock, seats: number, at: number): void {
    this.clock = clock;
    const reserve = clock.kind === 'timed' ? clock.reserve * MS : 0;
    this.reserve = Array.from({ length: seats }, () => reserve);
    this.ask(this.seat, at);
  }

  /** A new question: the time of whoever had the last one stops. */
  ask(seat: number | undefined, at: number): void {
    this.pass(at);
    this.seat = seat;
    this.isRenewed = false;
    if (seat !== undefined) this.lefts[seat] = this.whole;
  }

  /**
   * A question that was asked before, after an undo or because somebody else answers for the seat: its time goes on, so that nobody makes
   * time by going back and forth. Who has none left and comes back has it once more.
   */
  askAgain(seat: number | undefined, at: number): void {
    this.pass(at);
    this.seat = seat;
    if (seat === undefined || this.isRenewed || this.leftOf(seat) + this.reserveOf(seat) > 0)
      return;
    this.isRenewed = true;
    this.lefts[seat] = this.whole;
  }

  private get whole(): number {
    return this.clock.kind === 'timed' ? this.clock.decision * MS : 0;
  }

  private leftOf(seat: number): number {
    return this.lefts[seat] ?? this.whole;
  }

  private reserveOf(seat: number): number {
    return this.reserve[seat] ?? 0;
  }

  /** Nobody's time passes while the table is held: paused, or everybody must agree to something. */
  hold(held: boolean, at: number): void {
    this.pass(at);
    this.held = held;
  }

  private get runs(): boolean {
    return this.clock.kind === 'timed' && !this.held && this.seat !== undefined;
  }

  private pass(at: number): void {
    const { seat } = this;
    if (seat !== undefined) {
      const { left, reserve } = this.leftAt(seat, at);
      this.lefts[seat] = left;
      this.reserve[seat] = reserve;
    }
    this.at = Math.max(this.at, at);
  }

  /** What a seat has left at a moment. */
  private leftAt(seat: number, at: number): { readonly left: number; readonly reserve: number } {
    const spent = this.runs ? this.outages.upBetween(this.at, at) : 0;
    const left = this.leftOf(seat);
    const reserve = this.reserveOf(seat);
    return {
      left: Math.max(0, left - spent),
      reserve: Math.max(0, reserve - Math.max(0, spent - left)),
    };
  }

  /** When the time of whoever decides is over; undefined while nobody's time passes. */
  get deadline(): number | undefined {
    if (!this.runs || this.seat === undefined) return undefined;
    return this.outages.after(this.at, this.leftOf(this.seat) + this.reserveOf(this.seat));
  }

  /** What everybody may know, as of the last entry, or as of the end of an outage since then. */
  shown(paused: boolean): Clocks {
    const { clock, reserve, seat } = this;
    // While nobody's time passes they are right at any moment.
    if (!this.runs || seat === undefined) return { clock, at: 0, reserve: reserve.slice(), paused };
    const at = this.outages.endAfter(this.at) ?? this.at;
    const now = this.leftAt(seat, at);
    return {
      clock,
      at,
      reserve: reserve.with(seat, now.reserve),
      running: seat,
      left: now.left,
      paused,
    };
  }
}
