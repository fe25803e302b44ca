// The lessons finished on this device, the lesson in progress, and the next lesson.
import { create } from 'zustand';
import { savedGames, localStore } from '../storage/storage.ts';
import { isInProgress } from './lesson-progress.ts';
import {
  ESCALATION_LESSONS,
  FIRST_LESSONS,
  findLesson,
  isOfEscalation,
  type Lesson,
  type LessonId,
} from './lessons.ts';
import { FINISHED_LESSONS } from '../coach/newcomer.ts';

interface FinishedStore {
  readonly finished: readonly LessonId[];
  readonly finish: (id: LessonId) => void;
}

function isLesson(id: string): id is LessonId {
  return findLesson(id) !== undefined;
}

export const useFinished = create<FinishedStore>()((set, get) => ({
  finished: (localStore.read('lessons', FINISHED_LESSONS) ?? []).filter(isLesson),
  finish(id) {
    if (get().finished.includes(id)) return;
    const finished = [...get().finished, id];
    set({ finished });
    localStore.write('lessons', finished);
  },
}));

/** The lesson in progress that was played last. */
export function lessonInProgress(): Lesson | undefined {
  for (const { saved } of savedGames.lessons()) {
    const lesson = findLesson(saved.lesson ?? '');
    if (lesson !== undefined && isInProgress(lesson, saved)) return lesson;
  }
  return undefined;
}

/**
 * The next unfinished lesson of the base game or, after a lesson of Escalation, of Escalation. The
 * search starts after the lesson `after` and wraps around.
 */
export function nextLesson(finished: readonly LessonId[], after?: Lesson): Lesson | undefined {
  const lessons = after !== undefined && isOfEscalation(after) ? ESCALATION_LESSONS : FIRST_LESSONS;
  const place = after === undefined ? 0 : lessons.indexOf(after) + 1;
  const inOrder = [...lessons.slice(place), ...lessons.slice(0, place)];
  return inOrder.find((lesson) => lesson !== after && !finished.includes(lesson.id));
}
