// The lessons that have been finished on this device, and which one comes next.
import { create } from 'zustand';
import { keep, readKept } from '../game/storage.ts';
import { keptLesson } from '../game/store.ts';
import { isUnderWay } from './lesson-progress.ts';
import { findLesson, type Lesson, type LessonId, LESSONS } from './lessons.ts';

interface FinishedStore {
  readonly finished: readonly LessonId[];
  readonly finish: (id: LessonId) => void;
}

/** What was kept of it, as far as it can be read. */
function finishedIn(kept: unknown): readonly LessonId[] {
  if (!Array.isArray(kept)) return [];
  return LESSONS.map((lesson) => lesson.id).filter((id) => kept.includes(id));
}

export const useFinished = create<FinishedStore>()((set, get) => ({
  finished: finishedIn(readKept<unknown>('lessons')),
  finish(id) {
    if (get().finished.includes(id)) return;
    const finished = [...get().finished, id];
    set({ finished });
    keep('lessons', finished);
  },
}));

/** The lesson that was left in the middle. */
export function lessonUnderWay(): Lesson | undefined {
  const kept = keptLesson();
  const lesson = findLesson(kept?.lesson ?? '');
  return kept !== undefined && lesson !== undefined && isUnderWay(lesson, kept)
    ? lesson
    : undefined;
}

/** The first lesson after another one, or of all, that has not been finished. */
export function nextLesson(finished: readonly LessonId[], after?: Lesson): Lesson | undefined {
  const place = after === undefined ? 0 : LESSONS.indexOf(after) + 1;
  const inTurn = [...LESSONS.slice(place), ...LESSONS.slice(0, place)];
  return inTurn.find((lesson) => lesson !== after && !finished.includes(lesson.id));
}
