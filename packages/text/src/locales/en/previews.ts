// What a role would give in this position.

export const previews = {
  noSymbol: 'You have no symbol of it: nothing comes of it.',
  look: 'You look at {range} {n:planet|planets} and keep one.',
  nothingToLookAt: 'You look at no planet: nothing comes of it.',
  fighters: 'You collect {range} {n:fighter|fighters}.',
  noFighters: 'No fighter is left to collect.',
  attackNow: 'Or you attack now: {list}.',
  attackThen: 'Afterwards you have enough fighters for {list}.',
  attackThenAll: 'With your whole hand enough for {list}.',
  colonies: 'You add {range} {n:colony|colonies}.',
  noColonies: 'You have no face-down planet: nothing can be colonized.',
  settleNow: 'Or you settle now: {list}.',
  settleThen: 'Afterwards these have enough colonies to be settled: {list}.',
  settleThenAll: 'With your whole hand under one planet enough for {list}.',
  resources: 'You get {range} {n:resource|resources}.',
  noResources: 'You have no free slot: nothing comes of it.',
  trades: 'You can trade {range} {n:time|times}.',
  noTrades: 'You have nothing to trade, or no influence is left.',
  technologies: 'You can take one of these: {list}.',
  technologiesAll: 'With your whole hand one of these too: {list}.',
  oneOfMany: 'You can take one of {n} technologies.',
  oneOfManyAll: 'With your whole hand one of {n} technologies more.',
  noTechnology: 'You can afford no technology, even with your whole hand.',
  lookAtCards:
    'You look at {range} {n:technology|technologies} and take one. Decks that are open to you: {list}.',
  noDeck: 'No deck of technologies is open to you: nothing comes of it.',
} as const;
