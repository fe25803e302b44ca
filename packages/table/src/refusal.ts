// Defines the refusal of a request to a table: a reason code for programs and a sentence for
// people. A refused request changes nothing.
import type { RefusalReason } from '@eminent/protocol';

export interface Refusal {
  readonly reason: RefusalReason;
  readonly sentence: string;
  /** The first token of an answer that is not legal; absent for other refusals. */
  readonly token?: string;
}

/** The result of a refused request. */
export type Refused = { readonly ok: false; readonly refusal: Refusal };
/** The result of a request: done, or refused. */
export type Outcome = { readonly ok: true } | Refused;

export const DONE: Outcome = { ok: true };

export function refused(reason: RefusalReason, sentence: string, token?: string): Refused {
  return { ok: false, refusal: { reason, sentence, ...(token === undefined ? {} : { token }) } };
}
