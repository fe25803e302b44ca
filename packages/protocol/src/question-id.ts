// The identity of a question: a number that only grows at a table. A ply is none, because after an undo another question has the same one.
import * as v from 'valibot';
import { whole } from './schema.ts';

export const question = v.pipe(whole, v.brand('Question'));

/** Names one question of one table for ever. Branded, so that nobody answers with a ply. */
export type QuestionId = v.InferOutput<typeof question>;

export function asQuestionId(n: number): QuestionId {
  return n as QuestionId;
}
