// HTTP schemas for sessions, accounts, profiles, friends, ratings and the leaderboard.
import { ROLES } from '@eminent/engine';
import * as v from 'valibot';
import {
  engineObject,
  fields,
  flag,
  list,
  MAX_NAME,
  MAX_SEATS,
  oneOf,
  text,
  whole,
} from '../schema.ts';
import { userText } from '../user-text.ts';
import { gameOptions } from '../saved-game.ts';
import { clock, playerName } from './table-setup.ts';
import { PRESENCES } from './wire.ts';

const MAX_ROWS = 1000;
const MAX_CODE = 4000;

/** `bot`: a bot account or a built-in bot. `former`: a deleted account. */
const PERSON_KINDS = ['guest', 'account', 'bot', 'former'] as const;
/** The languages of the server's mails (`mail-templates.ts`). The page may have more languages. */
export const MAIL_LANGUAGES = ['en', 'it'] as const;
export type MailLanguage = (typeof MAIL_LANGUAGES)[number];

/** Returns the field `lang` for a language; an empty object without email texts in it. */
export function mailLanguage(lang: string): { readonly lang?: MailLanguage } {
  const found = MAIL_LANGUAGES.find((one) => one === lang);
  return found === undefined ? {} : { lang: found };
}

/** The id of a portrait. A page that does not have this portrait shows another one. */
const face = v.pipe(text(40), v.regex(/^[a-z][a-z0-9-]*$/, 'expected the id of a portrait'));

/** The public data of a user. */
export const person = fields({
  id: text(),
  name: text(MAX_NAME),
  kind: oneOf(PERSON_KINDS),
  face: v.exactOptional(face),
});
export type OnlinePerson = v.InferOutput<typeof person>;

const MAX_ADDRESSES = 100;

/** Optional features and addresses of the server. */
const features = fields({
  passkeys: flag,
  /** Whether the server can send mail, for example to recover an account. */
  mail: flag,
  /** The public key for web push, if enabled. */
  push: v.exactOptional(text()),
  /** The public address of the server, if configured. */
  address: v.exactOptional(text()),
  /** Addresses in the local network; only for a page on this machine and without `address`. */
  network: v.exactOptional(list(text(), 'addresses', MAX_ADDRESSES)),
});

/** GET /session, and the response of every request that starts or changes a session. */
export const session = fields({
  /** Absent for a visitor who is neither a guest nor signed in. */
  person: v.exactOptional(fields({ ...person.pipe[0].entries, admin: flag })),
  /** Build id of the page that the server delivers. */
  build: text(),
  features,
  /** Number of games in which it is the user's turn. */
  waiting: v.exactOptional(whole),
  /** After a guest signed in: whether the guest's seats and games were moved to the account. */
  moved: v.exactOptional(flag),
  /** Recovery codes, returned once when a guest becomes an account. */
  codes: v.exactOptional(list(text(64), 'codes', 20)),
  /** The session token, returned once to a program that requested it. */
  token: v.exactOptional(text(100)),
});
export type OnlineSession = v.InferOutput<typeof session>;

/** Requests with the same key get the same guest: retries and several tabs create only one. */
export const guestKey = v.pipe(
  v.string('expected a key'),
  v.regex(/^(?:[0-9a-f]{2}){16,32}$/, 'expected 16 to 32 bytes in hexadecimal digits'),
);

/** POST /session: creates a guest. */
export const newGuest = fields({
  name: playerName,
  key: v.exactOptional(guestKey),
  face: v.exactOptional(face),
  lang: v.exactOptional(oneOf(MAIL_LANGUAGES)),
  /** For a program: the response contains the token and sets no cookie. */
  token: v.exactOptional(flag),
});
/** PATCH /me: changes the user's name, portrait or mail language. */
export const changedMe = fields({
  name: v.exactOptional(playerName),
  face: v.exactOptional(face),
  lang: v.exactOptional(oneOf(MAIL_LANGUAGES)),
});

