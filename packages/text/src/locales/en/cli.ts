// Interface of the terminal.

export const cli = {
  one: 'A number; ? explains, u takes back, h helps.',
  tooFew: 'Pick {n} in one line.',
  several: 'All that you pick in one line, such as 2 2 4; ? explains, u takes back, h helps.',
  help: 'Enter the number of an option; where several may be picked, all of them in one line, which is then the whole answer. ? tells what your cards, planets and roles do and why some cannot be used now; ? and a part of a name tells of one thing, technologies too. u takes your last choice back as long as nothing was revealed by it. The end of the input (Ctrl+D) leaves the game.',
  nothingCalled:
    'No role, card in hand, planet of yours or technology here has “{word}” in its name.',
  costs: 'attack {fighters}, colonies {colonies}, missing {missing}',
  scoreParts: 'planets {planets}, tokens {tokens}, technologies {technologies}',
  scorePartsShips:
    'planets {planets}, tokens {tokens}, technologies {technologies}, battlecruiser {cruiser}',
  shipCosts: '{price}, colonies {colonies}, missing {missing}',
  noUndo: 'Nothing can be taken back: something was revealed, or another player chose.',
  unknown: 'Please enter a number from 1 to {last}.',
  tooMuch: 'That is more than possible: “{option}” comes too often. Nothing was done.',
} as const;
