// What a table tells: one public patch, made and turned into text once for all who look, and beside it each seat's own part. Everything
// comes from the engine's views, so that nothing of one seat is in what another is told.
import {
  type GameEvent,
  type OwnHand,
  type PlayerView,
  type PrivateView,
  privateView,
  redactEvent,
  SPECTATOR,
  upcomingQuestion,
  type View,
  ViewMemory,
  view,
} from '@eminent/engine';
import type {
  OwnEvent,
  OwnParts,
  PublicPatch,
  SeatState,
  ShownTable,
  TalkLine,
  ViewPatch,
} from '@eminent/protocol/online';
import type { Draft } from './draft.ts';
import type { LiveTable } from './live.ts';
import { patchOf, patchOnto, readKept, type Texts } from './patch.ts';
import { resultOf } from './result.ts';

type PublicParts = Pick<
  ShownTable,
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

const NOTHING = '{}';
export const NO_SEATS: ReadonlySet<number> = new Set();
const NO_FIELDS = {};
/** Of an own part and of its view: questions, and what answers would come to, which the next answer replaces. */
const OWN_TEXTS: Texts = new Set<keyof OwnParts>(['upcoming']);
const VIEW_TEXTS: Texts = new Set<keyof PrivateView>(['decision', 'previews', 'yields']);

/** An own part as it was told last. */
interface KeptOwn {
  readonly fields: object;
  view: object | undefined;
}

export class Teller {
  private readonly live: LiveTable;
  private readonly company: Company;
  /** What was told last, against which changes are measured; brought up to date in place. */
  private readonly parts: PublicParts;
  private shown: Draft<View> | undefined;
  private own: (KeptOwn | undefined)[] = [];
  /** So that only what changed is made and compared anew. */
  private readonly memory = new ViewMemory<PlayerView, OwnHand>();
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

  /** The whole table for a seat or for who looks on, as it was last told; without what was said on the seats `unheard`. */
  whole(seat: number | undefined, now: number, unheard = NO_SEATS): string {
    const { live } = this;
    const { game } = live;
    const happened = this.happened(0);
    const message: ShownTable = {
      type: 'table',
      table: live.id,
      seq: live.shownSeq(seat),
      now,
      setup: live.setup,
      host: live.host,
      commitment: live.promise,
      ...this.parts,
      own: { ...this.ownTold(seat), events: this.ownEvents(happened, seat, 0) },
      ...(game === undefined || this.shown === undefined
        ? {}
        : { game: { view: this.shown, question: game.question, events: [...happened.shown] } }),
      talk: heard(live.talk, unheard),
    };
    return JSON.stringify(message);
  }

  /** For who has the table already: what is in no log may have changed meanwhile. */
  still(seat: number | undefined): { readonly public: string; readonly own: string } {
    // From now on changes are measured for this seat, too.
    this.ownTold(seat);
    return { public: JSON.stringify(this.parts), own: NOTHING };
  }

  /** What changed since it was last told; who reads it has been told. */
  news(): News {
    const first = this.firstNewPly();
    const keep = this.eventsBefore(first);
    const happened = this.happened(first);
    const isUndone = this.live.undoneTo !== undefined;
    const events =
      happened.all.length > 0 || isUndone ? { events: { keep, add: happened.shown } } : {};
    const patch: PublicPatch = {};
    Object.assign(patch, this.partsPatch(), this.viewPatch(), events, this.talkPatch());
    this.ply = this.live.game?.ply ?? 0;
    this.live.undoneTo = undefined;
    const parts = new Map<number, string | undefined>();
    const ownOf = (seat: number | undefined): string | undefined => {
      if (seat === undefined) return undefined;
      if (!parts.has(seat)) parts.set(seat, this.ownPatch(seat, happened, keep));
      return parts.get(seat);
    };
    const isPublic = Object.keys(patch).length > 0;
    const all = isPublic ? JSON.stringify(patch) : NOTHING;
    const publicWithout = (seats: ReadonlySet<number>): string => {
      if (seats.size === 0) return all;
      const { talk = [], ...rest } = patch;
      const told = heard(talk, seats);
      if (told === talk) return all;
      return JSON.stringify(told.length === 0 ? rest : { ...rest, talk: told });
    };
    return { public: all, publicWithout, isPublic, ownOf };
  }

