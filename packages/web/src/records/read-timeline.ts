// Caches the timeline of one record, because several parts of the result page use it.
import type { ReadRecord } from '@eminent/engine';
import type { Locale } from '@eminent/text';
import { Timeline } from './timeline.ts';

let last:
  | { readonly record: string; readonly lang: Locale; readonly read: ReadRecord<Timeline> }
  | undefined;

export function readTimeline(record: string, lang: Locale): ReadRecord<Timeline> {
  if (last?.record !== record || last.lang !== lang) {
    last = { record, lang, read: Timeline.read(record, lang) };
  }
  return last.read;
}
