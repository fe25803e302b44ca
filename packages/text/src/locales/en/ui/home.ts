// Texts of the home screen.

export const home = {
  newGame: 'New game',
  play: 'Play',
  playNow: 'Play now',
  learnFirst: 'Learn in 5 minutes',
  learnOn: 'Continue learning',
  knowTheGame: 'I know the game',
  newGameFor: 'solo or pass and play',
  playOnline: 'Play online',
  waitingOnline: '{n} {n:game waits|games wait} for you online',
  continue: 'Continue your game',
  dailyGame: 'Daily game',
  dailyNew: 'same for everyone',
  dailyBegun: 'in progress',
  dailyOver: 'played today',
  dailyStreak: '{n} days in a row',
  unofficial: 'An unofficial fan version of Seth Jaffee’s game, with original text and art.',
  tagline:
    'One star, rival empires. Survey worlds, win them with settlers or fleets. Every choice you make becomes part of your deck.',
} as const;
