// Texts for games in the terminal.

export const cli = {
  one: 'Type a number. ? explains, u undoes, h helps.',
  tooFew: 'Pick {n}, all on one line.',
  several: 'Type all your picks on one line, such as 2 2 4. ? explains, u undoes, h helps.',
  help: 'Type the number of an option. Where you can pick several, type them all on one line: that’s your whole answer. ? explains your cards, planets and roles, and why you can’t use some of them now. ? and part of a name explains one thing, technologies included. u undoes your last choice if it revealed nothing. Ctrl+D leaves the game.',
  nothingCalled: 'Nothing called “{word}” here.',
  costs: 'attack {fighters}, colonies {colonies}, missing {missing}',
  scoreParts: 'planets {planets}, tokens {tokens}, technologies {technologies}',
  scorePartsShips:
    'planets {planets}, tokens {tokens}, technologies {technologies}, battlecruiser {cruiser}',
  shipCosts: '{price}, colonies {colonies}, missing {missing}',
  noUndo: 'You can’t undo this: cards were revealed, or someone else has moved.',
  unknown: 'Please enter a number from 1 to {last}.',
  tooMuch: 'You picked “{option}” too often. Nothing was done.',
} as const;
