// The result and game statistics.
import * as escalation from '../rulesets/escalation/messages.ts';

export const result = {
  whatNext: {
    title: 'You won! What next?',
    opponent: 'Play the {name}',
    technologies: 'Play with technologies',
    game: 'Try {name}',
    friend: 'Play with a friend',
  },
  result: 'Result',
  tieDecided: 'Equal points: the tie goes to the one with most resources and fighters ({list}).',
  tieShared: 'Equal points, and as many resources and fighters: the victory is shared.',
  rematch: 'Rematch',
  playAgain: 'Home',
  watchReplay: 'Watch the replay',
  saveRecord: 'Save the record',
  showTable: 'Show the table',
  influenceOverTurns: 'Points over the turns',
  turningPoints: 'Turns that mattered',
  turningPoint: 'Turn {turn}, {name}: +{n} {n:point|points}',
  statistics: 'The game in numbers',
  led: '{role} led',
  numbers: {
    ...escalation.aftermath.numbers,
    followed: 'Followed',
    dissented: 'Dissented',
    settled: 'Planets settled',
    attacked: 'Planets attacked',
    traded: 'Goods traded',
    bought: 'Technologies taken',
    removed: 'Cards removed',
  },
} as const;
