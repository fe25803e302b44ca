// Setup of an online table: what the host chose, visible to everyone who joins.
import * as v from 'valibot';
import { fields, flag, list, oneOf, text, whole } from '../schema.ts';
import { gameOptions } from '../saved-game.ts';

/** Maximum length of a name at an online table. */
export const MOST_PLAYER_NAME = 40;
const MOST_SEATS = 16;
/** The maximum time per decision or in reserve: thirty days. */
const MOST_SECONDS = 30 * 24 * 3600;

/** A player name. The server trims it and rejects invisible characters. */
export const playerName = v.pipe(
  v.string('expected a name'),
  v.trim(),
  v.minLength(1, 'expected a name of at least 1 character'),
  v.maxLength(MOST_PLAYER_NAME, `expected a name of at most ${MOST_PLAYER_NAME} characters`),
);

const seconds = v.pipe(whole, v.maxValue(MOST_SECONDS, `expected at most ${MOST_SECONDS} seconds`));

/**
 * Seconds per decision, and a personal reserve for the whole game that is used afterwards; `none`
 * for tables without time limits.
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

/** The clocks offered by the page. */
export const CLOCKS = {
  fast: { kind: 'timed', decision: 30, reserve: 300 },
  relaxed: { kind: 'timed', decision: 120, reserve: 1200 },
  day: { kind: 'timed', decision: 24 * 3600, reserve: 0 },
  none: { kind: 'none' },
} as const satisfies Readonly<Record<string, Clock>>;

/** Decisions of at least an hour make a correspondence game. */
export const CORRESPONDENCE_SECONDS = 3600;

export const JOINS = ['link', 'listed', 'friends'] as const;
export const SPECTATORS = ['yes', 'delayed', 'no'] as const;

/** The plan for a seat before anyone has joined. */
const seatPlan = v.variant(
  'kind',
  [
    fields({ kind: v.literal('open') }),
    fields({ kind: v.literal('bot'), bot: text() }),
    /** Reserved for a friend. */
    fields({ kind: v.literal('friend'), person: text() }),
  ],
  'expected open, bot or friend',
);
export type SeatPlan = v.InferOutput<typeof seatPlan>;

export const tableSetup = fields({
  game: gameOptions,
  /** By seat, in table order; `first` decides who starts. The host takes the first open seat. */
  seats: list(seatPlan, 'seats', MOST_SEATS),
  first: oneOf(['first-seat', 'chance']),
  /** Scenarios the host chose, by seat; without them, players choose in turn. */
  scenarios: v.exactOptional(list(text(), 'scenarios', MOST_SEATS)),
  clock,
  /**
   * What happens when a player's time is over: the default answer, or a bot plays until the player
   * returns.
   */
  late: oneOf(['default', 'bot']),
  /** Who can join: anyone with the link, anyone in the lobby, or friends of the host. */
  join: oneOf(JOINS),
  /** Delays forced answers like real ones, so that the time reveals nothing. */
  hideHesitation: flag,
  /** `delayed`: spectators see the table one turn later. */
  spectators: oneOf(SPECTATORS),
  rated: flag,
});
export type TableSetup = v.InferOutput<typeof tableSetup>;
