// Texts of invitations and of tables that are not full yet.

export const invite = {
  title: 'Invitation',
  join: 'Sit down',
  keeps: '{name} saved you a seat',
  sitWithUs: 'Sit down with us',
  as: 'You’ll sit down as {name}.',
  noAccount:
    'No account, no email. The seat stays yours on this device; keep it later with a passkey if you like.',
  watch: 'Just watch',
  yourSeat: 'Your seat',
  free: 'Free',
  kept: 'seat saved',
  forOthers: 'For the others with you',
  minutes: 'About {n} minutes',
  learn: 'New here? Learn it in 5 minutes',
  toLobby: 'See open tables',
  states: {
    seated: {
      title: 'You already have a seat here',
      text: 'You’ll find the table under My games.',
    },
    full: {
      title: 'All seats are taken',
      text: 'Someone was quicker. Ask your friend for another table, or find one in the lobby.',
    },
    over: {
      title: 'This game is over',
      text: 'It was played without you. Catch the next one!',
    },
    expired: {
      title: 'This link has expired',
      text: 'Ask the sender for a new one.',
    },
    unknown: {
      title: 'This link doesn’t work',
      text: 'Part of it may be missing. Open it as it was sent, or ask for a new one.',
    },
  },
} as const;

export const gather = {
  title: 'Waiting for players',
  waiting: '{n} {n:seat is|seats are} free. The star lights when everyone’s here.',
  full: 'Everyone’s here. Let’s begin!',
  link: 'Link for the free seats',
  come: 'You can leave this page: the table is under My games and tells you when it begins.',
  leave: 'Leave my seat',
  callOff: 'Cancel the table',
  off: {
    title: 'This table was canceled',
    text: 'The host took it down. Find another among the open tables, or make your own.',
  },
  watchLink: 'Link for spectators',
  closed: {
    title: 'This table opens by link only',
    text: 'To watch, ask the host for the spectator link, under “This table”.',
    others: 'Other tables to watch',
  },
} as const;
