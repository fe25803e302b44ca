// Builds the patches of a table: one public part, serialized once for all subscribers, and a
// private part per seat. Game data comes only from views and redacted events, so no seat receives
// another seat's secrets.
import {
  type GameEvent,
  privateHandView,
  privateTurnView,
  playerView,
  redactEvent,
  SPECTATOR,
  tableView,
  nextQuestion,
  ViewChanges,
} from '@eminent/engine';
import type {
  OwnEvent,
  OwnParts,
  SeatState,
  TableSnapshot,
  TalkLine,
} from '@eminent/protocol/online';
import type { Mutable } from './mutable.ts';
import type { TableState } from './table-state.ts';
import { resultOf } from './result.ts';
import {
  field,
  fieldsOf,
  type JsonFields,
  objectOf,
  textField,
  FieldDiff,
  joinFields,
} from './field-diff.ts';

type PublicParts = Pick<
  TableSnapshot,
  'phase' | 'seats' | 'clocks' | 'proposal' | 'settled' | 'watchers' | 'rematch' | 'result'
>;

export interface ViewerContext {
  readonly presenceOf: (person: string) => SeatState['presence'];
  readonly watchers: () => number;
}

/** The public part and the private part of each seat, as JSON. */
export interface TablePatch {
  readonly public: string;
  readonly publicWithout: (seats: ReadonlySet<number>) => string;
  readonly hasPublicChange: boolean;
  /** The private part of a seat; undefined for spectators and without changes. */
  readonly ownOf: (seat: number | undefined) => string | undefined;
}

/** The same events twice: complete (`all`), and as spectators may read them (`shown`). */
interface EventBatch {
  readonly all: readonly GameEvent[];
  readonly shown: readonly GameEvent[];
}

export const NO_SEATS: ReadonlySet<number> = new Set();

/**
 * The private part of a seat as last sent. `hand`: fields of the view that change only with the
 * hand; `turn`: other fields of the view; `fields`: everything outside the view.
 */
interface OwnDiff {
  readonly fields: FieldDiff;
  readonly turn: FieldDiff;
  readonly hand: FieldDiff;
}

export class PatchBuilder {
  private readonly tableState: TableState;
  private readonly viewers: ViewerContext;
  /** Public values as last sent. */
  private readonly parts = new FieldDiff();
  private readonly view = new FieldDiff();
  private readonly players: FieldDiff[] = [];
  private own: (OwnDiff | undefined)[] = [];
  private readonly changes = new ViewChanges();
  private result: TableSnapshot['result'];
  private lastPly = 0;
  private lastLine = 0;

  /** The first patch will contain the changes since now. Clears `undoneTo` of the table. */
  constructor(tableState: TableState, viewers: ViewerContext) {
    this.tableState = tableState;
    this.viewers = viewers;
    this.parts.update(this.publicParts());
    this.viewPatch();
    this.lastPly = tableState.game?.ply ?? 0;
    this.lastLine = tableState.lines;
    tableState.undoneTo = undefined;
  }

  /**
   * The whole table as JSON, for a seat or a spectator (undefined). Contains the public values last
   * sent, so that the next patch fits.
   */
  snapshot(seat: number | undefined, now: number, hiddenSeats = NO_SEATS): string {
    const { tableState } = this;
    const eventsSince = this.eventsSince(0);
    const head: Pick<
      TableSnapshot,
      'type' | 'table' | 'seq' | 'now' | 'setup' | 'host' | 'commitment'
    > = {
      type: 'table',
      table: tableState.id,
      seq: tableState.shownSeq(seat),
      now,
      setup: tableState.setup,
      host: tableState.host,
      commitment: tableState.promise,
    };
    const events = field('events', this.ownEvents(eventsSince, seat, 0));
    return objectOf(
      joinFields(
        fieldsOf(head),
        this.parts.all,
        textField('own', objectOf(joinFields(this.ownSnapshot(seat), events))),
        this.gameSnapshot(eventsSince),
        field('talk', withoutSeats(tableState.talk, hiddenSeats)),
      ),
    );
  }

  /**
   * A patch for a client that has all entries. Repeats the public values outside the game, as those
   * that are not in the log, such as presence, may have changed.
   */
  unchanged(seat: number | undefined): { readonly public: string; readonly own: string } {
    // The next patch will contain the changes of the private part since now.
    this.ownSnapshot(seat);
    return { public: objectOf(this.parts.all), own: objectOf('') };
  }