export const login = v.pipe(
  v.string('expected a login name'),
  v.trim(),
  v.toLowerCase(),
  v.minLength(3, 'expected at least 3 characters'),
  v.maxLength(64, 'expected at most 64 characters'),
);
export const password = v.pipe(
  v.string('expected a password'),
  v.minLength(12, 'expected at least 12 characters'),
  v.maxLength(256, 'expected at most 256 characters'),
);
/** Whether a guest who signs in moves their seats and games to the account (default) or not. */
const guest = v.exactOptional(oneOf(['move', 'leave']));
/** POST /session/password: signs in with a password. */
export const signIn = fields({ login, password: text(256), guest });
/** PUT /me/password: sets login name and password. `current` is required if there is a password. */
export const newPassword = fields({ login, password, current: v.exactOptional(text(256)) });
/** POST /session/recovery: signs in with a recovery code. */
export const recover = fields({ code: text(64), guest });
/** POST /me/recovery: creates new recovery codes; the previous codes become invalid. */
export const recoveryCodes = fields({ codes: list(text(64), 'codes', 20) });

/** POST /me/passkeys/options and /session/passkey/options, for `@simplewebauthn/browser`. */
export const passkeyOptions = fields({ options: engineObject<object>() });
/** POST /me/passkeys and /session/passkey: adds a passkey, or signs in with one. */
export const passkeyResponse = fields({
  response: engineObject<object>(),
  name: v.exactOptional(userText(60)),
  guest,
});

const mailAddress = v.pipe(
  v.string('expected a mail address'),
  v.trim(),
  v.maxLength(254, 'expected at most 254 characters'),
  v.email('expected a mail address'),
);
const linkSecret = v.pipe(
  v.string('expected the secret of a link'),
  v.regex(/^[0-9a-z]{52}$/, 'expected 52 letters and digits'),
);
/**
 * PUT /me/mail: sets the recovery address, which becomes valid when the user opens the link sent to
 * it. POST /session/mail: sends a sign-in link to the address.
 */
export const mailBody = fields({ mail: mailAddress });
/** POST /me/mail/confirm: confirms the recovery address. */
export const mailConfirm = fields({ token: linkSecret });
/** POST /session/mail/confirm: signs in with the secret of a mailed link. */
export const mailSignIn = fields({ token: linkSecret, guest });

/** GET /me/account: sign-in methods, recovery address and sessions. */
export const account = fields({
  login: v.exactOptional(text(64)),
  password: flag,
  passkeys: list(
    fields({ id: text(MAX_CODE), name: text(60), created: whole, used: v.exactOptional(whole) }),
    'passkeys',
    MAX_ROWS,
  ),
  /** Number of unused recovery codes. */
  codes: whole,
  /** The recovery address; absent until it is confirmed. */
  mail: v.exactOptional(text(254)),
  sessions: list(
    fields({
      id: text(),
      created: whole,
      seen: whole,
      /** Browser and operating system, such as `Firefox, Linux`; empty if unknown. */
      device: text(),
      current: flag,
    }),
    'sessions',
    MAX_ROWS,
  ),
});
export type Account = v.InferOutput<typeof account>;

// GET and POST /me/bots. The token of a new bot account is returned only once.
const botAccount = fields({ id: text(), name: text(MAX_NAME), created: whole });
export const myBots = fields({ bots: list(botAccount, 'bots', MAX_ROWS) });
export const newBot = fields({ name: playerName });
export const madeBot = fields({ bot: botAccount, token: text(MAX_CODE) });

