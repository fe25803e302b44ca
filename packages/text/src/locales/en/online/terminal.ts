// Texts for online tables in the terminal.

export const terminal = {
  name: 'Your name at the table:',
  welcome: 'Welcome back, {name}.',
  made: 'Your table is ready. Send this link to the people you want to play with:',
  none: 'No table is waiting for you, and none has a free seat.',
  choose: 'Type a number to sit down, n for a new table:',
  which: 'Please enter a number from 1 to {last}, or n.',
  row: { own: 'your seat', open: 'a free seat' },
  gathering: 'The table waits for {n} more {n:player|players}.',
  waiting: '{name} decides.',
  lost: 'Connection lost. Your answer will be sent once, when it’s back.',
  notAsked: 'There’s nothing for you to answer right now.',
  ended: 'The game was ended early.',
  verified: 'Deal verified: the whole game was replayed from the revealed secret.',
  notVerified: 'The deal doesn’t match the server’s promise; eminent verify tells you why.',
  wish: {
    undo: '{name} would like to undo something: /yes or /no.',
    pause: '{name} would like a pause: /yes or /no.',
    resume: '{name} would like to resume: /yes or /no.',
    clock: '{name} would like a different clock: /yes or /no.',
    end: '{name} would like to end the game, unrated: /yes or /no.',
  },
  help: 'Type the number of an option. Where you can pick several, type them all on one line. ? explains your cards, planets and roles; ? and part of a name explains one thing. u undoes, or asks the others for it. /say WORDS talks to the table, /yes and /no answer a request, /pause, /resume and /end ask the others, /resign lets a bot play on for you, /back takes your seat back, /leave ends this program; your seat stays yours.',
} as const;
