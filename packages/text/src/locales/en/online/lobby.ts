// The lobby and the player's own games.

export const lobby = {
  title: 'Play online',
  waiting: '{n} {n:table waits|tables wait} for you',
  waitsFor: 'Waiting for',
  answer: 'Answer',
  left: '{time} left for this answer.',
  turn: 'Turn {n}.',
  turnWith: 'Turn {n}, with {names}.',
  points: 'You {own}, {name} {points}.',
  decides: '{name} decides',
  moreWaiting: '{n} more {n:waits|wait}',
  yourGames: 'Your {n} {n:game|games}',
  welcome: 'A table for all who are elsewhere',
  welcomeText:
    'Create a table, send the link, and whoever opens it sits down with a name. Live or a move a day.',
  nothingWaits: 'Nothing waits for you',
  nothingWaitsText:
    'The stars are quiet. Create a table and send the link, or sit down at an open one.',
  signIn: 'I have an account',
  create: 'Create a table',
  open: 'Open tables',
  openNow: '{n} {n:table|tables} to join now.',
  filters: 'Show only',
  filter: {
    join: 'Join now {n}',
    live: 'Live',
    day: 'A day a move',
    rated: 'Rated',
    watch: 'Watch',
  },
  noTables: 'No table is open. Be the first: others see yours at once.',
  noneFit: 'No open table is like that.',
  createFirst: 'Create the first table',
  tableOf: '{name}’s table',
  kind: '{rules}, {n} players',
  kindRated: '{rules}, {n} players, rated',
  freeSeats: '{n} free {n:seat|seats}',
  watchers: '{n} {n:watches|watch}.',
  sit: 'Sit down',
  sitAt: 'Sit down: {name}',
  watch: 'Watch',
  watchAt: 'Watch: {name}',
  yours: 'Yours',
  openTable: 'Your table: {name}',
} as const;

export const awaited = {
  follow: 'Follow {name}’s {role}?',
  action: 'Your Action',
  role: 'Which role do you lead?',
  boost: 'How much do you boost?',
  'buy-technology': 'Take which technology?',
  'keep-planet': 'Keep which planet?',
  discard: 'What do you discard?',
  other: 'Your answer',
} as const;

export const seek = {
  title: 'Play with anybody',
  people: '{n} {n:person looks|people look} for this now.',
  none: 'Nobody looks for this yet: be the first.',
  looking: 'Looking: {n} of {players} are here.',
  usualWait: 'Usual wait: {time}.',
  players: '{n} players',
  begin: 'Look for players',
  stop: 'Stop looking',
  bots: 'Bots meanwhile',
} as const;

export const games = {
  title: 'My games',
  waiting: '{n} {n:waits|wait} for you',
  others: '{n} {n:waits|wait} for others',
  gathering: '{n} {n:gathers|gather} players',
  again: 'Once more?',
  prepared: 'your answer is prepared',
  turnClock: 'Turn {n}, {clock}.',
  answered: 'answered',
  tellMe: 'Tell me when a game waits',
  none: 'No game of yours is going on. Create a table, or sit at an open one.',
  finished: 'Finished games',
} as const;