const friend = fields({
  person,
  presence: oneOf(PRESENCES),
  /** Unix time of the last visit in milliseconds. */
  seen: v.exactOptional(whole),
  /** The table where the friend plays, if the user can join (`free`) or watch (`watch`) it. */
  table: v.exactOptional(
    fields({ table: text(), turn: v.exactOptional(whole), free: flag, watch: flag }),
  ),
});
export type Friend = v.InferOutput<typeof friend>;
/** GET /me/friends. */
export const friends = fields({
  friends: list(friend, 'friends', MAX_ROWS),
  /** `received`: requests to this user. `sent`: requests by this user. */
  received: list(person, 'people', MAX_ROWS),
  sent: list(person, 'people', MAX_ROWS),
  blocked: list(person, 'people', MAX_ROWS),
});
export type Friends = v.InferOutput<typeof friends>;
/** POST /me/friends and /me/blocks: the user to befriend or block. */
export const whom = fields({ person: text() });
/** POST /me/friends/link: creates a friend link, which replaces the previous one. */
export const friendLink = fields({ link: linkSecret });
/** POST /me/friends/accept: makes the user and the creator of the link friends at once. */
export const acceptLink = fields({ link: linkSecret });
/** GET /me/met: recent opponents, without built-in bots and blocked users. */
export const met = fields({ people: list(person, 'people', 50) });

/** GET /people?name=…: users found by name. */
export const found = fields({ people: list(person, 'people', 50) });

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
      name: text(MAX_NAME),
      face: v.exactOptional(text()),
      score: whole,
      worlds: v.exactOptional(whole),
    }),
    'seats',
    MAX_SEATS,
  ),
  seat: whole,
  /** The user's rank in this game, from 1. */
  rank: whole,
  /** Change of the user's rating. */
  change: v.exactOptional(v.number()),
});
export type PastGame = v.InferOutput<typeof pastGame>;

/** GET /people/ID/games?before=… */
export const pastGames = fields({
  games: list(pastGame, 'games', MAX_ROWS),
  /** Cursor for older games; absent at the end. */
  before: v.exactOptional(text()),
});

const rating = fields({
  players: whole,
  rating: v.number(),
  /** Uncertainty of the rating. */
  deviation: v.number(),
  games: whole,
  /** Recent values, oldest first. */
  history: list(v.number(), 'ratings', MAX_ROWS),
});

const ACHIEVEMENTS = [
  'won',
  'won-by-war',
  'won-by-trade',
  'won-by-science',
  'twelve-worlds',
  'followed-ten-times',
  'four-goods',
  'fifty-points',
  'beat-emperor',
] as const;
export type Achievement = (typeof ACHIEVEMENTS)[number];

/** A user's playing habits in recent games. */
const habits = fields({
  /** How often the user led each role, most frequent role first. */
  leads: list(fields({ role: oneOf(ROLES), times: whole }), 'roles', 16),
  followed: whole,
  dissented: whole,
  /** Mean points in games with at least as many follows as dissents, minus those in other games. */
  followersScore: v.exactOptional(v.number()),
});

/** GET /people/ID. */
export const profile = fields({
  person,
  since: whole,
  games: whole,
  ratings: list(rating, 'ratings', 16),
  /** Number of games won, and the points in these games by source. */
  statistics: fields({
    won: whole,
    worlds: whole,
    influence: whole,
    technologies: whole,
  }),
  /** The relationship between the requesting user and this one. */
  friendship: oneOf(['self', 'none', 'sent', 'received', 'friends']),
  blocked: flag,
  headToHead: list(fields({ person, won: whole, lost: whole }), 'people', MAX_ROWS),
  habits: v.exactOptional(habits),
  /** The user's achievements, with the first game in which each was reached. */
  firsts: v.exactOptional(
    list(
      fields({ what: oneOf(ACHIEVEMENTS), at: whole, table: text() }),
      'firsts',
      ACHIEVEMENTS.length,
    ),
  ),
  /** The owner of a bot account. */
  owner: v.exactOptional(person),
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
    MAX_ROWS,
  ),
  /** Cursor for the next page, sent as `after`; absent at the end. */
  after: v.exactOptional(text()),
});
export type Leaderboard = v.InferOutput<typeof leaderboard>;
