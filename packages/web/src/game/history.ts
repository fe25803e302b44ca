// The finished games of this device: their records, newest first.
import type { GameMessage } from '../worker/messages.ts';
import { keep, readKept } from './storage.ts';

/** One finished game. */
export interface FinishedGame {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly names: readonly string[];
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  /** The record in the format of docs/notation.md. */
  readonly record: string;
}

const MOST_KEPT = 60;

export function finishedGames(): readonly FinishedGame[] {
  return readKept<readonly FinishedGame[]>('history') ?? [];
}

export function findFinished(id: string): FinishedGame | undefined {
  return finishedGames().find((game) => game.id === id);
}

export function addFinished(game: FinishedGame): void {
  const others = finishedGames().filter((one) => one.id !== game.id);
  keep('history', [game, ...others].slice(0, MOST_KEPT));
}

export function removeFinished(id: string): void {
  keep(
    'history',
    finishedGames().filter((game) => game.id !== id),
  );
}

/** Keeps a game that has just ended. */
export function keepFinished({ view, names, saved, record }: GameMessage): void {
  if (record === undefined) return;
  addFinished({
    id: saved.seed,
    at: Date.now(),
    names,
    scores: view.players.map((player) => player.score.total),
    winners: view.winners ?? [],
    record,
  });
}
