// Errors on the page and what the player can do.

export const errors = {
  trouble: {
    title: 'This went wrong',
    screen: 'This screen cannot be shown. The games kept on this device are still there.',
    page: 'The page cannot be shown. The games kept on this device are still there.',
    says: 'The program says: {sentence}',
    reload: 'Load the page again',
    saveGame: 'Save this game as a file',
    saveKept: 'Save everything kept here as a file',
    noReplay:
      'There is no such game on this device. A link to a game carries the whole game; perhaps this one was cut off.',
    damagedReplay: 'This game cannot be shown. {problem}',
    saveDamaged: 'Save it as it is',
  },
} as const;
