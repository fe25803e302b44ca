// Schema of the setup of an online table: the host's choices, visible to everyone who joins.
import * as v from 'valibot';
import { fields, flag, list, MAX_SEATS, oneOf, text, whole } from '../schema.ts';
import { gameOptions } from '../saved-game.ts';

/** Maximum length of a user's name in characters. */
export const MAX_PLAYER_NAME = 40;
/** The maximum time per decision or in reserve: thirty days, in seconds. */
const MAX_SECONDS = 30 * 24 * 3600;

/** A user's name, which is trimmed. The server also rejects invisible characters. */
export const playerName = v.pipe(
  v.string('expected a name'),
  v.trim(),
  v.minLength(1, 'expected a name of at least 1 character'),
  v.maxLength(MAX_PLAYER_NAME, `expected a name of at most ${MAX_PLAYER_NAME} characters`),
);

const seconds = v.pipe(whole, v.maxValue(MAX_SECONDS, `expected at most ${MAX_SECONDS} seconds`));

/** `decision`: seconds per decision. `reserve`: additional seconds per player and game. */
export const clock = v.variant(
  'kind',
  [
    fields({ kind: v.literal('none') }),
    fields({ kind: v.literal('timed'), decision: seconds, reserve: seconds }),
  ],
  'expected none or timed',
);
export type Clock = v.InferOutput<typeof clock>;

/** Clocks offered by the page. */
export const CLOCKS = {
  fast: { kind: 'timed', decision: 30, reserve: 300 },
  relaxed: { kind: 'timed', decision: 120, reserve: 1200 },
  day: { kind: 'timed', decision: 24 * 3600, reserve: 0 },
  none: { kind: 'none' },
} as const satisfies Readonly<Record<string, Clock>>;

/** A game with at least this time for a decision, in seconds, is a correspondence game. */
export const CORRESPONDENCE_SECONDS = 3600;

/** The seat that starts the game: the first seat of the setup, or a seat drawn at the deal. */
export const firstTurn = oneOf(['first-seat', 'chance']);

export const JOINS = ['link', 'listed', 'friends'] as const;
export const SPECTATORS = ['yes', 'delayed', 'no'] as const;

export const botName = text();

const seatPlan = v.variant(
  'kind',
  [
    fields({ kind: v.literal('open') }),
    fields({ kind: v.literal('bot'), bot: botName }),
    fields({ kind: v.literal('friend'), person: text() }),
  ],
  'expected open, bot or friend',
);
export type SeatPlan = v.InferOutput<typeof seatPlan>;

export const tableSetup = fields({
  game: gameOptions,
  seats: v.pipe(
    list(seatPlan, 'seats', MAX_SEATS),
    v.description('In the order around the table. The host takes the first open seat.'),
  ),
  first: v.pipe(
    firstTurn,
    v.description('Who takes the first turn: the first of `seats`, or a seat drawn at the deal.'),
  ),
  /** Scenario ids by seat; absent if the players choose in turn. */
  scenarios: v.exactOptional(list(text(), 'scenarios', MAX_SEATS)),
  clock,
  late: v.pipe(
    oneOf(['default', 'bot']),
    v.description(
      'What answers for a player who has run out of time: the default option of each question, or a bot until the player is back.',
    ),
  ),
  join: v.pipe(
    oneOf(JOINS),
    v.description(
      'Who may join: holders of the invitation link, also users who find the table in the lobby, or friends of the host.',
    ),
  ),
  hideHesitation: v.pipe(
    flag,
    v.description(
      'Forced answers are delayed like real ones, so that their timing reveals nothing.',
    ),
  ),
  spectators: v.pipe(
    oneOf(SPECTATORS),
    v.description('`delayed`: spectators see the table one whole turn later.'),
  ),
  rated: flag,
});
export type TableSetup = v.InferOutput<typeof tableSetup>;
