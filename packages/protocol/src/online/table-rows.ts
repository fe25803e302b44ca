// A table as lists show it: what everybody may know of it at a glance, in the lobby, among one's own games and on an invitation.
import * as v from 'valibot';
import { gameOptions } from '../saved-game.ts';
import { fields, flag, list, MOST_NAME, oneOf, text, whole } from '../schema.ts';
import { digest } from './fair-deal.ts';
import { clock, JOINS, SPECTATORS } from './table-setup.ts';
import { PRESENCES } from './wire.ts';

const MOST_SEATS = 16;

const rowSeat = fields({
  /** Who sits there: a person or a bot; neither at a free seat. */
  person: v.exactOptional(text()),
  bot: v.exactOptional(text()),
  /** Empty at a free seat. */
  name: text(MOST_NAME),
  /** A free seat that is kept for a friend of the host, by the friend's name. */
  kept: v.exactOptional(text(MOST_NAME)),
  /** The face that the person chose. */
  face: v.exactOptional(text()),
  presence: v.exactOptional(oneOf(PRESENCES)),
  /** A bot answers for the person. */
  away: v.exactOptional(oneOf(['late', 'resigned'])),
  /** The scenario that the host named for the seat. */
  scenario: v.exactOptional(text()),
  /** Points as everybody may count them, and worlds face up; once the game has begun. */
  score: v.exactOptional(whole),
  worlds: v.exactOptional(whole),
});
export type RowSeat = v.InferOutput<typeof rowSeat>;

/** Whom everybody waits for, what that seat is asked, since when, and when its time is over. */
const awaited = fields({
  seat: whole,
  step: text(),
  role: v.exactOptional(text()),
  leader: whole,
  since: whole,
  /** Milliseconds since 1970, with the reserve; absent without a clock and while it is paused. */
  deadline: v.exactOptional(whole),
});

/** Once the game is over and somebody wants to play again, until there is the new table: who does, and what is promised of its deal. */
const rematch = fields({
  wanted: list(flag, 'wishes', MOST_SEATS),
  /** Who does not want to, or no more. */
  declined: v.exactOptional(list(flag, 'wishes', MOST_SEATS)),
  promise: digest,
});

const rowFields = {
  table: text(),
  phase: oneOf(['gathering', 'playing', 'over']),
  created: whole,
  /** When it last changed. */
  updated: whole,
  host: text(),
  game: gameOptions,
  clock,
  join: oneOf(JOINS),
  spectators: oneOf(SPECTATORS),
  rated: flag,
  seats: list(rowSeat, 'seats', MOST_SEATS),
  watchers: whole,
  /** What its server promised of the deal, as long as people sit down: who does so notes it first (docs/fair-deal.md). */
  promise: v.exactOptional(digest),
  /** Once the game has begun. */
  turn: v.exactOptional(whole),
  /** Influence that is still to be had, and all that there was. */
  left: v.exactOptional(whole),
  influence: v.exactOptional(whole),
  asked: v.exactOptional(awaited),
  /** By seat; once the game is over. */
  winners: v.exactOptional(list(whole, 'seats', MOST_SEATS)),
  rematch: v.exactOptional(rematch),
};

export const tableRow = fields(rowFields);
export type TableRow = v.InferOutput<typeof tableRow>;

/** One of the reader's own tables. */
export const myRow = fields({
  ...rowFields,
  /** The reader's seat. */
  seat: whole,
  /** Whether an answer of the reader's is prepared. */
  prepared: v.exactOptional(flag),
  /** The table that was played before by the same people, of whom all wanted to play again. */
  after: v.exactOptional(text()),
  /** The secret of the invitation, for the host of a table that gathers. */
  invitation: v.exactOptional(text()),
});
export type MyRow = v.InferOutput<typeof myRow>;

const MOST_ROWS = 1000;

/** GET /me/tables. */
export const myTables = fields({ rows: list(myRow, 'tables', MOST_ROWS) });
export type MyTables = v.InferOutput<typeof myTables>;
