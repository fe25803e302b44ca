// Online tables in the terminal.

export const terminal = {
  name: 'Your name at the table:',
  welcome: 'Welcome back, {name}.',
  made: 'The table is there. Send this link to whom you want to play with:',
  none: 'No table waits for you and none has a free seat.',
  choose: 'A number sits down, n makes a new table:',
  which: 'Please enter a number from 1 to {last}, or n.',
  row: { own: 'your seat', open: 'a free seat' },
  gathering: 'The table waits for {n} more {n:player|players}.',
  waiting: '{name} decides.',
  lost: 'The connection is lost; what you answer goes out once when it is back.',
  notAsked: 'You are not asked anything now.',
  ended: 'The game was ended before its end.',
  verified: 'Deal verified: the whole game was repeated from the revealed secret.',
  notVerified: 'The deal does not fit what was promised; eminent verify tells what.',
  wish: {
    undo: '{name} would like to take something back: /yes or /no.',
    pause: '{name} would like a pause: /yes or /no.',
    resume: '{name} would like to go on: /yes or /no.',
    clock: '{name} would like another clock: /yes or /no.',
    end: '{name} would like to end the game, unrated: /yes or /no.',
  },
  help: 'Enter the number of an option; where several may be picked, all of them in one line. ? tells what your cards, planets and roles do; ? and a part of a name tells of one thing. u takes back, or asks the others for it. /say WORDS talks to the table, /yes and /no answer what somebody would like, /pause, /resume and /end ask the others, /resign lets a computer player go on for you, /back takes the seat again, /leave ends this program; your seat stays yours.',
} as const;
