// Collects what the result page shows of a finished game: how it ended for the reader, the
// decisive turns, and advice for the next game.
import { SPECTATOR, type View } from '@eminent/engine';
import { type Advice, adviceFor, type Declined } from '../analysis/next-time-advice.ts';
import {
  type DecisiveTurn,
  decisiveTurns,
  type GameCourse,
  turnToPlayOn,
} from '../analysis/decisive-turns.ts';
import type { Timeline, TurnMark } from '../records/timeline.ts';

/** How a game ended for the reader. `shared`: several players won; `neutral`: no single reader. */
export type Ending = 'victory' | 'defeat' | 'neutral' | 'shared';

const MAX_DECISIVE_TURNS = 3;
const MAX_ADVICE = 2;

export function endingFor(winners: readonly number[], reader: number | undefined): Ending {
  if (winners.length > 1) return 'shared';
  if (reader === undefined) return 'neutral';
  return winners.includes(reader) ? 'victory' : 'defeat';
}

export interface Story {
  readonly decisive: readonly DecisiveTurn[];
  readonly advice: readonly Advice[];
  /** The turn from which the reader could play again; undefined if there is none. */
  readonly from: TurnMark | undefined;
}

/** The course of a game, with the events as a spectator sees them. */
function courseOf(timeline: Timeline): GameCourse {
  const { turns, scores, length } = timeline;
  return { turns, scores, length, eventsOf: (ply) => timeline.eventsOf(ply, SPECTATOR) };
}

function dissentedPreviews(timeline: Timeline, seat: number): readonly Declined[] {
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
    decisive: decisiveTurns(course, winner, MAX_DECISIVE_TURNS),
    advice:
      player === undefined
        ? []
        : adviceFor({
            player,
            others: view.players.filter((one) => one !== player),
            events: timeline.eventsBefore(timeline.length, SPECTATOR),
            declined: dissentedPreviews(timeline, player.seat),
          }).slice(0, MAX_ADVICE),
    from: player === undefined ? undefined : turnToPlayOn(course, player.seat),
  };
}
