// What a table tells: one public patch, made and turned into text once for all who look, and beside it each seat's own part. Everything
// comes from the engine's views, so that nothing of one seat is in what another is told.
import {
  privateView,
  redactEvent,
  SPECTATOR,
  upcomingQuestion,
  type View,
  view,
} from '@eminent/engine';
import type {
  OwnEvent,
  OwnParts,
  SeatState,
  ShownTable,
  ViewPatch,
} from '@eminent/protocol/online';
import type { LiveTable } from './live.ts';
import { patchOf } from './patch.ts';
import { resultOf } from './result.ts';

type PublicParts = Pick<
  ShownTable,
  'phase' | 'seats' | 'clocks' | 'proposal' | 'watchers' | 'rematch' | 'result'
>;

/** What only exists while people look: it is in no log. */
export interface Company {
  readonly presenceOf: (person: string) => SeatState['presence'];
  readonly watchers: () => number;
}

/** What is told of one change: the public part as text, and what each seat is told beside it. */
export interface News {
  readonly public: string;
  /** Whether the public part says anything. */
  readonly isPublic: boolean;
  /** The own part of a seat as text; undefined when it has none. */
  readonly ownOf: (seat: number | undefined) => string | undefined;
}

const NOTHING = '{}';
const NO_FIELDS = {};

export class Teller {
  private readonly live: LiveTable;
  private readonly company: Company;
  /** What was told last, against which changes are measured. */
  private parts: PublicParts | undefined;
  private shown: View | undefined;
  private own: (Omit<OwnParts, 'events'> | undefined)[] = [];
  private ply = 0;
  private lines = 0;

  /** Begins with the table as it stands: who looks from now on has been told that. */
  constructor(live: LiveTable, company: Company) {
    this.live = live;
    this.company = company;
    this.parts = this.publicParts();
    this.shown = this.publicView();
    this.ply = live.game?.ply ?? 0;
    this.lines = live.lines;
    live.undoneTo = undefined;
  }

  /** The whole table for a seat or for who looks on, as it was last told. */
  whole(seat: number | undefined, now: number): string {
    const { live } = this;
    const { game } = live;
    const message: ShownTable = {
      type: 'table',
      table: live.id,
      seq: live.shownSeq(seat),
      now,
      setup: live.setup,
      host: live.host,
      commitment: live.promise,
      ...(this.parts ?? this.publicParts()),
      own: { ...this.ownTold(seat), events: this.ownEvents(0, seat, 0) },
      ...(game === undefined || this.shown === undefined
        ? {}
        : { game: { view: this.shown, question: game.question, events: this.events(0) } }),
      talk: live.talk,
    };
    return JSON.stringify(message);
  }

  /** For who has the table already: what is in no log may have changed meanwhile. */
  still(seat: number | undefined): { readonly public: string; readonly own: string } {
    // From now on changes are measured for this seat, too.
    this.ownTold(seat);
    return { public: JSON.stringify(this.parts ?? this.publicParts()), own: NOTHING };
  }

  /** What changed since it was last told; who reads it has been told. */
  news(): News {
    const first = this.firstNewPly();
    const keep = this.eventsBefore(first);
    const added = this.events(first);
    const isUndone = this.live.undoneTo !== undefined;
    const events = added.length > 0 || isUndone ? { events: { keep, add: added } } : {};
    const patch = { ...this.partsPatch(), ...this.viewPatch(), ...events, ...this.talkPatch() };
    this.ply = this.live.game?.ply ?? 0;
    this.live.undoneTo = undefined;
    const parts = new Map<number, string | undefined>();
    const ownOf = (seat: number | undefined): string | undefined => {
      if (seat === undefined) return undefined;
      if (!parts.has(seat)) parts.set(seat, this.ownPatch(seat, first, keep));
      return parts.get(seat);
    };
    const isPublic = Object.keys(patch).length > 0;
    return { public: isPublic ? JSON.stringify(patch) : NOTHING, isPublic, ownOf };
  }

  /** The own parts of these seats alone are kept to measure changes against. */
  forget(seats: ReadonlySet<number>): void {
    this.own = this.own.map((own, seat) => (seats.has(seat) ? own : undefined));
  }

  private publicView(): View | undefined {
    const { game } = this.live;
    return game === undefined ? undefined : view(game.state, SPECTATOR);
  }

  private publicParts(): PublicParts {
    const { live, company } = this;
    const { proposal } = live;
    // Nothing changes any more once it is there, and it takes a whole game to make.
    const result = this.parts?.result ?? resultOf(live);
    return {
      phase: live.phase,
      seats: live.seats.map((_, seat) => this.seatState(seat)),
      clocks: live.clock.shown(live.paused),
      ...(proposal === undefined ? {} : { proposal }),
      watchers: company.watchers(),
      ...(live.rematch === undefined ? {} : { rematch: live.rematch }),
      ...(result === undefined ? {} : { result }),
    };
  }

