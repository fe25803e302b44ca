// Places to break long Italian words, whatever the wording of the ruleset.
import { expect, test } from 'vitest';
import { hyphenate } from '../src/ui/hyphenate.ts';

const parts = (...where: Parameters<typeof hyphenate>) => hyphenate(...where).split('\u00AD');

test('long Italian words break after their syllables, in every wording', () => {
  for (const lang of ['it', 'it-x-fleets'] as const) {
    expect(parts(lang, 'Colonizzazione')).toEqual(['Co', 'lo', 'niz', 'za', 'zio', 'ne']);
    expect(parts(lang, 'Esplorazione')).toEqual(['Esplo', 'ra', 'zio', 'ne']);
    expect(parts(lang, 'Guerra')).toEqual(['Guerra']);
  }
});

test('English words are left to the browser', () => {
  expect(parts('en', 'Hyperefficiency')).toEqual(['Hyperefficiency']);
});
