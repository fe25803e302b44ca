// Messages of the bot protocol (docs/bot-protocol.md), one JSON object per line. Types and parsers
// share one schema.
import type { GameEvent, GameOptions, Position, View } from '@eminent/engine';
import * as v from 'valibot';
import { type Read, readLine } from './read-message.ts';
import { engineObject, fields, list, MAX_EVENTS, MAX_SEATS, text, whole } from './schema.ts';

/** Raised when a program written for the old version would misunderstand the new one. */
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

/** The game a message belongs to, if a program plays several: the id of its online table. */
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
  /** The answer repeats it. Ids grow from question to question, also across games. */
  id: whole,
  game,
  /** The seat's view, with the question and its options in `view.decision`. */
  view: engineObject<View>(),
  /** What the view says, as a position (docs/notation.md) with `?` for hidden parts. */
  position: engineObject<Position>(),
  /** Events since the last message, redacted for the seat. */
  events: list(engineObject<GameEvent>(), 'events', MAX_EVENTS),
  timeLeftMs: whole,
});

/** An answer was rejected and the default was played. */
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

/** The message as one line, without the line break. */
export function formatMessage(message: HostMessage | BotMessage): string {
  return JSON.stringify(message);
}

/** Parses a line from a bot. */
export function parseBotMessage(line: string): Read<BotMessage> {
  return readLine(line, botMessage, 'message');
}

/** Parses a line from a host. */
export function parseHostMessage(line: string): Read<HostMessage> {
  return readLine(line, hostMessage, 'message');
}
