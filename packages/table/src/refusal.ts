// A table refuses invalid requests. A refusal has a reason code for programs and a sentence for
// people. A refused request changes nothing.
import type { RefusalReason } from '@eminent/protocol';

export interface Refusal {
  readonly reason: RefusalReason;
  readonly sentence: string;
  /** First token that is not legal, if the reason is `illegal`. */
  readonly token?: string;
}

export type Refused = { readonly ok: false; readonly refusal: Refusal };
export type Outcome = { readonly ok: true } | Refused;

export const DONE: Outcome = { ok: true };

export function refused(reason: RefusalReason, sentence: string, token?: string): Refused {
  return { ok: false, refusal: { reason, sentence, ...(token === undefined ? {} : { token }) } };
}
