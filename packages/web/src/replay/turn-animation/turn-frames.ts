// Selects the positions of a turn for an animation.
import type { View } from '@eminent/engine';
import type { Timeline } from '../../records/timeline.ts';

/** The maximum number of frames. Some steps of a longer turn are left out. */
export const MAX_FRAMES = 20;

/** Identifies the picture of a position: two views with the same key have the same picture. */
function pictureKey(view: View): string {
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

/** Picks at most `most` items, evenly spread, including the first and the last one. */
export function evenlySpread<T>(items: readonly T[], most: number): readonly T[] {
  if (items.length <= most) return items;
  const step = (items.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, at) => items[Math.round(at * step)] as T);
}

/**
 * The views of a seat or SPECTATOR in the turn to which a ply belongs, up to the start of the next
 * turn. Leaves out steps that change nothing in the picture, and some steps of a long turn.
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
  let lastKey: string | undefined;
  for (let at = from; at <= to; at++) {
    const view = timeline.viewAt(at, seat);
    const key = pictureKey(view);
    if (key !== lastKey) frames.push(view);
    lastKey = key;
  }
  return evenlySpread(frames, MAX_FRAMES);
}
