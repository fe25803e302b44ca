// A screen at which people play or watch a game. Several players may share a screen and pass it on;
// a spectator's screen has no players.
import { SPECTATOR } from '@eminent/engine';
import type {
  AnswerMessage,
  ClientMessage,
  GameMessage,
  TableMessage,
  UndoMessage,
  UndoReach,
} from '@eminent/protocol';
import type { Outcome } from './refusal.ts';
import type { Table } from './table.ts';

export interface ScreenHost {
  readonly table: Table;
  /** Forbids hints and every undo that needs consent, as in a daily game. */
  readonly oneTry: boolean;
  /** Saves the game, updates all screens and lets bots answer. `fresh` sends all events again. */
  readonly changed: (fresh: boolean) => void;
  /** Returns the best options of a seat, best first; empty if another seat must decide. */
  readonly hints: (seat: number) => Extract<TableMessage, { type: 'hinted' }>['ranking'];
}

export class Screen {
  private readonly host: ScreenHost;
  private readonly seats: readonly number[];
  private readonly send: (message: TableMessage) => void;
  /** Seat that uses the screen; SPECTATOR until the first player takes a shared screen. */
  private viewer: number;
  /** The events before this ply were sent. */
  private sentPly = 0;

  constructor(host: ScreenHost, seats: readonly number[], send: (message: TableMessage) => void) {
    this.host = host;
    this.seats = seats;
    this.send = send;
    const [only, ...others] = seats;
    this.viewer = only !== undefined && others.length === 0 ? only : SPECTATOR;
  }

  receive(message: ClientMessage): void {
    const { table } = this.host;
    switch (message.type) {
      case 'answer':
        return this.answer(message);
      case 'undo':
        return this.undo(message);
      case 'sit':
        return this.setViewer(message.seat);
      case 'hint': {
        const { question } = table;
        const ranking = this.host.oneTry ? [] : this.host.hints(this.viewer);
        return this.send({ type: 'hinted', id: message.id, question, ranking });
      }
      case 'explain': {
        const { shown } = this;
        const reasons = shown === SPECTATOR ? [] : table.explain(shown, message.subject);
        return this.send({ type: 'explained', id: message.id, reasons });
      }
    }
  }

  /** Sends the view, and the events since the last message. With `fresh`, sends all events. */
  show(fresh: boolean): void {
    const { table } = this.host;
    const passTo = this.passTo();
    const seat = this.shown;
    const message: GameMessage = {
      type: 'game',
      view: table.viewOf(seat),
      events: table.eventsSince(fresh ? 0 : this.sentPly, seat),
      fresh,
      names: table.names,
      question: table.question,
      undo: this.undoReach(),
      ...(passTo === undefined ? {} : { passTo }),
      ...(table.over ? { record: table.recordText() } : {}),
    };
    this.sentPly = table.ply;
    this.send(message);
  }

  private undoReach(): UndoReach {
    const reach = this.host.table.undoReach(this.viewer);
    return this.host.oneTry ? { free: reach.free } : reach;
  }

  private answer({ question, tokens, finish }: AnswerMessage): void {
    this.report(this.host.table.answerStep(this.viewer, question, tokens, finish), false);
  }

  private undo({ ply, consent, question }: UndoMessage): void {
    const { table } = this.host;
    if (this.seats.length === 0) return this.refuse('a spectator cannot undo');
    // The consent of others counts only if they all use this screen.
    const hasAllPeople = table.people.every((seat) => this.seats.includes(seat));
    const isAgreed = consent && hasAllPeople && !this.host.oneTry;
    this.report(table.undoTo(ply, this.viewer, isAgreed, question), true);
  }

  private refuse(sentence: string): void {
    this.send({ type: 'refused', reason: 'not-your-turn', sentence });
  }

  private report(outcome: Outcome, fresh: boolean): void {
    if (outcome.ok) return this.host.changed(fresh);
    const { reason, sentence } = outcome.refusal;
    return this.send({ type: 'refused', reason, sentence });
  }

  private setViewer(seat: number): void {
    if (!this.seats.includes(seat)) {
      return this.refuse(`no player at this screen has seat ${seat + 1}`);
    }
    this.viewer = seat;
    this.show(true);
  }

  /** Seat whose view is sent; SPECTATOR while the screen must be passed on. */
  private get shown(): number {
    return this.passTo() === undefined ? this.viewer : SPECTATOR;
  }

  /** Returns the deciding seat if its player shares this screen but is not using it. */
  private passTo(): number | undefined {
    const { table } = this.host;
    const { deciding } = table;
    const mustPass = !table.over && deciding !== this.viewer && this.seats.includes(deciding);
    return mustPass ? deciding : undefined;
  }
}
