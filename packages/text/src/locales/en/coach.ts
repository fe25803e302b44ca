// Texts of the coach, who explains the first game.

export const coach = {
  start: 'Learn by playing',
  name: 'Coach',
  leave: 'Continue without the coach',
  progress: '{n} of {of}',
  toWinTitle: 'How to win',
  toWin:
    'Most influence wins. Take planets, trade resources and research technologies before the influence or a stack runs out.',
  toWinLearning:
    'Most influence wins. Take planets and trade resources before the influence or a stack runs out.',
  understood: 'Got it',
  topics: {
    action: {
      title: 'Your Action',
      text: 'You may start your turn with an Action: play one card from your hand and do what it says. Survey draws two cards; Research removes weak cards from your deck for good. Tap a glowing card, or skip the Action.',
    },
    role: {
      title: 'Lead a role',
      text: 'A role is the main move of your turn, and everyone else may follow it. To lead one, take the top card of its stack, one of the piles in the middle, into your deck: the more you lead a role, the better you get at it. When a stack runs out, the end is near. No planet yet? Lead Survey. Got a face-down planet? Lead Warfare to collect fighters for an attack, or Colonize to send colonists.',
    },
    boost: {
      title: 'Boost',
      text: 'Every card in your hand with the role’s symbol makes it stronger. Choose the cards you want to spend, then confirm. Cards you keep can help on a later turn.',
    },
    follow: {
      title: 'Follow or dissent',
      text: 'Another player leads a role, the main move of their turn. Follow, and you do the same with your own cards; dissent, and you sit it out and draw a card. Follow when it gets you something; otherwise, take the card.',
    },
    survey: {
      title: 'Choose a planet',
      text: 'Keep one of the planets you looked at, face down. Compare both costs: fighters to attack, colonies to settle. The number beside the star is what it’s worth at the end.',
    },
    attack: {
      title: 'Fighters and attacks',
      text: 'With enough fighters, you turn one of your planets face up. It counts at the end, and its symbol helps you for the rest of the game. Not enough? Collect more.',
    },
    settle: {
      title: 'Colonies',
      text: 'Tuck Colonize cards under a face-down planet. Once they cover its cost, settle: the planet turns face up, and the cards go to your discard pile.',
    },
    produce: {
      title: 'Produce',
      text: 'Put resources on the empty slots of your face-up planets. They’re worth nothing by themselves: trade them later.',
    },
    trade: {
      title: 'Trade',
      text: 'Each resource you trade earns you one influence, one of the stars in the middle. Influence is what wins, and when the last star is taken, the game is about to end.',
    },
    research: {
      title: 'Technologies',
      text: 'Research symbols pay for a technology, and you need face-up planets of its type. It goes into your hand, or into your empire for good.',
    },
    remove: {
      title: 'A thinner deck',
      text: 'Cards you don’t need can leave the game for good. Then you’ll draw the good ones more often.',
    },
    discard: {
      title: 'Cleanup',
      text: 'At the end of your turn, discard the cards you don’t need, then draw up to five. Keep what your next turn needs.',
    },
    waiting: {
      title: 'The others’ turn',
      text: 'Watch what they lead: you may get to follow it. The log shows everything that happens.',
    },
    end: {
      title: 'The score',
      text: 'Influence, face-up planets and technologies count. That was a full game. Now you know how it works! Next, try the official rules with technologies.',
    },
  },
} as const;
