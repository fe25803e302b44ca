// From the choices of the new-game form to a game that the worker can start.
import type { GameOptions } from '@eminent/engine';
import type { SavedGame, Seat } from '@eminent/protocol';
import { newId } from '../keep/new-id.ts';

/** What a seat of the form may hold: a person, or a bot by name. */
export interface SeatChoice {
  readonly name: string;
  /** Absent for a person. */
  readonly bot?: string;
}

export const BOT_NAMES = ['Vega', 'Orion', 'Lyra', 'Altair'];

export function randomSeed(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((word) => word.toString(36)).join('');
}

/** What a choice of the form becomes in a game. */
export function seatOf({ name, bot }: SeatChoice, at: number): Seat {
  if (bot === undefined) return { kind: 'person', name: name.trim() };
  return { kind: 'bot', name: name.trim() === '' ? (BOT_NAMES.at(at - 1) ?? bot) : name, bot };
}

/** Turns the seats round by chance, unless the first of the form begins. */
export function setUpGame(
  game: GameOptions,
  choices: readonly SeatChoice[],
  first: 'me' | 'chance',
  seedText: string,
): SavedGame {
  const seats = choices.slice(0, game.players).map(seatOf);
  const [draw = 0] = crypto.getRandomValues(new Uint32Array(1));
  const turn = first === 'me' ? 0 : draw % seats.length;
  return {
    id: newId(),
    game,
    seed: seedText === '' ? randomSeed() : seedText,
    seats: [...seats.slice(turn), ...seats.slice(0, turn)],
    tokens: [],
    asked: 0,
  };
}

/** The same table again; another seat begins. */
export function setUpAgain({ game, seats }: SavedGame): SavedGame {
  return {
    id: newId(),
    game,
    seed: randomSeed(),
    seats: [...seats.slice(1), ...seats.slice(0, 1)],
    tokens: [],
    asked: 0,
  };
}
