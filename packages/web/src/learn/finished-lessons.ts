// Stores the lessons finished on this device, and finds the lesson in progress and the next one.
import { create } from 'zustand';
import { FINISHED_LESSONS, LESSONS } from '../storage/saved-games.ts';
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

interface FinishedStore {
  readonly finished: readonly LessonId[];
  readonly finish: (id: LessonId) => void;
}

function isLesson(id: string): id is LessonId {
  return findLesson(id) !== undefined;
}

function storedLessons(): readonly LessonId[] {
  return (localStore.read(LESSONS, FINISHED_LESSONS) ?? []).filter(isLesson);
}

export const useFinished = create<FinishedStore>()((set, get) => ({
  finished: storedLessons(),
  finish(id) {
    if (get().finished.includes(id)) return;
    const finished = [...get().finished, id];
    set({ finished });
    localStore.write(LESSONS, finished);
  },
}));

localStore.follow(LESSONS, () => useFinished.setState({ finished: storedLessons() }));

/** Returns the lesson in progress that was played last. */
export function lessonInProgress(): Lesson | undefined {
  for (const { saved } of savedGames.lessons()) {
    const lesson = findLesson(saved.lesson ?? '');
    if (lesson !== undefined && isInProgress(lesson, saved)) return lesson;
  }
  return undefined;
}

/** Returns the next unfinished lesson after `after`, in the same game (base or Escalation). */
export function nextLesson(finished: readonly LessonId[], after?: Lesson): Lesson | undefined {
  const lessons = after !== undefined && isOfEscalation(after) ? ESCALATION_LESSONS : FIRST_LESSONS;
  const place = after === undefined ? 0 : lessons.indexOf(after) + 1;
  const inOrder = [...lessons.slice(place), ...lessons.slice(0, place)];
  return inOrder.find((lesson) => lesson !== after && !finished.includes(lesson.id));
}
