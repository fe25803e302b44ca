// The messages between the page and its analysis worker.
import type { OtherAnswer } from '@eminent/table';

export type { Advice, Analysis, Judged, LuckyDraw } from '@eminent/bots';
export type { JudgedAnswer, OtherAnswer } from '@eminent/table';

/**
 * Asks the analysis worker for the analysis of a record, or for the cost of another answer in it.
 */
export interface AnalysisRequest {
  readonly record: string;
  readonly other?: OtherAnswer;
}
