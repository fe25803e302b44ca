// The story of a finished game for the result page: the winner, what decided it, what was nearly done, advice for next time.
import type { View } from '@eminent/engine';
import { SPECTATOR } from '@eminent/engine';
import type { About } from '../game/game-channel.ts';
import { type Advice, adviceFor, type Declined } from '../analysis/next-time-advice.ts';
import {
  type Course,
  decisiveMoments,
  type Moment,
  turnToPlayOn,
} from '../analysis/decisive-turns.ts';
import type { Timeline, TurnMark } from '../records/timeline.ts';

/** How a game ended for the reader. */
export type Ending = 'victory' | 'defeat' | 'neutral' | 'shared';

const MAX_MOMENTS = 3;
const MAX_ADVICE = 2;

/** The only person at this screen; undefined with several people, or with bots only. */
export function readerOf({ seats }: Pick<About, 'seats'>): number | undefined {
  const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return people.length === 1 ? people[0] : undefined;
}

export function endingFor(winners: readonly number[], reader: number | undefined): Ending {
  if (winners.length > 1) return 'shared';
  if (reader === undefined) return 'neutral';
  return winners.includes(reader) ? 'victory' : 'defeat';
}

export interface Story {
  readonly moments: readonly Moment[];
  readonly advice: readonly Advice[];
  /** The turn from which a losing player could play on. */
  readonly from: TurnMark | undefined;
}

/** The course of a game from public information. */
function courseOf(timeline: Timeline): Course {
  const { turns, scores, length } = timeline;
  return { turns, scores, length, eventsOf: (ply) => timeline.eventsOf(ply, SPECTATOR) };
}

/** The outcome of each role that a seat dissented from. */
function declinedBy(timeline: Timeline, seat: number): readonly Declined[] {
  return Array.from({ length: timeline.length }, (_, ply) => ply).flatMap((ply) => {
    const isDissent = timeline
      .eventsOf(ply, SPECTATOR)
      .some((event) => event.type === 'dissent' && event.seat === seat);
    return isDissent ? (timeline.viewAt(ply, seat).previews?.slice(0, 1) ?? []) : [];
  });
}

export function storyOf(timeline: Timeline, view: View, reader: number | undefined): Story {
  const course = courseOf(timeline);
  const [winner = 0] = view.winners ?? [];
  const player = view.players[reader ?? -1];
  return {
    moments: decisiveMoments(course, winner, MAX_MOMENTS),
    advice:
      player === undefined
        ? []
        : adviceFor({
            player,
            others: view.players.filter((one) => one !== player),
            events: timeline.eventsBefore(timeline.length, SPECTATOR),
            declined: declinedBy(timeline, player.seat),
          }).slice(0, MAX_ADVICE),
    from: player === undefined ? undefined : turnToPlayOn(course, player.seat),
  };
}
