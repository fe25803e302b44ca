// Stores the events of a game by ply. Only the latest events stay in memory, because older ones are
// rarely needed. They are computed by a replay of the game and cached in a weak reference.
import type { GameEvent } from '@eminent/engine';

type EventsByPly = (readonly GameEvent[])[];

/** Number of answers whose events stay in memory when older events are dropped. */
const RECENT_ANSWERS = 4;

export class EventLog {
  private readonly replay: () => EventsByPly;
  /** Number of events before each ply, from 0 to the current ply. */
  private readonly countsBefore: number[] = [0];
  /** Events of the answers from ply `first` on. */
  private recent: EventsByPly = [];
  private first = 0;
  private replayCache: WeakRef<EventsByPly> | undefined;

  /** `replay` must replay the game up to the current ply and return the events of each answer. */
  constructor(replay: () => EventsByPly) {
    this.replay = replay;
  }

  add(events: readonly GameEvent[]): void {
    this.countsBefore.push((this.countsBefore.at(-1) ?? 0) + events.length);
    this.replayCache?.deref()?.push(events);
    this.recent.push(events);
    if (this.recent.length < 2 * RECENT_ANSWERS) return;
    this.first += this.recent.length - RECENT_ANSWERS;
    this.recent = this.recent.slice(-RECENT_ANSWERS);
  }

  backTo(ply: number): void {
    this.countsBefore.length = ply + 1;
    this.recent.length = Math.max(0, ply - this.first);
    this.first = Math.min(this.first, ply);
    this.replayCache = undefined;
  }

  countBefore(ply: number): number {
    return this.countsBefore[ply] ?? 0;
  }

  /** Returns the events of all answers from `ply` on, unredacted. May replay the whole game. */
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
