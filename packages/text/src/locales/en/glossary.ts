// The terms of the game and their explanations.
import * as escalation from './rulesets/escalation/messages.ts';

export const glossary = {
  action: {
    term: 'Action',
    text: 'What a card does when you play it in your Action phase. Actions aren’t boosted or followed.',
  },
  actionPhase: {
    term: 'Action phase',
    text: 'The first part of your turn: you may play one card from your hand for its Action.',
  },
  advanced: { term: 'Advanced', text: 'One of the three types of planets and technologies.' },
  attack: {
    term: 'Attack',
    text: 'Pay a planet’s Warfare cost in fighters and turn it face up. You can only attack your own face-down planets.',
  },
  boost: {
    term: 'Boost',
    text: 'Play cards from your hand with a role’s symbol to make it stronger.',
  },
  cleanup: {
    term: 'Cleanup phase',
    text: 'The end of your turn: discard what you like, then draw up to your hand limit.',
  },
  colony: {
    term: 'Colony',
    text: 'A Colonize symbol on a card tucked under a face-down planet. Collect enough and you can settle it.',
  },
  deck: {
    term: 'Deck',
    text: 'Your own cards, face down. When you must draw and it’s empty, you shuffle your discard pile.',
  },
  discard: { term: 'Discard pile', text: 'Where your used cards go. Anyone may look at it.' },
  discount: {
    term: 'Discount',
    text: 'With each Colonize symbol in your empire, settling a planet takes one fewer colony.',
  },
  dissent: { term: 'Dissent', text: 'Don’t follow a role; draw a card instead.' },
  doubleSided: {
    term: 'Double-sided technology',
    text: 'A card with a permanent on each side. When you take it, you choose the side; the other is gone.',
  },
  emptyStack: {
    term: 'Empty stack',
    text: 'You can still lead the role. Produce, Trade and Research then give their leader 1 extra symbol.',
  },
  empire: {
    term: 'Empire',
    text: 'What lies in front of you: planets, colonies, fighters, resources, permanents.',
  },
  endTrigger: {
    term: 'End trigger',
    text: 'The influence supply or enough stacks are empty. Finish the round, then count the score.',
  },
  extraRound: {
    term: 'Extra round',
    text: 'With this option, you play one more full round at the end.',
  },
  faceDown: {
    term: 'Face-down planet',
    text: 'Part of your empire, but it does nothing until you settle or attack it. Only you know its front.',
  },
  faceUp: {
    term: 'Face-up planet',
    text: 'Scores its influence, gives its symbol, holds resources and allows technologies.',
  },
  fertile: { term: 'Fertile', text: 'One of the three types of planets and technologies.' },
  fighter: { term: 'Fighter', text: 'Pays for attacks. Warfare collects them.' },
  follow: {
    term: 'Follow',
    text: 'Take part in a role that another player leads, with your own cards and symbols.',
  },
  handLimit: {
    term: 'Hand limit',
    text: 'How many cards you hold after your own cleanup: 5, plus 1 for each hand icon on your planets.',
  },
  influence: {
    term: 'Influence',
    text: 'The points of the game: tokens from trade, face-up planets, technologies.',
  },
  inPlay: {
    term: 'In play',
    text: 'Cards that you and your followers spent on a role, until the leader’s cleanup.',
  },
  lastRound: {
    term: 'Last round',
    text: 'The round in which the end is triggered. The player to the right of the first player takes the last turn.',
  },
  lead: {
    term: 'Lead',
    text: 'Choose the role of your Role phase and take its card from the stack.',
  },
  leader: {
    term: 'Leader',
    text: 'The player who leads the role. The leader gets a bonus that followers don’t.',
  },
  level: {
    term: 'Level',
    text: 'Technologies have level 1, 2 or 3: 3, 5 or 7 Research symbols and 1, 2 or 3 planets.',
  },
  metallic: { term: 'Metallic', text: 'One of the three types of planets and technologies.' },
  permanent: {
    term: 'Permanent',
    text: 'A technology that stays in your empire and always works.',
  },
  planetBack: {
    term: 'Back of a planet',
    text: 'Shows its type and both costs. Everyone can see it.',
  },
  planetDeck: {
    term: 'Planet deck',
    text: 'The planets still to be found. You can see the back of the next one.',
  },
  politics: {
    term: 'Politics',
    text: 'A card without a symbol. Its Action swaps it for a role card of your choice.',
  },
  remove: {
    term: 'Remove from the game',
    text: 'The card leaves the game for good; it doesn’t go back to a stack.',
  },
  reserve: {
    term: 'Reserve',
    text: 'Influence paid out after the supply is empty. It counts like the rest.',
  },
  resource: {
    term: 'Resource',
    text: 'Food, water, iron or silicon on a slot. Trading one gets you 1 influence.',
  },
  role: {
    term: 'Role',
    text: 'One of Survey, Warfare, Colonize, Produce, Trade, Research.',
  },
  roleCard: {
    term: 'Role card',
    text: 'A card from a stack, with an Action and its role’s symbol. Leading the role puts one into your deck.',
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
    text: 'Turn a planet face up once it has enough colonies. They go to your discard pile.',
  },
  slot: {
    term: 'Slot',
    text: 'A place on a planet for one resource of the type shown.',
  },
  stack: {
    term: 'Stack',
    text: 'The shared pile of one role card. Empty stacks bring the end of the game.',
  },
  startPlanet: {
    term: 'Start planet',
    text: 'Your first planet: it costs 2 fighters or 2 colonies and is worth 2 influence.',
  },
  supply: {
    term: 'Supply',
    text: 'The shared influence tokens, 24 at the start. When it’s empty, the end is triggered.',
  },
  symbol: {
    term: 'Symbol',
    text: 'A role’s icon on cards and planets. Roles count symbols.',
  },
  technology: {
    term: 'Technology',
    text: 'A card you take with Research: a better Action, a permanent, or influence.',
  },
  tie: {
    term: 'Tie',
    text: 'Most resources and fighters wins. If that’s tied too, the victory is shared.',
  },
  ...escalation.glossary,
} as const;
