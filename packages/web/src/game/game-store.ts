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
import type { Advice } from '../worker/messages.ts';
import type { OpenChannel } from './channel.ts';
import { Sitting } from './sitting.ts';
import type { Unasked } from '../decide/unasked.ts';
import { type Foreseen, nextForeseen } from './foreseen.ts';
import type { GameLocks } from './tab-locks.ts';

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
  | { readonly kind: 'stopped'; readonly sentence: string }
  /** The part of the page that plays could not be loaded. */
  | { readonly kind: 'not-loaded' };

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
  /** What was last answered for the person without asking. */
  readonly unasked: Unasked | undefined;
  readonly problem: Problem | undefined;
  /** Begins or takes up a game. Another one that was on the page stays kept. */
  readonly start: (saved: SavedGame) => void;
  /** Goes on here with the game that another tab has. */
  readonly takeOver: () => void;
  readonly leave: () => void;
  /**
   * Answers the question that was seen, which may be older than the game by a moment: then it does not count. What was answered with it
   * is given to the questions that follow at once, as long as they are those that were foreseen.
   */
  readonly answer: (
    seen: Decision,
    tokens: readonly string[],
    finish?: boolean,
    then?: readonly Foreseen[],
  ) => void;
  readonly undo: (ply: number, consent: boolean) => void;
  readonly sit: (seat: number) => void;
  /** Why something cannot be used now; empty when it can. */
  readonly explain: (subject: Subject) => Promise<readonly Explanation[]>;
  /** What a strong player would consider now, the best first. */
  readonly hint: () => Promise<readonly Advice[]>;
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
  /** What is answered for the person without asking, if anything. */
  readonly unasked: (view: View, saved: SavedGame) => Unasked | undefined;
  /** Remembers which game this tab has, for a reload. */
  readonly remember: (saved: SavedGame | undefined) => void;
}

/** `hold` begins or takes up a game; `takeOver` goes on with one that another tab has. */
type Way = 'hold' | 'takeOver';

const NOTHING = {
  game: undefined,
  starting: false,
  apart: undefined,
  unasked: undefined,
  problem: undefined,
} as const;

