// Defines and parses the messages of the bot protocol (docs/bot-protocol.md), one per line.
import type { GameEvent, GameOptions, Position, View } from '@eminent/engine';
import * as v from 'valibot';
import { type Read, readLine } from './read-message.ts';
import { engineObject, fields, list, MAX_EVENTS, MAX_SEATS, text, whole } from './schema.ts';

/** Version of the bot protocol. Raise it when older programs would misunderstand new messages. */
export const PROTOCOL_VERSION = 1;

const MAX_ERROR = 2000;

const seatNumbers = list(v.number('expected numbers'), 'numbers', MAX_SEATS);

/** The first message in both directions; `name` identifies the sender. */
const hello = fields({
  type: v.literal('hello'),
  protocol: v.literal(PROTOCOL_VERSION, `expected version ${PROTOCOL_VERSION}`),
  name: text(),
});

/** Id of the online table that a message is about, for a program that plays several games. */
const game = v.exactOptional(text());

const start = fields({
  type: v.literal('start'),
  game,
  seat: whole,
  names: list(v.string('expected names'), 'names', MAX_SEATS),
  options: engineObject<GameOptions>(),
});

const decide = fields({
  type: v.literal('decide'),
  /** Id of the question, which the answer repeats. Ids grow, also from one game to the next. */
  id: whole,
  game,
  /** The seat's view, with the question and its options in `view.decision`. */
  view: engineObject<View>(),
  /** The view as a position (docs/notation.md), with `?` for hidden parts. */
  position: engineObject<Position>(),
  /** Events since the previous message, redacted for the seat. */
  events: list(engineObject<GameEvent>(), 'events', MAX_EVENTS),
  timeLeftMs: whole,
});

/** The program gave no answer or an illegal one. The host played the default option. */
const error = fields({ type: v.literal('error'), id: whole, game, error: text(MAX_ERROR) });

/** The game is over. The next `start` may follow. */
const end = fields({ type: v.literal('end'), game, scores: seatNumbers, winners: seatNumbers });

/** Answers `decide`: the token of one of its options. */
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
