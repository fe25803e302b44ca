// Texts shown while a planet is turned face up.

export const climax = {
  settle: { you: 'You settle', they: '{name} settles' },
  attack: { you: 'You attack', they: '{name} attacks' },
  first: 'Your first planet',
  room: 'room for',
  becomes: '{before} becomes {after}',
  returns: '{n} {n:colony|colonies} to the discard',
  spent: '{n} {n:fighter|fighters} spent',
  spentLarge: '{list} spent',
} as const;
