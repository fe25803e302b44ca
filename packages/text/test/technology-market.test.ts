// Sentences about the technology market, and tooltips.
import { expect, test } from 'vitest';
import {
  LANGUAGES,
  loadLanguage,
  missingText,
  sourceText,
  takenText,
  takingText,
  TERMS,
  tipText,
} from '../src/index.ts';
import { tips } from '../src/locales/en/tips.ts';

await Promise.all(LANGUAGES.map(loadLanguage));

test('what is missing is counted in words', () => {
  const short = { symbolsMissing: 2, planetsMissing: 1 };
  expect(missingText('en', short, 'advanced')).toBe('Needs 2 more symbols and 1 Advanced planet');
  expect(missingText('it', short, 'advanced')).toBe(
    'Servono 2 altri simboli e 1 pianeta di tipo Avanzato',
  );
  expect(missingText('it', { symbolsMissing: 0, planetsMissing: 1 }, 'fertile')).toBe(
    'Serve 1 pianeta di tipo Fertile',
  );
  expect(missingText('en', { symbolsMissing: 1, planetsMissing: 0 }, 'fertile')).toBe(
    'Needs 1 more symbol',
  );
  expect(missingText('en', { symbolsMissing: 0, planetsMissing: 0 }, 'fertile')).toBeUndefined();
});

test('a taken technology names its owner, and which face', () => {
  const names = ['You', 'Lyra'];
  expect(takenText('en', { card: 'war-path', seat: 1 }, names, 0)).toBe('Lyra has this card');
  expect(takenText('en', { card: 'war-path', seat: 0 }, names, 0)).toBe('You have this card');
  expect(takenText('en', { card: 'war-path' }, names, 0)).toBe('Removed from the game');
  const face = { card: 'bureaucracy', otherFace: 'dissension', seat: 1 };
  expect(takenText('it', face, names, undefined)).toBe('Lyra ha l’altro lato');
});

test('the outcome of taking a technology follows from the card', () => {
  expect(takingText('en', 'terraforming', 'hand')).toEqual([
    'It goes into your hand.',
    'As a boost, it counts as 2 Colonize symbols.',
    'Worth 2 influence.',
  ]);
  expect(takingText('en', 'improved-survey.trade', 'play')).toEqual([
    'It’s spent with this role and goes to your discard pile in cleanup.',
    'As a boost, it counts as 1 symbol, Survey or Trade.',
  ]);
  expect(takingText('en', 'imperialism', 'hand')).toEqual([
    'It stays in your empire.',
    'Its symbols always count: Survey, Trade, and Warfare.',
    'Worth 2 influence.',
    'Its other face, Scorched Earth Policy, is then gone for everyone.',
  ]);
  expect(takingText('en', 'tf-haha', 'discard')[0]).toBe('It goes to your discard pile.');
  expect(() => takingText('en', 'survey', 'hand')).toThrow('no technology is called survey');
});

test('sources are named', () => {
  const cards = { from: 'cards', card: 'research', cards: 2, symbols: 2 } as const;
  expect(sourceText('en', cards, true)).toBe('Research ×2');
  expect(sourceText('en', { ...cards, cards: 1 }, true)).toBe('Research');
  expect(sourceText('en', { from: 'rule', symbols: 1 }, true)).toBe('for leading');
  expect(sourceText('en', { from: 'rule', symbols: 1 }, false)).toBe('for following');
  expect(sourceText('en', { from: 'empire', symbols: 1 }, false)).toBe('your empire');
});

const named = ['symbol:survey', 'slot:food', 'filled:iron'];
const plain = Object.keys(tips).filter(
  (key) => !['symbolOf', 'emptySlot', 'filledSlot'].includes(key),
);

test.each([...TERMS, ...named, ...plain])('%s explains itself in every language', (id) => {
  for (const lang of LANGUAGES) {
    expect(tipText(lang, id)?.term).not.toBe('');
    expect(tipText(lang, id)?.text).toMatch(/\.$/);
  }
});

test.each(['', 'symbolOf', 'emptySlot', 'symbol:war', 'filled', 'toString', 'x:food'])(
  '"%s" is no sign and has no explanation',
  (id) => {
    expect(tipText('en', id)).toBeUndefined();
  },
);
