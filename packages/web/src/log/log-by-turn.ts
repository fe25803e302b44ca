// Groups the events of the log by turn and, within a turn, by the choice that caused them.
import type { GameEvent } from '@eminent/engine';
import { turnsOf } from '@eminent/text';

/** An event and its index in the game. */
export interface PlacedEvent {
  readonly event: GameEvent;
  readonly at: number;
}

/** A choice and its effects. The cause is undefined if no player chose, as in the cleanup. */
export interface Entry {
  readonly cause: PlacedEvent | undefined;
  readonly effects: readonly PlacedEvent[];
}

export interface LogTurn {
  readonly number: number;
  /** The seat whose turn it is. */
  readonly seat: number;
  /** The index of the turn's first event in the game. */
  readonly at: number;
  readonly entries: readonly Entry[];
}

/** The types of events that are choices of a player. */
const CAUSES: readonly GameEvent['type'][] = ['action', 'use', 'lead', 'follow', 'dissent'];
/** The types of events between turns, which concern all players. */
const BETWEEN_TURNS: readonly GameEvent['type'][] = ['extra-round', 'logistics-turn', 'game-over'];

export function logTurns(events: readonly GameEvent[], leader: number): readonly LogTurn[] {
  return turnsOf(events, leader).map(({ number, seat, at, events: inTurn }) => ({
    number,
    seat,
    at,
    entries: entriesOf(
      inTurn
        .map((event, i) => ({ event, at: at + i }))
        .filter(({ event }) => event.type !== 'turn'),
      seat,
    ),
  }));
}

function entriesOf(placed: readonly PlacedEvent[], leader: number): readonly Entry[] {
  const entries: { cause: PlacedEvent | undefined; effects: PlacedEvent[] }[] = [];
  for (const one of placed) {
    const last = entries.at(-1);
    if (CAUSES.includes(one.event.type)) entries.push({ cause: one, effects: [] });
    else if (last === undefined || isIndependent(one.event, last, leader)) {
      entries.push({ cause: undefined, effects: [one] });
    } else last.effects.push(one);
  }
  return entries;
}

/**
 * Whether an event is not an effect of the last choice. After another player has followed or
 * dissented, events of the leader belong to the cleanup.
 */
function isIndependent(event: GameEvent, last: Entry, leader: number): boolean {
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
