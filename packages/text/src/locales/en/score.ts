// Names of the phases of a turn, of causes of the end, and of the parts of scores and tiebreakers.

export const phases = {
  action: 'Action phase',
  role: 'Role phase',
  cleanup: 'Cleanup phase',
} as const;

export const ends = {
  influence: 'The influence supply ran out.',
  stacks: 'Enough stacks ran out.',
} as const;

export const score = {
  total: 'Total',
  tokens: 'Influence tokens',
  planets: 'Face-up planets',
  technologies: 'Technologies',
  ships: 'Battlecruiser',
  tieBreak: 'Resources and fighters',
  points: '{n} influence',
  tieDecided: 'Tied! Most resources and fighters wins.',
  shared: 'Resources and fighters are tied too: the victory is shared.',
} as const;
