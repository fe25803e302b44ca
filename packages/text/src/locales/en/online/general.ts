// Texts shared by several screens of online play.

export const again = 'Try again' as const;

export const ways = {
  games: 'My games',
  create: 'Create',
  tables: 'Tables',
  friends: 'Friends',
  leaderboard: 'Leaderboard',
  notices: 'Account and notifications',
  profile: 'Profile of {name}',
  waiting: '{n} {n:game waits|games wait} for you',
} as const;

export const closed = {
  alone: 'This page has no server',
  aloneText:
    'To play with people elsewhere you need the game’s server. Start it with “npm start”, without “--offline”: anyone who opens its address can play there.',
  offline: 'No answer',
  home: 'Play here instead',
} as const;

export const name = {
  title: 'What’s your name?',
  label: 'Your name at the table',
  missing: 'Enter a name.',
  go: 'Continue',
  why: 'No account, no email: a name is enough. Your games stay yours on this device, and you can keep them with a passkey later.',
} as const;

export const share = {
  qr: 'QR code of the link',
  copy: 'Copy the link',
  share: 'Share',
  copied: 'Copied.',
  alone:
    'Only this computer can open this link. To invite others, start the server with --host 0.0.0.0 or give it a --public-url.',
  network: 'Address of this computer',
} as const;

export const presence = {
  here: 'Here',
  away: 'Away',
  offline: 'Offline',
} as const;

export const times = {
  s: '{s} s',
  m: '{m} min',
  h: '{h} h',
  hm: '{h} h {m} min',
  d: '{d} {d:day|days}',
  dh: '{d} {d:day|days} {h} h',
} as const;

export const clocks = {
  fast: {
    name: 'Fast',
    spoken: 'fast clock',
    text: '30 s per decision, 5 min in reserve',
  },
  relaxed: {
    name: 'Relaxed',
    spoken: 'relaxed clock',
    text: '2 min per decision, 20 min in reserve',
  },
  day: {
    name: 'One day',
    spoken: 'a day per decision',
    short: 'a day',
    text: 'A day for each decision: everyone plays when they can',
  },
  none: {
    name: 'None',
    spoken: 'no clock',
    short: 'no clock',
    text: 'No hurry: for friends',
  },
} as const;
