// The store of the game on the page, as the seat that views it sees the game. All dependencies are
// parameters, so the store runs without a browser.
import {
  type Decision,
  type Explanation,
  type GameEvent,
  type Subject,
  type View,
  withLater,
} from '@eminent/engine';
import type { QuestionId, SavedGame, UndoReach } from '@eminent/protocol';
import { create, type StoreApi } from 'zustand';
import { storageKey } from '../storage/saved-games.ts';
import type { Advice } from '../worker/worker-messages.ts';
import type {
  About,
  FromChannel,
  OpenChannel,
  ShownGame,
  GameRefusalReason,
} from './game-channel.ts';
import { type LocalGameDependencies, openLocalGame, type StartMode } from './local-game.ts';
import { GameSession } from './game-session.ts';
import type { AutoAnswer } from '../suggestions/auto-answers.ts';
import { type QueuedAnswer, nextQueuedAnswer } from './queued-answers.ts';
import type { GameLocks } from './tab-locks.ts';

export interface GameOnPage {
  readonly about: About;
  readonly view: View;
  /** The id of the open question, of any seat. Undo may repeat a ply, but never a question id. */
  readonly question: QuestionId;
  readonly events: readonly GameEvent[];
  /** The events of the last message, for animation and sound; empty if it had the whole game. */
  readonly news: readonly GameEvent[];
  readonly names: readonly string[];
  readonly undo: UndoReach;
  /** The seat to which the players pass the device next. */
  readonly passTo?: number;
  /** The saved state; absent for a game that a server keeps. */
  readonly saved?: SavedGame;
  /** The record of a finished game. */
  readonly record?: string;
}

/** A problem with the game. `problemText` returns its text. */
export type Problem =
  | { readonly kind: 'refused'; readonly reason: GameRefusalReason }
  /** Storage is full. */
  | { readonly kind: 'full' }
  /** The game cannot be opened; its saved state was moved to quarantine. */
  | { readonly kind: 'damaged' }
  /** The worker stopped; the game is still saved. */
  | { readonly kind: 'stopped'; readonly sentence: string }
  /** The game scripts could not be loaded. */
  | { readonly kind: 'not-loaded' };

/** A game that another tab has open. */
export interface OtherTabGame {
  readonly saved: SavedGame;
  /** Whether another tab had the game open first, or took it over from this one. */
  readonly since: 'before' | 'taken-over';
}

/** An answer that is not acknowledged yet. */
export interface Pending {
  readonly view: View;
  readonly decision: Decision;
  readonly tokens: readonly string[];
  /** The queued answers given with it. */
  readonly rest: readonly QueuedAnswer[];
}

/** A question shown instead of the game's own, and the function that receives its answer. */
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
  /** Whether a game is being opened. */
  readonly starting: boolean;
  readonly otherTab: OtherTabGame | undefined;
  /** The last auto-answer. */
  readonly autoAnswer: AutoAnswer | undefined;
  /** The answer that is not acknowledged yet; only for a remote game. */
  readonly pending: Pending | undefined;
  readonly problem: Problem | undefined;
  /** The question shown instead of the game's own. */
  readonly ahead: Ahead | undefined;
  /** Starts or resumes a game. The previous game of the page stays saved. */
  readonly start: (saved: SavedGame) => void;
  /** Opens a game that is run and stored elsewhere, such as on a server. */
  readonly join: (open: OpenChannel) => void;
  /** Takes over the game in `otherTab`, so that it continues in this tab. */
  readonly takeOver: () => void;
  readonly leave: () => void;
  /**
   * Answers a question; ignored if the question is no longer open. Queued answers apply to the
   * following questions as long as these are the expected ones.
   */
  readonly answer: (
    seen: Decision,
    tokens: readonly string[],
    finish?: boolean,
    then?: readonly QueuedAnswer[],
  ) => void;
  /**
   * Shows another question instead of the game's own: one to answer in advance, a puzzle, or one
   * of a past game. Undefined shows the game's own again.
   */
  readonly lookAhead: (ahead: Ahead | undefined) => void;
  readonly undo: (ply: number, consent: boolean) => void;
  readonly sit: (seat: number) => void;
  /** Why a piece cannot be used now; empty if it can, or if the game was left. */
  readonly explain: (subject: Subject) => Promise<readonly Explanation[]>;
  /** The options that a strong bot considers, best first; empty if the question has changed. */
  readonly hint: () => Promise<readonly Advice[]>;
  /** Applies the bot pace that is now set in the settings. */
  readonly changePace: () => void;
}