export function createGameStore(needs: GameNeeds) {
  const { games } = needs;
  let sitting = new Sitting();
  /** The game with the question that is being answered before anybody sees it. */
  let unseen: GameOnPage | undefined;
  /** Games are begun one after the other: a lock that is asked for twice would seem to be another tab's. */
  let begun: Promise<void> = Promise.resolve();

  return create<GameStore>()((set, get) => {
    const leave = (part: Partial<GameStore>): void => {
      sitting.end();
      sitting = new Sitting();
      set({ ...NOTHING, ...part });
    };

    const begin = (saved: SavedGame, how: Way): void => {
      leave({ starting: true });
      const mine = sitting;
      begun = begun
        .then(() => (mine === sitting ? sitDown(mine, saved, how) : undefined))
        .catch((error: unknown) => {
          if (mine === sitting) leave({ problem: { kind: 'stopped', sentence: String(error) } });
        });
    };

    const sitDown = async (mine: Sitting, saved: SavedGame, how: Way): Promise<void> => {
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
          const problem: Problem =
            sentence === undefined ? { kind: 'not-loaded' } : { kind: 'stopped', sentence };
          if (mine === sitting) leave({ problem });
        },
      );
      needs.remember(saved);
      mine.tell({ type: 'start', saved: latest(games, saved, how), pace: needs.pace() });
    };

    /** The game goes on; a question whose answer was foreseen, or that need not be asked, is answered before anybody sees it. */
    const goOn = (message: KeptGameMessage, problem: Problem | undefined): void => {
      const game = gameOf(message, get().game);
      const { decision } = game.view;
      // What is told anew, as after an undo or when the screen changes hands, is asked in any case.
      const isAsked = decision === undefined || message.fresh || message.passTo !== undefined;
      const next = isAsked ? undefined : nextForeseen(decision, sitting.foreseen);
      const given =
        isAsked || next !== undefined ? undefined : needs.unasked(game.view, game.saved);
      sitting.foreseen = next?.rest ?? [];
      const told = given === undefined ? {} : { unasked: given };
      const tokens = next?.tokens ?? given?.options.map(({ token }) => token);
      const shown = tokens === undefined ? game : withoutQuestion(game);
      unseen = tokens === undefined ? undefined : game;
      set({ problem, starting: false, game: shown, ...told });
      if (tokens !== undefined) answerUnseen(game, tokens, given?.pause ?? 0);
    };

    const answerUnseen = (game: GameOnPage, tokens: readonly string[], pause: number): void => {
      const { question, view } = game;
      const mine = sitting;
      const tell = () => {
        const isOpen = mine === sitting && (pause === 0 || get().game?.question === question);
        const finish = view.decision?.several === true;
        if (isOpen) mine.tell({ type: 'answer', question, tokens, finish });
      };
      if (pause === 0) tell();
      else setTimeout(tell, pause);
    };

    const receive = (message: FromWorker, saved: SavedGame): void => {
      switch (message.type) {
        case 'failed':
          games.setAside(saved);
          return leave({ problem: { kind: 'damaged' } });
        case 'refused':
          sitting.foreseen = [];
          // What was answered unseen and does not count is asked after all.
          if (unseen !== undefined && unseen.question === get().game?.question) {
            set({ game: unseen });
          }
          // A second click on a question that has its answer is nobody's problem.
          if (message.reason !== 'stale')
            set({ problem: { kind: 'refused', reason: message.reason } });
          return undefined;
        case 'explained':
        case 'hinted':
          return sitting.answered(message.id, message);
        case 'game': {
          const isKept = keepProgress(needs, message);
          const problem: Problem | undefined = isKept ? undefined : { kind: 'full' };
          return goOn(message, problem);
        }
      }
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
      answer(seen, tokens, finish = false, then = []) {
        const { game } = get();
        if (game?.view.decision !== seen) return;
        sitting.foreseen = then;
        set({ unasked: undefined });
        sitting.tell({ type: 'answer', question: game.question, tokens, finish });
      },
      undo(ply, consent) {
        const { game } = get();
        if (game !== undefined) {
          sitting.tell({ type: 'undo', ply, question: game.question, consent });
        }
      },
      sit: (seat) => sitting.tell({ type: 'sit', seat }),
      async explain(subject) {
        const message = await sitting.ask((id) => ({ type: 'explain', id, subject }));
        return message.type === 'explained' ? message.reasons : [];
      },
      async hint() {
        const message = await sitting.ask((id) => ({ type: 'hint', id }));
        if (message.type !== 'hinted' || message.question !== get().game?.question) return [];
        // What a schema calls objects are the reasons that the bots of this very page gave.
        return message.ranking as readonly Advice[];
      },
      changePace: () => sitting.tell({ type: 'pace', pace: needs.pace() }),
    };
  });
}

/** The address of the table of a game. */
export function tablePath({ saved: { lesson } }: GameOnPage): string {
  return lesson === undefined ? '/table' : `/learn/${lesson}`;
}

/** What was played on meanwhile counts. A lesson that is begun again begins again, with questions that were never asked. */
function latest(games: Games, saved: SavedGame, how: Way): SavedGame {
  const kept = games.find(saved)?.saved;
  if (kept === undefined) return saved;
  if (saved.lesson === undefined || how === 'takeOver') return kept;
  return { ...saved, asked: Math.max(saved.asked, kept.asked) };
}

/** The game while an answer is on its way that nobody waits for. */
function withoutQuestion(game: GameOnPage): GameOnPage {
  const { decision: _answered, ...view } = game.view;
  return { ...game, view };
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
  });
  // Only when the history has it: a game that has no room there stays where it was.
  if (isKept) games.remove(saved);
  else keep();
  return isKept;
}
