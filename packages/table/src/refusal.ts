// Why a table refuses a request: a reason code for programs and a sentence for people. A refused
// request changes nothing.
import type { RefusalReason } from '@eminent/protocol';

export interface Refusal {
  readonly reason: RefusalReason;
  readonly sentence: string;
  /** The first token of the answer that was not legal. */
  readonly token?: string;
}

/** A refused request. */
export type Refused = { readonly ok: false; readonly refusal: Refusal };
/** Whether a request was carried out. */
export type Outcome = { readonly ok: true } | Refused;

export const DONE: Outcome = { ok: true };

export function refused(reason: RefusalReason, sentence: string, token?: string): Refused {
  return { ok: false, refusal: { reason, sentence, ...(token === undefined ? {} : { token }) } };
}
