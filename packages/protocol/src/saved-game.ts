// Defines saved games, which contain everything that the page needs to resume a game. They contain
// the seed, so the server must not send them to players.
import { checkOptions, type GameOptions } from '@eminent/engine';
import * as v from 'valibot';
import { type Read, readLine, readValue } from './read-message.ts';
import { fields, list, MAX_NAME, MAX_SEATS, MAX_SEED, MAX_TOKENS, text, whole } from './schema.ts';

/** Maximum length of the address of a challenge in characters. It contains a compact record. */
const MAX_CHALLENGE = 21_000;

const person = fields({ kind: v.literal('person'), name: text(MAX_NAME) });
const bot = fields({ kind: v.literal('bot'), name: text(MAX_NAME), bot: text() });

/** The person or bot in a seat. */
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

/** The players by seat; seat 0 starts the game. */
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
  /** Scenarios chosen before the game, by seat; they are also the first answers. */
  scenarios: v.exactOptional(list(text(), 'scenarios', MAX_SEATS)),
  /** The answers so far, as option tokens. */
  tokens: list(text(), 'option tokens', MAX_TOKENS),
  /** The highest question id so far. New questions get higher ids. */
  lastQuestion: whole,
  /** The rules version of the game; absent before its first answer and for version 1. */
  rules: v.exactOptional(whole),
  /** The id of the lesson that the game belongs to. Such games are stored separately. */
  lesson: v.exactOptional(text()),
  /** The id of the campaign mission that the game belongs to. */
  mission: v.exactOptional(text()),
  /** The date of a daily game, which allows no hints and no undo after cards were revealed. */
  daily: v.exactOptional(text()),
  /** The address of the challenge that the player accepted with this game. */
  challenge: v.exactOptional(text(MAX_CHALLENGE)),
});

/** Older pages saved `lastQuestion` as `asked`. */
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
