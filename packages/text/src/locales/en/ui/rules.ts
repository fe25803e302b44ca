// Texts of the rules page.

export const rules = {
  rulesStart: {
    picture: 'The table',
    turn: 'Your turn in three lines',
    phases: {
      action: 'You may play one card from your hand and do what it says.',
      role: 'Lead one role: take its card and add cards with its symbol. Everyone else follows, or dissents and draws a card.',
      cleanup: 'Discard what you don’t need, then draw up to five cards.',
    },
    numbers: 'Show rule numbers',
  },
  rulesTabs: {
    rules: 'Rules',
    cards: 'Cards',
    planets: 'Planets',
    scenarios: 'Fleet and scenarios',
    glossary: 'Glossary',
  },
} as const;
