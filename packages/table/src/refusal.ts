// Why a table refuses something: a reason that programs understand and a sentence for people. Nothing has changed then.
import type { RefusalReason } from '@eminent/protocol';

export interface Refusal {
  readonly reason: RefusalReason;
  readonly sentence: string;
  /** The first part of an answer that was not possible. */
  readonly token?: string;
}

export type Outcome = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };

export const DONE: Outcome = { ok: true };

export function refused(reason: RefusalReason, sentence: string, token?: string): Outcome {
  return { ok: false, refusal: { reason, sentence, ...(token === undefined ? {} : { token }) } };
}
