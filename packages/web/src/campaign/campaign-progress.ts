// Computes the next mission, the won chapters and the achievements from the victories.
import { type Chapter, CHAPTERS, type Mission, MISSIONS } from './missions.ts';
import type { Victory } from '../storage/victories.ts';

export function victoryIn(victories: readonly Victory[], { id }: Mission): Victory | undefined {
  return victories.find(({ mission }) => mission === id);
}

/** Returns the first mission that is not won; undefined if all are. */
export function nextMission(victories: readonly Victory[]): Mission | undefined {
  return MISSIONS.find((one) => victoryIn(victories, one) === undefined);
}

export function isChapterWon({ missions }: Chapter, victories: readonly Victory[]): boolean {
  return missions.every((one) => victoryIn(victories, one) !== undefined);
}

/** Minimum lead over the best opponent for the achievement `landslide`, in points. */
const LANDSLIDE_LEAD = 15;

export interface Achievement {
  /** The achievement for winning a chapter has the id of the chapter. */
  readonly id: 'first' | 'landslide' | Chapter['id'];
  readonly isEarned: boolean;
}

/** Lists all achievements in the order of the page. Ignores victories in unknown missions. */
export function achievements(victories: readonly Victory[]): readonly Achievement[] {
  const known = victories.filter(({ mission }) => MISSIONS.some(({ id }) => id === mission));
  return [
    { id: 'first', isEarned: known.length > 0 },
    ...CHAPTERS.map((chapter) => ({ id: chapter.id, isEarned: isChapterWon(chapter, known) })),
    { id: 'landslide', isEarned: known.some(({ lead }) => lead >= LANDSLIDE_LEAD) },
  ];
}
