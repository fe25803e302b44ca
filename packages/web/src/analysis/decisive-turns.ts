// Finds the turns that decided a finished game: when the winner took the lead, which turns changed
// the lead most, and the most valuable event in each.
import {
  cardAt,
  type GameEvent,
  type InfluenceSource,
  kindOf,
  planetAt,
  planetOf,
} from '@eminent/engine';
import type { ScoreMark, TurnMark } from '../records/timeline.ts';

export interface GameCourse {
  readonly turns: readonly TurnMark[];
  readonly scores: readonly ScoreMark[];
  readonly length: number;
  /** Public events of the answer at a ply. */
  readonly eventsOf: (ply: number) => readonly GameEvent[];
}

export type TurnEvent =
  | {
      readonly kind: 'settle' | 'attack' | 'capture';
      readonly planet: string;
      readonly points: number;
    }
  | {
      readonly kind: 'trade' | 'peace' | 'reparations' | 'battlecruiser' | 'gain';
      readonly points: number;
    }
  | { readonly kind: 'buy'; readonly card: string; readonly points: number };

export interface DecisiveTurn {
  readonly turn: number;
  readonly ply: number;
  /** Seat that caused the swing: an opponent of the winner if the swing is negative. */
  readonly seat: number;
  /** Points that `seat` gained in the turn. */
  readonly gained: number;
  /** Most valuable event of `seat` in the turn. */
  readonly event: TurnEvent;
  /** Change of the winner's lead over the best opponent, in points; negative if it shrank. */
  readonly swing: number;
  /** Lead of `seat` over its best opponent after the turn, in points. */
  readonly margin: number;
  /** Whether the winner took the lead for good in this turn. */
  readonly isLead: boolean;
}

/** Returns the lead of a seat over its best opponent, in points; negative if the seat is behind. */
export function marginOf(points: readonly number[], seat: number): number {
  const others = points.filter((_, other) => other !== seat);
  return (points[seat] ?? 0) - Math.max(...others);
}

/** Returns the index of the first score from which on the seat stayed ahead; undefined if none. */
function aheadSince(scores: readonly ScoreMark[], seat: number): number | undefined {
  const behind = scores.findLastIndex(({ points }) => marginOf(points, seat) <= 0);
  return behind + 1 < scores.length ? behind + 1 : undefined;
}

/** Kinds of events for influence tokens by source. Tokens from other sources count as trades. */
const TOKEN_EVENT_OF: Readonly<Partial<Record<InfluenceSource, 'gain' | 'peace' | 'reparations'>>> =
  {
    effect: 'gain',
    'specialized-production': 'gain',
    peace: 'peace',
    reparations: 'reparations',
  };

/** Influence of a battlecruiser (RULES E10.2). */
const BATTLECRUISER_INFLUENCE = 2;

function turnEventsOf(events: readonly GameEvent[], seat: number): readonly TurnEvent[] {
  const found: TurnEvent[] = [];
  const tokens = { trade: 0, gain: 0, peace: 0, reparations: 0 };
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.type === 'settle' || event.type === 'attack' || event.type === 'capture') {
      const { influence } = planetAt(planetOf(event.planet));
      found.push({ kind: event.type, planet: event.planet, points: influence });
    }
    if (event.type === 'buy') {
      const def = cardAt(kindOf(event.card));
      const points = 'influence' in def ? def.influence : 0;
      found.push({ kind: 'buy', card: event.card, points });
    }
    if (event.type === 'ships' && event.ship === 'battlecruiser') {
      found.push({ kind: 'battlecruiser', points: BATTLECRUISER_INFLUENCE });
    }
    if (event.type === 'influence') tokens[TOKEN_EVENT_OF[event.source] ?? 'trade'] += event.count;
  }
  const { trade, gain, peace, reparations } = tokens;
  found.push({ kind: 'trade', points: trade }, { kind: 'gain', points: gain });
  found.push({ kind: 'peace', points: peace }, { kind: 'reparations', points: reparations });
  return found;
}

function mainEvent(found: readonly TurnEvent[], gained: number): TurnEvent {
  const best = found.toSorted((a, b) => b.points - a.points)[0];
  return best === undefined || best.points === 0 ? { kind: 'gain', points: gained } : best;
}

/**
 * Lists the turns in which a player gained points. Each belongs to the winner if they gained points
 * and increased their lead, otherwise to the seat that gained most. If the lead of the winner
 * shrank, the winner's gain does not count.
 */
function scoringTurns(
  { turns, scores, length, eventsOf }: GameCourse,
  winner: number,
): DecisiveTurn[] {
  const since = aheadSince(scores, winner);
  return turns.flatMap(({ number, ply }, i) => {
    const before = scores[i]?.points;
    const after = scores[i + 1]?.points;
    if (before === undefined || after === undefined) return [];
    const gains = after.map((points, seat) => points - (before[seat] ?? 0));
    const swing = marginOf(after, winner) - marginOf(before, winner);
    const eligible = gains.map((gain, seat) => (swing < 0 && seat === winner ? -1 : gain));
    const gained = Math.max(...eligible);
    if (gained <= 0) return [];
    const seat = swing > 0 && (gains[winner] ?? 0) > 0 ? winner : eligible.indexOf(gained);
    const end = turns[i + 1]?.ply ?? length;
    const events = Array.from({ length: end - ply }, (_, at) => eventsOf(ply + at)).flat();
    const seatGained = gains[seat] ?? 0;
    return [
      {
        turn: number,
        ply,
        seat,
        gained: seatGained,
        event: mainEvent(turnEventsOf(events, seat), seatGained),
        swing,
        margin: marginOf(after, seat),
        isLead: since === i + 1 && seat === winner,
      },
    ];
  });
}

/** In points. Does not apply to the turn in which the winner took the lead for good. */
const MIN_SWING = 2;

/**
 * Returns up to `maxTurns` turns that decided a game, in the order of play: the one in which the
 * winner took the lead for good, and those with the largest swings.
 */
export function decisiveTurns(
  course: GameCourse,
  winner: number,
  maxTurns: number,
): readonly DecisiveTurn[] {
  const worth = ({ swing, isLead }: DecisiveTurn) => Math.abs(swing) + (isLead ? 1000 : 0);
  return scoringTurns(course, winner)
    .filter((turn) => worth(turn) >= MIN_SWING)
    .sort((a, b) => worth(b) - worth(a) || b.ply - a.ply)
    .slice(0, maxTurns)
    .sort((a, b) => a.ply - b.ply);
}

/**
 * Returns the turn from which a losing player should play on: their last turn up to the one in
 * which their lead shrank most. Ignores losses in the first quarter of the game. Undefined if the
 * seat had no turn.
 */
export function turnToPlayOn(
  { turns, scores, length }: GameCourse,
  seat: number,
): TurnMark | undefined {
  const lost = turns.map((turn, i) => ({
    turn,
    by: marginOf(scores[i]?.points ?? [], seat) - marginOf(scores[i + 1]?.points ?? [], seat),
  }));
  const late = lost.filter(({ turn }) => turn.ply >= length / 4);
  const worst = late.toSorted((a, b) => b.by - a.by || b.turn.ply - a.turn.ply)[0]?.turn;
  const turnsOfSeat = turns.filter((turn) => turn.seat === seat);
  return (
    turnsOfSeat.findLast((turn) => worst !== undefined && turn.ply <= worst.ply) ??
    turnsOfSeat.at(-1)
  );
}
