// Names in log sentences: the parts add up to the sentence, and every card and planet on the table
// is found.
import { type GameEvent, legalOptions, newGame, play, randomFromSeed, view } from '@eminent/engine';
import { eventText, LANGUAGES, loadLanguage } from '@eminent/text';
import { expect, test } from 'vitest';
import { gameOptions } from '../../../tools/game-options.ts';
import { partsOf, punctuated } from '../src/log/card-mentions.ts';
import { sentenceContext } from '../src/log/sentence-context.ts';

await Promise.all(LANGUAGES.map(loadLanguage));

/** Counts the events whose log sentence names a card or planet on the table. */
function namesFound(lang: (typeof LANGUAGES)[number]): Map<GameEvent['type'], number> {
  const state = newGame(gameOptions({ players: 3 }), 'mentions');
  const random = randomFromSeed('mentions');
  const found = new Map<GameEvent['type'], number>();
  while (!state.over) {
    const legal = legalOptions(state);
    const events: GameEvent[] = [];
    state.log = events;
    play(state, legal[random.below(legal.length)] ?? -1);
    state.log = undefined;
    const seen = view(state, 0);
    const table = sentenceContext({ view: seen, names: ['Ada', 'Bea', 'Cleo'] });
    for (const event of events) {
      const sentence = eventText(lang, event, table);
      const parts = partsOf(lang, sentence, event, seen);
      expect(parts.map(({ text }) => text).join('')).toBe(sentence);
      expect(
        punctuated(parts)
          .flatMap(({ text, punctuation }) => [text, punctuation])
          .join(''),
      ).toBe(sentence);
      const links = parts.filter(({ inspected }) => inspected !== undefined).length;
      found.set(event.type, (found.get(event.type) ?? 0) + links);
    }
  }
  return found;
}

test.each(LANGUAGES)('in %s', (lang) => {
  const found = namesFound(lang);
  for (const type of ['action', 'lead', 'boost', 'discard', 'colony', 'settle', 'draw'] as const) {
    expect(found.get(type)).toBeGreaterThan(0);
  }
  expect(found.get('dissent')).toBe(0);
});
