// Texts of the six roles. `letter` is drawn where a symbol is a letter. It differs for each role.

export const roles = {
  survey: {
    name: 'Survey',
    letter: 'S',
    role: 'Look at one fewer planet than your symbols. Keep one, face down.',
    leader: 'Leader: look at one more planet.',
  },
  warfare: {
    name: 'Warfare',
    letter: 'W',
    role: 'Collect 1 fighter for each symbol.',
    leader: 'Leader: attack 1 planet instead.',
  },
  colonize: {
    name: 'Colonize',
    letter: 'C',
    role: 'Tuck every card you play under your face-down planets: each symbol is a colony.',
    leader: 'Leader: settle 1 planet instead.',
  },
  produce: {
    name: 'Produce',
    letter: 'P',
    role: 'Put up to 1 resource per symbol on your empty slots.',
    leader: 'Leader: +1 symbol if the stack is empty.',
  },
  trade: {
    name: 'Trade',
    letter: 'T',
    role: 'Return up to 1 resource per symbol and take 1 influence for each.',
    leader: 'Leader: +1 symbol if the stack is empty.',
  },
  research: {
    name: 'Research',
    letter: 'R',
    role: 'Take 1 technology that your symbols pay for and your face-up planets allow.',
    leader: 'Leader: +1 symbol if the stack is empty.',
  },
} as const;
