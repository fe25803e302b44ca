// Mocks the server for the online screens other than the table, with a busy lobby.
import { DEFAULT_OPTIONS } from '@eminent/engine';
import {
  type Account,
  type AdminOverview,
  type Audit,
  CLOCKS,
  type Friends,
  type Invitation,
  type Leaderboard,
  type Lobby,
  type MyRow,
  type Notices,
  type OnlinePerson,
  type OnlineSession,
  type PastGame,
  type Profile,
  type Reports,
  type RowSeat,
  type TableRow,
} from '@eminent/protocol/online';
import type { Page } from '@playwright/test';

/** Who opens the page: with games, in an empty lobby, signed out, administrator, muted. */
const LOBBY_STATES = ['full', 'quiet', 'stranger', 'host', 'muted'] as const;
export type LobbyState = (typeof LOBBY_STATES)[number];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOW = Date.now();

function seat(name: string, score?: number, worlds = 0, more: Partial<RowSeat> = {}): RowSeat {
  const points = score === undefined ? {} : { score, worlds };
  return { person: name.toLowerCase(), name, presence: 'here', ...points, ...more };
}
const FREE: RowSeat = { name: '' };

function row(table: string, seats: readonly RowSeat[], more: Partial<TableRow> = {}): TableRow {
  return {
    table,
    phase: 'gathering',
    created: NOW - 5 * MINUTE,
    updated: NOW,
    host: seats[0]?.person ?? '',
    game: { ...DEFAULT_OPTIONS, players: Math.min(4, seats.length) as 2 | 3 | 4 },
    clock: CLOCKS.relaxed,
    join: 'listed',
    spectators: 'yes',
    rated: false,
    seats,
    watchers: 0,
    ...more,
  };
}

function played(turn: number, left: number): Partial<TableRow> {
  return { phase: 'playing', turn, left, influence: 24 };
}

const MINE: readonly MyRow[] = [
  {
    ...row(
      't1',
      [
        seat('Nova', 25, 4),
        seat('Atlas', 20, 4, { presence: 'offline' }),
        { bot: 'emperor', name: 'Orion', score: 22, worlds: 4 },
        seat('Lyra', 27, 4, { presence: 'away' }),
      ],
      played(33, 9),
    ),
    seat: 0,
    question: {
      seat: 0,
      step: 'follow-or-dissent',
      role: 'trade',
      leader: 3,
      since: NOW - 6 * HOUR - 12 * MINUTE,
      deadline: NOW + 17 * HOUR + 48 * MINUTE,
    },
  },
  {
    ...row('t2', [seat('Rigel', 9, 2), seat('Nova', 12, 3), seat('Noor', 8, 2)], played(12, 17)),
    seat: 1,
    question: { seat: 1, step: 'action', leader: 1, since: NOW - 100 * MINUTE },
  },
  {
    ...row('t3', [seat('Nova', 22, 5), seat('Castor', 21, 4)], played(26, 4)),
    seat: 0,
    question: { seat: 0, step: 'buy-technology', leader: 0, since: NOW - 8 * MINUTE },
  },
  {
    ...row('t4', [seat('Nova', 12, 3), seat('Juno', 14, 2), seat('Mira', 11, 3)], played(19, 12)),
    clock: CLOCKS.day,
    seat: 0,
    prepared: true,
    question: { seat: 1, step: 'role', leader: 1, since: NOW - 8 * MINUTE },
  },
  {
    ...row('t5', [seat('Vega', 31, 5), seat('Nova', 28, 5)], played(38, 0)),
    phase: 'over',
    seat: 1,
    rematch: { wanted: [true, false], promise: 'a5'.repeat(32) },
  },
];

const OPEN: Lobby = {
  rows: [
    row('o1', [seat('Vega'), seat('Mira'), FREE]),
    row('o2', [seat('Rigel'), FREE, FREE, seat('Juno')], { clock: CLOCKS.fast, rated: true }),
    row('o3', [seat('Castor'), FREE], { clock: CLOCKS.day }),
    row('o4', [seat('Juno', 20, 4), seat('Noor', 18, 3), seat('Lyra', 25, 5)], {
      ...played(29, 6),
      watchers: 2,
    }),
    row('o5', [seat('Atlas', 9, 2), seat('Mira', 11, 3)], played(14, 15)),
    row('o6', [seat('Orion'), FREE, FREE, FREE], { clock: CLOCKS.day }),
  ],
  seeks: [{ players: 3, clock: 'relaxed', people: 2 }],
  usualWait: 2 * MINUTE,
};

function person(name: string): OnlinePerson {
  return { id: name.toLowerCase(), name, kind: 'account' };
}

const FRIENDS: Friends = {
  friends: [
    { person: person('Vega'), presence: 'here', table: { table: 'o1', free: true, watch: true } },
    {
      person: person('Noor'),
      presence: 'here',
      table: { table: 'o4', turn: 29, free: false, watch: true },
    },
    { person: person('Juno'), presence: 'here' },
    { person: person('Rigel'), presence: 'away' },
    { person: person('Atlas'), presence: 'offline', seen: NOW - 50 * HOUR },
  ],
  received: [person('Castor')],
  sent: [],
  blocked: [],
};

function past(table: string, rank: number, change: number, others: readonly string[]): PastGame {
  return {
    table,
    at: NOW - 30 * HOUR,
    game: { ...DEFAULT_OPTIONS, players: (others.length + 1) as 2 | 3 | 4 },
    clock: CLOCKS.relaxed,
    rated: true,
    seats: ['Nova', ...others].map((name, i) => ({
      person: name.toLowerCase(),
      name,
      score: 36 - 3 * i,
      worlds: 3,
    })),
    seat: 0,
    rank,
    change,
  };
}

