// Texts in pictures of positions, which are shared or shown as link previews, in Italian.

export const picture = {
  puzzle: 'Rompicapo {n}: tu cosa faresti?',
  position: 'Tu cosa faresti?',
  planetDeck: 'Mazzo dei pianeti',
  influence: 'Influenza rimasta',
  decides: 'decide {name}',
  youDecide: 'decidi tu',
} as const;
