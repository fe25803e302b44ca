// The rules page.

export const rules = {
  rulesTabs: {
    rules: 'Rules',
    cards: 'Cards',
    planets: 'Planets',
    glossary: 'Glossary',
  },
} as const;
