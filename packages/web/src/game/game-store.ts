// Zustand store of the open game as the viewing seat sees it. Opens and closes games, sends
// answers, and applies queued answers and auto-answers.
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
  /** Id of the open question of any seat. An undo repeats plies but never a question id. */
  readonly question: QuestionId;
  readonly events: readonly GameEvent[];
  /** Events of the last message, for animation and sound; empty if it had the whole game. */
  readonly news: readonly GameEvent[];
  readonly names: readonly string[];
  readonly undo: UndoReach;
  /** On a shared device: the seat to which the players must pass it before play continues. */
  readonly passTo?: number;
  /** The saved state; absent for a game that a server keeps. */
  readonly saved?: SavedGame;
  readonly record?: string;
}

/** A problem with the game. `problemText` returns its text. */
export type Problem =
  | { readonly kind: 'refused'; readonly reason: GameRefusalReason }
  | { readonly kind: 'full' }
  /** The game cannot be opened; its saved state was moved to quarantine. */
  | { readonly kind: 'damaged' }
  /** The worker failed or the game could not be started. Its saved state is unaffected. */
  | { readonly kind: 'stopped'; readonly sentence: string }
  | { readonly kind: 'not-loaded' };

/** A saved game that this tab cannot play because another tab has it open. */
export interface OtherTabGame {
  readonly saved: SavedGame;
  /** Whether another tab had the game open first, or took it over from this one. */
  readonly since: 'before' | 'taken-over';
}

export interface Pending {
  readonly view: View;
  readonly decision: Decision;
  readonly tokens: readonly string[];
  /** Queued answers to the questions after this one. */
  readonly rest: readonly QueuedAnswer[];
}

/**
 * A question shown in place of the game's current one, with its answer callback. Used for answers
 * in advance, puzzles and retries.
 */
export interface QuestionOverride {
  readonly decision: Decision;
  readonly onAnswer: (
    tokens: readonly string[],
    finish: boolean,
    then: readonly QueuedAnswer[],
  ) => void;
}

export interface GameStore {
  readonly game: GameOnPage | undefined;
  readonly starting: boolean;
  readonly otherTab: OtherTabGame | undefined;
  /** The last auto-answer, until the player answers a question. */
  readonly autoAnswer: AutoAnswer | undefined;
  /** An answer that the server has not confirmed yet. Always undefined in a local game. */
  readonly pending: Pending | undefined;
  readonly problem: Problem | undefined;
  readonly questionOverride: QuestionOverride | undefined;
  /** Starts or resumes a game. The previous game of the page stays saved. */
  readonly start: (saved: SavedGame) => void;
  /** Opens a game that is run and stored elsewhere, such as on a server. */
  readonly join: (open: OpenChannel) => void;
  /** Takes over the game in `otherTab`, so that it continues in this tab. */
  readonly takeOver: () => void;
  readonly leave: () => void;
  /** Answers a question, if it is still open. Queues the answers `then` to the next questions. */
  readonly answer: (
    seen: Decision,
    tokens: readonly string[],
    finish?: boolean,
    then?: readonly QueuedAnswer[],
  ) => void;
  /** Shows a question in place of the game's own; undefined shows the game's own again. */
  readonly overrideQuestion: (questionOverride: QuestionOverride | undefined) => void;
  readonly undo: (ply: number, consent: boolean) => void;
  readonly sit: (seat: number) => void;
  /** Why a piece cannot be used now; empty if it can, or if the game was left. */
  readonly explain: (subject: Subject) => Promise<readonly Explanation[]>;
  /** The options that a strong bot considers, best first; empty if the question has changed. */
  readonly hint: () => Promise<readonly Advice[]>;
  /** Applies the bot pace from the settings. Has no effect in games without local bots. */
  readonly changePace: () => void;
}

export interface GameStoreDependencies extends LocalGameDependencies {
  /** Returns the locks on saved games. Called only when a local game is started. */
  readonly locks: () => GameLocks;
  readonly autoAnswer: (view: View, about: About) => AutoAnswer | undefined;
  /** Stores which game this tab plays, for a reload; undefined for none. */
  readonly remember: (saved: SavedGame | undefined) => void;
}