export interface GameStoreDependencies extends LocalGameDependencies {
  /** The locks on games. Called when a local game starts, not earlier. */
  readonly locks: () => GameLocks;
  /** The auto-answer to a question, if any. */
  readonly autoAnswer: (view: View, about: About) => AutoAnswer | undefined;
  /** Remembers the game of this tab for a reload. */
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

/** The actions of the game store, and the state that components do not read. */
class CurrentGame {
  private readonly dependencies: GameStoreDependencies;
  private readonly set: StoreApi<GameStore>['setState'];
  private readonly get: StoreApi<GameStore>['getState'];
  private session = new GameSession();
  /** The game with its question, while the store has it without, because an answer was sent. */
  private unseen: GameOnPage | undefined;
  /** The decision whose answer was sent, so that a second press has no effect. */
  private answered: Decision | undefined;
  /**
   * Settles when the last start has settled. Starts run one after the other, because concurrent
   * lock requests of this tab would take each other for another tab.
   */
  private starts: Promise<void> = Promise.resolve();

  constructor(
    dependencies: GameStoreDependencies,
    set: StoreApi<GameStore>['setState'],
    get: StoreApi<GameStore>['getState'],
  ) {
    this.dependencies = dependencies;
    this.set = set;
    this.get = get;
  }

  /** The initial state of the store, with its actions. */
  store(): GameStore {
    return {
      ...NOTHING,
      start: (saved) => this.begin(saved, 'hold'),
      join: (open) => {
        this.leave({ starting: true });
        this.connect(this.session, open);
      },
      takeOver: () => {
        const { otherTab } = this.get();
        if (otherTab !== undefined) this.begin(otherTab.saved, 'takeOver');
      },
      leave: () => {
        this.dependencies.remember(undefined);
        this.leave({});
      },
      answer: (seen, tokens, finish, then) => this.answer(seen, tokens, finish, then),
      lookAhead: (ahead) => this.set({ ahead }),
      undo: (ply, consent) => {
        const { game } = this.get();
        if (game !== undefined) {
          this.session.tell({ type: 'undo', ply, question: game.question, consent });
        }
      },
      sit: (seat) => this.session.tell({ type: 'sit', seat }),
      explain: async (subject) => {
        const message = await this.session.ask((id) => ({ type: 'explain', id, subject }));
        return message.type === 'explained' ? message.reasons : [];
      },
      hint: async () => {
        const message = await this.session.ask((id) => ({ type: 'hint', id }));
        if (message.type !== 'hinted' || message.question !== this.get().game?.question) return [];
        // The schema only says "objects"; they come from the bots of this page.
        return message.ranking as readonly Advice[];
      },
      changePace: () => this.session.channel?.changePace?.(),
    };
  }

  private answer(
    seen: Decision,
    tokens: readonly string[],
    finish = false,
    then: readonly QueuedAnswer[] = [],
  ): void {
    const { game, ahead } = this.get();
    if (ahead?.decision === seen) {
      ahead.give(tokens, finish, then);
      return;
    }
    if (game?.view.decision !== seen || seen === this.answered) return;
    this.answered = seen;
    this.session.queued = then;
    this.set({ autoAnswer: undefined, problem: undefined });
    if (this.session.channel?.isFar === true) {
      this.unseen = game;
      const pending = { view: game.view, decision: seen, tokens, rest: then };
      this.set({ game: withoutQuestion(game), pending });
    }
    this.session.tell({ type: 'answer', question: game.question, tokens, finish });
  }

  /** Closes the game on the page. Resets the state, except for the fields in `part`. */
  private leave(part: Partial<GameStore>): void {
    this.session.end();
    this.session = new GameSession();
    this.answered = undefined;
    this.set({ ...NOTHING, ...part });
  }

  private begin(saved: SavedGame, how: StartMode): void {
    this.leave({ starting: true });
    const session = this.session;
    this.starts = this.starts
      .then(() => (session === this.session ? this.openSession(session, saved, how) : undefined))
      .catch((error: unknown) => {
        if (session === this.session)
          this.leave({ problem: { kind: 'stopped', sentence: String(error) } });
      });
  }

  private async openSession(session: GameSession, saved: SavedGame, how: StartMode): Promise<void> {
    const hold = await this.dependencies.locks()[how](storageKey(saved), () => {
      if (session === this.session) this.leave({ otherTab: { saved, since: 'taken-over' } });
    });
    // While the lock was requested, another game was started, or this one was left.
    if (session !== this.session) return hold?.release();
    if (hold === undefined) return this.leave({ otherTab: { saved, since: 'before' } });
    session.hold = hold;
    this.dependencies.remember(saved);
    this.connect(session, openLocalGame(this.dependencies, saved, how));
  }

