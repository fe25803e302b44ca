// The positions of a turn that an animation shows.
import type { View } from '@eminent/engine';
import type { Timeline } from '../../records/timeline.ts';

/** Frames of an animation. Of a longer turn, some steps are left out. */
export const MAX_FRAMES = 20;

/** What the picture of a position shows: two views with the same text have the same picture. */
function shownOf(view: View): string {
  const { turnNumber, leader, role, stacks, supply, planetDeck, over, players, waiting } = view;
  return JSON.stringify([
    [turnNumber, leader, role, stacks, supply, planetDeck.size, over],
    waiting?.seat === leader ? undefined : waiting?.seat,
    players.map(({ handSize, hand, permanents, score, planets }) => [
      [handSize, hand, permanents, score.total],
      planets.map(({ planet, up, colonyCount, slots }) => [planet, up, colonyCount, slots]),
    ]),
  ]);
}

/** At most a number of items, with the first and the last one, evenly spread. */
export function spread<T>(items: readonly T[], most: number): readonly T[] {
  if (items.length <= most) return items;
  const step = (items.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, at) => items[Math.round(at * step)] as T);
}

/**
 * The positions of the turn to which a ply belongs, up to the start of the next one, as a seat (or SPECTATOR) sees
 * them. Steps that change nothing in the picture are left out.
 */
export function framesOfTurn(
  timeline: Pick<Timeline, 'turnOf' | 'turns' | 'length' | 'viewAt'>,
  ply: number,
  seat: number,
): readonly View[] {
  const turn = timeline.turnOf(ply);
  const from = timeline.turns[turn]?.ply ?? 0;
  const to = timeline.turns[turn + 1]?.ply ?? timeline.length;
  const frames: View[] = [];
  let last: string | undefined;
  for (let at = from; at <= to; at++) {
    const view = timeline.viewAt(at, seat);
    const shown = shownOf(view);
    if (shown !== last) frames.push(view);
    last = shown;
  }
  return spread(frames, MAX_FRAMES);
}
