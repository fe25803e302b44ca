// Types of the messages between the page and the analysis worker.
import type { OtherAnswer } from '@eminent/table';

export type { Advice, Analysis, Judged, LuckyDraw } from '@eminent/bots';
export type { JudgedAnswer, OtherAnswer } from '@eminent/table';

/** With `other`, asks to judge this answer. Otherwise asks to analyze the record. */
export interface AnalysisRequest {
  readonly record: string;
  readonly other?: OtherAnswer;
}
