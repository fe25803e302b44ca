// The messages of the bot protocol, one JSON object a line, and their parsers. Unknown fields are ignored.
import type { GameEvent, GameOptions, Position, View } from '@eminent/engine';

/** Raised when a program written for the old version would misunderstand the new one. */
export const PROTOCOL_VERSION = 1;

/** The first message of both sides. */
export interface HelloMessage {
  readonly type: 'hello';
  readonly protocol: number;
  /** What the program calls itself. */
  readonly name: string;
}

/** A game begins. */
export interface StartMessage {
  readonly type: 'start';
  readonly seat: number;
  readonly names: readonly string[];
  readonly options: GameOptions;
}

/** The seat must decide. */
export interface DecideMessage {
  readonly type: 'decide';
  /** To be repeated in the answer. */
  readonly id: number;
  /** What the seat may know; the question and its options are in `view.decision`. */
  readonly view: View;
  /** The same as a position of docs/notation.md, with `?` for what is hidden. */
  readonly position: Position;
  /** What happened since the last message, as the seat may know it. */
  readonly events: readonly GameEvent[];
  readonly timeLeftMs: number;
}

/** An answer did not count; the default was played. */
export interface ErrorMessage {
  readonly type: 'error';
  readonly id: number;
  readonly error: string;
}

/** The game is over. Another `start` may follow. */
export interface EndMessage {
  readonly type: 'end';
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

/** The answer to `decide`. */
export interface ChooseMessage {
  readonly type: 'choose';
  readonly id: number;
  /** The token of one of the options. */
  readonly token: string;
}

export type HostMessage = HelloMessage | StartMessage | DecideMessage | ErrorMessage | EndMessage;
export type BotMessage = HelloMessage | ChooseMessage;

/** A message, or a sentence that names the place and the reason. */
export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: string };

/** A message as its line, without the line end. */
export function formatMessage(message: HostMessage | BotMessage): string {
  return JSON.stringify(message);
}

type Fields = Readonly<Record<string, unknown>>;

class MessageError extends Error {}

function fail(place: string, wanted: string, found: unknown): never {
  const text = found === undefined ? 'nothing' : JSON.stringify(found);
  throw new MessageError(
    `${place}: expected ${wanted}, found ${text.length > 60 ? `${text.slice(0, 57)}...` : text}`,
  );
}

function readMessage<T>(line: string, read: (fields: Fields) => T): Read<T> {
  let input: unknown;
  try {
    input = JSON.parse(line);
  } catch {
    return { ok: false, error: 'message: not valid JSON' };
  }
  try {
    if (!isObject(input)) fail('message', 'an object', input);
    return { ok: true, value: read(input) };
  } catch (error) {
    if (error instanceof MessageError) return { ok: false, error: error.message };
    throw error;
  }
}

function isObject(input: unknown): input is Fields {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

function text(fields: Fields, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value : fail(`message.${name}`, 'a text', value);
}

function whole(fields: Fields, name: string): number {
  const value = fields[name];
  return typeof value === 'number' && Number.isInteger(value) && value >= 0
    ? value
    : fail(`message.${name}`, 'a whole number of at least 0', value);
}

function object<T>(fields: Fields, name: string): T {
  const value = fields[name];
  // What is inside comes from the rules engine; a program that needs more certainty checks it by itself.
  return isObject(value) ? (value as T) : fail(`message.${name}`, 'an object', value);
}

function list<T>(
  fields: Fields,
  name: string,
  test: (one: unknown) => boolean,
  what: string,
): readonly T[] {
  const value = fields[name];
  if (!Array.isArray(value)) fail(`message.${name}`, `a list of ${what}`, value);
  const wrong = value.findIndex((one) => !test(one));
  if (wrong >= 0) fail(`message.${name}[${wrong}]`, what, value[wrong]);
  return value as readonly T[];
}

const isText = (one: unknown): boolean => typeof one === 'string';
const isNumber = (one: unknown): boolean => typeof one === 'number';

function readHello(fields: Fields): HelloMessage {
  const protocol = whole(fields, 'protocol');
  if (protocol !== PROTOCOL_VERSION) {
    fail('message.protocol', `version ${PROTOCOL_VERSION}`, protocol);
  }
  return { type: 'hello', protocol, name: text(fields, 'name') };
}

/** Reads a line that a bot wrote. */
export function parseBotMessage(line: string): Read<BotMessage> {
  return readMessage(line, (fields): BotMessage => {
    switch (fields['type']) {
      case 'hello':
        return readHello(fields);
      case 'choose':
        return { type: 'choose', id: whole(fields, 'id'), token: text(fields, 'token') };
      default:
        return fail('message.type', 'hello or choose', fields['type']);
    }
  });
}

/** Reads a line that a host wrote. */
export function parseHostMessage(line: string): Read<HostMessage> {
  return readMessage(line, (fields): HostMessage => {
    switch (fields['type']) {
      case 'hello':
        return readHello(fields);
      case 'start':
        return {
          type: 'start',
          seat: whole(fields, 'seat'),
          names: list<string>(fields, 'names', isText, 'names'),
          options: object<GameOptions>(fields, 'options'),
        };
      case 'decide':
        return {
          type: 'decide',
          id: whole(fields, 'id'),
          view: object<View>(fields, 'view'),
          position: object<Position>(fields, 'position'),
          events: list<GameEvent>(fields, 'events', isObject, 'events'),
          timeLeftMs: whole(fields, 'timeLeftMs'),
        };
      case 'error':
        return { type: 'error', id: whole(fields, 'id'), error: text(fields, 'error') };
      case 'end':
        return {
          type: 'end',
          scores: list<number>(fields, 'scores', isNumber, 'numbers'),
          winners: list<number>(fields, 'winners', isNumber, 'numbers'),
        };
      default:
        return fail('message.type', 'hello, start, decide, error or end', fields['type']);
    }
  });
}
