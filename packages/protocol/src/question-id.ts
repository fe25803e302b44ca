// Question ids. Each new question of a table gets a higher id. The ply cannot identify a question,
// because it repeats after an undo.
import * as v from 'valibot';
import { whole } from './schema.ts';

export const question = v.pipe(whole, v.brand('Question'));

/** Id of a question of a table. A branded number, so that the compiler rejects a ply. */
export type QuestionId = v.InferOutput<typeof question>;

export function asQuestionId(n: number): QuestionId {
  return n as QuestionId;
}
