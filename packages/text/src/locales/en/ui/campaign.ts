// Texts of the campaign for one player.

export const campaign = {
  campaign: {
    title: 'Campaign',
    intro: 'Beat one opponent after the other. Each chapter is played by rules of its own.',
    done: 'You have beaten them all. The galaxy has a new emperor.',
    count: '{n} of {of} won',
    complete: 'Complete',
    won: 'Won by {n} influence',
    locked: 'Beat the previous opponent first',
    rematch: 'Play again',
    play: 'Play against {names}',
    again: 'Play again against {names}',
    back: 'Back to the campaign',
    opponent: '{name}, {title}',
    scenarios: 'with scenarios',
    players: '{n} players',
    recommended: 'Your next opponent',
    chapters: {
      academy: {
        name: 'The Academy',
        text: 'From the learning game to the full rules, one step at a time.',
      },
      frontier: {
        name: 'The Frontier',
        text: 'A scholar, a trader and a captain, each with a plan. Find one that beats it.',
      },
      rivals: {
        name: 'Rivals',
        text: 'Opponents who end the game early or keep you from following.',
      },
      escalation: {
        name: 'Escalation',
        text: 'The expansion: destroyers and battlecruisers, new technologies, and scenarios.',
      },
      throne: {
        name: 'The Throne',
        text: 'A council of three, then the two strongest of all.',
      },
    },
    achievements: {
      title: 'Achievements',
      count: '{n} of {of}',
      earned: 'Earned',
      open: 'Not yet',
      of: {
        first: 'First victory: win a game of the campaign',
        academy: 'Graduate: win all games of the Academy',
        frontier: 'Pioneer: win all games of the Frontier',
        rivals: 'Rival: win all games against the Rivals',
        escalation: 'Fleet commander: win all games of Escalation',
        throne: 'Heir to the throne: win all games of the Throne',
        landslide: 'Landslide: win by 15 influence or more',
      },
    },
  },
} as const;