  /** The own parts of these seats alone are kept to measure changes against. */
  forget(seats: ReadonlySet<number>): void {
    this.own = this.own.map((own, seat) => (seats.has(seat) ? own : undefined));
  }

  private publicView(): View | undefined {
    const { game } = this.live;
    return game === undefined ? undefined : view(game.state, SPECTATOR, this.memory);
  }

  private publicParts(known?: PublicParts): PublicParts {
    const { live, company } = this;
    const { proposal, settled } = live;
    // Nothing changes any more once it is there, and it takes a whole game to make.
    const result = known?.result ?? resultOf(live);
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

  private partsPatch(): object {
    return patchOnto(this.parts, this.publicParts(this.parts)) ?? NO_FIELDS;
  }

  private viewPatch(): object {
    const after = this.publicView();
    const { shown } = this;
    if (after === undefined) return NO_FIELDS;
    const question = this.live.game?.question;
    if (shown === undefined) {
      this.shown = after;
      return { view: after, question };
    }
    const patch = patchOnto(shown, after, 'players');
    const players = playersPatch(shown, after);
    if (patch === undefined && players === undefined) return NO_FIELDS;
    if (players !== undefined) shown.players = after.players;
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

  private talkPatch(): Pick<PublicPatch, 'talk' | 'unsaid'> {
    const { live } = this;
    if (live.lines === this.lines && !live.hasUnsaid) return {};
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
    const own: Draft<Omit<OwnParts, 'events'>> = {
      seat,
      view: privateView(game.state, seat, this.memory),
      order,
    };
    if (upcoming !== undefined) own.upcoming = upcoming;
    if (prepared.length > 0) own.prepared = prepared;
    if (isPlaying) own.undo = game.undoReach(seat);
    return own;
  }

  private ownTold(seat: number | undefined): Omit<OwnParts, 'events'> {
    if (seat === undefined) return {};
    if (this.own[seat] === undefined) this.keepOwn(seat, this.ownParts(seat));
    const { fields, view: shown } = this.keptOwn(seat);
    const own: Draft<Omit<OwnParts, 'events'>> = readKept(fields, OWN_TEXTS);
    if (shown !== undefined) own.view = readKept(shown, VIEW_TEXTS) as unknown as PrivateView;
    return own;
  }

  private keptOwn(seat: number): KeptOwn {
    return (this.own[seat] ??= { fields: {}, view: undefined });
  }

  /** Keeps the own part of a seat as told; returns what of it is new. */
  private keepOwn(
    seat: number,
    after: Omit<OwnParts, 'events'>,
  ): Record<string, unknown> | undefined {
    const own = this.keptOwn(seat);
    const patch = patchOnto(own.fields, after, 'view', OWN_TEXTS);
    if (after.view === undefined) return patch;
    own.view ??= {};
    const viewPatch = patchOnto(own.view, after.view, undefined, VIEW_TEXTS);
    return viewPatch === undefined ? patch : Object.assign(patch ?? {}, { view: viewPatch });
  }

  private ownPatch(seat: number, happened: Happened, keep: number): string | undefined {
    const changed = this.keepOwn(seat, this.ownParts(seat));
    const events = this.ownEvents(happened, seat, keep);
    if (changed === undefined && events.length === 0) return undefined;
    const patch: Record<string, unknown> = changed ?? {};
    if (events.length > 0) patch['events'] = events;
    return JSON.stringify(patch);
  }
}

/** The lines that were not said on one of these seats; the same list where that are all. */
function heard(talk: readonly TalkLine[], unheard: ReadonlySet<number>): TalkLine[] {
  const lines = talk as TalkLine[];
  return lines.some(({ seat }) => unheard.has(seat))
    ? lines.filter(({ seat }) => !unheard.has(seat))
    : lines;
}

/** In a patch of a view each player has a patch of its own, or 0; undefined where none changed. */
function playersPatch(before: View, after: View): ViewPatch['players'] {
  const players = after.players.map((player, seat) => {
    const was = before.players[seat] ?? {};
    return player === was ? undefined : patchOf(was, player);
  });
  return players.every((one) => one === undefined) ? undefined : players.map((one) => one ?? 0);
}
