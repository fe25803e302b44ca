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
  alone: 'This page came without a server',
  aloneText:
    'Playing with people elsewhere needs the server of the game: whoever runs “npm start” without “--offline” has one, and everybody who opens its address plays there.',
  offline: 'Nobody answers',
  home: 'Play here instead',
} as const;

export const name = {
  title: 'Your name, please',
  label: 'Your name at the table',
  missing: 'Enter a name.',
  go: 'Go on',
  why: 'No account, no mail address: a name is enough. What you play stays yours on this device, and you can keep it with a passkey later.',
} as const;

export const share = {
  qr: 'QR code of the link',
  copy: 'Copy the link',
  share: 'Share',
  copied: 'Copied.',
  byHand: 'This browser does not let the page copy: select the link and copy it.',
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
    text: '30 s a decision, 5 min in reserve',
  },
  relaxed: {
    name: 'Relaxed',
    spoken: 'relaxed clock',
    text: '2 min a decision, 20 min in reserve',
  },
  day: {
    name: 'A day',
    spoken: 'a day a decision',
    short: 'a day',
    text: 'A day for each decision: everybody comes when he can',
  },
  none: {
    name: 'None',
    spoken: 'no clock',
    short: 'no clock',
    text: 'Nobody is hurried: for friends',
  },
} as const;
