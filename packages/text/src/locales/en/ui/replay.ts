// Finished games: list, replay, analysis.

export const replay = {
  noGames: 'No finished games yet.',
  openRecord: 'Import a game',
  verifyDeal: 'Verify a deal',
  delete: 'Delete',
  plyOf: '{n} of {of}',
  perspective: 'View as',
  spectator: 'Spectator',
  turnBack: 'Previous turn',
  turnOn: 'Next turn',
  stepBack: 'Previous step',
  stepOn: 'Next step',
  pause: 'Pause',
  playReplay: 'Play the replay',
  position: 'Position',
  shareMoment: 'Copy a link to this moment',
  linkCopied: 'Link copied',
  playOn: 'Play on from here',
  keepGame: 'Save this game',
  analysis: {
    chances: 'Chance to win, in percent',
    moments: 'Costliest choices',
    noMoments: 'No choice stood out as a mistake.',
    moment: 'Turn {turn}, {name}: “{chosen}”. “{best}” would have been {points}% better.',
    luckAndSkill: 'Luck and skill',
    balance:
      '{name}: luck {luck}, mistakes {lost}, {adjusted} without luck. {rating} ({error} a choice).',
    ratings: {
      masterly: 'Masterly play',
      strong: 'Strong play',
      solid: 'Solid play',
      shaky: 'Shaky play',
      careless: 'Careless play',
    },
    caution: 'Measured in games won, as estimated by the bots. They can be wrong.',
  },
} as const;
