// Texts of the technologies on offer and their filters.

export const technologies = {
  filters: 'Filters',
  moreFilters: 'More filters',
  reach: {
    now: '{n} now',
    soon: 'Soon',
    all: 'All',
  },
  marketTitle: {
    now: 'Available now',
    soon: 'Almost available',
    all: 'All technologies',
  },
  technologiesOpen: 'Technologies on offer',
  noTechnologies: 'No technologies to show.',
  notYet: 'Out of reach',
  takenTechnologies: 'Taken',
  otherFace: 'Other face: {name}',
  lookUp: 'Look up',
  researchSymbols: 'Research symbols: {n}',
  ledNow: 'Leading Research now would give you {range} {n:symbol|symbols}',
  yourFaceUpPlanets: 'Your face-up planets',
} as const;
