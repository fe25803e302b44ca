// Texts of the result and of game statistics.
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
  tieDecided: 'Tied! Most resources and fighters wins ({list}).',
  tieShared: 'Tied, even in resources and fighters: the victory is shared.',
  rematch: 'Rematch',
  playAgain: 'Home',
  watchReplay: 'Watch the replay',
  saveRecord: 'Export the game',
  showTable: 'Show the table',
  influenceOverTurns: 'Points by turn',
  turningPoints: 'Turns that mattered',
  turningPoint: 'Turn {turn}, {name}: +{n} {n:point|points}',
  statistics: 'The game in numbers',
  led: 'Led {role}',
  numbers: {
    ...escalation.aftermath.numbers,
    followed: 'Followed',
    dissented: 'Dissented',
    settled: 'Planets settled',
    attacked: 'Planets attacked',
    traded: 'Resources traded',
    bought: 'Technologies taken',
    removed: 'Cards removed',
  },
} as const;
