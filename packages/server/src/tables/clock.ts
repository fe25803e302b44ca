// The clocks of a table: a decision time per question, and per seat a reserve for the whole game.
// No time passes while the table is on hold.
import type { Clock, Clocks } from '@eminent/protocol/online';
import { Outages } from './outages.ts';

const MS_PER_SECOND = 1000;

export class TableClock {
  clock: Clock;
  /** Remaining reserve by seat in milliseconds, as of `at`. */
  private reserve: number[] = [];
  /** The deciding seat; undefined if a bot or nobody must decide. */
  private seat: number | undefined;
  /** Remaining decision time by seat in milliseconds, as of `at`. */
  private decisionTime: number[] = [];
  /** Whether the deciding seat ran out of time and received new time for this question. */
  private isRenewed = false;
  /** Time of the last subtraction from `reserve` and `decisionTime`. */
  private at = 0;
  private isHeld = false;
  private readonly outages: Outages;

  constructor(clock: Clock, outages = new Outages()) {
    this.clock = clock;
    this.outages = outages;
  }

  /** Starts the clocks of a game, or switches to another clock. Every seat gets a full reserve. */
  start(clock: Clock, seats: number, at: number): void {
    this.clock = clock;
    const reserve = clock.kind === 'timed' ? clock.reserve * MS_PER_SECOND : 0;
    this.reserve = Array.from({ length: seats }, () => reserve);
    this.ask(this.seat, at);
  }

  /** Asks a new question: stops the previous clock and gives the seat its full decision time. */
  ask(seat: number | undefined, at: number): void {
    this.subtractUntil(at);
    this.seat = seat;
    this.isRenewed = false;
    if (seat !== undefined) this.decisionTime[seat] = this.fullTime;
  }

  /**
   * Repeats a question after an undo, or after a bot or the player took over the seat. The
   * remaining decision time stays, so that undo gains no time. A seat without time left gets new
   * time once.
   */
  askAgain(seat: number | undefined, at: number): void {
    this.subtractUntil(at);
    this.seat = seat;
    if (seat === undefined || this.isRenewed || this.leftOf(seat) + this.reserveOf(seat) > 0)
      return;
    this.isRenewed = true;
    this.decisionTime[seat] = this.fullTime;
  }

  private get fullTime(): number {
    return this.clock.kind === 'timed' ? this.clock.decision * MS_PER_SECOND : 0;
  }

  private leftOf(seat: number): number {
    return this.decisionTime[seat] ?? this.fullTime;
  }

  private reserveOf(seat: number): number {
    return this.reserve[seat] ?? 0;
  }

  hold(isHeld: boolean, at: number): void {
    this.subtractUntil(at);
    this.isHeld = isHeld;
  }

  private get isRunning(): boolean {
    return this.clock.kind === 'timed' && !this.isHeld && this.seat !== undefined;
  }

  private subtractUntil(at: number): void {
    const { seat } = this;
    if (seat !== undefined) {
      const { left, reserve } = this.leftAt(seat, at);
      this.decisionTime[seat] = left;
      this.reserve[seat] = reserve;
    }
    this.at = Math.max(this.at, at);
  }

  private leftAt(seat: number, at: number): { readonly left: number; readonly reserve: number } {
    const spent = this.isRunning ? this.outages.upBetween(this.at, at) : 0;
    const left = this.leftOf(seat);
    const reserve = this.reserveOf(seat);
    return {
      left: Math.max(0, left - spent),
      reserve: Math.max(0, reserve - Math.max(0, spent - left)),
    };
  }

  /** When the deciding seat runs out of time; undefined while no clock runs. */
  get deadline(): number | undefined {
    if (!this.isRunning || this.seat === undefined) return undefined;
    return this.outages.after(this.at, this.leftOf(this.seat) + this.reserveOf(this.seat));
  }

  /** The clocks as clients see them, at the last change or the end of a later outage (`at`). */
  shown(paused: boolean): Clocks {
    const { clock, reserve, seat } = this;
    // The values do not change while no clock runs, so `at` is not needed.
    if (!this.isRunning || seat === undefined)
      return { clock, at: 0, reserve: reserve.slice(), paused };
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
