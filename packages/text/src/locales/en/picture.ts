// Texts in pictures of positions, which are shared or shown as link previews.

export const picture = {
  puzzle: 'Puzzle {n}: what would you do?',
  position: 'What would you do?',
  planetDeck: 'Planet deck',
  influence: 'Influence left',
  decides: '{name} to decide',
  youDecide: 'you decide',
} as const;
