// Texts about stored data: games in progress, unreadable items, games open in another tab.

export const storage = {
  inProgress: 'Games in progress',
  olderGames: '{n} older {n:game|games}',
  resumeGame: 'Continue',
  deleteGame: 'Delete the game {names}',
  deleted: 'The game {names} was deleted.',
  takeBack: 'Bring it back',
  atTurn: 'turn {n}',
  saveAll: 'Save all games to a file',
  imported: '{n} {n:item|items} imported.',
  keep: {
    full: 'This browser is out of space, so your latest changes will be lost when you close or reload the page. Save your games to a file, then delete some finished ones.',
    refused:
      'This browser stores nothing for this page, so your games will be lost when you close or reload it. Allow cookies for this site, or save your games to a file and open it later under Replays.',
    understood: 'Got it',
    damagedGame: 'This game can’t be continued, so we set it aside. Everything else is fine.',
    aside: '{n} saved {n:item|items} couldn’t be read, so we set {n:it|them} aside.',
    saveAside: 'Save to a file',
    forgetAside: 'Delete for good',
    notLoaded:
      'Part of the page couldn’t be loaded. Reload when you’re back online; your game is saved.',
    stopped: 'The game stopped because of an error: {reason}. It’s saved as it was.',
  },
  refused: {
    'game-over': 'The game is over.',
    'not-your-turn': 'It’s someone else’s decision.',
    stale: 'That question is closed.',
    illegal: 'That isn’t possible now.',
    'not-free': 'That would undo something revealed, or someone else’s choice.',
  },
  otherTab: {
    title: 'This game is open in another tab',
    text: 'Only one tab can play it at a time, so no move gets lost.',
    takenTitle: 'You’re playing this game in another tab',
    takenText: 'It continues there. Nothing is lost.',
    here: 'Play here',
  },
} as const;
