// A local game: loaded from storage, run by the worker, and saved after each of its messages.
import type { BotPace, KeptGameMessage, SavedGame } from '@eminent/protocol';
import type { SavedGames } from '../storage/saved-games.ts';
import type { DailyResults } from '../storage/daily-results.ts';
import type { FinishedGames } from '../storage/finished-games.ts';
import type { OpenChannel } from './game-channel.ts';
import { onlyPerson } from './only-person.ts';
import type { OpenWorker } from './worker-channel.ts';

/** What a local game needs: the worker, the stores, and the settings of bots. */
export interface LocalGameDependencies {
  readonly openWorker: OpenWorker;
  readonly games: SavedGames;
  readonly history: FinishedGames;
  readonly daily?: DailyResults;
  readonly pace: () => BotPace;
  readonly now: () => number;
  /** Called when a game has ended, with its winners and scores by seat. */
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

/**
 * The stored state of a game if there is one. A lesson that is started again keeps only the
 * question id, so that its questions get new ids.
 */
function latest(games: SavedGames, saved: SavedGame, mode: StartMode): SavedGame {
  const stored = games.find(saved)?.saved;
  if (stored === undefined) return saved;
  if (saved.lesson === undefined || mode === 'takeOver') return stored;
  return { ...saved, lastQuestion: Math.max(saved.lastQuestion, stored.lastQuestion) };
}

/** Saves a game, or moves it to the history when it is over. False if storage is full. */
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
  // If the history has no room, the game stays among the saved games.
  if (isAdded) games.remove(saved);
  else save();
  return isAdded;
}
