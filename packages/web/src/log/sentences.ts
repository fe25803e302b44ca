// What happened as sentences; the same sentence several times in a row is told once, with how often.
import type { GameEvent } from '@eminent/engine';
import { eventText, type Table, type Locale } from '@eminent/text';

export interface Sentence {
  readonly event: GameEvent;
  /** Its place among the events; where it is told for several, that of the first. */
  readonly at: number;
  readonly sentence: string;
  readonly times: number;
}

/** The sentences of events, in their order. */
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
