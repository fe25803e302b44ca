// Why a table refuses something: a reason that programs understand and a sentence for people. Nothing has changed then.
import type { RefusalReason } from '@eminent/protocol';

export interface Refusal {
  readonly reason: RefusalReason;
  readonly sentence: string;
  /** The first part of an answer that was not possible. */
  readonly token?: string;
}

export type Refused = { readonly ok: false; readonly refusal: Refusal };
export type Outcome = { readonly ok: true } | Refused;

export const DONE: Outcome = { ok: true };

export function refused(reason: RefusalReason, sentence: string, token?: string): Refused {
  return { ok: false, refusal: { reason, sentence, ...(token === undefined ? {} : { token }) } };
}
