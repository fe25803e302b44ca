// What each answer of a game caused: of the latest answers at hand; of the others repeated from the answers when somebody asks, and
// forgotten again when memory is short. Games are many and long, and hardly anybody asks for what was long ago.
import type { GameEvent } from '@eminent/engine';

/** Unredacted events, by ply. */
export type EventsByPly = (readonly GameEvent[])[];

/** Answers of which the events stay at hand, at least. */
const RECENT_ANSWERS = 4;

export class EventLog {
  private readonly replay: () => EventsByPly;
  /** Events before each ply, up to the present one. */
  private readonly countsBefore: number[] = [0];
  /** From the ply `first` on. */
  private recent: EventsByPly = [];
  private first = 0;
  private replayCache: WeakRef<EventsByPly> | undefined;

  /** `repeat` plays the game again, up to the present ply. */
  constructor(repeat: () => EventsByPly) {
    this.replay = repeat;
  }

  add(events: readonly GameEvent[]): void {
    this.countsBefore.push((this.countsBefore.at(-1) ?? 0) + events.length);
    this.replayCache?.deref()?.push(events);
    this.recent.push(events);
    if (this.recent.length < 2 * RECENT_ANSWERS) return;
    this.first += this.recent.length - RECENT_ANSWERS;
    this.recent = this.recent.slice(-RECENT_ANSWERS);
  }

  /** The game goes back to a ply. */
  backTo(ply: number): void {
    this.countsBefore.length = ply + 1;
    this.recent.length = Math.max(0, ply - this.first);
    this.first = Math.min(this.first, ply);
    this.replayCache = undefined;
  }

  /** How many there were before a ply. */
  countBefore(ply: number): number {
    return this.countsBefore[ply] ?? 0;
  }

  since(ply: number): readonly GameEvent[] {
    const events =
      ply < this.first ? this.replayed().slice(ply) : this.recent.slice(ply - this.first);
    return events.flat();
  }

  private replayed(): EventsByPly {
    const known = this.replayCache?.deref();
    if (known !== undefined) return known;
    const all = this.replay();
    this.replayCache = new WeakRef(all);
    return all;
  }
}
