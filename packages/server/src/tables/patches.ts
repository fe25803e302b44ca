// What a table tells: one public patch, made and turned into text once for all who look, and beside it each seat's own part. Everything
// comes from the engine's views, so that nothing of one seat is in what another is told.
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
import type { Draft } from './mutable.ts';
import type { LiveTable } from './table-state.ts';
import { resultOf } from './result.ts';
import {
  field,
  fieldsOf,
  type Inside,
  objectOf,
  textField,
  ToldFields,
  together,
} from './field-diff.ts';

type PublicParts = Pick<
  TableSnapshot,
  'phase' | 'seats' | 'clocks' | 'proposal' | 'settled' | 'watchers' | 'rematch' | 'result'
>;

/** What only exists while people look: it is in no log. */
export interface Company {
  readonly presenceOf: (person: string) => SeatState['presence'];
  readonly watchers: () => number;
}

/** What is told of one change: the public part as text, and what each seat is told beside it. */
export interface News {
  readonly public: string;
  /** The same without what was said on these seats. */
  readonly publicWithout: (seats: ReadonlySet<number>) => string;
  /** Whether the public part says anything. */
  readonly isPublic: boolean;
  /** The own part of a seat as text; undefined when it has none. */
  readonly ownOf: (seat: number | undefined) => string | undefined;
}

/** What has happened: everything, and as all may read it. */
interface Happened {
  readonly all: readonly GameEvent[];
  readonly shown: readonly GameEvent[];
}

export const NO_SEATS: ReadonlySet<number> = new Set();

/** An own part as it was told last: of its view what the seat knows of the moment and of its own cards, and what else. */
interface ToldOwn {
  readonly fields: ToldFields;
  readonly moment: ToldFields;
  readonly hand: ToldFields;
}

export class Teller {
  private readonly live: LiveTable;
  private readonly company: Company;
  /** What was told last, against which changes are measured. */
  private readonly parts = new ToldFields();
  private readonly view = new ToldFields();
  private readonly players: ToldFields[] = [];
  private own: (ToldOwn | undefined)[] = [];
  /** So that only what changed is made and compared anew. */
  private readonly changes = new ViewChanges();
  /** Nothing changes any more once it is there, and it takes a whole game to make. */
  private result: TableSnapshot['result'];
  private ply = 0;
  private lines = 0;

  /** Begins with the table as it stands: who looks from now on has been told that. */
  constructor(live: LiveTable, company: Company) {
    this.live = live;
    this.company = company;
    this.parts.tell(this.publicParts());
    this.viewNews();
    this.ply = live.game?.ply ?? 0;
    this.lines = live.lines;
    live.undoneTo = undefined;
  }

  /** The whole table for a seat or for who looks on, as it was last told; without what was said on the seats `unheard`. */
  whole(seat: number | undefined, now: number, unheard = NO_SEATS): string {
    const { live } = this;
    const happened = this.happened(0);
    const head: Pick<
      TableSnapshot,
      'type' | 'table' | 'seq' | 'now' | 'setup' | 'host' | 'commitment'
    > = {
      type: 'table',
      table: live.id,
      seq: live.shownSeq(seat),
      now,
      setup: live.setup,
      host: live.host,
      commitment: live.promise,
    };
    const events = field('events', this.ownEvents(happened, seat, 0));
    return objectOf(
      together(
        fieldsOf(head),
        this.parts.all,
        textField('own', objectOf(together(this.ownTold(seat), events))),
        this.gameTold(happened),
        field('talk', heard(live.talk, unheard)),
      ),
    );
  }

  /** For who has the table already: what is in no log may have changed meanwhile. */
  still(seat: number | undefined): { readonly public: string; readonly own: string } {
    // From now on changes are measured for this seat, too.
    this.ownTold(seat);
    return { public: objectOf(this.parts.all), own: objectOf('') };
  }

