// Question ids: numbers that only grow at a table. The ply is not unique, because it repeats after
// an undo.
import * as v from 'valibot';
import { whole } from './schema.ts';

export const question = v.pipe(whole, v.brand('Question'));

/** Identifies one question of one table. Branded, so a ply cannot be used by mistake. */
export type QuestionId = v.InferOutput<typeof question>;

export function asQuestionId(n: number): QuestionId {
  return n as QuestionId;
}
