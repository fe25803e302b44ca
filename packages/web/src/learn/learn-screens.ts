// The screens of the lessons with their texts, loaded on demand.
import { loadPart } from '@eminent/text';

export async function loadLearnPage() {
  const [{ LearnPage }] = await Promise.all([import('./learn-page.tsx'), loadPart('lessons')]);
  return { default: LearnPage };
}

export async function loadLessonScreen() {
  const [{ LessonScreen }] = await Promise.all([
    import('./lesson-screen.tsx'),
    loadPart('lessons'),
  ]);
  return { default: LessonScreen };
}
