// Sentences about the benefits of a role in the current position.
import * as escalation from './rulesets/escalation/messages.ts';

export const previews = {
  noSymbol: 'You have no symbol for this role, so you get nothing.',
  look: 'You look at {range} {n:planet|planets} and keep one.',
  nothingToLookAt: 'You look at no planets, so you get nothing.',
  fighters: 'You collect {range} {n:fighter|fighters}.',
  noFighters: 'There are no fighters left to collect.',
  attackNow: 'Or attack now: {list}.',
  attackThen: 'Then you’ll have enough fighters for {list}.',
  attackThenAll: 'With your whole hand, enough for {list}.',
  colonies: 'You add {range} {n:colony|colonies}.',
  noColonies: 'You have no face-down planet, so you can’t add colonies.',
  settleNow: 'Or settle now: {list}.',
  settleThen: 'Then there will be enough colonies to settle {list}.',
  settleThenAll: 'With your whole hand under one planet, enough for {list}.',
  resources: 'You get {range} {n:resource|resources}.',
  noResources: 'You have no empty slots, so you get nothing.',
  trades: 'You can trade {range} {n:time|times}.',
  noTrades: 'You have nothing to trade, or there’s no influence left.',
  technologies: 'You can take one of these: {list}.',
  technologiesAll: 'With your whole hand, one of these too: {list}.',
  oneOfMany: 'You can take one of {n} technologies.',
  oneOfManyAll: 'With your whole hand, one of {n} more technologies.',
  noTechnology: 'Even with your whole hand, there’s no technology you can afford.',
  lookAtCards:
    'You look at {range} {n:technology|technologies} and take one. Decks open to you: {list}.',
  noDeck: 'No technology deck is open to you, so you get nothing.',
  ...escalation.previews,
  mayEnd: 'This may bring on the end of the game.',
} as const;
