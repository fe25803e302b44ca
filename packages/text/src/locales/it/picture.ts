// Pictures of positions, for sharing and for link previews, in Italian.

export const picture = {
  puzzle: 'Rompicapo {n}: tu cosa faresti?',
  position: 'Tu cosa faresti?',
  planetDeck: 'Mazzo dei pianeti',
  influence: 'Influenza rimasta',
  decides: 'decide {name}',
  youDecide: 'decidi tu',
} as const;
