// Stores the events of a game by ply. Only the latest events stay in memory. Older events are
// rarely needed: a replay of the game computes them again, and a weak reference caches them.
import type { GameEvent } from '@eminent/engine';

/** The unredacted events of each answer, by ply. */
type EventsByPly = (readonly GameEvent[])[];

/** The minimum number of answers whose events stay in memory. */
const RECENT_ANSWERS = 4;

export class EventLog {
  private readonly replay: () => EventsByPly;
  /** Number of events before each ply, up to the current one. */
  private readonly countsBefore: number[] = [0];
  /** The events from ply `first` on. */
  private recent: EventsByPly = [];
  private first = 0;
  /** The events of the whole game up to the current ply. */
  private replayCache: WeakRef<EventsByPly> | undefined;

  /** `replay` replays the game up to the current ply and returns all events. */
  constructor(replay: () => EventsByPly) {
    this.replay = replay;
  }

  /** Adds the events of the next answer. */
  add(events: readonly GameEvent[]): void {
    this.countsBefore.push((this.countsBefore.at(-1) ?? 0) + events.length);
    this.replayCache?.deref()?.push(events);
    this.recent.push(events);
    if (this.recent.length < 2 * RECENT_ANSWERS) return;
    this.first += this.recent.length - RECENT_ANSWERS;
    this.recent = this.recent.slice(-RECENT_ANSWERS);
  }

  /** Drops the events from a ply on, after an undo. */
  backTo(ply: number): void {
    this.countsBefore.length = ply + 1;
    this.recent.length = Math.max(0, ply - this.first);
    this.first = Math.min(this.first, ply);
    this.replayCache = undefined;
  }

  /** Number of events before a ply. */
  countBefore(ply: number): number {
    return this.countsBefore[ply] ?? 0;
  }

  /** Returns the events from a ply on. */
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
