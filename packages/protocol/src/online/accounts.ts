// People over HTTP: sessions, accounts, profiles, friends, ratings: bodies and answers.
import { ROLES } from '@eminent/engine';
import * as v from 'valibot';
import { engineObject, fields, flag, list, MOST_NAME, oneOf, text, whole } from '../schema.ts';
import { userText } from '../user-text.ts';
import { gameOptions } from '../saved-game.ts';
import { clock, playerName } from './table-setup.ts';
import { PRESENCES } from './wire.ts';

const MOST_ROWS = 1000;
const MOST_SEATS = 16;
const MOST_CODE = 4000;

/** `bot` is also one of the server's own computer players, with an id such as `bot:captain`; `former` has deleted what was known of him. */
export const PERSON_KINDS = ['guest', 'account', 'bot', 'former'] as const;
/** Languages in which a server writes to people by itself, in letters; a page may have more. */
export const MAIL_LANGUAGES = ['en', 'it'] as const;

/** The language of a page as a server may be told it: nothing where the server does not write in it. */
export function mailLanguage(lang: string): { readonly lang?: (typeof MAIL_LANGUAGES)[number] } {
  const found = MAIL_LANGUAGES.find((one) => one === lang);
  return found === undefined ? {} : { lang: found };
}

/** A portrait of the page; what a page does not know it draws as another one. */
const face = v.pipe(text(40), v.regex(/^[a-z][a-z0-9-]*$/, 'expected the id of a portrait'));

/** A person as everybody may know it. */
export const person = fields({
  id: text(),
  name: text(MOST_NAME),
  kind: oneOf(PERSON_KINDS),
  face: v.exactOptional(face),
});
export type OnlinePerson = v.InferOutput<typeof person>;

/** What a server can do beside play. */
const features = fields({
  passkeys: flag,
  /** Whether an account may be recovered by mail. */
  mail: flag,
  /** The public key for web push, where the server sends it. */
  push: v.exactOptional(text()),
  /** The address under which others find the server, where its host said one. */
  address: v.exactOptional(text()),
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
  /** Where one signed in as a guest: whether the guest's seats and games are the account's now. */
  moved: v.exactOptional(flag),
  /** Recovery codes, told once: when a guest becomes an account. */
  codes: v.exactOptional(list(text(64), 'codes', 20)),
});
export type OnlineSession = v.InferOutput<typeof session>;

/**
 * A secret that a browser thinks up before it becomes somebody, and forgets then: tabs that become a guest at once, or whoever asks again
 * because no answer came, become the same one.
 */
export const guestKey = v.pipe(
  v.string('expected a key'),
  v.regex(/^(?:[0-9a-f]{2}){16,32}$/, 'expected 16 to 32 bytes in hexadecimal digits'),
);

/** POST /session: a guest. */
export const newGuest = fields({
  name: playerName,
  key: v.exactOptional(guestKey),
  face: v.exactOptional(face),
  lang: v.exactOptional(oneOf(MAIL_LANGUAGES)),
});
/** PATCH /me. */
export const changedMe = fields({
  name: v.exactOptional(playerName),
  face: v.exactOptional(face),
  lang: v.exactOptional(oneOf(MAIL_LANGUAGES)),
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
  v.minLength(12, 'expected at least 12 characters'),
  v.maxLength(256, 'expected at most 256 characters'),
);
/** What becomes of the seats and games of the guest who signs in: the account's, which is usual, or left behind. */
const guest = v.exactOptional(oneOf(['move', 'leave']));
/** POST /session/password. */
export const signIn = fields({ login, password: text(256), guest });
/** PUT /me/password. `current` where there is one already. */
export const newPassword = fields({ login, password, current: v.exactOptional(text(256)) });
/** POST /session/recovery. */
export const recover = fields({ code: text(64), guest });
/** POST /me/recovery: new codes; those of before hold no more. */
export const recoveryCodes = fields({ codes: list(text(64), 'codes', 20) });

/** POST /me/passkeys/options and /session/passkey/options: for `@simplewebauthn/browser`. */
export const passkeyOptions = fields({ options: engineObject<object>() });
/** POST /me/passkeys and /session/passkey. */
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
/** A secret of a link: 260 bits. */
export const linkSecret = v.pipe(
  v.string('expected the secret of a link'),
  v.regex(/^[0-9a-z]{52}$/, 'expected 52 letters and digits'),
);
/** PUT /me/mail: an address for recovery; it counts once the link that is sent there has been opened. POST /session/mail: sends a link to it. */
export const mailBody = fields({ mail: mailAddress });
/** POST /me/mail/confirm. */
export const mailConfirm = fields({ token: linkSecret });
/** POST /session/mail/confirm. */
export const mailSignIn = fields({ token: linkSecret, guest });

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
  /** The address for recovery, once it is confirmed. */
  mail: v.exactOptional(text(254)),
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
/** POST /me/friends/link: a new link for friends, told once; the one of before holds no more. */
export const friendLink = fields({ link: linkSecret });
/** POST /me/friends/accept: friends at once, since the other gave the link. */
export const acceptLink = fields({ link: linkSecret });
/** GET /me/met: with whom one played lately. */
export const met = fields({ people: list(person, 'people', 50) });

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

/** What somebody does for the first time. */
export const FIRSTS = [
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
export type First = (typeof FIRSTS)[number];

/** How somebody plays, from the games that were played to their end. */
const habits = fields({
  /** How often each role was led, the most frequent first. */
  leads: list(fields({ role: oneOf(ROLES), times: whole }), 'roles', 16),
  followed: whole,
  dissented: whole,
  /** Points more in games in which it followed at least half of the time than in others; absent while there are too few of them. */
  followersScore: v.exactOptional(v.number()),
});

/** GET /people/ID. */
export const profile = fields({
  person,
  since: whole,
  games: whole,
  ratings: list(rating, 'ratings', 16),
  /** How many games were won, and where the points of those came from. */
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
  habits: v.exactOptional(habits),
  firsts: v.exactOptional(
    list(fields({ what: oneOf(FIRSTS), at: whole, table: text() }), 'firsts', FIRSTS.length),
  ),
  /** Whose bot it is. */
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
    MOST_ROWS,
  ),
  /** What to ask for the next ones with, as `after`; absent at the end. */
  after: v.exactOptional(text()),
});
export type Leaderboard = v.InferOutput<typeof leaderboard>;