  /** Returns the changes since the last call, and records them as sent. */
  nextPatch(): TablePatch {
    const first = this.firstNewPly();
    const keep = this.eventsBefore(first);
    const eventsSince = this.eventsSince(first);
    const haveEventsChanged = eventsSince.all.length > 0 || this.tableState.undoneTo !== undefined;
    const events = haveEventsChanged ? field('events', { keep, add: eventsSince.shown }) : '';
    const [talk, unsaid] = this.newChatLines();
    const rest = joinFields(
      this.parts.update(this.publicParts()),
      this.viewPatch(),
      events,
      unsaid.length > 0 ? field('unsaid', unsaid) : '',
    );
    this.lastPly = this.tableState.game?.ply ?? 0;
    this.tableState.undoneTo = undefined;
    const ownPatches = new Map<number, string | undefined>();
    const ownOf = (seat: number | undefined): string | undefined => {
      if (seat === undefined) return undefined;
      if (!ownPatches.has(seat)) ownPatches.set(seat, this.ownPatch(seat, eventsSince, keep));
      return ownPatches.get(seat);
    };
    const withTalk = (lines: readonly TalkLine[]): string =>
      objectOf(joinFields(rest, lines.length > 0 ? field('talk', lines) : ''));
    const all = withTalk(talk);
    const publicWithout = (seats: ReadonlySet<number>): string => {
      const lines = withoutSeats(talk, seats);
      return lines === talk ? all : withTalk(lines);
    };
    const hasPublicChange = rest !== '' || talk.length > 0;
    return { public: all, publicWithout, hasPublicChange, ownOf };
  }

  forget(seats: ReadonlySet<number>): void {
    this.own = this.own.map((own, seat) => (seats.has(seat) ? own : undefined));
  }

  private publicParts(): PublicParts {
    const { tableState, viewers } = this;
    const { proposal, settled } = tableState;
    this.result ??= Object.freeze(resultOf(tableState));
    const { result } = this;
    const parts: Mutable<PublicParts> = {
      phase: tableState.phase,
      seats: tableState.seats.map((_, seat) => this.seatState(seat)),
      clocks: tableState.clock.shown(tableState.paused),
      watchers: viewers.watchers(),
    };
    if (proposal !== undefined) parts.proposal = proposal;
    if (settled !== undefined) parts.settled = settled;
    if (tableState.rematch !== undefined) parts.rematch = tableState.rematch;
    if (result !== undefined) parts.result = result;
    return parts;
  }

  private seatState(at: number): SeatState {
    const { tableState, viewers } = this;
    const { person, name, bot, away, face, words } = tableState.seatAt(at);
    const presence = person === undefined ? undefined : viewers.presenceOf(person);
    const seat: Mutable<SeatState> = { name };
    if (person !== undefined) seat.person = person;
    if (bot !== undefined) seat.bot = bot;
    if (face !== undefined) seat.face = face;
    if (away !== undefined) seat.away = away;
    if (presence !== undefined) seat.presence = presence;
    if (tableState.isPreparing(at)) seat.preparing = true;
    if (tableState.phase !== 'gathering' && words !== undefined) seat.words = words;
    return seat;
  }

  /** Changes of the spectator's view and the open question; the first time, the whole view. */
  private viewPatch(): JsonFields {
    const { game } = this.tableState;
    if (game === undefined) return '';
    const { state } = game;
    const table = this.view.update(tableView(state, SPECTATOR));
    const players = state.players.map((_, seat) => {
      const diff = (this.players[seat] ??= new FieldDiff());
      return this.changes.hasPlayerChanged(state, seat)
        ? diff.update(playerView(state, seat, SPECTATOR))
        : '';
    });
    const patches = players.some((patch) => patch !== '')
      ? textField('players', listOf(players.map((patch) => (patch === '' ? '0' : objectOf(patch)))))
      : '';
    const patch = joinFields(table, patches);
    if (patch === '') return '';
    return joinFields(viewField(patch), field('question', game.question));
  }

  private gameSnapshot({ shown }: EventBatch): JsonFields {
    const { game } = this.tableState;
    if (game === undefined || this.players.length === 0) return '';
    const players = textField('players', listOf(this.players.map(({ all }) => objectOf(all))));
    const view = viewField(joinFields(this.view.all, players));
    const content = joinFields(view, field('question', game.question), field('events', shown));
    return textField('game', objectOf(content));
  }

