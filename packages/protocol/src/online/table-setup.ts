// How an online table is set up: what its host chose when it was made, which everybody who sits down may read.
import * as v from 'valibot';
import { fields, flag, list, oneOf, text, whole } from '../schema.ts';
import { gameOptions } from '../saved-game.ts';

/** Characters of a name at an online table. */
export const MOST_PLAYER_NAME = 40;
const MOST_SEATS = 16;
/** The longest time for a decision or in reserve: thirty days. */
const MOST_SECONDS = 30 * 24 * 3600;

/** A name as people may choose it; the server trims it and refuses what cannot be seen. */
export const playerName = v.pipe(
  v.string('expected a name'),
  v.trim(),
  v.minLength(1, 'expected a name of at least 1 character'),
  v.maxLength(MOST_PLAYER_NAME, `expected a name of at most ${MOST_PLAYER_NAME} characters`),
);

const seconds = v.pipe(whole, v.maxValue(MOST_SECONDS, `expected at most ${MOST_SECONDS} seconds`));

/**
 * Time for each decision, in seconds, and a personal reserve for the whole game that is used when that is over; `none` for tables
 * where nobody is hurried.
 */
export const clock = v.variant(
  'kind',
  [
    fields({ kind: v.literal('none') }),
    fields({ kind: v.literal('timed'), decision: seconds, reserve: seconds }),
  ],
  'expected none or timed',
);
export type Clock = v.InferOutput<typeof clock>;

/** The clocks that a page offers. */
export const CLOCKS = {
  fast: { kind: 'timed', decision: 30, reserve: 300 },
  relaxed: { kind: 'timed', decision: 120, reserve: 1200 },
  day: { kind: 'timed', decision: 24 * 3600, reserve: 0 },
  none: { kind: 'none' },
} as const satisfies Readonly<Record<string, Clock>>;

/** A decision of an hour or more is played by correspondence: people come and go. */
export const CORRESPONDENCE_SECONDS = 3600;

export const JOINS = ['link', 'listed', 'friends'] as const;
export const SPECTATORS = ['yes', 'delayed', 'no'] as const;

/** Who is to play a seat, before anybody sat down. */
const seatPlan = v.variant(
  'kind',
  [
    fields({ kind: v.literal('open') }),
    fields({ kind: v.literal('bot'), bot: text() }),
    /** Kept for a friend. */
    fields({ kind: v.literal('friend'), person: text() }),
  ],
  'expected open, bot or friend',
);
export type SeatPlan = v.InferOutput<typeof seatPlan>;

export const tableSetup = fields({
  game: gameOptions,
  /** By seat as people sit round the table; who begins is in `first`. The host takes the first open one. */
  seats: list(seatPlan, 'seats', MOST_SEATS),
  first: oneOf(['first-seat', 'chance']),
  /** Scenarios that the host named, by seat, in games in which they are chosen; without them the players choose in turn. */
  scenarios: v.exactOptional(list(text(), 'scenarios', MOST_SEATS)),
  clock,
  /** What happens when the time of somebody is over: the cautious default answer, or a bot answers until its owner is back. */
  late: oneOf(['default', 'bot']),
  /** Who may sit down: whoever has the link, also whoever finds it in the lobby, or friends of the host. */
  join: oneOf(JOINS),
  /** Whether those without a choice answer after a pause like anybody else, so that it tells nothing. */
  hideHesitation: flag,
  /** `delayed`: spectators see the table one whole turn later. */
  spectators: oneOf(SPECTATORS),
  rated: flag,
});
export type TableSetup = v.InferOutput<typeof tableSetup>;
