// Turns the choices of the new-game form into a game that the worker can start.
import type { GameOptions } from '@eminent/engine';
import type { SavedGame, Seat } from '@eminent/protocol';
import { DEFAULT_BOT_NAMES } from '@eminent/pictures';
import { newId } from '../storage/new-id.ts';

export interface SeatChoice {
  readonly name: string;
  /** Absent for a person. */
  readonly bot?: string;
}

export function randomSeed(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((word) => word.toString(36)).join('');
}

/** Returns the seat of a form entry. An unnamed bot gets the default name for its index `at`. */
export function seatOf({ name, bot }: SeatChoice, at: number): Seat {
  if (bot === undefined) return { kind: 'person', name: name.trim() };
  return {
    kind: 'bot',
    name: name.trim() === '' ? (DEFAULT_BOT_NAMES.at(at - 1) ?? bot) : name,
    bot,
  };
}

export function seatChoiceOf(seat: Seat): SeatChoice {
  return seat.kind === 'bot' ? { name: seat.name, bot: seat.bot } : { name: seat.name };
}

/**
 * Creates a game. With `me`, the first entry starts; with `chance`, the seats and their scenarios
 * are rotated at random. An empty `seedText` gives a random seed.
 */
export function setUpGame(
  game: GameOptions,
  choices: readonly SeatChoice[],
  first: 'me' | 'chance' = 'chance',
  seedText = '',
  scenarios: readonly string[] = [],
): SavedGame {
  const seats = choices.slice(0, game.players).map(seatOf);
  const [draw = 0] = crypto.getRandomValues(new Uint32Array(1));
  const shift = first === 'me' ? 0 : draw % seats.length;
  return {
    id: newId(),
    game,
    seed: seedText === '' ? randomSeed() : seedText,
    seats: rotated(seats, shift),
    ...(scenarios.length > 0 && { scenarios: rotated(scenarios, shift) }),
    tokens: [],
    lastQuestion: 0,
  };
}

function rotated<T>(items: readonly T[], shift: number): readonly T[] {
  return [...items.slice(shift), ...items.slice(0, shift)];
}

/** Creates a rematch. Players move by one seat; named scenarios stay with the seats. */
export function setUpAgain({ game, seats, scenarios, mission }: SavedGame): SavedGame {
  return {
    id: newId(),
    game,
    seed: randomSeed(),
    seats: rotated(seats, 1),
    ...(scenarios && { scenarios }),
    ...(mission && { mission }),
    tokens: [],
    lastQuestion: 0,
  };
}
