// The rules page.

export const rules = {
  rulesTabs: {
    rules: 'Rules',
    cards: 'Cards',
    planets: 'Planets',
    scenarios: 'Fleet and scenarios',
    glossary: 'Glossary',
  },
} as const;
