// Defines and parses the messages of the bot protocol (docs/bot-protocol.md), one JSON object per
// line. Types and parsers share one schema.
import type { GameEvent, GameOptions, Position, View } from '@eminent/engine';
import * as v from 'valibot';
import { type Read, readLine } from './read-message.ts';
import { engineObject, fields, list, MAX_EVENTS, MAX_SEATS, text, whole } from './schema.ts';

/** Must be raised when a program for the old version would misunderstand new messages. */
export const PROTOCOL_VERSION = 1;

/** Maximum length of the text of an error. */
const MAX_ERROR = 2000;

const seatNumbers = list(v.number('expected numbers'), 'numbers', MAX_SEATS);

/** The first message in both directions; `name` identifies the sender. */
const hello = fields({
  type: v.literal('hello'),
  protocol: v.literal(PROTOCOL_VERSION, `expected version ${PROTOCOL_VERSION}`),
  name: text(),
});

/** The game that a message is about, if a program plays several: the id of the online table. */
const game = v.exactOptional(text());

/** A game begins. */
const start = fields({
  type: v.literal('start'),
  game,
  seat: whole,
  names: list(v.string('expected names'), 'names', MAX_SEATS),
  options: engineObject<GameOptions>(),
});

/** The seat must decide. */
const decide = fields({
  type: v.literal('decide'),
  /** The id of the question, to be repeated in the answer. Ids grow, also from game to game. */
  id: whole,
  game,
  /** The seat's view, with the question and its options in `view.decision`. */
  view: engineObject<View>(),
  /** The content of the view as a position (docs/notation.md) with `?` for hidden parts. */
  position: engineObject<Position>(),
  /** Events since the previous message, redacted for the seat. */
  events: list(engineObject<GameEvent>(), 'events', MAX_EVENTS),
  timeLeftMs: whole,
});

/** The host rejected an answer and played the default option instead. */
const error = fields({ type: v.literal('error'), id: whole, game, error: text(MAX_ERROR) });

/** The game is over. Another `start` may follow. */
const end = fields({ type: v.literal('end'), game, scores: seatNumbers, winners: seatNumbers });

/** The answer to `decide`: the token of one of the options. */
const choose = fields({ type: v.literal('choose'), id: whole, token: text() });

export const BOT_MESSAGES = { hello, choose };
export const HOST_MESSAGES = { hello, start, decide, error, end };

const botMessage = v.variant('type', [hello, choose], 'expected hello or choose');
const hostMessage = v.variant(
  'type',
  [hello, start, decide, error, end],
  'expected hello, start, decide, error or end',
);

export type DecideMessage = v.InferOutput<typeof decide>;
export type BotMessage = v.InferOutput<typeof botMessage>;
export type HostMessage = v.InferOutput<typeof hostMessage>;

/** Formats a message as one line, without the line break. */
export function formatMessage(message: HostMessage | BotMessage): string {
  return JSON.stringify(message);
}

/** Parses a line from a bot. Never throws. */
export function parseBotMessage(line: string): Read<BotMessage> {
  return readLine(line, botMessage, 'message');
}

/** Parses a line from a host. Never throws. */
export function parseHostMessage(line: string): Read<HostMessage> {
  return readLine(line, hostMessage, 'message');
}
