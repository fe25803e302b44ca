// People over HTTP: sessions, accounts, profiles, friends, ratings: bodies and answers.
import * as v from 'valibot';
import { engineObject, fields, flag, list, MOST_NAME, oneOf, text, whole } from '../schema.ts';
import { gameOptions } from '../saved-game.ts';
import { clock, playerName } from './setup.ts';
import { PRESENCES } from './wire.ts';

const MOST_ROWS = 1000;
const MOST_SEATS = 16;
const MOST_CODE = 4000;

export const PERSON_KINDS = ['guest', 'account', 'bot'] as const;
export const SPOKEN = ['en', 'it'] as const;

/** A person as everybody may know it. */
export const person = fields({
  id: text(),
  name: text(MOST_NAME),
  kind: oneOf(PERSON_KINDS),
  face: v.exactOptional(text()),
});
export type OnlinePerson = v.InferOutput<typeof person>;

/** What a server can do beside play. */
const features = fields({
  passkeys: flag,
  mail: flag,
  /** The public key for web push, where the server sends it. */
  push: v.exactOptional(text()),
});

/** GET /session, and the answer of whatever begins or changes one. */
export const session = fields({
  /** Absent for somebody who has not said a name yet. */
  person: v.exactOptional(fields({ ...person.pipe[0].entries, admin: flag })),
  /** The build of the page that the server serves. */
  build: text(),
  features,
  /** Games that wait for the person. */
  waiting: v.exactOptional(whole),
});
export type OnlineSession = v.InferOutput<typeof session>;

/** POST /session: a guest. */
export const newGuest = fields({
  name: playerName,
  face: v.exactOptional(text()),
  lang: v.exactOptional(oneOf(SPOKEN)),
});
/** PATCH /me. */
export const changedMe = fields({
  name: v.exactOptional(playerName),
  face: v.exactOptional(text()),
  lang: v.exactOptional(oneOf(SPOKEN)),
});

/** What one signs in with; not the name that others see. */
export const login = v.pipe(
  v.string('expected a name to sign in with'),
  v.trim(),
  v.toLowerCase(),
  v.minLength(3, 'expected at least 3 characters'),
  v.maxLength(64, 'expected at most 64 characters'),
);
/** Long rather than strange. */
export const password = v.pipe(
  v.string('expected a password'),
  v.minLength(10, 'expected at least 10 characters'),
  v.maxLength(256, 'expected at most 256 characters'),
);
/** POST /session/password. */
export const signIn = fields({ login, password: text(256) });
/** PUT /me/password. `current` where there is one already. */
export const newPassword = fields({ login, password, current: v.exactOptional(text(256)) });
/** POST /session/recovery. */
export const recover = fields({ code: text(64) });
/** POST /me/recovery: new codes; those of before hold no more. */
export const recoveryCodes = fields({ codes: list(text(64), 'codes', 20) });

/** POST /me/passkeys/options and /session/passkey/options: for `@simplewebauthn/browser`. */
export const passkeyOptions = fields({ options: engineObject<object>() });
/** POST /me/passkeys and /session/passkey. */
export const passkeyResponse = fields({
  response: engineObject<object>(),
  name: v.exactOptional(text(60)),
});

/** GET /me/account: how one keeps it. */
export const account = fields({
  login: v.exactOptional(text(64)),
  password: flag,
  passkeys: list(
    fields({ id: text(MOST_CODE), name: text(60), created: whole, used: v.exactOptional(whole) }),
    'passkeys',
    MOST_ROWS,
  ),
  /** Recovery codes that are not used yet. */
  codes: whole,
  sessions: list(
    fields({
      id: text(),
      created: whole,
      seen: whole,
      /** The browser and system, as far as it says. */
      device: text(),
      current: flag,
    }),
    'sessions',
    MOST_ROWS,
  ),
});
export type Account = v.InferOutput<typeof account>;

/** GET and POST /me/bots. The token is told once. */
export const botAccount = fields({ id: text(), name: text(MOST_NAME), created: whole });
export const myBots = fields({ bots: list(botAccount, 'bots', MOST_ROWS) });
export const newBot = fields({ name: playerName });
export const madeBot = fields({ bot: botAccount, token: text(MOST_CODE) });

/** GET /me/friends. */
const friend = fields({
  person,
  presence: oneOf(PRESENCES),
  /** When it was here last. */
  seen: v.exactOptional(whole),
  /** Where it sits now, if the reader may come: to a free seat, or to watch. */
  table: v.exactOptional(
    fields({ table: text(), turn: v.exactOptional(whole), free: flag, watch: flag }),
  ),
});
export type Friend = v.InferOutput<typeof friend>;
export const friends = fields({
  friends: list(friend, 'friends', MOST_ROWS),
  /** Who asked to be a friend, and whom the reader asked. */
  asking: list(person, 'people', MOST_ROWS),
  asked: list(person, 'people', MOST_ROWS),
  blocked: list(person, 'people', MOST_ROWS),
});
export type Friends = v.InferOutput<typeof friends>;
/** POST /me/friends and /me/blocks. */
export const whom = fields({ person: text() });

/** GET /people?name=…: found by name. */
export const found = fields({ people: list(person, 'people', 50) });

/** One game of somebody's history. */
const pastGame = fields({
  table: text(),
  at: whole,
  game: gameOptions,
  clock,
  rated: flag,
  seats: list(
    fields({
      person: v.exactOptional(text()),
      bot: v.exactOptional(text()),
      name: text(MOST_NAME),
      face: v.exactOptional(text()),
      score: whole,
      worlds: v.exactOptional(whole),
    }),
    'seats',
    MOST_SEATS,
  ),
  seat: whole,
  /** From 1. */
  rank: whole,
  /** What the rating gained or lost. */
  change: v.exactOptional(v.number()),
});
export type PastGame = v.InferOutput<typeof pastGame>;

/** GET /people/ID/games?before=… */
export const pastGames = fields({
  games: list(pastGame, 'games', MOST_ROWS),
  /** What to ask for the older ones with; absent at the end. */
  before: v.exactOptional(text()),
});

const rating = fields({
  players: whole,
  rating: v.number(),
  /** How unsure it is. */
  deviation: v.number(),
  games: whole,
  /** The latest values, oldest first. */
  history: list(v.number(), 'ratings', MOST_ROWS),
});

/** GET /people/ID. */
export const profile = fields({
  person,
  since: whole,
  games: whole,
  ratings: list(rating, 'ratings', 16),
  /** Points by where they came from, of all games, and how many were won. */
  statistics: fields({
    won: whole,
    worlds: whole,
    influence: whole,
    technologies: whole,
  }),
  /** What the reader is to this person. */
  friendship: oneOf(['self', 'none', 'asked', 'asking', 'friends']),
  blocked: flag,
  headToHead: list(fields({ person, won: whole, lost: whole }), 'people', MOST_ROWS),
});
export type Profile = v.InferOutput<typeof profile>;

/** GET /leaderboard?players=2. */
export const leaderboard = fields({
  players: whole,
  rows: list(
    fields({
      rank: whole,
      person,
      rating: v.number(),
      deviation: v.number(),
      games: whole,
    }),
    'people',
    MOST_ROWS,
  ),
});
export type Leaderboard = v.InferOutput<typeof leaderboard>;
