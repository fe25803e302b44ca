// What decided a game, worked out from its record: who led when, which turns moved most, and what was done in them.
import {
  cardAt,
  type GameEvent,
  type InfluenceSource,
  kindOf,
  planetAt,
  planetOf,
} from '@eminent/engine';
import type { ScoreMark, TurnMark } from './timeline.ts';

/** What a game went like, as far as this looks. */
export interface Course {
  readonly turns: readonly TurnMark[];
  readonly scores: readonly ScoreMark[];
  /** In plies. */
  readonly length: number;
  /** What was to be seen of the answer of a ply. */
  readonly eventsOf: (ply: number) => readonly GameEvent[];
}

/** The deed of a turn that brought the most. */
export type Deed =
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

/** A turn that mattered. */
export interface Moment {
  readonly turn: number;
  /** The ply before its first answer. */
  readonly ply: number;
  /** Who gained most in it, and how much. */
  readonly seat: number;
  readonly gained: number;
  readonly deed: Deed;
  /** By how much the winner came away from the best of the others; negative when these caught up. */
  readonly swing: number;
  /** How far ahead of the best of the others that seat then was. */
  readonly margin: number;
  /** From here to the end the winner was in front. */
  readonly isLead: boolean;
}

/** How far a seat is ahead of the best of the others. */
export function marginOf(points: readonly number[], seat: number): number {
  const others = points.filter((_, other) => other !== seat);
  return (points[seat] ?? 0) - Math.max(...others);
}

/** The place in the scores from which on a seat was ahead until the end; none when it was not ahead at the end. */
function aheadSince(scores: readonly ScoreMark[], seat: number): number | undefined {
  const behind = scores.findLastIndex(({ points }) => marginOf(points, seat) <= 0);
  return behind + 1 < scores.length ? behind + 1 : undefined;
}

/** Influence tokens by what brought them. */
const DEED_OF: Readonly<Partial<Record<InfluenceSource, 'gain' | 'peace' | 'reparations'>>> = {
  effect: 'gain',
  'specialized-production': 'gain',
  peace: 'peace',
  reparations: 'reparations',
};

/** RULES E10.2. */
const BATTLECRUISER = 2;

function deedsOf(events: readonly GameEvent[], seat: number): readonly Deed[] {
  const deeds: Deed[] = [];
  const tokens = { trade: 0, gain: 0, peace: 0, reparations: 0 };
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.type === 'settle' || event.type === 'attack' || event.type === 'capture') {
      const { influence } = planetAt(planetOf(event.planet));
      deeds.push({ kind: event.type, planet: event.planet, points: influence });
    }
    if (event.type === 'buy') {
      const def = cardAt(kindOf(event.card));
      const points = 'influence' in def ? def.influence : 0;
      deeds.push({ kind: 'buy', card: event.card, points });
    }
    if (event.type === 'ships' && event.ship === 'battlecruiser') {
      deeds.push({ kind: 'battlecruiser', points: BATTLECRUISER });
    }
    if (event.type === 'influence') tokens[DEED_OF[event.source] ?? 'trade'] += event.count;
  }
  const { trade, gain, peace, reparations } = tokens;
  deeds.push({ kind: 'trade', points: trade }, { kind: 'gain', points: gain });
  deeds.push({ kind: 'peace', points: peace }, { kind: 'reparations', points: reparations });
  return deeds;
}

function bestDeed(deeds: readonly Deed[], gained: number): Deed {
  const best = deeds.toSorted((a, b) => b.points - a.points)[0];
  return best === undefined || best.points === 0 ? { kind: 'gain', points: gained } : best;
}

/** Every turn as a moment, as far as somebody gained in it. */
function momentsOf({ turns, scores, length, eventsOf }: Course, winner: number): Moment[] {
  const since = aheadSince(scores, winner);
  return turns.flatMap(({ number, ply }, i) => {
    const before = scores[i]?.points;
    const after = scores[i + 1]?.points;
    if (before === undefined || after === undefined) return [];
    const gains = after.map((points, seat) => points - (before[seat] ?? 0));
    const swing = marginOf(after, winner) - marginOf(before, winner);
    // What made the others catch up was done by one of the others.
    const eligible = gains.map((gain, seat) => (swing < 0 && seat === winner ? -1 : gain));
    const gained = Math.max(...eligible);
    if (gained <= 0) return [];
    const seat = swing > 0 && (gains[winner] ?? 0) > 0 ? winner : eligible.indexOf(gained);
    const end = turns[i + 1]?.ply ?? length;
    const events = Array.from({ length: end - ply }, (_, at) => eventsOf(ply + at)).flat();
    const own = gains[seat] ?? 0;
    return [
      {
        turn: number,
        ply,
        seat,
        gained: own,
        deed: bestDeed(deedsOf(events, seat), own),
        swing,
        margin: marginOf(after, seat),
        isLead: since === i + 1 && seat === winner,
      },
    ];
  });
}

/** Less than this is not a turn that mattered. */
const LEAST_SWING = 2;

/** The turns that decided a game, in their order: that in which the winner got in front for good, and the largest swings. */
export function decisiveMoments(course: Course, winner: number, most: number): readonly Moment[] {
  const worth = (moment: Moment) => Math.abs(moment.swing) + (moment.isLead ? 1000 : 0);
  return momentsOf(course, winner)
    .filter((moment) => worth(moment) >= LEAST_SWING)
    .sort((a, b) => worth(b) - worth(a) || b.ply - a.ply)
    .slice(0, most)
    .sort((a, b) => a.ply - b.ply);
}

/**
 * From which turn a seat that has lost had best play on: its last own turn that was not after it lost most ground; none
 * before the middle of a game would be another game, so at least a quarter of it is kept.
 */
export function turnToPlayOn(
  { turns, scores, length }: Course,
  seat: number,
): TurnMark | undefined {
  const lost = turns.map((turn, i) => ({
    turn,
    by: marginOf(scores[i]?.points ?? [], seat) - marginOf(scores[i + 1]?.points ?? [], seat),
  }));
  const late = lost.filter(({ turn }) => turn.ply >= length / 4);
  const worst = late.toSorted((a, b) => b.by - a.by || b.turn.ply - a.turn.ply)[0]?.turn;
  const own = turns.filter((turn) => turn.seat === seat);
  return own.findLast((turn) => worst !== undefined && turn.ply <= worst.ply) ?? own.at(-1);
}
