// Stored data: games in progress, unreadable items, games open in another tab.

export const storage = {
  inProgress: 'Games in progress',
  olderGames: '{n} older {n:game|games}',
  resumeGame: 'Go on with the game',
  deleteGame: 'Delete the game {names}',
  deleted: 'The game {names} was deleted.',
  takeBack: 'Bring it back',
  atTurn: 'turn {n}',
  saveAll: 'Save all games to a file',
  tookIn: '{n} {n:game was|games were} taken in.',
  keep: {
    full: 'There is no room left in this browser, so the latest changes are gone when you close or reload the page. Save your games to a file, then delete some finished ones.',
    refused:
      'This browser stores nothing for this page: your games are gone when you close or reload it. Allow cookies for this site, or save the games to a file and open it later under Replays.',
    understood: 'Got it',
    damagedGame: 'This game cannot be continued. It was set aside, and nothing else has changed.',
    aside: '{n} {n:thing|things} kept on this device could not be read and {n:was|were} set aside.',
    saveAside: 'Save to a file',
    forgetAside: 'Delete for good',
    notLoaded:
      'The part of the page that plays could not be loaded. Load the page again when the network is back; your game is kept.',
    stopped: 'The game has stopped because of an error: {reason}. It is kept as it was.',
  },
  refused: {
    'game-over': 'The game is over.',
    'not-your-turn': 'Somebody else decides now.',
    stale: 'That question is not open any more.',
    illegal: 'That is not possible now.',
    'not-free': 'That would take back what was revealed, or the choice of somebody else.',
  },
  otherTab: {
    title: 'This game is open in another tab',
    text: 'Only one tab at a time can play it, so that no move gets lost.',
    takenTitle: 'This game goes on in another tab',
    takenText: 'It was taken over there. Nothing is lost.',
    here: 'Play here',
  },
} as const;
