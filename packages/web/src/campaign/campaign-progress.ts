// Computes from the victories of the campaign: the next mission, won chapters, and achievements.
import { type Chapter, CHAPTERS, type Mission, MISSIONS } from './missions.ts';
import type { Victory } from '../storage/victories.ts';

/** The player's victory in a mission, if any. */
export function victoryIn(victories: readonly Victory[], { id }: Mission): Victory | undefined {
  return victories.find(({ mission }) => mission === id);
}

/** The first mission that is not won; undefined if all are. */
export function nextMission(victories: readonly Victory[]): Mission | undefined {
  return MISSIONS.find((one) => victoryIn(victories, one) === undefined);
}

export function isChapterWon({ missions }: Chapter, victories: readonly Victory[]): boolean {
  return missions.every((one) => victoryIn(victories, one) !== undefined);
}

/** A victory by at least this many points is a landslide. */
const LANDSLIDE = 15;

export interface Achievement {
  /** The achievement for winning a chapter has the id of the chapter. */
  readonly id: 'first' | 'landslide' | Chapter['id'];
  readonly isEarned: boolean;
}

/** All achievements, in the order in which most players earn them. */
export function achievements(victories: readonly Victory[]): readonly Achievement[] {
  const known = victories.filter(({ mission }) => MISSIONS.some(({ id }) => id === mission));
  return [
    { id: 'first', isEarned: known.length > 0 },
    ...CHAPTERS.map((chapter) => ({ id: chapter.id, isEarned: isChapterWon(chapter, known) })),
    { id: 'landslide', isEarned: known.some(({ lead }) => lead >= LANDSLIDE) },
  ];
}
