// A local game: loaded from storage, run by the worker, and saved after every message.
import type { BotPace, KeptGameMessage, SavedGame } from '@eminent/protocol';
import type { SavedGames } from '../storage/saved-games.ts';
import type { DailyResults } from '../storage/daily-results.ts';
import type { FinishedGames } from '../storage/finished-games.ts';
import type { OpenChannel } from './game-channel.ts';
import type { OpenWorker } from './worker-channel.ts';

/** Where a local game is stored. */
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
          const isFull = !keepProgress(dependencies, message);
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
 * The newest saved state, unless a lesson is started again. A restarted lesson has new question
 * ids.
 */
function latest(games: SavedGames, saved: SavedGame, mode: StartMode): SavedGame {
  const kept = games.find(saved)?.saved;
  if (kept === undefined) return saved;
  if (saved.lesson === undefined || mode === 'takeOver') return kept;
  return { ...saved, lastQuestion: Math.max(saved.lastQuestion, kept.lastQuestion) };
}

/**
 * Saves a running game; moves a finished one to the history, unless it is a lesson. False if
 * storage is full.
 */
function keepProgress(
  { games, history, daily, now, onFinished }: LocalGameDependencies,
  message: KeptGameMessage,
): boolean {
  const { saved, record, view, names } = message;
  const scores = view.players.map((player) => player.score.total);
  const keep = () => games.save(saved, view.turnNumber, scores);
  if (record === undefined || saved.lesson !== undefined) return keep();
  const winners = view.winners ?? [];
  onFinished?.(saved, winners, scores);
  const isKept = history.add({
    id: saved.id,
    at: now(),
    names,
    scores,
    winners,
    record,
    seats: saved.seats,
    ...ownSeat(saved),
  });
  const { own } = ownSeat(saved);
  if (saved.daily !== undefined && own !== undefined) {
    const won = view.winners?.includes(own) === true;
    daily?.finish(saved.daily, { scores, own, won });
  }
  // Removed only when the history has it; otherwise it stays where it was.
  if (isKept) games.remove(saved);
  else keep();
  return isKept;
}

/** The seat of the one person at this device. */
function ownSeat({ seats }: SavedGame): { readonly own?: number } {
  const [own, ...others] = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return own === undefined || others.length > 0 ? {} : { own };
}
