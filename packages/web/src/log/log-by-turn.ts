// Groups the log by turns: each choice with its effects.
import type { GameEvent } from '@eminent/engine';
import { turnsOf } from '@eminent/text';

/** An event and its index in the game. */
export interface PlacedEvent {
  readonly event: GameEvent;
  readonly at: number;
}

/** A choice and its effects; without a cause if no player chose, as in the cleanup. */
export interface Entry {
  readonly cause: PlacedEvent | undefined;
  readonly effects: readonly PlacedEvent[];
}

export interface LogTurn {
  readonly number: number;
  readonly seat: number;
  /** The index of its first event. */
  readonly at: number;
  readonly entries: readonly Entry[];
}

const CAUSES: readonly GameEvent['type'][] = ['action', 'use', 'lead', 'follow', 'dissent'];
/** Events that concern all players, between turns. */
const BETWEEN_TURNS: readonly GameEvent['type'][] = ['extra-round', 'logistics-turn', 'game-over'];

export function logTurns(events: readonly GameEvent[], leader: number): readonly LogTurn[] {
  return turnsOf(events, leader).map(({ number, seat, at, events: own }) => ({
    number,
    seat,
    at,
    entries: entriesOf(
      own.map((event, i) => ({ event, at: at + i })).filter(({ event }) => event.type !== 'turn'),
      seat,
    ),
  }));
}

function entriesOf(placed: readonly PlacedEvent[], leader: number): readonly Entry[] {
  const entries: { cause: PlacedEvent | undefined; effects: PlacedEvent[] }[] = [];
  for (const one of placed) {
    const last = entries.at(-1);
    if (CAUSES.includes(one.event.type)) entries.push({ cause: one, effects: [] });
    else if (last === undefined || begins(one.event, last, leader)) {
      entries.push({ cause: undefined, effects: [one] });
    } else last.effects.push(one);
  }
  return entries;
}

/**
 * Whether an event is independent of the last choice: the leader's cleanup comes after the other
 * players' answers.
 */
function begins(event: GameEvent, last: Entry, leader: number): boolean {
  if (BETWEEN_TURNS.includes(event.type)) return true;
  const answered = last.cause?.event.type === 'follow' || last.cause?.event.type === 'dissent';
  return answered && 'seat' in event && event.seat === leader;
}

/** The index of the turn that contains an event. */
export function turnAt(turns: readonly LogTurn[], at: number): number {
  return Math.max(
    0,
    turns.findLastIndex((turn) => turn.at <= at),
  );
}
