// Finds the names of cards and planets in a log sentence, so that each becomes a button that opens
// its description.
import type { GameEvent, View } from '@eminent/engine';
import { cardLabel, cardName, planetName, type Locale } from '@eminent/text';
import type { Inspected } from '../game/table-windows.ts';

/** A part of a sentence. `inspected` is set if the part is the name of a card or planet. */
export interface Part {
  readonly text: string;
  readonly inspected?: Inspected;
}

interface Mention {
  readonly name: string;
  readonly inspected: Inspected;
}

function cardsOf(event: GameEvent): readonly string[] {
  if ('cards' in event) return event.cards ?? [];
  return 'card' in event && event.card !== undefined ? [event.card] : [];
}

/** The planet that an event names, if it is still in its place. */
function planetOf(event: GameEvent, view: View): readonly Mention[] {
  if (!('at' in event)) return [];
  const { seat, at } = event;
  const planet = view.players[seat]?.planets[at]?.planet;
  return planet === undefined
    ? []
    : [{ name: planetName(planet), inspected: { kind: 'planet', seat, at } }];
}

/** Splits the sentence of an event at the names of cards and planets. */
export function partsOf(
  lang: Locale,
  sentence: string,
  event: GameEvent,
  view: View,
): readonly Part[] {
  const mentions = [
    ...cardsOf(event).flatMap((card): readonly Mention[] =>
      [cardLabel(lang, card), cardName(lang, card)].map((name) => ({
        name,
        inspected: { kind: 'card', card },
      })),
    ),
    ...planetOf(event, view),
  ];
  let parts: readonly Part[] = [{ text: sentence }];
  for (const mention of mentions) parts = parts.flatMap((part) => split(part, mention));
  return parts;
}

function split(part: Part, { name, inspected }: Mention): readonly Part[] {
  const from = part.inspected === undefined ? part.text.lastIndexOf(name) : -1;
  if (from < 0) return [part];
  const before = part.text.slice(0, from);
  const after = part.text.slice(from + name.length);
  return [{ text: before }, { text: name, inspected }, { text: after }].filter(
    ({ text }) => text !== '',
  );
}

/** A part with the punctuation after it, which stays on the same line. */
interface PunctuatedPart extends Part {
  readonly punctuation: string;
}

/** Moves punctuation after a name from the next part to the name. */
export function punctuated(parts: readonly Part[]): readonly PunctuatedPart[] {
  const startOf = (text: string | undefined): string => /^[.,;:]*/.exec(text ?? '')?.[0] ?? '';
  return parts.map((part, at) => ({
    ...part,
    text:
      parts[at - 1]?.inspected === undefined
        ? part.text
        : part.text.slice(startOf(part.text).length),
    punctuation: part.inspected === undefined ? '' : startOf(parts[at + 1]?.text),
  }));
}
