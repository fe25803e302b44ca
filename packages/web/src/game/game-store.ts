// The game on the page, as the seat at the screen sees it, and what can be done with it. Everything it needs is handed in, so that it
// runs without a browser.
import type { Decision, Explanation, GameEvent, Subject, View } from '@eminent/engine';
import type {
  BotPace,
  FromWorker,
  KeptGameMessage,
  Question,
  RefusalReason,
  SavedGame,
  UndoReach,
} from '@eminent/protocol';
import { create } from 'zustand';
import { type Games, placeOf } from '../keep/games.ts';
import type { History } from '../keep/history.ts';
import type { Hinted } from '../worker/messages.ts';
import type { Channel, OpenChannel } from './channel.ts';
import type { GameLocks, Hold } from './tab-locks.ts';

export interface GameOnPage {
  readonly view: View;
  /** The question that is open, whoever is asked: the same ply may be asked twice, a question never. */
  readonly question: Question;
  readonly events: readonly GameEvent[];
  /** Events that came with the last message, for motion and sound; none when everything is told anew. */
  readonly news: readonly GameEvent[];
  readonly names: readonly string[];
  readonly undo: UndoReach;
  readonly passTo?: number;
  readonly saved: SavedGame;
  readonly record?: string;
}

/** What went wrong, for `problemText`. */
export type Problem =
  | { readonly kind: 'refused'; readonly reason: RefusalReason }
  /** There is no room for what should be kept. */
  | { readonly kind: 'full' }
  /** The game cannot be taken up; what was kept of it is set aside. */
  | { readonly kind: 'damaged' }
  /** The worker has stopped; the game is still kept. */
  | { readonly kind: 'stopped'; readonly sentence: string };

/** A game that this tab does not play because another one does. */
export interface Apart {
  readonly saved: SavedGame;
  /** Open elsewhere before, or taken over from here. */
  readonly since: 'before' | 'taken-over';
}

export interface GameStore {
  readonly game: GameOnPage | undefined;
  /** A game has been asked for and is not there yet. */
  readonly starting: boolean;
  readonly apart: Apart | undefined;
  readonly problem: Problem | undefined;
  /** Begins or takes up a game. Another one that was on the page stays kept. */
  readonly start: (saved: SavedGame) => void;
  /** Goes on here with the game that another tab has. */
  readonly takeOver: () => void;
  readonly leave: () => void;
  /** Answers the question that was seen, which may be older than the game by a moment: then it does not count. */
  readonly answer: (seen: Decision, tokens: readonly string[], finish?: boolean) => void;
  readonly undo: (ply: number, consent: boolean) => void;
  readonly sit: (seat: number) => void;
  /** Why something cannot be used now; empty when it can. */
  readonly explain: (subject: Subject) => Promise<readonly Explanation[]>;
  /** What a strong player would consider now, the best first. */
  readonly hint: () => Promise<readonly Hinted[]>;
  /** Bots take their time otherwise from now on. */
  readonly changePace: () => void;
}

/** Where the page's game comes from and where it is kept. */
export interface GameNeeds {
  readonly open: OpenChannel;
  readonly games: Games;
  readonly history: History;
  /** Asked for when the first game is begun. */
  readonly locks: () => GameLocks;
  readonly pace: () => BotPace;
  readonly now: () => number;
  /** Remembers which game this tab has, for a reload. */
  readonly remember: (saved: SavedGame | undefined) => void;
}

type Asked = (message: FromWorker) => void;

/** A game on the page with all that must be given back when it is left. */
class Sitting {
  channel: Channel | undefined;
  hold: Hold | undefined;
  questions = 0;
  readonly asked = new Map<number, Asked>();

  end(): void {
    this.channel?.close();
    this.hold?.release();
    for (const answer of this.asked.values()) answer({ type: 'failed', sentence: '' });
    this.channel = undefined;
    this.hold = undefined;
    this.asked.clear();
  }
}

const NOTHING = { game: undefined, starting: false, apart: undefined, problem: undefined } as const;

