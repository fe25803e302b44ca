// Texts about the bots: names, descriptions, and introductions of levels and styles.

export const opponents = {
  cadet: {
    name: 'Cadet',
    text: 'Plays fast and makes mistakes. Good for a first game.',
    motto: 'I read the whole manual. Twice!',
  },
  lieutenant: {
    name: 'Lieutenant',
    text: 'Knows what matters, but hurries and misses chances to follow. For your second game.',
    motto: 'Orders received. Mostly understood.',
  },
  captain: {
    name: 'Captain',
    text: 'Solid play, no big blunders. Good once you know the rules.',
    motto: 'Order first. Victory follows.',
  },
  commodore: {
    name: 'Commodore',
    text: 'Has a feel for the galaxy and sometimes trusts it too much. For players who often beat the Captain.',
    motto: 'I have a good feeling about this one.',
  },
  viceadmiral: {
    name: 'Vice Admiral',
    text: 'Rarely lets you off, but never looks twice. A step below the Admiral.',
    motto: 'Take your time. I’ll take the rest.',
  },
  admiral: {
    name: 'Admiral',
    text: 'Trained on countless games. Wastes nothing. For players who often beat the Vice Admiral.',
    motto: 'I have seen this battle before.',
  },
  emperor: {
    name: 'Emperor',
    text: 'Knows what the Admiral knows, and thinks further ahead. The strongest of all, and hard to beat.',
    motto: 'You may begin. I already have the end.',
  },
  warmonger: {
    name: 'Warmonger',
    text: 'Builds a fleet from turn one and attacks planet after planet. Stronger than the Captain.',
    motto: 'Doors are for people without cannons.',
  },
  settler: {
    name: 'Settler',
    text: 'Settles one planet after another and follows whenever you settle. Stronger than the Captain.',
    motto: 'There’s always one more planet to call home.',
  },
  trader: {
    name: 'Trader',
    text: 'Finds planets with room for resources, then produces and trades by turns. As strong as the Captain.',
    motto: 'Friends are good. Customers are better.',
  },
  scholar: {
    name: 'Scholar',
    text: 'Keeps its deck thin and saves its Research for technologies. As strong as the Captain.',
    motto: 'Let me just finish this chapter.',
  },
  rusher: {
    name: 'Rusher',
    text: 'Once ahead, races to end the game. As strong as the Captain.',
    motto: 'Last one home turns off the stars!',
  },
  contrarian: {
    name: 'Contrarian',
    text: 'Leads what you can’t follow. As strong as the Captain.',
    motto: 'You wanted to follow? How sad.',
  },
  greedy: {
    name: 'Miser',
    text: 'Grabs whatever pays most right now and plans nothing. As strong as the Captain.',
    motto: 'Why wait for more when there’s some?',
  },
  random: { name: 'Dice', text: 'Any legal move.' },
  rollouts: { name: 'Gambler', text: 'Tries everything out in random games.' },
  thumbs: { name: 'Reckoner', text: 'Tries everything out in quick games by rules of thumb.' },
  net: { name: 'Intuition', text: 'Plays by instinct, without a second thought.' },
} as const;