  private firstNewPly(): number {
    return Math.min(this.lastPly, this.tableState.undoneTo ?? this.lastPly);
  }

  private eventsBefore(ply: number): number {
    return this.tableState.game?.eventsBefore(ply) ?? 0;
  }

  private eventsSince(from: number): EventBatch {
    const all = this.tableState.game?.allEventsSince(from) ?? [];
    return { all, shown: all.map((event) => redactEvent(event, SPECTATOR)) };
  }

  /** Events that the seat may read but spectators may not. `index`: number of events before. */
  private ownEvents(
    { all, shown }: EventBatch,
    seat: number | undefined,
    index: number,
  ): OwnEvent[] {
    const own: OwnEvent[] = [];
    if (seat === undefined) return own;
    for (const [i, event] of all.entries()) {
      // `redactEvent` returns an event without secrets unchanged, as the same object.
      if (shown[i] === event || redactEvent(event, seat) !== event) continue;
      own.push({ index: index + i, event });
    }
    return own;
  }

  private newChatLines(): readonly [added: readonly TalkLine[], removed: readonly number[]] {
    const { tableState } = this;
    if (tableState.lines === this.lastLine && !tableState.hasRemovedLines) return [[], []];
    const added = tableState.talk.filter(({ id }) => id > this.lastLine);
    this.lastLine = tableState.lines;
    return [added, tableState.takeRemovedLines()];
  }

  private ownParts(seat: number): Omit<OwnParts, 'view' | 'events'> {
    const { tableState } = this;
    const { game } = tableState;
    const { prepared, order } = tableState.seatAt(seat);
    if (game === undefined) return { seat };
    const isPlaying = tableState.phase === 'playing';
    const upcoming = isPlaying ? nextQuestion(game.state, seat) : undefined;
    const own: Mutable<Omit<OwnParts, 'view' | 'events'>> = { seat, order };
    if (upcoming !== undefined) own.upcoming = upcoming;
    if (prepared.length > 0) own.prepared = prepared;
    if (isPlaying) own.undo = game.undoReach(seat);
    return own;
  }

  /** The private part of a seat as last sent; if none was sent, the current one. */
  private ownSnapshot(seat: number | undefined): JsonFields {
    if (seat === undefined) return '';
    if (this.own[seat] === undefined) this.updateOwn(seat);
    const own = this.ownDiffOf(seat);
    return joinFields(own.fields.all, viewField(joinFields(own.turn.all, own.hand.all)));
  }

  private ownDiffOf(seat: number): OwnDiff {
    return (this.own[seat] ??= {
      fields: new FieldDiff(),
      turn: new FieldDiff(),
      hand: new FieldDiff(),
    });
  }

  private updateOwn(seat: number): JsonFields {
    const { game } = this.tableState;
    const own = this.ownDiffOf(seat);
    const fields = own.fields.update(this.ownParts(seat));
    if (game === undefined) return fields;
    const { state } = game;
    const isHandNew = this.changes.hasHandChanged(state, seat) || own.hand.isEmpty;
    const view = joinFields(
      own.turn.update(privateTurnView(state, seat)),
      isHandNew ? own.hand.update(privateHandView(state, seat)) : '',
    );
    return joinFields(fields, viewField(view));
  }

  private ownPatch(seat: number, eventsSince: EventBatch, keep: number): string | undefined {
    const changed = this.updateOwn(seat);
    const events = this.ownEvents(eventsSince, seat, keep);
    const patch = joinFields(changed, events.length > 0 ? field('events', events) : '');
    return patch === '' ? undefined : objectOf(patch);
  }
}

function viewField(view: JsonFields): JsonFields {
  return view === '' ? '' : textField('view', objectOf(view));
}

function listOf(texts: readonly string[]): string {
  return `[${texts.join(',')}]`;
}

/** Removes the chat lines of these seats. Returns the same list if there are none. */
function withoutSeats(talk: readonly TalkLine[], hiddenSeats: ReadonlySet<number>): TalkLine[] {
  const lines = talk as TalkLine[];
  return lines.some(({ seat }) => hiddenSeats.has(seat))
    ? lines.filter(({ seat }) => !hiddenSeats.has(seat))
    : lines;
}
