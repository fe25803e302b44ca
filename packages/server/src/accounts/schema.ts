// What is kept of people in the database. Times are milliseconds since 1970, flags 0 or 1.

interface PeopleRow {
  id: string;
  name: string;
  kind: 'guest' | 'account' | 'bot' | 'former';
  face: string | null;
  lang: 'en' | 'it' | null;
  admin: number;
  created: number;
  seen: number;
  /** Whose bot it is. */
  owner: string | null;
  /** The account that a guest became when he signed in. */
  became: string | null;
  /** How the name looks at a glance, to find it. */
  look: string;
}

interface SessionsRow {
  id: string;
  person: string;
  kind: 'browser' | 'bot';
  /** SHA-256 of the token. */
  hash: string;
  /** The token of before, good for a moment more: what was on its way when the new one was given. */
  prior: string | null;
  prior_until: number | null;
  /** How it began. A session of a recovery may set a new password without the one of before. */
  how: 'guest' | 'password' | 'passkey' | 'recovery' | 'token';
  device: string;
  created: number;
  seen: number;
  rotated: number;
  /** When its person last showed that it is him. */
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
  /** The credential's id. */
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
  /** Who registers; nobody where somebody signs in. */
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
  /** What was tried: a digest of the account's login or of the address. */
  what: string;
  failures: number;
  last: number;
}

interface FriendsRow {
  /** Who asked. */
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
  /** A person's id, or `bot:NAME` for the server's own. */
  person: string;
  players: number;
  mu: number;
  sigma: number;
  games: number;
  won: number;
  /** What is shown and ranked. */
  shown: number;
}

interface ResultsRow {
  table: string;
  at: number;
  players: number;
  /** The options of the game and the clock, JSON. */
  game: string;
  clock: string;
  how: 'played' | 'agreed' | 'closed';
  rated: number;
}

interface PlayedRow {
  table: string;
  seat: number;
  /** A person's id, or `bot:NAME`. */
  person: string;
  at: number;
  players: number;
  points: number;
  place: number;
  won: number;
  worlds: number;
  /** Points by where they came from. */
  from_worlds: number;
  from_influence: number;
  from_technologies: number;
  /** By role, how often it was led, JSON. */
  leads: string;
  followed: number;
  dissented: number;
  /** What the rating gained or lost and was then; absent where the game was not rated. */
  change: number | null;
  rating: number | null;
}

interface FirstsRow {
  person: string;
  what: string;
  at: number;
  table: string;
}

export interface PeopleTables {
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
}
