// The list of technologies and its filters.

export const technologies = {
  filterType: 'Planet type',
  filterLevel: 'Level',
  filterSymbol: 'Symbol',
  filterReach: 'Within reach',
  allTypes: 'All types',
  allLevels: 'All levels',
  allSymbols: 'All symbols',
  yourPlanets: 'you have {n}',
  noTechnologies: 'No technologies to show.',
  reach: {
    all: 'All technologies',
    now: 'Affordable now',
    soon: 'Reachable soon',
  },
} as const;
