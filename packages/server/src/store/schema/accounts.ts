// Database rows of users, ratings and results. Times are milliseconds since 1970, flags 0 or 1.
import type { MailLanguage } from '@eminent/protocol/online';

interface PeopleRow {
  id: string;
  name: string;
  kind: 'guest' | 'account' | 'bot' | 'former';
  face: string | null;
  lang: MailLanguage | null;
  admin: number;
  created: number;
  seen: number;
  /** The owner of a bot. */
  owner: string | null;
  /** The account a guest was merged into. */
  became: string | null;
  /** The name with look-alike characters unified, for search. */
  look: string;
}

interface SessionsRow {
  id: string;
  person: string;
  kind: 'browser' | 'bot';
  /** SHA-256 of the token. */
  hash: string;
  /** SHA-256 of the previous token, valid until the new one was used, plus a short overlap. */
  prior: string | null;
  prior_until: number | null;
  /** How the session began. A recovery session may set a new password. */
  how: 'guest' | 'password' | 'passkey' | 'recovery' | 'token';
  device: string;
  created: number;
  seen: number;
  rotated: number;
  /** Time of the last sign-in. */
  proved: number;
  expires: number;
}

interface PasswordsRow {
  person: string;
  login: string;
  hash: string;
  changed: number;
}

interface PasskeysRow {
  /** The id of the WebAuthn credential. */
  id: string;
  person: string;
  name: string;
  /** The public key, base64url. */
  key: string;
  counter: number;
  created: number;
  used: number | null;
}

interface ChallengesRow {
  hash: string;
  kind: 'register' | 'sign-in';
  /** The registering user; null for a sign-in. */
  person: string | null;
  expires: number;
}

interface RecoveryCodesRow {
  hash: string;
  person: string;
}

interface MailsRow {
  person: string;
  mail: string;
  confirmed: number;
}

interface MailTokensRow {
  hash: string;
  person: string;
  kind: 'confirm' | 'sign-in';
  mail: string;
  expires: number;
}

/** Counts failed sign-ins. */
interface AttemptsRow {
  /** Digest of the attempted login or address. */
  what: string;
  failures: number;
  last: number;
}

interface FriendsRow {
  /** The requesting user. */
  person: string;
  other: string;
  at: number;
  accepted: number;
}

interface FriendLinksRow {
  person: string;
  hash: string;
}

interface BlocksRow {
  person: string;
  other: string;
  at: number;
}

interface RatingsRow {
  /** User id, or `bot:NAME` for built-in bots. */
  person: string;
  players: number;
  mu: number;
  sigma: number;
  games: number;
  won: number;
  /** The conservative rating by which leaderboards are ordered. */
  shown: number;
}

interface ResultsRow {
  table: string;
  at: number;
  players: number;
  /** Game options and clock as JSON. */
  game: string;
  clock: string;
  how: 'played' | 'agreed' | 'closed';
  rated: number;
}

/** One seat of a finished game. */
interface PlayedRow {
  table: string;
  seat: number;
  /** User id, or `bot:NAME`. */
  person: string;
  at: number;
  players: number;
  points: number;
  place: number;
  won: number;
  /** Number of settled or attacked planets. */
  worlds: number;
  /** Points by source. */
  from_worlds: number;
  from_influence: number;
  from_technologies: number;
  /** Number of leads by role, as JSON. */
  leads: string;
  followed: number;
  dissented: number;
  /** Rating change and new rating; null for unrated games. */
  change: number | null;
  rating: number | null;
}

/** The first time that a user reached an achievement. */
interface FirstsRow {
  person: string;
  what: string;
  at: number;
  table: string;
}

/** The first result of a user in the daily game of a date. */
interface DailyResultsRow {
  /** Year-month-day in UTC. */
  date: string;
  person: string;
  score: number;
  won: number;
  at: number;
}

export interface AccountTables {
  people: PeopleRow;
  sessions: SessionsRow;
  passwords: PasswordsRow;
  passkeys: PasskeysRow;
  challenges: ChallengesRow;
  recovery_codes: RecoveryCodesRow;
  mails: MailsRow;
  mail_tokens: MailTokensRow;
  attempts: AttemptsRow;
  friends: FriendsRow;
  friend_links: FriendLinksRow;
  blocks: BlocksRow;
  ratings: RatingsRow;
  results: ResultsRow;
  played: PlayedRow;
  firsts: FirstsRow;
  daily_results: DailyResultsRow;
}
