// Texts of the rule options: a description, and one sentence for each value.
import * as escalation from './rulesets/escalation/messages.ts';
import { switches as prototypeSwitches } from './rulesets/prototype-2010/messages.ts';

export const switches = {
  techErrata: {
    name: 'Text of four technologies',
    off: 'As printed in 2011.',
    on: 'Abundance, Bureaucracy, Logistics and Terraforming with their later text.',
  },
  displayErrata: {
    name: 'Empty Survey and Warfare stacks',
    off: 'They give their leader nothing extra.',
    on: 'They give their leader 1 symbol, like Produce, Trade and Research.',
  },
  extraRound: {
    name: 'Extra round',
    off: 'The game ends with the round in which the end is triggered.',
    on: 'Play one more full round after it.',
  },
  twoPlayerStacks: {
    name: 'Stacks with two players',
    full: 'Full: 16, 14, 16, 12 and 16 cards.',
    reduced: 'Reduced: 12, 12, 12, 8 and 12 cards, for a game about a third shorter.',
  },
  learningDeck: {
    name: 'Starting decks of the learning game',
    ten: 'Ten cards, including two Research cards for their Action.',
    eight: 'Eight cards, without Research.',
  },
  startPlanets: {
    name: 'Start planets',
    'face-down': 'Face down: you win your first planet in play.',
    'face-up': 'Face up: settled from the start, with their slot and their influence.',
  },
  startDeck: {
    name: 'Starting decks',
    printed: 'The ten cards of the rulebook.',
    'one-of-each': 'Eight cards: one of each role and two Politics.',
  },
  roleStacks: {
    name: 'Role stacks',
    five: 'Five stacks: Produce and Trade share theirs.',
    six: 'Six stacks: Produce and Trade are cards of their own.',
  },
  influenceSupply: {
    name: 'Influence supply',
    '24': '24 tokens, plus a reserve just to finish the last round.',
    '32': '32 tokens in one supply, no reserve.',
  },
  stacksToEnd: {
    name: 'Empty stacks that end the game',
    'by-players': 'One with two or three players, two with four.',
    one: 'One, with any number of players; two in the extended game.',
  },
  manualTechnologies: {
    name: 'Technologies of the reference manual',
    off: 'Those of the base game.',
    on: 'Three Peace Treaties and Tour de Force as well, as described in the manual.',
  },
  researchAction: {
    name: 'Action of Research cards',
    'two-in-hand': 'Remove up to two cards in your hand.',
    'one-anywhere': 'Remove one card in your hand or discard pile.',
  },
  technologyGoesTo: {
    name: 'A technology that you take',
    hand: 'Goes into your hand.',
    play: 'Is spent with the role’s cards and goes to your discard pile in cleanup.',
  },
  produceLeaderBonus: {
    name: 'Leader of Produce',
    off: 'Gets an extra symbol only when the stack is empty.',
    on: 'Always gets an extra symbol.',
  },
  tradeLeaderBonus: {
    name: 'Leader of Trade',
    off: 'Gets an extra symbol only when the stack is empty.',
    on: 'Always gets an extra symbol.',
  },
  settleWhenFollowing: {
    name: 'Followers of Colonize',
    off: 'May only tuck colonies.',
    on: 'May settle a planet instead.',
  },
  ...prototypeSwitches,
  ...escalation.switches,
} as const;
