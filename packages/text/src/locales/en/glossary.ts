// The terms of the game, explained.
import * as escalation from './rulesets/escalation/messages.ts';

export const glossary = {
  action: {
    term: 'Action',
    text: 'What a card does when you play it in your Action phase. Actions are not boosted or followed.',
  },
  actionPhase: {
    term: 'Action phase',
    text: 'The first part of your turn: play one hand card for its Action, or none.',
  },
  advanced: { term: 'Advanced', text: 'One of the three types of planets and technologies.' },
  attack: {
    term: 'Attack',
    text: 'Pay a planet’s Warfare cost in fighters and turn it face up. Only your own face-down planets.',
  },
  boost: {
    term: 'Boost',
    text: 'Play hand cards with the symbol of a role to make it stronger.',
  },
  cleanup: {
    term: 'Cleanup phase',
    text: 'The end of your turn: discard what you like, then draw up to your hand limit.',
  },
  colony: {
    term: 'Colony',
    text: 'A Colonize symbol on a card under a face-down planet. Enough of them let you settle it.',
  },
  deck: {
    term: 'Deck',
    text: 'Your own cards, face down. When it is empty and you must draw, your discard pile is shuffled.',
  },
  discard: { term: 'Discard pile', text: 'Where your used cards go. Everybody may look at it.' },
  discount: {
    term: 'Discount',
    text: 'Each Colonize symbol in your empire lowers by 1 the colonies that settling needs.',
  },
  dissent: { term: 'Dissent', text: 'Not follow a role, and draw a card instead.' },
  doubleSided: {
    term: 'Double-sided technology',
    text: 'A card with a permanent on each side. Whoever takes it chooses the side; the other is gone.',
  },
  emptyStack: {
    term: 'Empty stack',
    text: 'The role can still be led. Produce, Trade and Research then give their leader 1 symbol.',
  },
  empire: {
    term: 'Empire',
    text: 'What lies in front of you: planets, colonies, fighters, resources, permanents.',
  },
  endTrigger: {
    term: 'End trigger',
    text: 'The supply is empty, or enough stacks are. The round is finished, then scores are counted.',
  },
  extraRound: {
    term: 'Extra round',
    text: 'With this option one full round more is played at the end.',
  },
  faceDown: {
    term: 'Face-down planet',
    text: 'Part of your empire, but of no use before you settle or attack it. Only you know its front.',
  },
  faceUp: {
    term: 'Face-up planet',
    text: 'Counts its influence, gives its symbol, holds resources, and allows technologies.',
  },
  fertile: { term: 'Fertile', text: 'One of the three types of planets and technologies.' },
  fighter: { term: 'Fighter', text: 'Pays for attacks. Warfare collects them.' },
  follow: {
    term: 'Follow',
    text: 'Take part in a role that somebody else leads, with your own cards and symbols.',
  },
  handLimit: {
    term: 'Hand limit',
    text: 'How many cards you hold after your own cleanup: 5, and 1 more per hand sign on your planets.',
  },
  influence: {
    term: 'Influence',
    text: 'The points of the game: tokens from trade, face-up planets, technologies.',
  },
  inPlay: {
    term: 'In play',
    text: 'Cards that you and the followers spent on a role, until the cleanup of whoever leads it.',
  },
  lastRound: {
    term: 'Last round',
    text: 'The round in which the end is triggered. The player on the right of whoever began has the last turn.',
  },
  lead: {
    term: 'Lead',
    text: 'Choose the role of your Role phase and take its card from the stack.',
  },
  leader: {
    term: 'Leader',
    text: 'Whoever leads the role. The leader has a bonus that followers do not get.',
  },
  level: {
    term: 'Level',
    text: 'Technologies have level 1, 2 or 3: 3, 5 or 7 Research symbols and 1, 2 or 3 planets.',
  },
  metallic: { term: 'Metallic', text: 'One of the three types of planets and technologies.' },
  permanent: {
    term: 'Permanent',
    text: 'A technology that stays in your empire and works all the time.',
  },
  planetBack: {
    term: 'Back of a planet',
    text: 'Shows its type and both costs. Everybody sees it.',
  },
  planetDeck: {
    term: 'Planet deck',
    text: 'The planets still to be found. The back of the next one is visible.',
  },
  politics: {
    term: 'Politics',
    text: 'A card without a symbol. Its Action swaps it for a role card of your choice.',
  },
  remove: {
    term: 'Remove from the game',
    text: 'The card leaves for good; it does not go back to a stack.',
  },
  reserve: {
    term: 'Reserve',
    text: 'Influence that is paid out after the supply is empty. It counts like the rest.',
  },
  resource: {
    term: 'Resource',
    text: 'Food, water, iron or silicon on a slot. Trading one brings 1 influence.',
  },
  role: {
    term: 'Role',
    text: 'One of Survey, Warfare, Colonize, Produce, Trade, Research.',
  },
  roleCard: {
    term: 'Role card',
    text: 'A card of a stack, with an Action and the symbol of its role. Whoever leads takes one into the deck.',
  },
  rolePhase: {
    term: 'Role phase',
    text: 'The middle of your turn: lead a role; then the others follow or dissent.',
  },
  score: {
    term: 'Score',
    text: 'All your influence: tokens, face-up planets and technologies. The highest wins.',
  },
  settle: {
    term: 'Settle',
    text: 'Turn a planet face up that has enough colonies. Its colonies go to your discard pile.',
  },
  slot: {
    term: 'Slot',
    text: 'A place on a planet for one resource of the type that it shows.',
  },
  stack: {
    term: 'Stack',
    text: 'The common pile of one role card. Empty stacks bring the end of the game.',
  },
  startPlanet: {
    term: 'Start planet',
    text: 'Your first planet: it costs 2 fighters or 2 colonies and is worth 2 influence.',
  },
  supply: {
    term: 'Supply',
    text: 'The common influence tokens, 24 at the start. When it is empty the end is triggered.',
  },
  symbol: {
    term: 'Symbol',
    text: 'The sign of a role on cards and planets. Roles count symbols.',
  },
  technology: {
    term: 'Technology',
    text: 'A card that you take with Research: a better Action, a permanent, influence.',
  },
  tie: {
    term: 'Tie',
    text: 'Most resources and fighters decide. If that is equal too, the victory is shared.',
  },
  ...escalation.glossary,
} as const;
