// A record read once: what is shown of a finished game in several places comes from the same timeline.
import type { ReadRecord } from '@eminent/engine';
import type { Locale } from '@eminent/text';
import { Timeline } from './timeline.ts';

let last:
  | { readonly record: string; readonly lang: Locale; readonly read: ReadRecord<Timeline> }
  | undefined;

/** As `Timeline.read`, and the same one when it is asked for again. */
export function readTimeline(record: string, lang: Locale): ReadRecord<Timeline> {
  if (last?.record !== record || last.lang !== lang) {
    last = { record, lang, read: Timeline.read(record, lang) };
  }
  return last.read;
}
