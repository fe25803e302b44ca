// Bots and how they play: one sentence each for new players.

export const opponents = {
  cadet: { name: 'Cadet', text: 'Plays quickly and makes mistakes. Good for a first game.' },
  captain: {
    name: 'Captain',
    text: 'Plays soundly and makes no gross mistakes. Good once you know the rules.',
  },
  admiral: {
    name: 'Admiral',
    text: 'Has learned from very many games and wastes nothing. For those who often beat the Captain.',
  },
  emperor: {
    name: 'Emperor',
    text: 'Knows what the Admiral knows, and thinks ahead. The strongest of all, hard to beat.',
  },
  warmonger: {
    name: 'Warmonger',
    text: 'Builds a fleet from the first turn and attacks world after world. Stronger than the Captain.',
  },
  settler: {
    name: 'Settler',
    text: 'Settles one planet after the other and follows whenever you settle. Stronger than the Captain.',
  },
  trader: {
    name: 'Trader',
    text: 'Finds worlds with room for goods, then produces and trades in turn. As strong as the Captain.',
  },
  scholar: {
    name: 'Scholar',
    text: 'Keeps its deck thin and goes for the great technologies. Nearly as strong as the Captain.',
  },
  rusher: {
    name: 'Rusher',
    text: 'Once ahead, it hurries to the end of the game. As strong as the Captain.',
  },
  contrarian: {
    name: 'Contrarian',
    text: 'Leads what you cannot follow. As strong as the Captain.',
  },
  greedy: {
    name: 'Miser',
    text: 'Takes what brings most at once and plans nothing. Weaker than the Captain.',
  },
  random: { name: 'Dice', text: 'Any legal move.' },
  rollouts: { name: 'Gambler', text: 'Tries everything out in random games.' },
  thumbs: { name: 'Reckoner', text: 'Tries everything out in games by rules of thumb.' },
  net: { name: 'Intuition', text: 'Plays by what it learned, without a second thought.' },
} as const;