export function createGameStore(needs: GameNeeds) {
  const { games } = needs;
  let sitting = new Sitting();
  /** Games are begun one after the other: a lock that is asked for twice would seem to be another tab's. */
  let begun: Promise<void> = Promise.resolve();

  return create<GameStore>()((set, get) => {
    const leave = (part: Partial<GameStore>): void => {
      sitting.end();
      sitting = new Sitting();
      set({ ...NOTHING, ...part });
    };

    const begin = (saved: SavedGame, how: 'hold' | 'takeOver'): void => {
      leave({ starting: true });
      const mine = sitting;
      begun = begun
        .then(() => (mine === sitting ? sitDown(mine, saved, how) : undefined))
        .catch((error: unknown) => {
          if (mine === sitting) leave({ problem: { kind: 'stopped', sentence: String(error) } });
        });
    };

    const sitDown = async (
      mine: Sitting,
      saved: SavedGame,
      how: 'hold' | 'takeOver',
    ): Promise<void> => {
      const hold = await needs.locks()[how](placeOf(saved), () => {
        if (mine === sitting) leave({ apart: { saved, since: 'taken-over' } });
      });
      // Something else was begun, or the page left, while this waited.
      if (mine !== sitting) return hold?.release();
      if (hold === undefined) return leave({ apart: { saved, since: 'before' } });
      mine.hold = hold;
      mine.channel = needs.open(
        (message) => {
          if (mine === sitting) receive(message, saved);
        },
        (sentence) => {
          if (mine === sitting) leave({ problem: { kind: 'stopped', sentence } });
        },
      );
      needs.remember(saved);
      mine.channel.tell({ type: 'start', saved: latest(games, saved), pace: needs.pace() });
    };

    const receive = (message: FromWorker, saved: SavedGame): void => {
      switch (message.type) {
        case 'failed':
          games.setAside(saved);
          return leave({ problem: { kind: 'damaged' } });
        case 'refused':
          // A second click on a question that has its answer is nobody's problem.
          if (message.reason !== 'stale')
            set({ problem: { kind: 'refused', reason: message.reason } });
          return undefined;
        case 'explained':
        case 'hinted':
          sitting.asked.get(message.id)?.(message);
          sitting.asked.delete(message.id);
          return undefined;
        case 'game': {
          const isKept = keepProgress(needs, message);
          const problem: Problem | undefined = isKept ? undefined : { kind: 'full' };
          return set({ problem, starting: false, game: gameOf(message, get().game) });
        }
      }
    };

    const ask = <T>(
      type: 'hint' | 'explain',
      subject: Subject | undefined,
      read: (message: FromWorker) => T,
    ): Promise<T> => {
      sitting.questions++;
      const id = sitting.questions;
      return new Promise((resolve) => {
        sitting.asked.set(id, (message) => resolve(read(message)));
        if (type === 'hint') sitting.channel?.tell({ type, id });
        else if (subject !== undefined) sitting.channel?.tell({ type, id, subject });
      });
    };

    return {
      ...NOTHING,
      start: (saved) => begin(saved, 'hold'),
      takeOver() {
        const { apart } = get();
        if (apart !== undefined) begin(apart.saved, 'takeOver');
      },
      leave() {
        needs.remember(undefined);
        leave({});
      },
      answer(seen, tokens, finish = false) {
        const { game } = get();
        if (game?.view.decision !== seen) return;
        sitting.channel?.tell({ type: 'answer', question: game.question, tokens, finish });
      },
      undo(ply, consent) {
        const { game } = get();
        if (game !== undefined) {
          sitting.channel?.tell({ type: 'undo', ply, question: game.question, consent });
        }
      },
      sit: (seat) => sitting.channel?.tell({ type: 'sit', seat }),
      explain: (subject) =>
        ask('explain', subject, (message) => (message.type === 'explained' ? message.reasons : [])),
      hint: () =>
        // What a schema calls objects are the reasons that the bots of this very page gave.
        ask('hint', undefined, (message) =>
          message.type === 'hinted' && message.question === get().game?.question
            ? (message.ranking as readonly Hinted[])
            : [],
        ),
      changePace: () => sitting.channel?.tell({ type: 'pace', pace: needs.pace() }),
    };
  });
}

/** The address of the table of a game. */
export function tablePath({ saved: { lesson } }: GameOnPage): string {
  return lesson === undefined ? '/table' : `/learn/${lesson}`;
}

/** What was played on in another tab counts. A lesson that is begun again begins again, with questions that were never asked. */
function latest(games: Games, saved: SavedGame): SavedGame {
  const kept = games.find(saved)?.saved;
  if (kept === undefined) return saved;
  if (saved.lesson === undefined) return kept;
  return { ...saved, asked: Math.max(saved.asked, kept.asked) };
}

function gameOf(message: KeptGameMessage, before: GameOnPage | undefined): GameOnPage {
  const { view, question, events, fresh, names, undo, passTo, saved, record } = message;
  return {
    view,
    question,
    events: fresh ? events : [...(before?.events ?? []), ...events],
    news: fresh ? [] : events,
    names,
    undo,
    ...(passTo === undefined ? {} : { passTo }),
    saved,
    ...(record === undefined ? {} : { record }),
  };
}

/** A running game can be continued; a finished one goes into the history, unless it is a lesson. False when there was no room. */
function keepProgress({ games, history, now }: GameNeeds, message: KeptGameMessage): boolean {
  const { saved, record, view, names } = message;
  if (record === undefined || saved.lesson !== undefined) return games.keep(saved, view.turnNumber);
  const isKept = history.add({
    id: saved.id,
    at: now(),
    names,
    scores: view.players.map((player) => player.score.total),
    winners: view.winners ?? [],
    record,
  });
  // Only when the history has it: a game that has no room there stays where it was.
  if (isKept) games.remove(saved);
  else games.keep(saved, view.turnNumber);
  return isKept;
}
