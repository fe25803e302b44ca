// Short card texts fit on small cards, have the right numbers, and use the ruleset's wording.
import { CARDS } from '@eminent/engine';
import { expect, test } from 'vitest';
import { cardText, shortCardText } from '../src/card-texts.ts';
import { LANGUAGES, loadLanguage } from '../src/language.ts';

await Promise.all(LANGUAGES.map(loadLanguage));

/** In characters: four lines on a card on a phone. */
const MAX_LENGTH = 52;

test.each(LANGUAGES)(
  'every card has a short text in %s, never longer than the whole one',
  (lang) => {
    for (const { id } of CARDS) {
      // Skips cards of the prototype, which have no own texts, and tokens, which are never in hand.
      if (/^(?:t[afm]|resource)-/.test(id)) continue;
      for (const errata of [false, true]) {
        const short = shortCardText(lang, id, errata);
        expect(short.length, `${id}: ${short}`).toBeLessThanOrEqual(MAX_LENGTH);
        expect(short.length, `${id}: ${short}`).toBeLessThanOrEqual(
          cardText(lang, id, errata).length,
        );
      }
    }
  },
);

test('a later text has its own short text', () => {
  expect(shortCardText('en', 'abundance')).not.toBe(shortCardText('en', 'abundance', true));
  expect(shortCardText('en', 'research', true)).toBe(shortCardText('en', 'research'));
});

test('a ruleset that changes a card text changes the short one, too', () => {
  expect(shortCardText('en-x-proto-2010', 'survey')).toBe('No Action.');
  expect(shortCardText('en-x-proto-2010', 'warfare')).toBe(cardText('en-x-proto-2010', 'warfare'));
  expect(shortCardText('it-x-fleets', 'warfare')).toContain('caccia');
  expect(shortCardText('it', 'warfare')).toContain('astronave');
});