  private connect(session: GameSession, open: OpenChannel): void {
    const channel = open(
      (message) => {
        if (session === this.session) this.receive(message);
      },
      (sentence) => {
        const problem: Problem =
          sentence === undefined ? { kind: 'not-loaded' } : { kind: 'stopped', sentence };
        if (session === this.session) this.leave({ problem });
      },
    );
    // The channel may already have failed while it was opened.
    if (session === this.session) session.channel = channel;
    else channel.close();
  }

  /** Shows the game of a message. Hides a question that a queued answer or auto-answer settles. */
  private applyMessage(message: ShownGame): void {
    const before = this.get();
    const game = gameOf(message, before.game);
    const problem: Problem | undefined = message.isFull === true ? { kind: 'full' } : undefined;
    // The server sends the game again, when a player joins for example, before it has the answer.
    if (message.isSent === true && game.view.decision !== undefined) {
      const { view } = game;
      const isKnown = before.pending !== undefined && this.unseen?.question === game.question;
      this.unseen = game;
      const sent = { view, decision: game.view.decision, tokens: [], rest: [] };
      const pending = isKnown ? before.pending : sent;
      return this.set({ starting: false, game: withoutQuestion(game), pending });
    }
    const { decision } = game.view;
    // The player answers the first question after an undo, a change of player, or a timeout.
    const isForPlayer = message.fresh || message.passTo !== undefined || message.isLate === true;
    const isManual = decision === undefined || isForPlayer;
    const next = isManual ? undefined : nextQueuedAnswer(decision, this.session.queued);
    const automaticAnswer =
      isManual || next !== undefined
        ? undefined
        : this.dependencies.autoAnswer(game.view, game.about);
    this.session.queued = next?.rest ?? [];
    const automatic = automaticAnswer === undefined ? {} : { autoAnswer: automaticAnswer };
    const tokens = next?.tokens ?? automaticAnswer?.options.map(({ token }) => token);
    const shown = tokens === undefined ? game : withoutQuestion(game);
    this.unseen = tokens === undefined ? undefined : game;
    this.set({ problem, starting: false, game: shown, pending: undefined, ...automatic });
    if (tokens !== undefined) this.answerUnseen(game, tokens, automaticAnswer, next?.finish);
  }

  /** Answers a question that is not shown, with a queued answer or an auto-answer. */
  private answerUnseen(
    game: GameOnPage,
    tokens: readonly string[],
    automaticAnswer: AutoAnswer | undefined,
    finish = game.view.decision?.several === true,
  ): void {
    const pause = automaticAnswer?.pause ?? 0;
    const { question } = game;
    const session = this.session;
    const tell = () => {
      const isOpen =
        session === this.session && (pause === 0 || this.get().game?.question === question);
      const mark = automaticAnswer === undefined ? {} : { automatic: true };
      if (isOpen) session.tell({ type: 'answer', question, tokens, finish, ...mark });
    };
    if (pause === 0) tell();
    else setTimeout(tell, pause);
  }

  private receive(message: FromChannel): void {
    switch (message.type) {
      case 'failed':
        return this.leave({ problem: { kind: 'damaged' } });
      case 'refused':
        this.session.queued = [];
        // The answer was refused, so the question is shown after all.
        if (this.unseen !== undefined && this.unseen.question === this.get().game?.question) {
          this.set({ game: this.unseen });
        }
        this.set({ pending: undefined });
        this.answered = undefined;
        // The player need not know about an answer to an outdated question or a finished game.
        if (message.reason !== 'stale' && message.reason !== 'game-over')
          this.set({ problem: { kind: 'refused', reason: message.reason } });
        return undefined;
      case 'explained':
      case 'hinted':
        return this.session.answered(message.id, message);
      case 'game':
        return this.applyMessage(message);
    }
  }
}

export function createGameStore(dependencies: GameStoreDependencies) {
  return create<GameStore>()((set, get) => new CurrentGame(dependencies, set, get).store());
}

/** Whether a game is being opened, an answer is on its way, or local bots are playing. */
export function isWaiting({ starting, pending, game }: GameStore): boolean {
  if (starting || pending !== undefined) return true;
  if (game === undefined || game.about.far !== undefined || game.about.board === true) return false;
  return game.view.decision === undefined && game.passTo === undefined && !game.view.over;
}

/** The address of a game's table. */
export function tablePath({ about: { id, lesson, far, board } }: GameOnPage): string {
  if (board === true) return `/board/${id}`;
  if (far !== undefined) return `/online/t/${id}`;
  return lesson === undefined ? '/table' : `/learn/${lesson}`;
}

/** The game without its question, to show while an answer is on its way. */
function withoutQuestion(game: GameOnPage): GameOnPage {
  const { decision: _answered, ...view } = game.view;
  return { ...game, view };
}

/** The view with the options that become legal only after others are selected. */
export function withSelectable(view: View): View {
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
