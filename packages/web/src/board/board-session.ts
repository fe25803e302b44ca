// The open analysis board: the tree of lines, the current place, and the perspective. It sends and
// receives the messages of a game worker, so that the table shows a board like a game.
import { decidingSeat, explain, SPECTATOR, view } from '@eminent/engine';
import {
  asQuestionId,
  type BoardAt,
  type ClientMessage,
  endOf,
  type Place,
  type Seat,
  startState,
  tokensOfLine,
} from '@eminent/protocol';
import type { About, Channel, FromChannel, OpenChannel } from '../game/game-channel.ts';
import type { Boards, SavedBoard } from '../storage/boards.ts';
import { BoardGame } from './board-game.ts';
import { checkBoard } from './board-text.ts';
import { playTokens, removeAfter, removeLine, renameLine, writeComment } from './board-tree.ts';

/** Whose view is shown: a seat, SPECTATOR, or always the seat that decides. */
export type Perspective = number | 'deciding';

export interface BoardSnapshot extends BoardAt {
  readonly perspective: Perspective;
  readonly isSaved: boolean;
  /** Whether the last save failed because the storage is full. */
  readonly isFull: boolean;
}

interface SessionOptions extends BoardAt {
  readonly id: string;
  readonly isSaved: boolean;
  readonly boards: Pick<Boards, 'save'>;
  readonly now: () => number;
}

export class BoardSession {
  readonly id: string;
  readonly game: BoardGame;
  private readonly options: SessionOptions;
  private current: BoardSnapshot;
  private readonly listeners = new Set<() => void>();
  private send: ((message: FromChannel) => void) | undefined;
  private questionId = 0;
  private shownSeat: number | undefined;
  /** When this tab last saved the board. */
  private savedAt: number | undefined;

  /** Throws RangeError if the start or an answer is not legal; see `checkBoard`. */
  constructor(options: SessionOptions) {
    const { id, board, place, isSaved } = options;
    const start = startState(board.start);
    if (!start.ok) throw new RangeError(start.error);
    this.id = id;
    this.options = options;
    this.game = new BoardGame(start.value);
    this.current = { board, place, perspective: 'deciding', isSaved, isFull: false };
    this.playLine();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): BoardSnapshot => this.current;

  /** Connects the table and sends it the game at the current place. */
  readonly open: OpenChannel = (onMessage): Channel => {
    this.send = onMessage;
    this.show(true);
    return {
      tell: (message) => this.receive(message),
      close: () => {
        this.send = undefined;
      },
    };
  };

  /** The seat whose view is shown; SPECTATOR once the game is over and 'deciding' is chosen. */
  get seat(): number {
    const { perspective, place } = this.current;
    if (perspective !== 'deciding') return perspective;
    const state = this.game.stateAt(place.at);
    return state.over ? SPECTATOR : decidingSeat(state);
  }

  goTo(place: Place): void {
    const at = Math.max(0, Math.min(endOf(this.current.board, place.line), place.at));
    this.set({ place: { line: place.line, at } });
    this.show(true);
  }

  step(by: number): void {
    const { line, at } = this.current.place;
    this.goTo({ line, at: at + by });
  }

  setPerspective(perspective: Perspective): void {
    this.set({ perspective });
    this.show(true);
  }

  rename(name: string): void {
    this.change({ ...this.current, board: { ...this.current.board, name } });
  }

  renameLine(index: number, name: string): void {
    this.change({ ...this.current, board: renameLine(this.current.board, index, name) });
  }

  comment(place: Place, text: string): void {
    this.change({ ...this.current, board: writeComment(this.current.board, place, text) });
  }

  removeLine(index: number): void {
    this.change(removeLine(this.current, index));
    this.show(true);
  }

  removeAfter(): void {
    this.change(removeAfter(this.current));
    this.show(true);
  }

  /** Shows the board as another tab has saved it. */
  adopt({ at, board }: SavedBoard): void {
    if (at === this.savedAt) return;
    const read = checkBoard({ board, place: this.current.place });
    if (!read.ok) return;
    this.set({ ...read.value, isSaved: true, isFull: false });
    this.show(true);
  }

  save(): void {
    this.change(this.current);
  }

  /** Replaces the board and place, and saves the board on this device. */
  private change({ board, place }: BoardAt): void {
    const saved: SavedBoard = { id: this.id, at: this.options.now(), board };
    this.savedAt = saved.at;
    const isStored = this.options.boards.save(saved);
    const isSaved = isStored || this.current.isSaved;
    this.set({ board, place, isSaved, isFull: !isStored });
  }

  private set(part: Partial<BoardSnapshot>): void {
    this.current = { ...this.current, ...part };
    this.playLine();
    for (const listener of this.listeners) listener();
  }

  private playLine(): void {
    const { board, place } = this.current;
    if (!this.game.goTo(tokensOfLine(board, place.line))) {
      throw new RangeError('a line of the board cannot be played');
    }
  }

  private receive(message: ClientMessage): void {
    switch (message.type) {
      case 'answer':
        if (message.question === this.questionId) this.answer(message.tokens, message.finish);
        return;
      case 'undo': {
        const { line, at } = this.current.place;
        return this.goTo({ line, at: at - (this.game.stateAt(at).ply - message.ply) });
      }
      case 'explain': {
        const { seat } = this;
        const state = this.game.stateAt(this.current.place.at);
        const reasons = seat === SPECTATOR ? [] : explain(state, seat, message.subject);
        return this.send?.({ type: 'explained', id: message.id, reasons: [...reasons] });
      }
      case 'hint':
        return this.send?.({
          type: 'hinted',
          id: message.id,
          question: asQuestionId(this.questionId),
          ranking: [],
        });
      case 'sit':
        return undefined;
    }
  }

  private answer(given: readonly string[], finish: boolean): void {
    const { place } = this.current;
    const tokens = this.game.plan(place.at, given, finish);
    if (tokens === undefined) {
      const sentence = `${given.join(' ')} is not possible now`;
      return this.send?.({ type: 'refused', reason: 'illegal', sentence });
    }
    const next = playTokens(this.current, tokens);
    if (next.board === this.current.board) this.set({ place: next.place });
    else this.change(next);
    return this.show(false, place.at);
  }

  /**
   * Sends the table the view at the current place, with a new question id and the events after the
   * first `since` answers. Sends all events if `fresh` or if the viewing seat has changed.
   */
  private show(fresh: boolean, since = 0): void {
    const { board, place } = this.current;
    const state = this.game.stateAt(place.at);
    const { seat } = this;
    const isFresh = fresh || seat !== this.shownSeat;
    this.shownSeat = seat;
    this.questionId++;
    const seats = board.names.map((name): Seat => ({ kind: 'person', name }));
    const about: About = { id: this.id, seats, board: true };
    this.send?.({
      type: 'game',
      about,
      view: view(state, seat),
      events: [...this.game.eventsBetween(isFresh ? 0 : since, place.at, seat)],
      fresh: isFresh,
      names: [...board.names],
      question: asQuestionId(this.questionId),
      undo: { free: place.at > 0 ? state.ply - 1 : state.ply },
    });
  }
}
