// What each answer of a game caused: of the latest answers at hand; of the others repeated from the answers when somebody asks, and
// forgotten again when memory is short. Games are many and long, and hardly anybody asks for what was long ago.
import type { GameEvent } from '@eminent/engine';

/** Unredacted events, by ply. */
export type ByPly = (readonly GameEvent[])[];

/** Answers of which the events stay at hand, at least. */
const AT_HAND = 4;

export class Happened {
  private readonly repeat: () => ByPly;
  /** Events before each ply, up to the present one. */
  private readonly before: number[] = [0];
  /** From the ply `first` on. */
  private recent: ByPly = [];
  private first = 0;
  private all: WeakRef<ByPly> | undefined;

  /** `repeat` plays the game again, up to the present ply. */
  constructor(repeat: () => ByPly) {
    this.repeat = repeat;
  }

  add(events: readonly GameEvent[]): void {
    this.before.push((this.before.at(-1) ?? 0) + events.length);
    this.all?.deref()?.push(events);
    this.recent.push(events);
    if (this.recent.length < 2 * AT_HAND) return;
    this.first += this.recent.length - AT_HAND;
    this.recent = this.recent.slice(-AT_HAND);
  }

  /** The game goes back to a ply. */
  backTo(ply: number): void {
    this.before.length = ply + 1;
    this.recent.length = Math.max(0, ply - this.first);
    this.first = Math.min(this.first, ply);
    this.all = undefined;
  }

  /** How many there were before a ply. */
  countBefore(ply: number): number {
    return this.before[ply] ?? 0;
  }

  since(ply: number): readonly GameEvent[] {
    const events =
      ply < this.first ? this.repeated().slice(ply) : this.recent.slice(ply - this.first);
    return events.flat();
  }

  private repeated(): ByPly {
    const known = this.all?.deref();
    if (known !== undefined) return known;
    const all = this.repeat();
    this.all = new WeakRef(all);
    return all;
  }
}