const HISTORY = [1180, 1203, 1196, 1240, 1219, 1262, 1251, 1283, 1312, 1301, 1336, 1330, 1356];
const PROFILE: Profile = {
  person: person('Nova'),
  since: NOW - 200 * 24 * HOUR,
  games: 61,
  ratings: [2, 3, 4].map((players) => ({
    players,
    rating: 1280 + 19 * players,
    deviation: 62,
    games: 11 * players,
    history: HISTORY,
  })),
  statistics: { won: 20, worlds: 560, influence: 250, technologies: 190 },
  friendship: 'self',
  blocked: false,
  headToHead: [
    { person: person('Vega'), won: 12, lost: 9 },
    { person: person('Lyra'), won: 8, lost: 11 },
    { person: { id: 'bot:emperor', name: 'emperor', kind: 'bot' }, won: 14, lost: 3 },
  ],
  firsts: [
    { what: 'won-by-war', at: NOW - 80 * 24 * HOUR, table: 'p1' },
    { what: 'twelve-worlds', at: NOW - 60 * 24 * HOUR, table: 'p1' },
  ],
};

const ACCOUNT: Account = {
  login: 'nova',
  password: true,
  passkeys: [{ id: 'k', name: 'Phone', created: NOW - 90 * 24 * HOUR }],
  codes: 8,
  sessions: [{ id: 'a', created: NOW, seen: NOW, device: 'Chromium, Linux', current: true }],
};

const LEADERBOARD: Leaderboard = {
  players: 2,
  rows: ['Vega', 'Nova', 'Lyra', 'Mira'].map((name, i) => ({
    rank: i + 1,
    person: person(name),
    rating: 1400 - 30 * i,
    deviation: 50,
    games: 40 - i,
  })),
};

const INVITATION: Invitation = {
  state: 'open',
  from: 'Vega',
  row: row('o9', [seat('Vega'), seat('Mira'), { bot: 'emperor', name: 'Orion' }, FREE]),
  mayWatch: true,
};

const OVERVIEW: AdminOverview = {
  build: 'b',
  since: NOW - 90 * HOUR,
  sockets: 184,
  gathering: 6,
  playing: 71,
  over: 12_408,
  people: 3_120,
  reports: 2,
  commitMs: 0.4,
};

const REPORTS: Reports = {
  rows: [
    {
      id: 'p1',
      at: NOW - 2 * HOUR,
      by: person('Vega'),
      about: person('Castor'),
      reason: 'insult',
      table: 'o4',
      line: 7,
      quote: 'You play like a crater.',
      others: 2,
    },
    {
      id: 'p2',
      at: NOW - 30 * HOUR,
      by: person('Noor'),
      about: person('Atlas'),
      reason: 'leaves',
      words: 'Three games this week, each time when they were behind.',
      others: 0,
    },
  ],
};

const AUDIT: Audit = {
  rows: [
    {
      id: 'd2',
      at: NOW - HOUR,
      by: 'Nova',
      did: 'warn',
      to: 'castor',
      name: 'Castor',
      reason: 'Be kind.',
    },
    { id: 'd1', at: NOW - 80 * HOUR, by: 'host', did: 'make-admin', to: 'nova', name: 'Nova' },
  ],
};

const MUTED: Notices = {
  rows: [
    {
      id: 'n1',
      kind: 'mute',
      reason: 'Be kind.',
      at: NOW - HOUR,
      until: NOW + 48 * HOUR,
      seen: true,
    },
  ],
};

function sessionOf(lobbyState: LobbyState): OnlineSession {
  const server = { build: 'b', features: { passkeys: true, mail: false } };
  return lobbyState === 'stranger'
    ? server
    : { ...server, person: { ...person('Nova'), admin: lobbyState === 'host' } };
}

function responseTo(path: string, lobbyState: LobbyState): object | undefined {
  const isQuiet = lobbyState === 'quiet';
  const NOBODY_ONLINE: Friends = { friends: [], received: [], sent: [], blocked: [] };
  const responses: Readonly<Record<string, object>> = {
    '/session': sessionOf(lobbyState),
    '/tables': isQuiet ? { rows: [], seeks: [] } : OPEN,
    '/me/tables': { rows: isQuiet ? [] : MINE },
    '/me/friends': isQuiet ? NOBODY_ONLINE : FRIENDS,
    '/me/met': { people: [person('Lyra')] },
    '/me/account': ACCOUNT,
    '/me/bots': { bots: [] },
    '/me/notifications': { turn: 'away', reminder: true, invited: true, over: false },
    '/me/webhooks': { rows: [] },
    '/me/notices': lobbyState === 'muted' ? MUTED : { rows: [] },
    '/admin': OVERVIEW,
    '/admin/reports': REPORTS,
    '/admin/tables': { rows: OPEN.rows },
    '/admin/audit': AUDIT,
    '/people/nova': PROFILE,
    '/people/nova/games': {
      games: [past('p1', 1, 12, ['Vega', 'Lyra', 'Orion']), past('p3', 2, -8, ['Castor'])],
    },
    '/leaderboard': LEADERBOARD,
    '/invitations/look': INVITATION,
  };
  return responses[path];
}

export async function serveLobby(page: Page, lobbyState: LobbyState): Promise<void> {
  await page.route('**/api/v1/**', (route) => {
    const path = new URL(route.request().url()).pathname.replace('/api/v1', '');
    const json = responseTo(path, lobbyState);
    return json === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ json });
  });
  await page.routeWebSocket('**/api/v1/socket', () => undefined);
}
