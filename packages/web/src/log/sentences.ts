// Describes events as sentences. Equal sentences in a row are merged and counted.
import type { GameEvent } from '@eminent/engine';
import { eventText, type Table, type Locale } from '@eminent/text';

export interface Sentence {
  readonly event: GameEvent;
  /** The index of the event in the list or, for a merged sentence, of its first event. */
  readonly at: number;
  readonly sentence: string;
  readonly times: number;
}

/** Describes events in order, with equal sentences in a row merged. */
export function sentencesOf(
  lang: Locale,
  events: readonly GameEvent[],
  table: Table,
): readonly Sentence[] {
  const all: Sentence[] = [];
  for (const [at, event] of events.entries()) {
    const sentence = eventText(lang, event, table);
    const last = all.at(-1);
    if (last?.sentence === sentence) all[all.length - 1] = { ...last, times: last.times + 1 };
    else all.push({ event, at, sentence, times: 1 });
  }
  return all;
}
