// Players without a name: "You" to themselves and a number to others, in the current language, also
// in games saved by earlier versions.
import { loadLanguage } from '@eminent/text';
import { expect, test } from 'vitest';
import { namesIn, namesOfRecord } from '../src/game/player-names.ts';

await loadLanguage('it');

test('the player without a name at the screen is You', () => {
  expect(namesIn('en', ['Vega', ''], 1)).toEqual(['Vega', 'You']);
  expect(namesIn('it', ['Vega', ''], 1)).toEqual(['Vega', 'Tu']);
});

test('other players without a name are named by seat, never "You"', () => {
  expect(namesIn('en', ['', 'Vega', ''], 2)).toEqual(['Player 1', 'Vega', 'You']);
  expect(namesIn('it', ['', 'Vega', ''], -1)).toEqual(['Giocatore 1', 'Vega', 'Giocatore 3']);
});

test('without a given reader the only player without a name is the reader; of several, none is', () => {
  expect(namesIn('en', ['Vega', ''])).toEqual(['Vega', 'You']);
  expect(namesIn('en', ['', ''])).toEqual(['Player 1', 'Player 2']);
});

test('games saved by earlier versions contain the word of the language they started in', () => {
  expect(namesIn('it', ['You', 'Vega'])).toEqual(['Tu', 'Vega']);
  expect(namesIn('en', ['Tu', 'Vega'], 1)).toEqual(['Player 1', 'Vega']);
});

test('bots of a record have their usual names, not their ids', async () => {
  await loadLanguage('en');
  await loadLanguage('it');
  expect(namesOfRecord('en', ['Ada', 'captain', 'captain'])).toEqual([
    'Ada',
    'Captain',
    'Captain 2',
  ]);
  expect(namesOfRecord('it', ['', 'captain'])).toEqual(['', 'Capitano']);
});
