// Tooltips of icons that are not terms of the glossary: a name and an explanation.
import * as escalation from './rulesets/escalation/messages.ts';

export const tips = {
  symbolOf: { term: '{role} symbol' },
  emptySlot: { term: 'Empty slot: {resource}', text: 'Produce here to get {resource}.' },
  filledSlot: {
    term: 'Resource: {resource}',
    text: 'Trade it for 1 influence and free the slot.',
  },
  strength: {
    term: 'Strength',
    text: 'The symbols you’d lead this role with now, counting every card in your hand that helps.',
  },
  handSize: { term: 'Cards in hand', text: 'Everyone can see how many.' },
  deckSize: { term: 'Cards in the deck', text: 'What’s left to draw before a shuffle.' },
  discardSize: {
    term: 'Discard pile',
    text: 'Anyone may look at it. It’s shuffled when the deck is empty.',
  },
  stackSize: {
    term: 'Cards left in the stack',
    text: 'Leading the role takes one. Empty stacks bring the end of the game.',
  },
  lamp: {
    term: 'Empty stacks',
    text: 'One lamp for each stack that must be empty for the game to end. Lit means empty.',
  },
  beacon: {
    term: 'Colony beacons',
    text: 'Lit: a colony. Dashed: one you still need to settle.',
  },
  blocked: {
    term: 'Blocked',
    text: 'A fighter of Scorched Earth Policy sits here: no resources.',
  },
  seen: {
    term: 'Planet discard',
    text: 'Planets surveyed but not kept. They’re shuffled when the deck is empty.',
  },
  researchCost: {
    term: 'Cost',
    text: 'The Research symbols you need to take this technology.',
  },
  planetsNeeded: {
    term: 'Planets needed',
    text: 'You need this many face-up planets of this type. You don’t spend them.',
  },
  ...escalation.tips,
} as const;
