// Setting up a new game.

export const setUp = {
  players: 'Players',
  seat: 'Seat {n}',
  seatName: 'Name at seat {n}',
  person: 'A person at this screen',
  strength: 'Strength {n} of {most}',
  first: 'Who begins',
  firstChance: 'Chance decides',
  game: 'Game',
  variant: 'Variant',
  scenarios: {
    off: 'None',
    random: 'By chance',
    chosen: 'Chosen in turn',
    named: 'Named here',
  },
  named: {
    text: 'You name a scenario for each seat, and nobody is asked.',
    scenarioOf: 'Scenario for {name}',
    swap: '{scenario} (changes places with {name})',
    planet: '{scenario} (not beside {other}: both need the same start planet)',
    technology: '{scenario} (not beside {other}: both need the same technology)',
  },
  switches: 'Rule options',
  openQuestions: 'Questions that the rules leave open',
  seed: 'Seed',
  seedChance: 'by chance',
} as const;
