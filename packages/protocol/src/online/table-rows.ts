// Schemas of table summaries for lists: the lobby, a user's own games, invitations. They contain
// public information, and in the list of the user's own games some of the user's own.
import * as v from 'valibot';
import { gameOptions } from '../saved-game.ts';
import { fields, flag, list, MAX_NAME, MAX_SEATS, oneOf, text, whole } from '../schema.ts';
import { digest } from './fair-deal.ts';
import { clock, JOINS, SPECTATORS } from './table-setup.ts';
import { PRESENCES } from './wire.ts';

const rowSeat = fields({
  /** The user or bot in the seat; both absent for a free seat. */
  person: v.exactOptional(text()),
  bot: v.exactOptional(text()),
  /** Empty for a free seat. */
  name: text(MAX_NAME),
  /** Name of the friend for whom a free seat is reserved. */
  kept: v.exactOptional(text(MAX_NAME)),
  /** The id of the user's portrait. */
  face: v.exactOptional(text()),
  presence: v.exactOptional(oneOf(PRESENCES)),
  /** The reason why a bot is playing for the user. */
  away: v.exactOptional(oneOf(['late', 'resigned'])),
  /** The scenario that the host chose for the seat. */
  scenario: v.exactOptional(text()),
  /** Public points, and number of face-up planets; absent until the game starts. */
  score: v.exactOptional(whole),
  worlds: v.exactOptional(whole),
});
export type RowSeat = v.InferOutput<typeof rowSeat>;

/** The open question: its seat, step, role and leader, its Unix time, and its deadline. */
const awaited = fields({
  seat: whole,
  step: text(),
  role: v.exactOptional(text()),
  leader: whole,
  since: whole,
  /** Unix time in milliseconds, including the reserve; absent without a clock and while paused. */
  deadline: v.exactOptional(whole),
});

/** The vote on a rematch, until the new table exists. */
const rematch = fields({
  /** By seat: whether it agreed. */
  wanted: list(flag, 'wishes', MAX_SEATS),
  /** By seat: whether it declined. */
  declined: v.exactOptional(list(flag, 'wishes', MAX_SEATS)),
  /** The commitment to the deal of the new table. */
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
  /** The commitment to the deal (docs/fair-deal.md), until the game starts. Clients save it. */
  promise: v.exactOptional(digest),
  /** The number of the turn; absent until the game starts. */
  turn: v.exactOptional(whole),
  /** Influence left in the supply, and influence in the supply at the start. */
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
  /** The user's seat. */
  seat: whole,
  /** Whether the user has prepared an answer. */
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
