// The game on the page, as the seat at the screen sees it, and what can be done with it. Everything it needs is handed in, so that it
// runs without a browser.
import {
  type Decision,
  type Explanation,
  type GameEvent,
  type Subject,
  type View,
  withLater,
} from '@eminent/engine';
import type { QuestionId, SavedGame, UndoReach } from '@eminent/protocol';
import { create } from 'zustand';
import { placeOf } from '../storage/saved-games.ts';
import type { Advice } from '../worker/worker-messages.ts';
import type {
  About,
  FromChannel,
  OpenChannel,
  ShownGame,
  GameRefusalReason,
} from './game-channel.ts';
import { type Keeper, openLocalGame, type Way } from './local-game.ts';
import { GameSession } from './game-session.ts';
import type { AutoAnswer } from '../question/auto-answers.ts';
import { type QueuedAnswer, nextQueuedAnswer } from './queued-answers.ts';
import type { GameLocks } from './tab-locks.ts';

export interface GameOnPage {
  /** Which game it is and who sits at it. */
  readonly about: About;
  readonly view: View;
  /** The question that is open, whoever is asked: the same ply may be asked twice, a question never. */
  readonly question: QuestionId;
  readonly events: readonly GameEvent[];
  /** Events that came with the last message, for motion and sound; none when everything is told anew. */
  readonly news: readonly GameEvent[];
  readonly names: readonly string[];
  readonly undo: UndoReach;
  readonly passTo?: number;
  /** What this device keeps of it; nothing of a game that is kept elsewhere. */
  readonly saved?: SavedGame;
  readonly record?: string;
}

/** What went wrong, for `problemText`. */
export type Problem =
  | { readonly kind: 'refused'; readonly reason: GameRefusalReason }
  /** There is no room for what should be kept. */
  | { readonly kind: 'full' }
  /** The game cannot be taken up; what was kept of it is set aside. */
  | { readonly kind: 'damaged' }
  /** The worker has stopped; the game is still kept. */
  | { readonly kind: 'stopped'; readonly sentence: string }
  /** The part of the page that plays could not be loaded. */
  | { readonly kind: 'not-loaded' };

/** A game that this tab does not play because another one does. */
export interface OtherTabGame {
  readonly saved: SavedGame;
  /** Open elsewhere before, or taken over from here. */
  readonly since: 'before' | 'taken-over';
}

/** An answer that is on its way to where the game is run. */
export interface Pending {
  readonly view: View;
  readonly decision: Decision;
  readonly tokens: readonly string[];
  /** What was answered with it. */
  readonly rest: readonly QueuedAnswer[];
}

/** A question that is not asked yet, which the person answers ahead of time. */
export interface Ahead {
  readonly decision: Decision;
  readonly give: (
    tokens: readonly string[],
    finish: boolean,
    then: readonly QueuedAnswer[],
  ) => void;
}

export interface GameStore {
  readonly game: GameOnPage | undefined;
  /** A game has been asked for and is not there yet. */
  readonly starting: boolean;
  readonly otherTab: OtherTabGame | undefined;
  /** What was last answered for the person without asking. */
  readonly autoAnswer: AutoAnswer | undefined;
  /** What was answered last and is not acknowledged; only where that takes its time. */
  readonly pending: Pending | undefined;
  readonly problem: Problem | undefined;
  readonly ahead: Ahead | undefined;
  /** Begins or takes up a game. Another one that was on the page stays kept. */
  readonly start: (saved: SavedGame) => void;
  /** Puts a game on the page that is run and kept elsewhere. */
  readonly join: (open: OpenChannel) => void;
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
    then?: readonly QueuedAnswer[],
  ) => void;
  /** Lets the person answer a question that is not asked yet; or no more. */
  readonly lookAhead: (ahead: Ahead | undefined) => void;
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
export interface GameNeeds extends Keeper {
  /** Asked for when the first game is begun. */
  readonly locks: () => GameLocks;
  /** What is answered for the person without asking, if anything. */
  readonly autoAnswer: (view: View, about: About) => AutoAnswer | undefined;
  /** Remembers which game this tab has, for a reload. */
  readonly remember: (saved: SavedGame | undefined) => void;
}

