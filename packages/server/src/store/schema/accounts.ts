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
  owner: string | null;
  became: string | null;
  /** The name with look-alike characters replaced (`skeletonOf`), for search. */
  look: string;
}

interface SessionsRow {
  id: string;
  person: string;
  kind: 'browser' | 'bot';
  /** SHA-256 of the token. */
  hash: string;
  /** SHA-256 of the previous token, valid until `prior_until`. */
  prior: string | null;
  prior_until: number | null;
  /** How the session began. `recovery` (a recovery code) lets the user set a new password. */
  how: 'guest' | 'password' | 'passkey' | 'recovery' | 'token';
  device: string;
  created: number;
  seen: number;
  rotated: number;
  /** Time of the sign-in. A recent one is needed to change credentials. */
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
  id: string;
  person: string;
  name: string;
  /** Base64url. */
  key: string;
  counter: number;
  created: number;
  used: number | null;
}

interface ChallengesRow {
  hash: string;
  kind: 'register' | 'sign-in';
  /** Null for a sign-in. */
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

interface AttemptsRow {
  /** Digest of the attempted login or address. */
  what: string;
  failures: number;
  last: number;
}

interface FriendsRow {
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
  /** User id, or `bot:NAME` for a built-in bot. */
  person: string;
  players: number;
  mu: number;
  sigma: number;
  games: number;
  won: number;
  /** The conservative rating, which orders leaderboards. */
  shown: number;
}

interface ResultsRow {
  table: string;
  at: number;
  players: number;
  /** JSON. */
  game: string;
  clock: string;
  how: 'played' | 'agreed' | 'closed';
  rated: number;
}

interface PlayedRow {
  table: string;
  seat: number;
  person: string;
  at: number;
  players: number;
  points: number;
  place: number;
  won: number;
  worlds: number;
  from_worlds: number;
  from_influence: number;
  from_technologies: number;
  /** JSON: number of leads by role. */
  leads: string;
  followed: number;
  dissented: number;
  /** Null for an unrated game. */
  change: number | null;
  rating: number | null;
}

interface FirstsRow {
  person: string;
  what: string;
  at: number;
  table: string;
}

interface DailyResultsRow {
  /** Year-month-day, in UTC. */
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
