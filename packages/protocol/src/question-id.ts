// Question ids: each question of a table has a higher number than all earlier ones. The ply cannot
// identify a question, because after an undo the same ply occurs again.
import * as v from 'valibot';
import { whole } from './schema.ts';

export const question = v.pipe(whole, v.brand('Question'));

/** The id of a question of a table. A branded number, so that a ply cannot be used by mistake. */
export type QuestionId = v.InferOutput<typeof question>;

export function asQuestionId(n: number): QuestionId {
  return n as QuestionId;
}
