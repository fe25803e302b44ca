// The analysis board that is open: the tree of lines, the place that is shown, and through whose
// eyes. It answers the table like the worker of a game, so that both sides are played at the real
// table.
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
import { playTokens, removeAfter, removeLine, renameLine, writeComment } from './board-tree.ts';

/** A seat, SPECTATOR, or the seat that decides. */
export type Perspective = number | 'deciding';

export interface BoardSnapshot extends BoardAt {
  readonly perspective: Perspective;
  /** Whether this device keeps the board. */
  readonly isKept: boolean;
  /** Storage was full. */
  readonly isFull: boolean;
}

interface SessionOptions extends BoardAt {
  readonly id: string;
  readonly isKept: boolean;
  readonly boards: Pick<Boards, 'save'>;
  readonly now: () => number;
}

export class BoardSession {
  readonly id: string;
  readonly game: BoardGame;
  private readonly options: SessionOptions;
  private now: BoardSnapshot;
  private readonly listeners = new Set<() => void>();
  private send: ((message: FromChannel) => void) | undefined;
  private questions = 0;
  private shownSeat: number | undefined;

  /** Throws if the board does not play; `checkBoard` says why. */
  constructor(options: SessionOptions) {
    const { id, board, place, isKept } = options;
    const start = startState(board.start);
    if (!start.ok) throw new RangeError(start.error);
    this.id = id;
    this.options = options;
    this.game = new BoardGame(start.value);
    this.now = { board, place, perspective: 'deciding', isKept, isFull: false };
    this.follow();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): BoardSnapshot => this.now;

  /** Opens the board at the table. */
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

  /** The seat whose view is shown. */
  get seat(): number {
    const { perspective, place } = this.now;
    if (perspective !== 'deciding') return perspective;
    const state = this.game.stateAt(place.at);
    return state.over ? SPECTATOR : decidingSeat(state);
  }

  goTo(place: Place): void {
    const at = Math.max(0, Math.min(endOf(this.now.board, place.line), place.at));
    this.set({ place: { line: place.line, at } });
    this.show(true);
  }

  step(by: number): void {
    const { line, at } = this.now.place;
    this.goTo({ line, at: at + by });
  }

  setPerspective(perspective: Perspective): void {
    this.set({ perspective });
    this.show(true);
  }

  rename(name: string): void {
    this.change({ ...this.now, board: { ...this.now.board, name } });
  }

  renameLine(index: number, name: string): void {
    this.change({ ...this.now, board: renameLine(this.now.board, index, name) });
  }

  comment(place: Place, text: string): void {
    this.change({ ...this.now, board: writeComment(this.now.board, place, text) });
  }

  removeLine(index: number): void {
    this.change(removeLine(this.now, index));
    this.show(true);
  }

  removeAfter(): void {
    this.change(removeAfter(this.now));
    this.show(true);
  }

  /** Keeps the board as it is. */
  keep(): void {
    this.change(this.now);
  }

  private change({ board, place }: BoardAt): void {
    const saved: SavedBoard = { id: this.id, at: this.options.now(), board };
    this.set({ board, place, isKept: true, isFull: !this.options.boards.save(saved) });
  }

  private set(part: Partial<BoardSnapshot>): void {
    this.now = { ...this.now, ...part };
    this.follow();
    for (const listener of this.listeners) listener();
  }

  /** Brings the game to the line that is shown. */
  private follow(): void {
    const { board, place } = this.now;
    if (!this.game.goTo(tokensOfLine(board, place.line))) {
      throw new RangeError('a line of the board cannot be played');
    }
  }

  private receive(message: ClientMessage): void {
    switch (message.type) {
      case 'answer':
        if (message.question === this.questions) this.answer(message.tokens, message.finish);
        return;
      case 'undo': {
        const { line, at } = this.now.place;
        return this.goTo({ line, at: at - (this.game.stateAt(at).ply - message.ply) });
      }
      case 'explain': {
        const { seat } = this;
        const state = this.game.stateAt(this.now.place.at);
        const reasons = seat === SPECTATOR ? [] : explain(state, seat, message.subject);
        return this.send?.({ type: 'explained', id: message.id, reasons: [...reasons] });
      }
      case 'hint':
        return this.send?.({
          type: 'hinted',
          id: message.id,
          question: asQuestionId(this.questions),
          ranking: [],
        });
      case 'sit':
        return undefined;
    }
  }

  private answer(given: readonly string[], finish: boolean): void {
    const { place } = this.now;
    const tokens = this.game.plan(place.at, given, finish);
    if (tokens === undefined) {
      const sentence = `${given.join(' ')} is not possible now`;
      return this.send?.({ type: 'refused', reason: 'illegal', sentence });
    }
    const next = playTokens(this.now, tokens);
    if (next.board === this.now.board) this.set({ place: next.place });
    else this.change(next);
    return this.show(false, place.at);
  }

  /** Sends the table what it shows now; with `fresh` the whole game, otherwise the changes since. */
  private show(fresh: boolean, since = 0): void {
    const { board, place } = this.now;
    const state = this.game.stateAt(place.at);
    const { seat } = this;
    const isFresh = fresh || seat !== this.shownSeat;
    this.shownSeat = seat;
    this.questions++;
    const seats = board.names.map((name): Seat => ({ kind: 'person', name }));
    const about: About = { id: this.id, seats, board: true };
    this.send?.({
      type: 'game',
      about,
      view: view(state, seat),
      events: [...this.game.eventsBetween(isFresh ? 0 : since, place.at, seat)],
      fresh: isFresh,
      names: [...board.names],
      question: asQuestionId(this.questions),
      undo: { free: place.at > 0 ? state.ply - 1 : state.ply },
    });
  }
}
