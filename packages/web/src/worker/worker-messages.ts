// Types of the messages between the page and its analysis worker.
import type { OtherAnswer } from '@eminent/table';

export type { Advice, Analysis, Judged, LuckyDraw } from '@eminent/bots';
export type { JudgedAnswer, OtherAnswer } from '@eminent/table';

/**
 * Asks the analysis worker for the analysis of a record, or for the judgment of another answer to
 * one of its decisions.
 */
export interface AnalysisRequest {
  readonly record: string;
  readonly other?: OtherAnswer;
}
