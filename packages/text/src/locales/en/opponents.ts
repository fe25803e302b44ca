// Bots and how they play: one sentence each for new players.

export const opponents = {
  cadet: { name: 'Cadet', text: 'Plays fast and makes mistakes. Good for a first game.' },
  captain: {
    name: 'Captain',
    text: 'Solid play, no big blunders. Good once you know the rules.',
  },
  admiral: {
    name: 'Admiral',
    text: 'Trained on countless games. Wastes nothing. For players who often beat the Captain.',
  },
  emperor: {
    name: 'Emperor',
    text: 'Knows what the Admiral knows, and thinks ahead. The strongest of all, and hard to beat.',
  },
  warmonger: {
    name: 'Warmonger',
    text: 'Builds a fleet from turn one and attacks planet after planet. Stronger than the Captain.',
  },
  settler: {
    name: 'Settler',
    text: 'Settles one planet after another and follows whenever you settle. Stronger than the Captain.',
  },
  trader: {
    name: 'Trader',
    text: 'Finds planets with room for resources, then produces and trades by turns. As strong as the Captain.',
  },
  scholar: {
    name: 'Scholar',
    text: 'Keeps its deck thin and goes for the big technologies. Nearly as strong as the Captain.',
  },
  rusher: {
    name: 'Rusher',
    text: 'Once ahead, races to end the game. As strong as the Captain.',
  },
  contrarian: {
    name: 'Contrarian',
    text: 'Leads what you can’t follow. As strong as the Captain.',
  },
  greedy: {
    name: 'Miser',
    text: 'Grabs whatever pays most right now and plans nothing. Weaker than the Captain.',
  },
  random: { name: 'Dice', text: 'Any legal move.' },
  rollouts: { name: 'Gambler', text: 'Tries everything out in random games.' },
  thumbs: { name: 'Reckoner', text: 'Tries everything out in quick games by rules of thumb.' },
  net: { name: 'Intuition', text: 'Plays by instinct, without a second thought.' },
} as const;
