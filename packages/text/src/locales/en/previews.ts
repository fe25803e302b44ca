// What a role would give in this position.
import * as escalation from './rulesets/escalation/messages.ts';

export const previews = {
  noSymbol: 'You have no symbol of this role: you get nothing.',
  look: 'You look at {range} {n:planet|planets} and keep one.',
  nothingToLookAt: 'You look at no planet: you get nothing.',
  fighters: 'You collect {range} {n:fighter|fighters}.',
  noFighters: 'No fighter is left to collect.',
  attackNow: 'Or you attack now: {list}.',
  attackThen: 'Afterwards you have enough fighters for {list}.',
  attackThenAll: 'With your whole hand enough for {list}.',
  colonies: 'You add {range} {n:colony|colonies}.',
  noColonies: 'You have no face-down planet: no colony can be added.',
  settleNow: 'Or you settle now: {list}.',
  settleThen: 'Afterwards these have enough colonies to be settled: {list}.',
  settleThenAll: 'With your whole hand under one planet enough for {list}.',
  resources: 'You get {range} {n:resource|resources}.',
  noResources: 'You have no empty slot: you get nothing.',
  trades: 'You can trade {range} {n:time|times}.',
  noTrades: 'You have nothing to trade, or no influence is left.',
  technologies: 'You can take one of these: {list}.',
  technologiesAll: 'With your whole hand one of these too: {list}.',
  oneOfMany: 'You can take one of {n} technologies.',
  oneOfManyAll: 'With your whole hand one of {n} more technologies.',
  noTechnology: 'You can afford no technology, even with your whole hand.',
  lookAtCards:
    'You look at {range} {n:technology|technologies} and take one. Decks that are open to you: {list}.',
  noDeck: 'No deck of technologies is open to you: you get nothing.',
  ...escalation.previews,
  mayEnd: 'It may bring on the end of the game.',
} as const;
