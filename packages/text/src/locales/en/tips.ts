// Tooltips for icons of the table that are not rules terms: a name and a sentence.
import * as escalation from './rulesets/escalation/messages.ts';

export const tips = {
  symbolOf: { term: '{role} symbol' },
  emptySlot: { term: 'Empty slot: {resource}', text: 'Producing here brings one {resource}.' },
  filledSlot: {
    term: 'Resource: {resource}',
    text: 'Trading it brings 1 influence and frees the slot.',
  },
  strength: {
    term: 'Strength',
    text: 'The symbols with which you would lead this role now, with every hand card that helps.',
  },
  handSize: { term: 'Cards in hand', text: 'Everybody sees how many there are.' },
  deckSize: { term: 'Cards in the deck', text: 'What is left to draw before a shuffle.' },
  discardSize: {
    term: 'Discard pile',
    text: 'Open to everybody, and shuffled when the deck is empty.',
  },
  stackSize: {
    term: 'Cards left in the stack',
    text: 'Leading the role takes one. Stacks that run out bring the end of the game.',
  },
  lamp: {
    term: 'Empty stacks',
    text: 'A lamp for each stack that must be empty for the game to end. Lit: it is.',
  },
  beacon: {
    term: 'Colony beacons',
    text: 'Lit: a colony that is there. Dashed: one that is still missing to settle.',
  },
  blocked: {
    term: 'Blocked',
    text: 'A fighter of Scorched Earth Policy stands here: no resources.',
  },
  seen: {
    term: 'Planets seen',
    text: 'Planets that were surveyed and not kept. They are shuffled when the deck is empty.',
  },
  researchCost: {
    term: 'Cost',
    text: 'The Research symbols that taking this technology needs.',
  },
  planetsNeeded: {
    term: 'Planets needed',
    text: 'So many face-up planets of this type. They are counted, not spent.',
  },
  ...escalation.tips,
} as const;
