// Error messages of the page, with advice for the player.

export const errors = {
  trouble: {
    title: 'Something went wrong',
    screen: 'This screen can’t be shown. The games on this device are safe.',
    page: 'This page can’t be shown. The games on this device are safe.',
    says: 'Details: {sentence}',
    reload: 'Reload',
    saveGame: 'Save this game to a file',
    saveKept: 'Save all games to a file',
    noReplay:
      'There’s no such game on this device. The link contains the whole game, so it may have been cut off.',
    damagedReplay: 'This game can’t be shown. {problem}',
    saveDamaged: 'Save anyway',
  },
} as const;
