// Finished games: list, replay, analysis.

export const replay = {
  noGames: 'No finished games yet.',
  openRecord: 'Open a record',
  verifyDeal: 'Verify a deal',
  delete: 'Delete',
  plyOf: '{n} of {of}',
  perspective: 'Seen by',
  spectator: 'Everybody',
  turnBack: 'A turn back',
  turnOn: 'A turn on',
  stepBack: 'Step back',
  stepOn: 'Step on',
  pause: 'Pause',
  playReplay: 'Play the replay',
  position: 'Place in the game',
  shareMoment: 'Copy a link to this moment',
  linkCopied: 'Link copied',
  playOn: 'Play on from here',
  keepGame: 'Keep this game',
  analysis: {
    chances: 'Chance to win in per cent',
    moments: 'Choices that cost most',
    noMoments: 'Nobody made a choice that clearly cost something.',
    moment: 'Turn {turn}, {name}: “{chosen}”. “{best}” would have won {points} games in 100 more.',
    luckAndSkill: 'Luck and skill',
    balance:
      '{name}: luck {luck}, mistakes {lost}. {rating}: {error} percentage points per choice. Result without luck: {adjusted}.',
    ratings: {
      masterly: 'Masterly play',
      strong: 'Strong play',
      solid: 'Solid play',
      shaky: 'Shaky play',
      careless: 'Careless play',
    },
    caution:
      'Luck and mistakes are counted in victories, as the computer players see it. Luck is what other draws and planets would have changed. They can err.',
  },
} as const;