const NO_GAME = {
  game: undefined,
  starting: false,
  otherTab: undefined,
  autoAnswer: undefined,
  pending: undefined,
  problem: undefined,
  questionOverride: undefined,
} as const;

class CurrentGame {
  private readonly dependencies: GameStoreDependencies;
  private readonly set: StoreApi<GameStore>['setState'];
  private readonly get: StoreApi<GameStore>['getState'];
  private session = new GameSession();
  /** The game with its question, while the store hides an answered question. */
  private gameWithQuestion: GameOnPage | undefined;
  /** The last decision that the player answered. A second press on it has no effect. */
  private answered: Decision | undefined;
  /** Settles when the last start has settled. Concurrent lock requests would block each other. */
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

  store(): GameStore {
    return {
      ...NO_GAME,
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
      overrideQuestion: (questionOverride) => this.set({ questionOverride }),
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
    const { game, questionOverride } = this.get();
    if (questionOverride?.decision === seen) {
      questionOverride.onAnswer(tokens, finish, then);
      return;
    }
    if (game?.view.decision !== seen || seen === this.answered) return;
    this.answered = seen;
    this.session.queued = then;
    this.set({ autoAnswer: undefined, problem: undefined });
    if (this.session.channel?.isFar === true) {
      this.gameWithQuestion = game;
      const pending = { view: game.view, decision: seen, tokens, rest: then };
      this.set({ game: withoutQuestion(game), pending });
    }
    this.session.tell({ type: 'answer', question: game.question, tokens, finish });
  }

  /** Closes the open game and resets the state, except for the fields in `part`. */
  private leave(part: Partial<GameStore>): void {
    this.session.end();
    this.session = new GameSession();
    this.answered = undefined;
    this.set({ ...NO_GAME, ...part });
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
    // The player started another game or left while the lock was requested.
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

  /** Shows the game of a message, or answers its question with a queued answer or auto-answer. */
  private applyMessage(message: ShownGame): void {
    const before = this.get();
    const game = gameOf(message, before.game);
    const problem: Problem | undefined = message.isFull === true ? { kind: 'full' } : undefined;
    // Keeps an answered question hidden. The server may send the question again before it receives
    // the answer, for example when a player joins.
    if (message.isSent === true && game.view.decision !== undefined) {
      const { view } = game;
      const isKnown =
        before.pending !== undefined && this.gameWithQuestion?.question === game.question;
      this.gameWithQuestion = game;
      const sent = { view, decision: game.view.decision, tokens: [], rest: [] };
      const pending = isKnown ? before.pending : sent;
      return this.set({ starting: false, game: withoutQuestion(game), pending });
    }
    const { decision } = game.view;
    // After an undo, a change of player or a timeout, no answer is automatic.
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
    this.gameWithQuestion = tokens === undefined ? undefined : game;
    this.set({ problem, starting: false, game: shown, pending: undefined, ...automatic });
    if (tokens !== undefined)
      this.answerHiddenQuestion(game, tokens, automaticAnswer, next?.finish);
  }

  /** Sends a queued answer or an auto-answer, the latter after its pause. */
  private answerHiddenQuestion(
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
        if (
          this.gameWithQuestion !== undefined &&
          this.gameWithQuestion.question === this.get().game?.question
        ) {
          this.set({ game: this.gameWithQuestion });
        }
        this.set({ pending: undefined });
        this.answered = undefined;
        // An outdated question or a finished game is no problem for the player.
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

/** Whether a game is being opened, an answer is unconfirmed, or local bots are playing. */
export function isWaiting({ starting, pending, game }: GameStore): boolean {
  if (starting || pending !== undefined) return true;
  if (game === undefined || game.about.far !== undefined || game.about.board === true) return false;
  return game.view.decision === undefined && game.passTo === undefined && !game.view.over;
}

/** The route of a game's table. */
export function tablePath({ about: { id, lesson, far, board } }: GameOnPage): string {
  if (board === true) return `/board/${id}`;
  if (far !== undefined) return `/online/t/${id}`;
  return lesson === undefined ? '/table' : `/learn/${lesson}`;
}

/** The game without its question, shown while an answer is unconfirmed. */
function withoutQuestion(game: GameOnPage): GameOnPage {
  const { decision: _answered, ...view } = game.view;
  return { ...game, view };
}

/** Adds the options that become legal only after others are selected. */
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
