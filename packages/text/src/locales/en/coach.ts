// The coach of the first game.

export const coach = {
  start: 'Learn by playing',
  name: 'Coach',
  leave: 'Go on without the coach',
  progress: '{n} of {of}',
  toWinTitle: 'How to win',
  toWin:
    'Most influence wins: take planets, trade resources and research technologies before the supply of influence or a stack of role cards runs out.',
  toWinLearning:
    'Most influence wins: take planets and trade resources before the supply of influence or a stack of role cards runs out.',
  understood: 'Got it',
  topics: {
    action: {
      title: 'Your Action',
      text: 'Each turn begins with an Action, if you like: play one card of your hand for what is written on it. Survey draws two cards, Research throws weak cards out of your deck for good. Tap a glowing card, or play none.',
    },
    role: {
      title: 'Lead a role',
      text: 'A role is the main move of a turn, and everyone else may follow it. To lead one you take the top card of its stack, one of the piles in the middle, into your deck: the more you lead a role, the better you get at it. When a stack is empty, the end is near. No planet yet? Lead Survey. A face-down planet? Lead Warfare to collect fighters for an attack, or Colonize to send colonists.',
    },
    boost: {
      title: 'Boost',
      text: 'Every hand card with the symbol of the role makes it stronger. Choose the cards you want to spend, then confirm. Cards you keep help in a later turn.',
    },
    follow: {
      title: 'Follow or dissent',
      text: 'Another player leads a role: they chose the main move of their turn. To follow is to do the same with your own cards; to dissent is to sit it out and draw a card. Follow when it gets you something; otherwise, take the card.',
    },
    survey: {
      title: 'Choose a planet',
      text: 'Of the planets that you looked at you keep one, face down. Look at both costs: fighters to attack, colonies to settle. The number beside the star is what it is worth at the end.',
    },
    attack: {
      title: 'Fighters and attacks',
      text: 'With enough fighters you turn a planet of yours face up: it then counts at the end and its symbol helps you for the rest of the game. If you have too few, collect more.',
    },
    settle: {
      title: 'Colonies',
      text: 'Colonize cards go under a planet that lies face down. When there are as many as its cost, settle: the planet turns face up and the cards come back to you.',
    },
    produce: {
      title: 'Produce',
      text: 'Put resources on the empty slots of your face-up planets. They are worth nothing by themselves: trade them later.',
    },
    trade: {
      title: 'Trade',
      text: 'Each resource you give back brings one influence, one of the stars in the middle. Influence is what you win by, and when the last star is taken the game ends.',
    },
    research: {
      title: 'Technologies',
      text: 'Research symbols pay for a technology, and you need face-up planets of its type. It goes to your hand, or into your empire for good.',
    },
    remove: {
      title: 'A thinner deck',
      text: 'Cards that you do not need can leave the game for good. The good ones then come to your hand more often.',
    },
    discard: {
      title: 'Cleanup',
      text: 'At the end of your turn you may discard cards that you do not need, and then you draw up to five. Keep what your next turn wants.',
    },
    waiting: {
      title: 'The others play',
      text: 'Watch what they lead: soon you may follow it. The log tells everything that happens.',
    },
    end: {
      title: 'The score',
      text: 'Influence, face-up planets and technologies count. That was a whole game: now you know how it goes. Next, play the official rules with technologies.',
    },
  },
} as const;
