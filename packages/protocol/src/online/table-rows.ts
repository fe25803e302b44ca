// Schemas of table summaries for lists: the lobby, a user's own tables, invitations. All data is
// public, except what `myRow` adds for its user.
import * as v from 'valibot';
import { gameOptions } from '../saved-game.ts';
import { fields, flag, list, MAX_NAME, MAX_SEATS, oneOf, text, whole } from '../schema.ts';
import { digest } from './fair-deal.ts';
import { clock, JOINS, SPECTATORS } from './table-setup.ts';
import { PRESENCES } from './wire.ts';

const rowSeat = fields({
  /** User or bot in the seat; both absent for a free seat. */
  person: v.exactOptional(text()),
  bot: v.exactOptional(text()),
  /** Empty for a free seat. */
  name: text(MAX_NAME),
  /** Name of the friend for whom a free seat is reserved. */
  kept: v.exactOptional(text(MAX_NAME)),
  /** Portrait id. */
  face: v.exactOptional(text()),
  presence: v.exactOptional(oneOf(PRESENCES)),
  /** Why a bot plays for the user: the time ran out, or the user resigned. */
  away: v.exactOptional(oneOf(['late', 'resigned'])),
  scenario: v.exactOptional(text()),
  /** `score`: public points. `worlds`: face-up planets. Absent until the game starts. */
  score: v.exactOptional(whole),
  worlds: v.exactOptional(whole),
});
export type RowSeat = v.InferOutput<typeof rowSeat>;

/** The open question. `since`: when it was asked, Unix time in milliseconds. */
const awaited = fields({
  seat: whole,
  step: text(),
  role: v.exactOptional(text()),
  leader: whole,
  since: whole,
  /** When time and reserve of the seat run out, Unix time in milliseconds. */
  deadline: v.exactOptional(whole),
});

/** The vote on a rematch, from the first agreement until the new table exists. By seat. */
const rematch = fields({
  wanted: list(flag, 'wishes', MAX_SEATS),
  declined: v.exactOptional(list(flag, 'wishes', MAX_SEATS)),
  promise: digest,
});

const rowFields = {
  table: text(),
  phase: oneOf(['gathering', 'playing', 'over']),
  created: whole,
  /** Unix time of the last change in milliseconds. */
  updated: whole,
  host: text(),
  game: gameOptions,
  clock,
  join: oneOf(JOINS),
  spectators: oneOf(SPECTATORS),
  rated: flag,
  seats: list(rowSeat, 'seats', MAX_SEATS),
  watchers: whole,
  /** Commitment to the deal (docs/fair-deal.md), until the game starts. Clients save it. */
  promise: v.exactOptional(digest),
  /** Number of the turn; absent until the game starts. */
  turn: v.exactOptional(whole),
  /** `left`: influence left in the supply. `influence`: influence in it at the start. */
  left: v.exactOptional(whole),
  influence: v.exactOptional(whole),
  question: v.exactOptional(awaited),
  /** The winning seats; absent until the game is over. */
  winners: v.exactOptional(list(whole, 'seats', MAX_SEATS)),
  rematch: v.exactOptional(rematch),
};

export const tableRow = fields(rowFields);
export type TableRow = v.InferOutput<typeof tableRow>;

/** One of the user's own tables. */
export const myRow = fields({
  ...rowFields,
  seat: whole,
  prepared: v.exactOptional(flag),
  /** The id of the previous table, if this game is a rematch. */
  after: v.exactOptional(text()),
  /** The secret of the invitation link, for the host of a table that is not full. */
  invitation: v.exactOptional(text()),
});
export type MyRow = v.InferOutput<typeof myRow>;

const MAX_ROWS = 1000;

/** GET /me/tables. */
export const myTables = fields({ rows: list(myRow, 'tables', MAX_ROWS) });
