// Selects the positions of a turn for an animation.
import type { View } from '@eminent/engine';
import type { Timeline } from '../../records/timeline.ts';

/** A longer turn omits some positions. */
export const MAX_FRAMES = 20;

/** Two views have the same key only if their pictures are the same. */
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

/** Picks up to `maxItems` items, evenly spread, including the first and the last one. */
export function evenlySpread<T>(items: readonly T[], maxItems: number): readonly T[] {
  if (items.length <= maxItems) return items;
  const step = (items.length - 1) / (maxItems - 1);
  return Array.from({ length: maxItems }, (_, at) => items[Math.round(at * step)] as T);
}

/**
 * Returns up to `MAX_FRAMES` views of a seat or SPECTATOR, from the start of the turn to which a
 * ply belongs to the start of the next. Omits positions with the same picture.
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