const NOTHING = {
  game: undefined,
  starting: false,
  otherTab: undefined,
  autoAnswer: undefined,
  pending: undefined,
  problem: undefined,
  ahead: undefined,
} as const;

export function createGameStore(needs: GameNeeds) {
  let sitting = new GameSession();
  /** The game with the question that is being answered before anybody sees it. */
  let unseen: GameOnPage | undefined;
  /** The decision whose answer is on its way: a second press on it does nothing. */
  let answered: Decision | undefined;
  /** Games are begun one after the other: a lock that is asked for twice would seem to be another tab's. */
  let begun: Promise<void> = Promise.resolve();

  return create<GameStore>()((set, get) => {
    const leave = (part: Partial<GameStore>): void => {
      sitting.end();
      sitting = new GameSession();
      answered = undefined;
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

    const sitDown = async (mine: GameSession, saved: SavedGame, how: Way): Promise<void> => {
      const hold = await needs.locks()[how](placeOf(saved), () => {
        if (mine === sitting) leave({ otherTab: { saved, since: 'taken-over' } });
      });
      // Something else was begun, or the page left, while this waited.
      if (mine !== sitting) return hold?.release();
      if (hold === undefined) return leave({ otherTab: { saved, since: 'before' } });
      mine.hold = hold;
      needs.remember(saved);
      connect(mine, openLocalGame(needs, saved, how));
    };

    const connect = (mine: GameSession, open: OpenChannel): void => {
      const channel = open(
        (message) => {
          if (mine === sitting) receive(message);
        },
        (sentence) => {
          const problem: Problem =
            sentence === undefined ? { kind: 'not-loaded' } : { kind: 'stopped', sentence };
          if (mine === sitting) leave({ problem });
        },
      );
      // What ends at once is not begun.
      if (mine === sitting) mine.channel = channel;
      else channel.close();
    };

    /** The game goes on; a question whose answer was foreseen, or that need not be asked, is answered before anybody sees it. */
    const goOn = (message: ShownGame): void => {
      const before = get();
      const game = gameOf(message, before.game);
      const problem: Problem | undefined = message.isFull === true ? { kind: 'full' } : undefined;
      // What is only told again, as while others come and go, is on its way as before.
      if (message.isSent === true && game.view.decision !== undefined) {
        const { view } = game;
        const isKnown = before.pending !== undefined && unseen?.question === game.question;
        unseen = game;
        const sent = { view, decision: game.view.decision, tokens: [], rest: [] };
        const pending = isKnown ? before.pending : sent;
        return set({ starting: false, game: withoutQuestion(game), pending });
      }
      const { decision } = game.view;
      // What is told anew, as after an undo or when the screen changes hands, is asked in any case.
      const isAnew = message.fresh || message.passTo !== undefined || message.isLate === true;
      const isAsked = decision === undefined || isAnew;
      const next = isAsked ? undefined : nextQueuedAnswer(decision, sitting.queued);
      const given =
        isAsked || next !== undefined ? undefined : needs.autoAnswer(game.view, game.about);
      sitting.queued = next?.rest ?? [];
      const automatic = given === undefined ? {} : { autoAnswer: given };
      const tokens = next?.tokens ?? given?.options.map(({ token }) => token);
      const shown = tokens === undefined ? game : withoutQuestion(game);
      unseen = tokens === undefined ? undefined : game;
      set({ problem, starting: false, game: shown, pending: undefined, ...automatic });
      if (tokens !== undefined) answerUnseen(game, tokens, given);
    };

    /** Gives what the person foresaw, or what is `given` without asking. */
    const answerUnseen = (
      game: GameOnPage,
      tokens: readonly string[],
      given: AutoAnswer | undefined,
    ): void => {
      const pause = given?.pause ?? 0;
      const { question, view } = game;
      const mine = sitting;
      const tell = () => {
        const isOpen = mine === sitting && (pause === 0 || get().game?.question === question);
        const finish = view.decision?.several === true;
        const unasked = given === undefined ? {} : { unasked: true };
        if (isOpen) mine.tell({ type: 'answer', question, tokens, finish, ...unasked });
      };
      if (pause === 0) tell();
      else setTimeout(tell, pause);
    };

    const receive = (message: FromChannel): void => {
      switch (message.type) {
        case 'failed':
          return leave({ problem: { kind: 'damaged' } });
        case 'refused':
          sitting.queued = [];
          // What was answered unseen and does not count is asked after all.
          if (unseen !== undefined && unseen.question === get().game?.question) {
            set({ game: unseen });
          }
          set({ pending: undefined });
          answered = undefined;
          // An answer to a question that is gone, or to a game that is over, is no problem of the player.
          if (message.reason !== 'stale' && message.reason !== 'game-over')
            set({ problem: { kind: 'refused', reason: message.reason } });
          return undefined;
        case 'explained':
        case 'hinted':
          return sitting.answered(message.id, message);
        case 'game':
          return goOn(message);
      }
    };

    return {
      ...NOTHING,
      start: (saved) => begin(saved, 'hold'),
      join(open) {
        leave({ starting: true });
        connect(sitting, open);
      },
      takeOver() {
        const { otherTab } = get();
        if (otherTab !== undefined) begin(otherTab.saved, 'takeOver');
      },
      leave() {
        needs.remember(undefined);
        leave({});
      },
      answer(seen, tokens, finish = false, then = []) {
        const { game, ahead } = get();
        if (ahead?.decision === seen) {
          ahead.give(tokens, finish, then);
          return;
        }
        if (game?.view.decision !== seen || seen === answered) return;
        answered = seen;
        sitting.queued = then;
        set({ autoAnswer: undefined, problem: undefined });
        if (sitting.channel?.isFar === true) {
          unseen = game;
          const pending = { view: game.view, decision: seen, tokens, rest: then };
          set({ game: withoutQuestion(game), pending });
        }
        sitting.tell({ type: 'answer', question: game.question, tokens, finish });
      },
      lookAhead: (ahead) => set({ ahead }),
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
      changePace: () => sitting.channel?.changePace?.(),
    };
  });
}

/** Whether the game goes on by itself: it is being opened, an answer is on its way, or bots of this page play until a person is asked. */
export function isWaiting({ starting, pending, game }: GameStore): boolean {
  if (starting || pending !== undefined) return true;
  if (game === undefined || game.about.far !== undefined) return false;
  return game.view.decision === undefined && game.passTo === undefined && !game.view.over;
}

/** The address of the table of a game. */
export function tablePath({ about: { id, lesson, far } }: GameOnPage): string {
  if (far !== undefined) return `/online/t/${id}`;
  return lesson === undefined ? '/table' : `/learn/${lesson}`;
}

/** The game while an answer is on its way that nobody waits for. */
function withoutQuestion(game: GameOnPage): GameOnPage {
  const { decision: _answered, ...view } = game.view;
  return { ...game, view };
}

/** The view with everything that can be picked among the options of its question, in whatever order it is picked. */
function withSelectable(view: View): View {
  return view.decision?.later === undefined
    ? view
    : { ...view, decision: withLater(view.decision) };
}

function gameOf(message: ShownGame, before: GameOnPage | undefined): GameOnPage {
  const { about, view, question, events, fresh, names, undo, passTo, saved, record } = message;
  return {
    about,
    view: withSelectable(view),
    question,
    events: fresh ? events : [...(before?.events ?? []), ...events],
    news: fresh ? [] : events,
    names,
    undo,
    ...(passTo === undefined ? {} : { passTo }),
    ...(saved === undefined ? {} : { saved }),
    ...(record === undefined ? {} : { record }),
  };
}
