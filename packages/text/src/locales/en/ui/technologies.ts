// The market of technologies and its filters.

export const technologies = {
  filters: 'Filters',
  moreFilters: 'More filters',
  reach: {
    now: '{n} now',
    soon: 'Soon',
    all: 'All',
  },
  marketTitle: {
    now: 'Within your reach',
    soon: 'Soon within your reach',
    all: 'All technologies',
  },
  technologiesOpen: 'Technologies on offer',
  noTechnologies: 'No technologies to show.',
  notYet: 'Not yet',
  otherFace: 'Other face: {name}',
  lookUp: 'Look up',
  researchSymbols: 'Research symbols: {n}',
  ledNow: '{range} {n:symbol|symbols} if you led Research now',
  yourFaceUpPlanets: 'Your face-up planets',
} as const;