  /** What changed since it was last told; who reads it has been told. */
  news(): News {
    const first = this.firstNewPly();
    const keep = this.eventsBefore(first);
    const happened = this.happened(first);
    const isMore = happened.all.length > 0 || this.live.undoneTo !== undefined;
    const events = isMore ? field('events', { keep, add: happened.shown }) : '';
    const [talk, unsaid] = this.talkNews();
    const rest = together(
      this.parts.tell(this.publicParts()),
      this.viewNews(),
      events,
      unsaid.length > 0 ? field('unsaid', unsaid) : '',
    );
    this.ply = this.live.game?.ply ?? 0;
    this.live.undoneTo = undefined;
    const parts = new Map<number, string | undefined>();
    const ownOf = (seat: number | undefined): string | undefined => {
      if (seat === undefined) return undefined;
      if (!parts.has(seat)) parts.set(seat, this.ownNews(seat, happened, keep));
      return parts.get(seat);
    };
    const withTalk = (lines: readonly TalkLine[]): string =>
      objectOf(together(rest, lines.length > 0 ? field('talk', lines) : ''));
    const all = withTalk(talk);
    const publicWithout = (seats: ReadonlySet<number>): string => {
      const told = heard(talk, seats);
      return told === talk ? all : withTalk(told);
    };
    const isPublic = rest !== '' || talk.length > 0;
    return { public: all, publicWithout, isPublic, ownOf };
  }

  /** The own parts of these seats alone are kept to measure changes against. */
  forget(seats: ReadonlySet<number>): void {
    this.own = this.own.map((own, seat) => (seats.has(seat) ? own : undefined));
  }

  private publicParts(): PublicParts {
    const { live, company } = this;
    const { proposal, settled } = live;
    this.result ??= Object.freeze(resultOf(live));
    const { result } = this;
    const parts: Draft<PublicParts> = {
      phase: live.phase,
      seats: live.seats.map((_, seat) => this.seatState(seat)),
      clocks: live.clock.shown(live.paused),
      watchers: company.watchers(),
    };
    if (proposal !== undefined) parts.proposal = proposal;
    if (settled !== undefined) parts.settled = settled;
    if (live.rematch !== undefined) parts.rematch = live.rematch;
    if (result !== undefined) parts.result = result;
    return parts;
  }

  private seatState(at: number): SeatState {
    const { live, company } = this;
    const { person, name, bot, away, face, words } = live.seatAt(at);
    const presence = person === undefined ? undefined : company.presenceOf(person);
    const seat: Draft<SeatState> = { name };
    if (person !== undefined) seat.person = person;
    if (bot !== undefined) seat.bot = bot;
    if (face !== undefined) seat.face = face;
    if (away !== undefined) seat.away = away;
    if (presence !== undefined) seat.presence = presence;
    if (live.isPreparing(at)) seat.preparing = true;
    if (live.phase !== 'gathering' && words !== undefined) seat.words = words;
    return seat;
  }

  /** The patch of the view, with the question; the whole view where there was none before. */
  private viewNews(): Inside {
    const { game } = this.live;
    if (game === undefined) return '';
    const { state } = game;
    const table = this.view.tell(tableView(state, SPECTATOR));
    const players = state.players.map((_, of) => {
      const told = (this.players[of] ??= new ToldFields());
      return this.changes.hasPlayerChanged(state, of)
        ? told.tell(playerView(state, of, SPECTATOR))
        : '';
    });
    const patches = players.some((news) => news !== '')
      ? textField('players', listOf(players.map((news) => (news === '' ? '0' : objectOf(news)))))
      : '';
    const patch = together(table, patches);
    if (patch === '') return '';
    return together(viewField(patch), field('question', game.question));
  }

  /** The game as it was told last; nothing before it was told of. */
  private gameTold({ shown }: Happened): Inside {
    const { game } = this.live;
    if (game === undefined || this.players.length === 0) return '';
    const players = textField('players', listOf(this.players.map(({ all }) => objectOf(all))));
    const view = viewField(together(this.view.all, players));
    const told = together(view, field('question', game.question), field('events', shown));
    return textField('game', objectOf(told));
  }

