// A game that this device keeps: taken up from what is kept of it, run by the worker, and kept again with everything that is told.
import type { BotPace, KeptGameMessage, SavedGame } from '@eminent/protocol';
import type { SavedGames } from '../storage/saved-games.ts';
import type { FinishedGames } from '../storage/finished-games.ts';
import type { OpenChannel } from './game-channel.ts';
import type { OpenWorker } from './worker-channel.ts';

/** Where a game of this device is run and kept. */
export interface Keeper {
  readonly openWorker: OpenWorker;
  readonly games: SavedGames;
  readonly history: FinishedGames;
  readonly pace: () => BotPace;
  readonly now: () => number;
}

/** `hold` begins or takes up a game; `takeOver` goes on with one that another tab has. */
export type Way = 'hold' | 'takeOver';

export function openLocalGame(keeper: Keeper, saved: SavedGame, how: Way): OpenChannel {
  const { games, pace } = keeper;
  return (onMessage, onBroken) => {
    const worker = keeper.openWorker((message) => {
      switch (message.type) {
        case 'failed':
          games.setAside(saved);
          return onMessage(message);
        case 'game': {
          const isFull = !keepProgress(keeper, message);
          return onMessage({ ...message, about: message.saved, ...(isFull && { isFull }) });
        }
        default:
          return onMessage(message);
      }
    }, onBroken);
    worker.tell({ type: 'start', saved: latest(games, saved, how), pace: pace() });
    return {
      tell: (message) => worker.tell(message),
      changePace: () => worker.tell({ type: 'pace', pace: pace() }),
      close: () => worker.close(),
    };
  };
}

/** What was played on meanwhile counts. A lesson that is begun again begins again, with questions that were never asked. */
function latest(games: SavedGames, saved: SavedGame, how: Way): SavedGame {
  const kept = games.find(saved)?.saved;
  if (kept === undefined) return saved;
  if (saved.lesson === undefined || how === 'takeOver') return kept;
  return { ...saved, asked: Math.max(saved.asked, kept.asked) };
}

/** A running game can be continued; a finished one goes into the history, unless it is a lesson. False when there was no room. */
function keepProgress({ games, history, now }: Keeper, message: KeptGameMessage): boolean {
  const { saved, record, view, names } = message;
  const scores = view.players.map((player) => player.score.total);
  const keep = () => games.keep(saved, view.turnNumber, scores);
  if (record === undefined || saved.lesson !== undefined) return keep();
  const isKept = history.add({
    id: saved.id,
    at: now(),
    names,
    scores,
    winners: view.winners ?? [],
    record,
    seats: saved.seats,
    ...ownSeat(saved),
  });
  // Only when the history has it: a game that has no room there stays where it was.
  if (isKept) games.remove(saved);
  else keep();
  return isKept;
}

/** The seat of the one person at this device. */
function ownSeat({ seats }: SavedGame): { readonly own?: number } {
  const [own, ...others] = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return own === undefined || others.length > 0 ? {} : { own };
}
