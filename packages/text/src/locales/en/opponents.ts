// Computer players and how they play.

export const opponents = {
  cadet: { name: 'Cadet', text: 'Knows the rules and little more. A first opponent.' },
  captain: { name: 'Captain', text: 'Plays by sound rules of thumb.' },
  admiral: { name: 'Admiral', text: 'Judges positions by what it learned in many games.' },
  emperor: {
    name: 'Emperor',
    text: 'Has learned the same, and thinks ahead. The strongest of all.',
  },
  warmonger: { name: 'Warmonger', text: 'Collects fighters and attacks.' },
  settler: { name: 'Settler', text: 'Settles one planet after the other.' },
  trader: { name: 'Trader', text: 'Opens slots, then produces and trades in turn.' },
  scholar: { name: 'Scholar', text: 'Thins its deck and goes for the great technologies.' },
  rusher: { name: 'Rusher', text: 'Once ahead, hurries to the end.' },
  contrarian: { name: 'Contrarian', text: 'Leads what you cannot follow.' },
  greedy: { name: 'Miser', text: 'Takes what brings most at once.' },
  random: { name: 'Dice', text: 'Any legal move.' },
  rollouts: { name: 'Gambler', text: 'Tries everything out in random games.' },
  net: { name: 'Intuition', text: 'Plays by what it learned, without a second thought.' },
} as const;
