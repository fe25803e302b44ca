// Groups the events of the log by turn and, within a turn, by the choice that caused them.
import type { GameEvent } from '@eminent/engine';
import { turnsOf } from '@eminent/text';

export interface PlacedEvent {
  readonly event: GameEvent;
  readonly at: number;
}

/** A player's choice and its effects. `cause` is undefined in the cleanup, for example. */
export interface Entry {
  readonly cause: PlacedEvent | undefined;
  readonly effects: readonly PlacedEvent[];
}

export interface LogTurn {
  readonly number: number;
  readonly seat: number;
  /** Index of the turn's first event in the game. */
  readonly at: number;
  readonly entries: readonly Entry[];
}

const CHOICES: readonly GameEvent['type'][] = ['action', 'use', 'lead', 'follow', 'dissent'];
/** Events that concern all players and are never effects of a choice. */
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
    if (CHOICES.includes(one.event.type)) entries.push({ cause: one, effects: [] });
    else if (last === undefined || isIndependent(one.event, last, leader)) {
      entries.push({ cause: undefined, effects: [one] });
    } else last.effects.push(one);
  }
  return entries;
}

/** Whether no choice caused an event, such as the leader's cleanup after followers. */
function isIndependent(event: GameEvent, last: Entry, leader: number): boolean {
  if (BETWEEN_TURNS.includes(event.type)) return true;
  const answered = last.cause?.event.type === 'follow' || last.cause?.event.type === 'dissent';
  return answered && 'seat' in event && event.seat === leader;
}

/** The index of the turn that contains the event at index `at`; 0 if there is none. */
export function turnAt(turns: readonly LogTurn[], at: number): number {
  return Math.max(
    0,
    turns.findLastIndex((turn) => turn.at <= at),
  );
}
