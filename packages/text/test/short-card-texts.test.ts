// Short card texts fit on the smallest cards of a hand, keep their numbers true and follow the
// wording of a ruleset.
import { CARDS } from '@eminent/engine';
import { expect, test } from 'vitest';
import { cardText, shortCardText } from '../src/card-texts.ts';
import { LANGUAGES, loadLanguage } from '../src/language.ts';

await Promise.all(LANGUAGES.map(loadLanguage));

/** Maximum length: four lines on a card on a phone. */
const MAX_LENGTH = 52;

test.each(LANGUAGES)(
  'every card has a short text in %s, never longer than the whole one',
  (lang) => {
    for (const { id } of CARDS) {
      // Cards of the prototype have no texts of their own, and resource tokens are not in a hand.
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
