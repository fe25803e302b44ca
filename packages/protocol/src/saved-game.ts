// Everything needed to take up a game again, as the page keeps it. It holds the seed: never for players of a game on a server.
import { checkOptions, type GameOptions } from '@eminent/engine';
import * as v from 'valibot';
import { type Read, readLine, readValue } from './read-message.ts';
import { fields, list, MOST_NAME, MOST_TEXT, text, whole } from './schema.ts';

const MOST_SEATS = 16;
/** Records from elsewhere have seeds of any length. */
const MOST_SEED = 100_000;
/** Answers of one game; the longest of many thousands had a twentieth of them. */
const MOST_TOKENS = 20_000;

const person = fields({ kind: v.literal('person'), name: text(MOST_NAME) });
const bot = fields({ kind: v.literal('bot'), name: text(MOST_NAME), bot: text() });

/** Who plays a seat. */
export type Seat = v.InferOutput<typeof person> | v.InferOutput<typeof bot>;

/** Rules of a game, checked by the engine. */
export const gameOptions = v.pipe(
  v.unknown(),
  v.rawTransform<unknown, GameOptions>(({ dataset, addIssue, NEVER }) => {
    const checked = checkOptions(dataset.value);
    if (checked.ok) return checked.value;
    addIssue({ message: checked.error });
    return NEVER;
  }),
);

export const savedGame = fields({
  /** Unlike a seed it never names another game. */
  id: text(),
  game: gameOptions,
  seed: text(MOST_SEED),
  /** By seat; seat 0 begins. */
  seats: list(v.variant('kind', [person, bot], 'expected person or bot'), 'seats', MOST_SEATS),
  /** Scenarios that were named before the game, by seat; the answers begin with them. */
  scenarios: v.exactOptional(list(text(), 'scenarios', MOST_SEATS)),
  /** The answers so far. */
  tokens: list(text(MOST_TEXT), 'option tokens', MOST_TOKENS),
  /** The highest number that a question of the game had: those that are asked from now on are greater. */
  asked: whole,
  /** The version of the rules that it was begun under; absent before its first answer, and in games that were kept under version 1. */
  rules: v.exactOptional(whole),
  /** The lesson that is learned in it; such a game is kept apart from those that are played. */
  lesson: v.exactOptional(text()),
});

export type SavedGame = v.InferOutput<typeof savedGame>;

export function readSavedGame(value: unknown): Read<SavedGame> {
  return readValue(value, savedGame, 'game');
}

export function parseSavedGame(line: string): Read<SavedGame> {
  return readLine(line, savedGame, 'game');
}
