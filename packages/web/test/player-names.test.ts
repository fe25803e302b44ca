// Players without a name: "You" to oneself, a number to others, in the language of the moment, also in games kept by earlier versions.
import { loadLanguage } from '@eminent/text';
import { expect, test } from 'vitest';
import { namesIn, namesOfRecord } from '../src/game/player-names.ts';

await loadLanguage('it');

test('the one without a name at the screen is you', () => {
  expect(namesIn('en', ['Vega', ''], 1)).toEqual(['Vega', 'You']);
  expect(namesIn('it', ['Vega', ''], 1)).toEqual(['Vega', 'Tu']);
});

test('others without a name are called by their place, never "You"', () => {
  expect(namesIn('en', ['', 'Vega', ''], 2)).toEqual(['Player 1', 'Vega', 'You']);
  expect(namesIn('it', ['', 'Vega', ''], -1)).toEqual(['Giocatore 1', 'Vega', 'Giocatore 3']);
});

test('with no reader given, the only one without a name is the reader, and of several nobody is', () => {
  expect(namesIn('en', ['Vega', ''])).toEqual(['Vega', 'You']);
  expect(namesIn('en', ['', ''])).toEqual(['Player 1', 'Player 2']);
});

test('games kept by earlier versions hold the word of the language in which they began', () => {
  expect(namesIn('it', ['You', 'Vega'])).toEqual(['Tu', 'Vega']);
  expect(namesIn('en', ['Tu', 'Vega'], 1)).toEqual(['Player 1', 'Vega']);
});

test('computer players of a record have the names that they have at the table, not their ids', async () => {
  await loadLanguage('en');
  await loadLanguage('it');
  expect(namesOfRecord('en', ['Ada', 'captain', 'captain'])).toEqual([
    'Ada',
    'Captain',
    'Captain 2',
  ]);
  expect(namesOfRecord('it', ['', 'captain'])).toEqual(['', 'Capitano']);
});
