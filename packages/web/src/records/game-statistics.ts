// Counts what each player did in a finished game, and finds the turns with the largest gains.
import { type GameEvent, ROLES, type Role } from '@eminent/engine';

interface SeatStatistics {
  readonly led: Readonly<Record<Role, number>>;
  readonly followed: number;
  readonly dissented: number;
  readonly settled: number;
  readonly attacked: number;
  readonly traded: number;
  readonly bought: number;
  readonly removed: number;
  /** Planets annexed or taken from other players. */
  readonly captured: number;
  /** Ships larger than fighters. */
  readonly built: number;
}

/** Counts the actions of a seat in the events of a whole game. */
export function statisticsOf(events: readonly GameEvent[], seat: number): SeatStatistics {
  const ofSeat = events.filter((event) => 'seat' in event && event.seat === seat);
  const count = (type: GameEvent['type']) => ofSeat.filter((event) => event.type === type).length;
  const led = Object.fromEntries(
    ROLES.map((role) => [
      role,
      ofSeat.filter((event) => event.type === 'lead' && event.role === role).length,
    ]),
  ) as Record<Role, number>;
  return {
    led,
    followed: count('follow'),
    dissented: count('dissent'),
    settled: count('settle'),
    attacked: count('attack'),
    traded: count('trade') + count('trade-fighter'),
    bought: count('buy'),
    removed: count('remove'),
    captured: count('capture'),
    built: ofSeat.reduce(
      (sum, event) => sum + (event.type === 'ships' && event.ship !== 'fighter' ? event.count : 0),
      0,
    ),
  };
}

interface TurningPoint {
  readonly turn: number;
  readonly ply: number;
  readonly seat: number;
  readonly gained: number;
}

/** Returns up to `maxTurns` turns in which their player gained the most points, in play order. */
export function turningPoints(
  turns: readonly { readonly number: number; readonly seat: number; readonly ply: number }[],
  scores: readonly { readonly points: readonly number[] }[],
  maxTurns: number,
): readonly TurningPoint[] {
  return turns
    .map((turn, i) => ({
      turn: turn.number,
      ply: turn.ply,
      seat: turn.seat,
      gained: (scores[i + 1]?.points[turn.seat] ?? 0) - (scores[i]?.points[turn.seat] ?? 0),
    }))
    .filter((point) => point.gained > 0)
    .sort((a, b) => b.gained - a.gained)
    .slice(0, maxTurns)
    .sort((a, b) => a.ply - b.ply);
}
