// The channel to a game on a server. It turns the table's snapshots and patches into messages for
// the page, and the player's answers into commands, which are stored until they are acknowledged.
import type { View } from '@eminent/engine';
import type { ClientMessage, QuestionId, Seat } from '@eminent/protocol';
import {
  applyPatch,
  eventsOf,
  type SeatState,
  type TableSnapshot,
  type PatchMessage,
  type TableMessageOf,
  viewOf,
} from '@eminent/protocol/online';
import type { Locale } from '@eminent/text';
import type { About, Channel, FromChannel, OpenChannel } from '../../game/game-channel.ts';
import { useSettings } from '../../settings/settings.ts';
import { linksOf } from '../invite/invite-links.ts';
import { onlineFaces } from '@eminent/pictures';
import { nameOf } from '../lobby/table-summary.ts';
import type { Command } from '../outbox.ts';
import type { TableEvent, OnlineSocket } from '../reconnecting-socket.ts';

type RefusedMessage = TableMessageOf<'refused'>;

/** Listeners for everything except the game itself. */
export interface TableEvents {
  readonly onTable: (shown: TableSnapshot) => void;
  /** The server refused the subscription, for example because the user may not watch. */
  readonly onBarred: (why: RefusedMessage) => void;
  /** A command other than an answer or an undo was refused. */
  readonly onRefused: (command: Command, why: RefusedMessage) => void;
  /** The game is over; its record can be stored. */
  readonly onRecord: (shown: TableSnapshot, record: string) => void;
  readonly onLeft: () => void;
}

/** Refusals of these commands go to the game store, which shows the question again. */
const GAME_COMMANDS: readonly Command['type'][] = ['answer', 'undo'];

export function openTable(socket: OnlineSocket, table: string, events: TableEvents): OpenChannel {
  return (onMessage) => new TableChannel(socket, table, events, onMessage);
}

class TableChannel implements Channel {
  readonly isFar = true;
  private readonly socket: OnlineSocket;
  private readonly table: string;
  private readonly events: TableEvents;
  private readonly onMessage: (message: FromChannel) => void;
  private readonly unwatch: () => void;
  private shown: TableSnapshot | undefined;
  private about: About | undefined;
  /** Number of events sent to the game store; undefined before the first game message. */
  private receivedEvents: number | undefined;
  private isRecorded = false;

  constructor(
    socket: OnlineSocket,
    table: string,
    events: TableEvents,
    onMessage: (message: FromChannel) => void,
  ) {
    this.socket = socket;
    this.table = table;
    this.events = events;
    this.onMessage = onMessage;
    this.unwatch = socket.watch(table, {
      link: linksOf(table).look,
      receive: (message) => this.receive(message),
      since: () => this.shown?.seq,
    });
  }

  tell(message: ClientMessage): void {
    const { socket, table } = this;
    switch (message.type) {
      case 'answer': {
        const { question, tokens, finish, automatic } = message;
        const given = { question, tokens, finish, ...(automatic && { automatic }) };
        socket.sendCommand({ type: 'answer', table, ...given });
        return;
      }
      case 'undo': {
        const { ply, question, consent } = message;
        if (consent) {
          socket.sendCommand({ type: 'propose', table, wish: { kind: 'undo', ply, question } });
        } else socket.sendCommand({ type: 'undo', table, ply, question });
        return;
      }
      case 'explain': {
        const { id, subject } = message;
        void socket.explain(table, subject).then((reasons) => {
          this.onMessage({ type: 'explained', id, reasons });
        });
        return;
      }
      // Online each player has one screen, and there are no hints.
      case 'sit':
      case 'hint':
        return;
    }
  }

  close(): void {
    this.unwatch();
    this.events.onLeft();
  }

  private receive(message: TableEvent): void {
    switch (message.type) {
      case 'table':
        return this.apply(message, undefined);
      case 'patch': {
        const next = this.shown && applyPatch(this.shown, message);
        if (next === undefined) return this.socket.requestSnapshot(this.table);
        const { events } = message.public;
        return this.apply(next, events?.keep ?? this.receivedEvents, concernsGame(message));
      }
      case 'refused':
        return this.refused(message.command, message.why);
      case 'barred':
        return this.events.onBarred(message.why);
      case 'done':
        return undefined;
    }
  }

