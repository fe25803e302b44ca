// Texts of the form for a new game.

export const setUp = {
  players: 'Players',
  seat: 'Seat {n}',
  seatName: 'Name at seat {n}',
  person: 'Human player',
  strength: 'Strength {n} of {most}',
  opponentStrength: '{name} ({n} of {most})',
  first: 'First player',
  firstChance: 'Random',
  game: 'Game',
  variant: 'Variant',
  scenarios: {
    off: 'None',
    random: 'Random',
    chosen: 'Draft',
    named: 'Pick now',
  },
  named: {
    text: 'Pick a scenario for each seat now. No one is asked later.',
    scenarioOf: 'Scenario for {name}',
    swap: '{scenario} (swaps with {name})',
    planet: '{scenario} (not with {other}: both need the same start planet)',
    technology: '{scenario} (not with {other}: both need the same technology)',
  },
  switches: 'Rule options',
  openQuestions: 'Rulings where the rulebook is unclear',
  seed: 'Seed',
  seedChance: 'random',
} as const;
