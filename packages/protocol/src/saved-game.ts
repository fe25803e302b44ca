// Defines saved games. They contain everything that the page needs to resume a game, including the
// seed. The server must not send them to players, because the seed reveals hidden cards.
import { checkOptions, type GameOptions } from '@eminent/engine';
import * as v from 'valibot';
import { type Read, readLine, readValue } from './read-message.ts';
import { fields, list, MAX_NAME, MAX_SEATS, MAX_SEED, MAX_TOKENS, text, whole } from './schema.ts';

/** Maximum length of a challenge link in characters. It contains a packed record. */
const MAX_CHALLENGE = 21_000;

const person = fields({ kind: v.literal('person'), name: text(MAX_NAME) });
const bot = fields({ kind: v.literal('bot'), name: text(MAX_NAME), bot: text() });

export type Seat = v.InferOutput<typeof person> | v.InferOutput<typeof bot>;

/** Game options, validated by the engine. */
export const gameOptions = v.pipe(
  v.unknown(),
  v.rawTransform<unknown, GameOptions>(({ dataset, addIssue, NEVER }) => {
    const checked = checkOptions(dataset.value);
    if (checked.ok) return checked.value;
    addIssue({ message: checked.error });
    return NEVER;
  }),
);

/** In turn order: seat 0 starts the game. */
export const savedSeats = list(
  v.variant('kind', [person, bot], 'expected person or bot'),
  'seats',
  MAX_SEATS,
);

const savedFields = fields({
  /** The unique id of the game. A seed may occur in several games. */
  id: text(),
  game: gameOptions,
  seed: text(MAX_SEED),
  seats: savedSeats,
  /** Scenario ids by seat, if chosen before the game. They are also its first answers. */
  scenarios: v.exactOptional(list(text(), 'scenarios', MAX_SEATS)),
  tokens: list(text(), 'option tokens', MAX_TOKENS),
  /** The highest question id so far. New questions get higher ids. */
  lastQuestion: whole,
  /** The rules version of the game; absent before its first answer and for version 1. */
  rules: v.exactOptional(whole),
  /** Id of the lesson that this game belongs to. Lessons are stored apart from other games. */
  lesson: v.exactOptional(text()),
  mission: v.exactOptional(text()),
  /** Date of a daily game. It allows no hints, and undo only while it needs no consent. */
  daily: v.exactOptional(text()),
  /** The challenge link that started this game. */
  challenge: v.exactOptional(text(MAX_CHALLENGE)),
});

/** Older pages stored `lastQuestion` as `asked`. */
function withLastQuestion(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('asked' in value)) return value;
  const { asked, ...rest } = value;
  return { ...rest, lastQuestion: asked };
}

export const savedGame = v.pipe(v.unknown(), v.transform(withLastQuestion), savedFields);

export type SavedGame = v.InferOutput<typeof savedGame>;

/** Checks a saved game, such as one from the browser's storage. */
export function readSavedGame(value: unknown): Read<SavedGame> {
  return readValue(value, savedGame, 'game');
}

/** Parses a saved game from JSON. */
export function parseSavedGame(line: string): Read<SavedGame> {
  return readLine(line, savedGame, 'game');
}
