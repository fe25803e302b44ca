// Summarizes a finished game for each seat, from public information only.
import { type GameEvent, PLANET_TYPES, type Role, type View } from '@eminent/engine';
import type { Achievement } from '@eminent/protocol/online';
import { achievementsIn } from './achievements.ts';

/** Who had a seat at the end of a game: a user or a built-in bot. */
export interface Occupant {
  readonly person?: string | undefined;
  readonly bot?: string | undefined;
  /** Set if a bot had taken over from the user. */
  readonly away?: 'late' | 'resigned' | undefined;
}

export interface SeatSummary {
  readonly seat: number;
  /** First place is 1. Ties share a place. */
  readonly place: number;
  readonly won: boolean;
  readonly points: number;
  readonly planets: number;
  readonly fromPlanets: number;
  readonly fromInfluence: number;
  readonly fromTechnologies: number;
  readonly leads: Readonly<Partial<Record<Role, number>>>;
  readonly followed: number;
  readonly dissented: number;
  readonly achievements: readonly Achievement[];
}

/** Ranks seats by points, then by tiebreaker. Users whose seat a bot took over come last. */
function placesOf({ players }: View, occupants: readonly Occupant[]): readonly number[] {
  const keys = players.map(({ score }, seat) => [
    occupants[seat]?.away === undefined ? 1 : 0,
    score.total,
    score.tieBreak,
  ]);
  const isAhead = (a: readonly number[], b: readonly number[]): boolean => {
    const at = a.findIndex((one, i) => one !== b[i]);
    return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0);
  };
  return keys.map((key) => 1 + keys.filter((other) => isAhead(other, key)).length);
}

/**
 * Returns a summary per seat. `view`: the final view of spectators. `events`: all public events.
 */
export function summarizeGame(
  view: View,
  events: readonly GameEvent[],
  occupants: readonly Occupant[],
): readonly SeatSummary[] {
  const places = placesOf(view, occupants);
  return view.players.map(({ score, planetsUp }, seat) => {
    const seatEvents = events.filter((event) => 'seat' in event && event.seat === seat);
    const count = (type: GameEvent['type']) =>
      seatEvents.filter((event) => event.type === type).length;
    const outcome = {
      seat,
      place: places[seat] ?? view.players.length,
      won: places[seat] === 1,
      points: score.total,
      planets: PLANET_TYPES.reduce((sum, type) => sum + planetsUp[type], 0),
      fromPlanets: score.planets,
      fromInfluence: score.tokens,
      fromTechnologies: score.technologies,
      leads: leadsOf(seatEvents),
      followed: count('follow'),
      dissented: count('dissent'),
    };
    const otherBots = occupants.flatMap(({ bot }, at) => (at === seat || !bot ? [] : [bot]));
    const achievements = achievementsIn(
      outcome,
      { attacks: count('attack'), settled: count('settle') },
      seatEvents,
      otherBots,
    );
    return { ...outcome, achievements };
  });
}

function leadsOf(seatEvents: readonly GameEvent[]): Partial<Record<Role, number>> {
  const leads: Partial<Record<Role, number>> = {};
  for (const event of seatEvents) {
    if (event.type === 'lead') leads[event.role] = (leads[event.role] ?? 0) + 1;
  }
  return leads;
}
