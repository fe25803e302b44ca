// Opens a local game: loads it from storage, runs it in a worker, and saves it after each message
// of the worker.
import type { BotPace, KeptGameMessage, SavedGame } from '@eminent/protocol';
import type { SavedGames } from '../storage/saved-games.ts';
import type { DailyResults } from '../storage/daily-results.ts';
import type { FinishedGames } from '../storage/finished-games.ts';
import type { OpenChannel } from './game-channel.ts';
import { onlyPerson } from './only-person.ts';
import type { OpenWorker } from './worker-channel.ts';

export interface LocalGameDependencies {
  readonly openWorker: OpenWorker;
  readonly games: SavedGames;
  readonly history: FinishedGames;
  readonly daily?: DailyResults;
  readonly pace: () => BotPace;
  readonly now: () => number;
  /** Called when a game other than a lesson has ended. `scores` are by seat. */
  readonly onFinished?: (
    saved: SavedGame,
    winners: readonly number[],
    scores: readonly number[],
  ) => void;
}

/** `hold` starts or resumes a game; `takeOver` continues one that another tab has open. */
export type StartMode = 'hold' | 'takeOver';

export function openLocalGame(
  dependencies: LocalGameDependencies,
  saved: SavedGame,
  mode: StartMode,
): OpenChannel {
  const { games, pace } = dependencies;
  return (onMessage, onBroken) => {
    const worker = dependencies.openWorker((message) => {
      switch (message.type) {
        case 'failed':
          games.quarantine(saved);
          return onMessage(message);
        case 'game': {
          const isFull = !saveProgress(dependencies, message);
          return onMessage({ ...message, about: message.saved, ...(isFull && { isFull }) });
        }
        default:
          return onMessage(message);
      }
    }, onBroken);
    worker.tell({ type: 'start', saved: latest(games, saved, mode), pace: pace() });
    return {
      tell: (message) => worker.tell(message),
      changePace: () => worker.tell({ type: 'pace', pace: pace() }),
      close: () => worker.close(),
    };
  };
}

/** The stored state, or `saved`. A lesson starts again, but continues the question ids. */
function latest(games: SavedGames, saved: SavedGame, mode: StartMode): SavedGame {
  const stored = games.find(saved)?.saved;
  if (stored === undefined) return saved;
  if (saved.lesson === undefined || mode === 'takeOver') return stored;
  return { ...saved, lastQuestion: Math.max(saved.lastQuestion, stored.lastQuestion) };
}

/**
 * Saves a game. A finished one, unless a lesson, moves to the history and the daily results and is
 * reported to `onFinished`. Returns false if storage is full.
 */
function saveProgress(
  { games, history, daily, now, onFinished }: LocalGameDependencies,
  message: KeptGameMessage,
): boolean {
  const { saved, record, view, names } = message;
  const scores = view.players.map((player) => player.score.total);
  const save = () => games.save(saved, view.turnNumber, scores);
  if (record === undefined || saved.lesson !== undefined) return save();
  const winners = view.winners ?? [];
  onFinished?.(saved, winners, scores);
  const ownSeat = onlyPerson(saved.seats);
  const isAdded = history.add({
    id: saved.id,
    at: now(),
    names,
    scores,
    winners,
    record,
    seats: saved.seats,
    ...(ownSeat !== undefined && { own: ownSeat }),
  });
  if (saved.daily !== undefined && ownSeat !== undefined) {
    daily?.finish(saved.daily, { scores, own: ownSeat, won: winners.includes(ownSeat) });
  }
  // If the history is full, the game stays among the saved games.
  if (isAdded) games.remove(saved);
  else save();
  return isAdded;
}