  private refused(command: Command, why: RefusedMessage): void {
    if (GAME_COMMANDS.includes(command.type)) {
      const { sentence } = why;
      const isPaused = why.reason === 'not-allowed' && this.shown?.clocks.paused === true;
      // After a refused auto-answer, `stale` shows the question without an error.
      const isAutomatic = command.type === 'answer' && command.automatic === true;
      const reason = isAutomatic ? 'stale' : isPaused ? 'paused' : why.reason;
      this.onMessage({ type: 'refused', reason, sentence });
    } else this.events.onRefused(command, why);
  }

  /**
   * `kept`: number of earlier events that stay valid. If it differs from `receivedEvents`, all
   * events are sent again. `isGameChanged`: whether the game store needs a new message.
   */
  private apply(table: TableSnapshot, kept: number | undefined, isGameChanged = true): void {
    this.shown = table;
    const shown = { ...table, seats: seatsIn(useSettings.getState().lang, table.seats) };
    this.events.onTable(shown);
    if (shown.game === undefined || !isGameChanged) return;
    this.sendGame(shown, shown.game.question, kept);
    const record = shown.result?.record;
    if (record !== undefined && !this.isRecorded) {
      this.isRecorded = true;
      this.events.onRecord(shown, record);
    }
  }

  private sendGame(shown: TableSnapshot, question: QuestionId, kept: number | undefined): void {
    const fullView = viewOf(shown);
    if (fullView === undefined) return;
    // After a resignation a bot plays the seat, and the player gets no questions.
    const away = shown.seats[shown.own.seat ?? -1]?.away;
    const getsQuestions = away !== 'resigned';
    const view = getsQuestions ? fullView : withoutQuestion(fullView);
    const events = eventsOf(shown);
    const isContinued = kept !== undefined && kept === this.receivedEvents;
    this.receivedEvents = events.length;
    const { record } = shown.result ?? {};
    this.onMessage({
      type: 'game',
      about: this.aboutOf(shown),
      view,
      question,
      events: isContinued ? events.slice(kept) : events,
      fresh: !isContinued,
      names: shown.seats.map(({ name }) => name),
      undo: (getsQuestions ? shown.own.undo : undefined) ?? { free: view.ply },
      isSent: this.isAnswered(question),
      isLate: away === 'late',
      ...(record === undefined ? {} : { record }),
    });
  }

  /** Whether an answer to a question is sent but not acknowledged, perhaps from before a reload. */
  private isAnswered(question: QuestionId): boolean {
    return this.socket.outbox
      .of(this.table)
      .some((command) => command.type === 'answer' && command.question === question);
  }

  /** Returns the same object for the same players, so that the table does not render again. */
  private aboutOf(shown: TableSnapshot): About {
    const about = aboutOf(shown);
    const isSame = JSON.stringify(about) === JSON.stringify(this.about);
    if (this.about === undefined || !isSame) this.about = about;
    return this.about;
  }
}

/** Returns the seats with translated bot names. Bots with equal names are numbered. */
export function seatsIn(lang: Locale, seats: readonly SeatState[]): SeatState[] {
  const names = seats.map((seat) => nameOf(lang, seat));
  return seats.map((seat, at) => {
    const name = names[at] ?? '';
    const same =
      seat.bot === undefined ? 0 : names.slice(0, at).filter((one) => one === name).length;
    return name === seat.name && same === 0
      ? seat
      : { ...seat, name: same === 0 ? name : `${name} ${same + 1}` };
  });
}

/** Returns the view without the question, its previews and its yields. */
export function withoutQuestion({
  decision: _decision,
  previews: _previews,
  yields: _yields,
  ...view
}: View): View {
  return view;
}

/** Whether a patch changes data that the message to the game store contains. */
function concernsGame({ public: all, own }: PatchMessage): boolean {
  const { view, question, events, seats, result, phase } = all;
  const parts = [view, question, events, seats, result, phase, own.view, own.events, own.undo];
  return parts.some((part) => part !== undefined);
}

/** Returns the id, seats, faces and online settings of a game for the table screen. */
export function aboutOf({ table, seats, setup, host }: TableSnapshot): About {
  return {
    id: table,
    seats: seats.map(
      ({ name, bot }): Seat =>
        bot === undefined ? { kind: 'person', name } : { kind: 'bot', name, bot },
    ),
    faces: onlineFaces(seats, host),
    far: { hidesHesitation: setup.hideHesitation },
  };
}
