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
  switches: 'Rule options',
  seed: 'Seed',
  seedChance: 'by chance',
} as const;
