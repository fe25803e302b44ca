// The clocks of a table: time for each decision, a reserve for the whole game, and nobody's time while the table is held.
import type { Clock, Clocks } from '@eminent/protocol/online';

const MS = 1000;

export class TableClock {
  clock: Clock;
  /** By seat, milliseconds. */
  private reserve: number[] = [];
  /** Whose decision it is; undefined while no person's is. */
  private seat: number | undefined;
  /** Left of the time for this decision, as of `at`. */
  private left = 0;
  private at = 0;
  private held = false;

  constructor(clock: Clock) {
    this.clock = clock;
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
    this.left = this.clock.kind === 'timed' ? this.clock.decision * MS : 0;
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
    const spent = this.runs ? Math.max(0, at - this.at) : 0;
    const over = Math.max(0, spent - this.left);
    this.left = Math.max(0, this.left - spent);
    if (this.seat !== undefined) {
      this.reserve[this.seat] = Math.max(0, (this.reserve[this.seat] ?? 0) - over);
    }
    this.at = Math.max(this.at, at);
  }

  /** When the time of whoever decides is over; undefined while nobody's time passes. */
  get deadline(): number | undefined {
    if (!this.runs || this.seat === undefined) return undefined;
    return this.at + this.left + (this.reserve[this.seat] ?? 0);
  }

  /** What everybody may know, as of the last entry. */
  shown(paused: boolean): Clocks {
    const { clock, reserve, seat, left } = this;
    const runs = this.runs && seat !== undefined;
    return {
      clock,
      // While nobody's time passes they are right at any moment.
      at: runs ? this.at : 0,
      reserve: [...reserve],
      ...(runs ? { running: seat, left } : {}),
      paused,
    };
  }
}
