// Table summaries for lists: the lobby, a user's own games, invitations. Public information only.
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
  /** Name of the friend a free seat is reserved for. */
  kept: v.exactOptional(text(MAX_NAME)),
  /** The portrait the user chose. */
  face: v.exactOptional(text()),
  presence: v.exactOptional(oneOf(PRESENCES)),
  /** Why a bot is playing for the user. */
  away: v.exactOptional(oneOf(['late', 'resigned'])),
  /** The scenario the host chose for the seat. */
  scenario: v.exactOptional(text()),
  /** Public points and face-up planets, once the game has started. */
  score: v.exactOptional(whole),
  worlds: v.exactOptional(whole),
});
export type RowSeat = v.InferOutput<typeof rowSeat>;

/** The seat the table is waiting for, its question, since when, and its deadline. */
const awaited = fields({
  seat: whole,
  step: text(),
  role: v.exactOptional(text()),
  leader: whole,
  since: whole,
  /** Unix time in milliseconds, including the reserve; absent without a clock and while paused. */
  deadline: v.exactOptional(whole),
});

/** The vote on a rematch until the new table exists: who agreed, and the commitment to its deal. */
const rematch = fields({
  wanted: list(flag, 'wishes', MAX_SEATS),
  /** Seats that declined. */
  declined: v.exactOptional(list(flag, 'wishes', MAX_SEATS)),
  promise: digest,
});

const rowFields = {
  table: text(),
  phase: oneOf(['gathering', 'playing', 'over']),
  created: whole,
  /** Time of the last change. */
  updated: whole,
  host: text(),
  game: gameOptions,
  clock,
  join: oneOf(JOINS),
  spectators: oneOf(SPECTATORS),
  rated: flag,
  seats: list(rowSeat, 'seats', MAX_SEATS),
  watchers: whole,
  /**
   * The commitment to the deal while the table fills. Clients save it before the user joins
   * (docs/fair-deal.md).
   */
  promise: v.exactOptional(digest),
  /** Once the game has started. */
  turn: v.exactOptional(whole),
  /** Influence left in the supply, and the total. */
  left: v.exactOptional(whole),
  influence: v.exactOptional(whole),
  question: v.exactOptional(awaited),
  /** By seat, once the game is over. */
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
  /** Whether the user has queued an answer. */
  prepared: v.exactOptional(flag),
  /** The previous table of a rematch. */
  after: v.exactOptional(text()),
  /** The secret of the invitation link, for the host of a table that is not full. */
  invitation: v.exactOptional(text()),
});
export type MyRow = v.InferOutput<typeof myRow>;

const MAX_ROWS = 1000;

/** GET /me/tables. */
export const myTables = fields({ rows: list(myRow, 'tables', MAX_ROWS) });