  private seatState(at: number): SeatState {
    const { live, company } = this;
    const { person, name, bot, away, face, words } = live.seatAt(at);
    const presence = person === undefined ? undefined : company.presenceOf(person);
    return {
      ...(person === undefined ? {} : { person }),
      name,
      ...(bot === undefined ? {} : { bot }),
      ...(face === undefined ? {} : { face }),
      ...(away === undefined ? {} : { away }),
      ...(presence === undefined ? {} : { presence }),
      ...(live.isPreparing(at) ? { preparing: true } : {}),
      ...(live.phase === 'gathering' || words === undefined ? {} : { words }),
    };
  }

  private partsPatch(): object {
    const parts = this.publicParts();
    const patch = patchOf(this.parts ?? {}, parts);
    this.parts = parts;
    return patch ?? {};
  }

  private viewPatch(): object {
    const after = this.publicView();
    const before = this.shown;
    this.shown = after;
    if (after === undefined) return {};
    const question = this.live.game?.question;
    if (before === undefined) return { view: after, question };
    const patch = patchOf(before, after, 'players');
    const players = playersPatch(before, after);
    if (patch === undefined && players === undefined) {
      return before.ply === after.ply ? {} : { question };
    }
    const told: ViewPatch = { ...patch, ...(players === undefined ? {} : { players }) };
    return { view: told, question };
  }

  /** The first ply of which the events are new. */
  private firstNewPly(): number {
    return Math.min(this.ply, this.live.undoneTo ?? this.ply);
  }

  private eventsBefore(ply: number): number {
    return this.live.game?.eventsBefore(ply) ?? 0;
  }

  private events(from: number): ReturnType<typeof redactEvent>[] {
    const { game } = this.live;
    return game === undefined
      ? []
      : game.allEventsSince(from).map((event) => redactEvent(event, SPECTATOR));
  }

  /** Events since a ply of which a seat may read more than all; the first has the number `index`. */
  private ownEvents(from: number, seat: number | undefined, index: number): OwnEvent[] {
    const { game } = this.live;
    if (game === undefined || seat === undefined) return [];
    const own: OwnEvent[] = [];
    for (const [i, event] of game.allEventsSince(from).entries()) {
      const redacted = redactEvent(event, seat);
      // What may be read by all is handed through as it is.
      if (redacted === event && redactEvent(event, SPECTATOR) !== event) {
        own.push({ index: index + i, event });
      }
    }
    return own;
  }

  private talkPatch(): object {
    const { live } = this;
    const said = live.talk.filter(({ id }) => id > this.lines);
    const gone = live.takeUnsaid();
    this.lines = live.lines;
    return {
      ...(said.length > 0 ? { talk: said } : {}),
      ...(gone.length > 0 ? { unsaid: gone } : {}),
    };
  }

  private ownParts(seat: number): Omit<OwnParts, 'events'> {
    const { live } = this;
    const { game } = live;
    const { prepared, order } = live.seatAt(seat);
    if (game === undefined) return { seat };
    const isPlaying = live.phase === 'playing';
    const upcoming = isPlaying ? upcomingQuestion(game.state, seat) : undefined;
    return {
      seat,
      view: privateView(game.state, seat),
      ...(upcoming === undefined ? {} : { upcoming }),
      ...(prepared.length > 0 ? { prepared } : {}),
      order,
      ...(isPlaying ? { undo: game.undoReach(seat) } : {}),
    };
  }

  private ownTold(seat: number | undefined): Omit<OwnParts, 'events'> {
    if (seat === undefined) return {};
    const own = this.own[seat] ?? this.ownParts(seat);
    this.own[seat] = own;
    return own;
  }

  private ownPatch(seat: number, from: number, keep: number): string | undefined {
    const before: Omit<OwnParts, 'events'> = this.own[seat] ?? NO_FIELDS;
    const after = this.ownParts(seat);
    this.own[seat] = after;
    const changed = patchOf(before, after, 'view');
    const viewPatch = patchOf(before.view ?? NO_FIELDS, after.view ?? NO_FIELDS);
    const events = this.ownEvents(from, seat, keep);
    if (changed === undefined && viewPatch === undefined && events.length === 0) return undefined;
    return JSON.stringify({
      ...changed,
      ...(viewPatch === undefined ? {} : { view: viewPatch }),
      ...(events.length > 0 ? { events } : {}),
    });
  }
}

/** In a patch of a view each player has a patch of its own, or 0; undefined where none changed. */
function playersPatch(before: View, after: View): ViewPatch['players'] {
  const players = after.players.map((player, seat) => patchOf(before.players[seat] ?? {}, player));
  return players.every((one) => one === undefined) ? undefined : players.map((one) => one ?? 0);
}
