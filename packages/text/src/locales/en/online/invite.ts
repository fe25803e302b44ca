// Invitations and tables that are not full yet.

export const invite = {
  title: 'Invitation',
  join: 'Sit down',
  keeps: '{name} keeps a seat for you',
  sitWithUs: 'Sit down with us',
  as: 'You sit down as {name}.',
  noAccount:
    'No account, no mail address. The seat stays yours on this device; keep it later with a passkey if you like.',
  watch: 'Only watch',
  yourSeat: 'Your seat',
  free: 'Free',
  kept: 'seat kept',
  forOthers: 'For the others at your place',
  minutes: 'About {n} minutes',
  learn: 'New here? 5 minutes of learning first',
  toLobby: 'To the open tables',
  states: {
    seated: {
      title: 'You sit here already',
      text: 'The table waits among your games.',
    },
    full: {
      title: 'All seats are taken',
      text: 'Somebody was quicker. Ask whoever invited you for another table, or find one in the lobby.',
    },
    over: {
      title: 'This game is over',
      text: 'It was played without you. The next one need not be.',
    },
    expired: {
      title: 'This link has expired',
      text: 'Ask whoever sent it for a new one.',
    },
    unknown: {
      title: 'This link opens nothing',
      text: 'Perhaps a part of it is missing: open it as it was sent, or ask for a new one.',
    },
  },
} as const;

export const gather = {
  title: 'A table gathers',
  waiting: '{n} {n:seat is|seats are} free. The star lights when everybody sits.',
  full: 'Everybody sits: it begins.',
  link: 'Link for the free seats',
  come: 'You may leave this page: the table is among your games, and tells you when it begins.',
  leave: 'Leave my seat',
  callOff: 'Call the table off',
  off: {
    title: 'This table was called off',
    text: 'Whoever made it has taken it away. Find another among the open tables, or make one yourself.',
  },
  watchLink: 'Link for spectators',
  closed: {
    title: 'This table opens by a link only',
    text: 'To watch, ask the host for the link for spectators: it is under “This table”.',
    others: 'Other tables to watch',
  },
} as const;
