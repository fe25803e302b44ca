// Question ids: each question of a table has a higher number than those before. The ply cannot
// identify a question, because an undo repeats it.
import * as v from 'valibot';
import { whole } from './schema.ts';

export const question = v.pipe(whole, v.brand('Question'));

/** Identifies one question of one table. Branded, so a ply cannot be used by mistake. */
export type QuestionId = v.InferOutput<typeof question>;

export function asQuestionId(n: number): QuestionId {
  return n as QuestionId;
}