  /** The first ply of which the events are new. */
  private firstNewPly(): number {
    return Math.min(this.ply, this.live.undoneTo ?? this.ply);
  }

  private eventsBefore(ply: number): number {
    return this.live.game?.eventsBefore(ply) ?? 0;
  }

  /** Events since a ply. */
  private happened(from: number): Happened {
    const all = this.live.game?.allEventsSince(from) ?? [];
    return { all, shown: all.map((event) => redactEvent(event, SPECTATOR)) };
  }

  /** Those of which a seat may read more than all; the first of all has the number `index`. */
  private ownEvents({ all, shown }: Happened, seat: number | undefined, index: number): OwnEvent[] {
    const own: OwnEvent[] = [];
    if (seat === undefined) return own;
    for (const [i, event] of all.entries()) {
      // What may be read by all is handed through as it is.
      if (shown[i] === event || redactEvent(event, seat) !== event) continue;
      own.push({ index: index + i, event });
    }
    return own;
  }

  /** Lines that were said since they were told last, and the numbers of those that were taken away. */
  private talkNews(): readonly [talk: readonly TalkLine[], unsaid: readonly number[]] {
    const { live } = this;
    if (live.lines === this.lines && !live.hasUnsaid) return [[], []];
    const said = live.talk.filter(({ id }) => id > this.lines);
    this.lines = live.lines;
    return [said, live.takeUnsaid()];
  }

  private ownParts(seat: number): Omit<OwnParts, 'view' | 'events'> {
    const { live } = this;
    const { game } = live;
    const { prepared, order } = live.seatAt(seat);
    if (game === undefined) return { seat };
    const isPlaying = live.phase === 'playing';
    const upcoming = isPlaying ? nextQuestion(game.state, seat) : undefined;
    const own: Draft<Omit<OwnParts, 'view' | 'events'>> = { seat, order };
    if (upcoming !== undefined) own.upcoming = upcoming;
    if (prepared.length > 0) own.prepared = prepared;
    if (isPlaying) own.undo = game.undoReach(seat);
    return own;
  }

  /** The own part of a seat as it was told last, without what happened. */
  private ownTold(seat: number | undefined): Inside {
    if (seat === undefined) return '';
    if (this.own[seat] === undefined) this.tellOwn(seat);
    const own = this.keptOwn(seat);
    return together(own.fields.all, viewField(together(own.moment.all, own.hand.all)));
  }

  private keptOwn(seat: number): ToldOwn {
    return (this.own[seat] ??= {
      fields: new ToldFields(),
      moment: new ToldFields(),
      hand: new ToldFields(),
    });
  }

  /** What is new in the own part of a seat, which counts as told. */
  private tellOwn(seat: number): Inside {
    const { game } = this.live;
    const own = this.keptOwn(seat);
    const fields = own.fields.tell(this.ownParts(seat));
    if (game === undefined) return fields;
    const { state } = game;
    const isHandNew = this.changes.hasHandChanged(state, seat) || own.hand.isEmpty;
    const view = together(
      own.moment.tell(privateTurnView(state, seat)),
      isHandNew ? own.hand.tell(privateHandView(state, seat)) : '',
    );
    return together(fields, viewField(view));
  }

  private ownNews(seat: number, happened: Happened, keep: number): string | undefined {
    const changed = this.tellOwn(seat);
    const events = this.ownEvents(happened, seat, keep);
    const news = together(changed, events.length > 0 ? field('events', events) : '');
    return news === '' ? undefined : objectOf(news);
  }
}

/** A view, where anything is to be said of it. */
function viewField(view: Inside): Inside {
  return view === '' ? '' : textField('view', objectOf(view));
}

function listOf(texts: readonly string[]): string {
  return `[${texts.join(',')}]`;
}

/** The lines that were not said on one of these seats; the same list where that are all. */
function heard(talk: readonly TalkLine[], unheard: ReadonlySet<number>): TalkLine[] {
  const lines = talk as TalkLine[];
  return lines.some(({ seat }) => unheard.has(seat))
    ? lines.filter(({ seat }) => !unheard.has(seat))
    : lines;
}
