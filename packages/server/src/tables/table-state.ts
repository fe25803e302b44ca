// A table as its log says: a pure function of its entries. Whoever applies the same entries has the same table.
import { decidingSeat, RULES_VERSION, seatsYetToFollow } from '@eminent/engine';
import type { QuestionId } from '@eminent/protocol';
import {
  commitment,
  NO_WORDS,
  type Proposal,
  type RematchState,
  type Settled,
  type TableResult,
  type TableSetup,
  type TalkLine,
} from '@eminent/protocol/online';
import { Table } from '@eminent/table';
import { TableClock } from './clock.ts';
import { seedOf } from './deal.ts';
import { type Entry, type EntryOf, secretSeat } from './entries.ts';
import { Outages } from './outages.ts';
import { emptySeat, isPlayed, type LiveSeat, remember } from './seat.ts';

/** Lines of talk that are shown; older ones stay in the log. */
const MOST_LINES = 300;

/** No turn has this number. */
const NEVER = -1;

/** Bots of server tables think elsewhere; here a seat only says that it is one. */
const elsewhere = (name: string) => ({
  name,
  choose: (): never => {
    throw new Error('bots of server tables think elsewhere');
  },
});

/** A log that these rules do not play. */
export class UnplayableLog extends Error {}

export class LiveTable {
  readonly id: string;
  /** The number of the last entry. */
  seq = 0;
  /** When it was made; it never goes back. */
  at = 0;
  phase: 'gathering' | 'playing' | 'over' = 'gathering';
  how: TableResult['how'] | undefined;
  seats: LiveSeat[] = [];
  clock: TableClock;
  /** Deadlines of the table count only the time between these. */
  readonly outages: Outages;
  paused = false;
  proposal: Proposal | undefined;
  /** What became of the last one. */
  settled: Settled | undefined;
  /** When it was proposed. */
  proposedAt = 0;
  /** The turn in which each seat last proposed something that not all agreed to. */
  readonly proposedIn: number[] = [];
  talk: TalkLine[] = [];
  rematch: RematchState | undefined;
  readonly rematchWords: string[] = [];
  /** The game, once it has begun. */
  game: Table | undefined;
  /** When the game began and when the open question was asked. */
  askedAt = 0;
  createdAt = 0;
  /** By seat of the game, the seat round the table. */
  order: readonly number[] = [];
  private origin: EntryOf<'created'> | undefined;
  private promised: string | undefined;
  /** The latest ply of which a question was asked. */
  private furthest = -1;
  /** Answers given, also those that were taken back. */
  answers = 0;
  /** Lines said so far: the number of the last one. */
  lines = 0;
  /** Lines taken away, and the earliest ply that the game went back to, since somebody who tells of the table asked. */
  private unsaidLines: number[] = [];
  undoneTo: number | undefined;
  private proposals = 0;
  /** Entries that all may know of, and by seat those that only it may. */
  private shared = 0;
  private readonly secret: number[] = [];
  /** The role that goes on, and the question that was open when it was led. */
  private led = { turn: 0, role: -1, question: 0 };

  constructor(id: string, outages = new Outages()) {
    this.id = id;
    this.outages = outages;
    this.clock = new TableClock({ kind: 'none' }, outages);
  }

  get created(): EntryOf<'created'> {
    if (this.origin === undefined) throw new UnplayableLog(`table ${this.id} has no beginning`);
    return this.origin;
  }

  /** The hash of the secret from which the deal comes: it is shown before anybody adds words. */
  get promise(): string {
    this.promised ??= commitment(this.created.secret);
    return this.promised;
  }

  get setup(): TableSetup {
    return this.created.setup;
  }

  get host(): string {
    return this.created.host;
  }

  /** How many entries a seat, or who looks on (undefined), may know of: the number that it is told. */
  shownSeq(seat: number | undefined): number {
    return this.shared + (seat === undefined ? 0 : (this.secret[seat] ?? 0));
  }

  seatOf(person: string | undefined): number | undefined {
    if (person === undefined) return undefined;
    const { seats } = this;
    for (let seat = 0; seat < seats.length; seat++) {
      if (seats[seat]?.person === person) return seat;
    }
    return undefined;
  }

  get question(): QuestionId | undefined {
    return this.phase === 'playing' ? this.game?.question : undefined;
  }

  /** The seat that must decide; undefined while nobody must. */
  get deciding(): number | undefined {
    if (this.phase !== 'playing' || this.game === undefined) return undefined;
    const seat = decidingSeat(this.game.state);
    return seat < 0 ? undefined : seat;
  }

  get turn(): number {
    return this.game?.state.turnNumber ?? 0;
  }

  /** Nothing happens by itself: everybody must agree to something, or the game is paused. */
  get held(): boolean {
    return this.paused || this.proposal !== undefined;
  }

  /** Seats of people who are asked when all must agree: also who is late for a while, but not who resigned. */
  get voters(): readonly number[] {
    return this.seats.flatMap(({ person, away }, at) =>
      person === undefined || away === 'resigned' ? [] : [at],
    );
  }

  /** Scenarios that the host named, by seat: of the game once it has begun, round the table before. */
  get scenarios(): readonly string[] | undefined {
    const { scenarios } = this.setup;
    return scenarios?.flatMap((_, seat) => scenarios[this.order[seat] ?? seat] ?? []);
  }

  /** Seats as people sit round the table, whoever begins. */
  get roundTheTable(): readonly LiveSeat[] {
    if (this.order.length === 0) return this.seats;
    return this.seats.map((_, place) => this.seatAt(this.order.indexOf(place)));
  }

  get hasUnsaid(): boolean {
    return this.unsaidLines.length > 0;
  }

  /** Lines that were taken away since this was asked last. */
  takeUnsaid(): readonly number[] {
    return this.unsaidLines.splice(0);
  }

  /** Whether a seat thinks about a question that comes; everybody may know it. */
  isPreparing(seat: number): boolean {
    const { game } = this;
    const one = this.seats[seat];
    if (game === undefined || one === undefined || this.phase !== 'playing') return false;
    return (
      isPlayed(one) && one.prepared.length === 0 && seatsYetToFollow(game.state).includes(seat)
    );
  }

  /** Applies an entry. Throws when it does not fit: then the log was written by other rules, or is damaged. */
  apply(entry: Entry, seq: number, at: number): void {
    if (seq !== this.seq + 1) throw new UnplayableLog(`entry ${seq} after ${this.seq}`);
    this.at = Math.max(this.at, at);
    const secretOf = this.secretOf(entry);
    if (secretOf === undefined) this.shared++;
    else this.secret[secretOf] = (this.secret[secretOf] ?? 0) + 1;
    this.change(entry);
    this.seq = seq;
    if ('key' in entry && entry.key !== undefined) {
      remember(this.seatAt(entry.seat), entry.key, this.shownSeq(entry.seat));
    }
  }

  /** The seat that alone may know of an entry. What is prepared is secret; whether anything is, is not. */
  private secretOf(entry: Entry): number | undefined {
    if (entry.type !== 'prepared') return secretSeat(entry);
    const had = this.seatAt(entry.seat).prepared.length > 0;
    return had === entry.answers.length > 0 ? entry.seat : undefined;
  }

  seatAt(seat: number): LiveSeat {
    const one = this.seats[seat];
    if (one === undefined) throw new UnplayableLog(`no seat ${seat}`);
    return one;
  }

  private change(entry: Entry): void {
    switch (entry.type) {
      case 'created':
        return this.begin(entry);
      case 'sat': {
        const { person, name, words, face } = entry;
        Object.assign(this.seatAt(entry.seat), { person, name, words, face });
        return;
      }
      case 'left': {
        const { keptFor } = this.seatAt(entry.seat);
        this.seats[entry.seat] = emptySeat({ keptFor });
        return;
      }
      case 'dealt':
        return this.deal(entry);
      case 'answered':
        return this.answered(entry);
      case 'undone':
        return this.undone(entry.ply);
      case 'prepared':
        this.seatAt(entry.seat).prepared = entry.answers;
        return;
      case 'ordered':
        this.seatAt(entry.seat).order = entry.order;
        return;
      case 'proposed':
        return this.proposed(entry);
      case 'voted':
        return this.voted(entry);
      case 'lapsed':
        return this.settle('lapsed');
      case 'took-over':
        this.seatAt(entry.seat).away = entry.why;
        return this.answererChanged(entry.seat);
      case 'back':
        this.seatAt(entry.seat).away = undefined;
        return this.answererChanged(entry.seat);
      case 'said':
        return this.said(entry);
      case 'unsaid':
        this.talk = this.talk.filter(({ id }) => id !== entry.line);
        this.unsaidLines.push(entry.line);
        return;
      case 'rematch':
        return this.wantsRematch(entry);
      case 'declined':
        return this.declinesRematch(entry);
      case 'closed':
        return this.end('closed');
      case 'renamed':
        for (const seat of this.seats) if (seat.person === entry.person) seat.name = entry.name;
        return;
      case 'moved':
        for (const seat of this.seats) {
          if (seat.person === entry.person)
            Object.assign(seat, { person: entry.to, name: entry.name });
        }
        return;
    }
  }

  private begin(entry: EntryOf<'created'>): void {
    this.origin = entry;
    this.createdAt = this.at;
    this.clock = new TableClock(entry.setup.clock, this.outages);
    this.seats = entry.setup.seats.map((plan) => {
      switch (plan.kind) {
        case 'open':
          return emptySeat();
        case 'friend':
          return emptySeat({ keptFor: plan.person });
        case 'bot':
          return { ...emptySeat({ bot: plan.bot }), name: plan.bot, words: NO_WORDS };
      }
    });
  }

  /** Everybody sits: from here on seats are those of the game. */
  private deal({ order, rules }: EntryOf<'dealt'>): void {
    if (rules > RULES_VERSION) {
      throw new UnplayableLog(`table ${this.id} is played under rules ${rules}, newer than these`);
    }
    const { setup } = this;
    const words = this.seats.map((seat) => seat.words);
    const seed = seedOf(this.id, this.created, words);
    this.order = order;
    this.seats = order.map((from) => this.seatAt(from));
    const seats = this.seats.map(({ bot, name }) =>
      bot === undefined ? { kind: 'person' as const, name } : { kind: 'bot' as const, name, bot },
    );
    const { scenarios } = this;
    this.game = new Table(
      { game: setup.game, seed, seats, rules, freshShuffles: true, scenarios },
      elsewhere,
    );
    this.phase = 'playing';
    this.clock.start(setup.clock, this.seats.length, this.at);
    this.asked();
  }

  private playing(): Table {
    if (this.game === undefined || this.phase !== 'playing') {
      throw new UnplayableLog('an answer to a game that does not go on');
    }
    return this.game;
  }

  private answered({ seat, question, tokens, finish, by }: EntryOf<'answered'>): void {
    const game = this.playing();
    const done = game.answerStep(seat, question, tokens, finish);
    if (!done.ok) throw new UnplayableLog(`entry ${this.seq + 1} of table ${this.id} is not legal`);
    this.answers++;
    const one = this.seatAt(seat);
    one.prepared = by === 'prepared' ? one.prepared.slice(1) : [];
    // Who goes on does not want to go back any more. What others answer meanwhile goes back, too, when all agree.
    const { by: asking, wish } = this.proposal ?? {};
    if (wish?.kind === 'undo' && asking === seat) this.settle('withdrawn', seat);
    if (game.over) return this.end('played');
    this.forgetPassed(game);
    this.asked();
  }

  /** What was prepared counts for one role only, and an order for this turn ends with it. */
  private forgetPassed(game: Table): void {
    const open = seatsYetToFollow(game.state);
    const deciding = decidingSeat(game.state);
    const { turn, turnNumber } = game.state;
    for (const [at, seat] of this.seats.entries()) {
      const isInRole = turn.role >= 0 && (at === deciding || open.includes(at));
      if (!isInRole) seat.prepared = [];
      if (seat.order === 'dissent-this-turn' && this.led.turn !== turnNumber) seat.order = 'ask';
    }
    if (this.led.turn === turnNumber && this.led.role === turn.role) return;
    this.led = { turn: turnNumber, role: turn.role, question: game.question };
  }

  /** Whether a question was open while the role that goes on went on already. */
  isOfThisRole(question: QuestionId): boolean {
    const open = this.question;
    return open !== undefined && question >= this.led.question && question <= open;
  }

  private undone(ply: number): void {
    const game = this.playing();
    const done = game.undoTo(ply, 0, true);
    if (!done.ok)
      throw new UnplayableLog(`entry ${this.seq + 1} of table ${this.id} undoes nothing`);
    this.undoneTo = Math.min(this.undoneTo ?? ply, ply);
    for (const seat of this.seats) seat.prepared = [];
    const { turn, turnNumber } = game.state;
    this.led = { turn: turnNumber, role: turn.role, question: game.question };
    this.forgetUndone(game);
    this.asked();
  }

  /** A wish to go back to what has just been taken back anyway. Other wishes stay. */
  private forgetUndone(game: Table): void {
    const { wish, by } = this.proposal ?? {};
    if (wish?.kind === 'undo' && wish.ply >= game.ply) this.settle('withdrawn', by);
  }

  /** A question is open: the time of whoever must answer it passes, if that is a person. */
  private asked(): void {
    this.askedAt = this.at;
    const { deciding } = this;
    const isTimed = deciding !== undefined && isPlayed(this.seatAt(deciding));
    const seat = isTimed ? deciding : undefined;
    const ply = this.game?.ply ?? 0;
    if (ply > this.furthest) this.clock.ask(seat, this.at);
    else this.clock.askAgain(seat, this.at);
    this.furthest = Math.max(this.furthest, ply);
  }

  private answererChanged(seat: number): void {
    const one = this.seatAt(seat);
    one.prepared = [];
    if (this.deciding === seat) this.asked();
    // Who does not answer is not waited for.
    this.countVotes();
  }

  private proposed({ seat, wish }: EntryOf<'proposed'>): void {
    this.proposals++;
    this.proposedIn[seat] = this.turn;
    const { voters } = this;
    const agreed = this.seats.map((_, at) => at === seat || !voters.includes(at));
    this.proposal = { id: this.proposals, by: seat, wish, agreed };
    this.settled = undefined;
    this.proposedAt = this.at;
    this.clock.hold(this.held, this.at);
    this.countVotes();
  }

  private voted({ seat, yes }: EntryOf<'voted'>): void {
    if (this.proposal === undefined) throw new UnplayableLog('a vote about nothing');
    if (!yes) return this.settle(seat === this.proposal.by ? 'withdrawn' : 'refused', seat);
    const agreed = this.proposal.agreed.map((one, at) => one || at === seat);
    this.proposal = { ...this.proposal, agreed };
    this.countVotes();
  }

  /** The proposal is none any more. */
  private settle(how: Settled['how'], seat?: number): void {
    const { proposal } = this;
    if (proposal === undefined) return;
    this.settled = { id: proposal.id, how, ...(seat === undefined ? {} : { seat }) };
    this.proposal = undefined;
    this.clock.hold(this.held, this.at);
  }

  /** Carries out what all people of the table have agreed to. */
  private countVotes(): void {
    const { proposal, voters } = this;
    if (proposal === undefined) return;
    if (!voters.every((seat) => proposal.agreed[seat] === true)) return;
    this.settle('agreed');
    const { wish, by } = proposal;
    // What all wanted was no trouble: who asked may ask again in the same turn.
    this.proposedIn[by] = NEVER;
    switch (wish.kind) {
      case 'undo':
        // All want to think about it anew.
        this.furthest = wish.ply - 1;
        return this.undone(wish.ply);
      case 'pause':
      case 'resume':
        this.paused = wish.kind === 'pause';
        return this.clock.hold(this.held, this.at);
      case 'clock':
        return this.clock.start(wish.clock, this.seats.length, this.at);
      case 'end':
        return this.end('agreed');
    }
  }

  private said({ seat, text, phrase }: EntryOf<'said'>): void {
    this.lines++;
    const words = text === undefined ? {} : { text };
    const known = phrase === undefined ? {} : { phrase };
    const line = { id: this.lines, at: this.at, seat, turn: this.turn, ...words, ...known };
    this.talk = [...this.talk, line].slice(-MOST_LINES);
  }

  private wantsRematch({ seat, sameDeal, words, table }: EntryOf<'rematch'>): void {
    this.rematchWords[seat] = words;
    if (this.rematch === undefined) return;
    const { wanted, sameDeal: same, declined } = this.rematch;
    this.rematch = {
      ...this.rematch,
      wanted: wanted.with(seat, true),
      sameDeal: same.with(seat, sameDeal),
      ...(declined && { declined: declined.with(seat, false) }),
      ...(table === undefined ? {} : { table }),
    };
  }

  private declinesRematch({ seat }: EntryOf<'declined'>): void {
    if (this.rematch === undefined) return;
    const { wanted, sameDeal, declined } = this.rematch;
    this.rematch = {
      ...this.rematch,
      wanted: wanted.with(seat, false),
      sameDeal: sameDeal.with(seat, false),
      ...(declined && { declined: declined.with(seat, true) }),
    };
  }

  /** What is promised of another game, before anybody wishes for it. */
  private promiseRematch(): void {
    const { next } = this.created;
    if (next === undefined || this.game === undefined) return;
    const none = this.seats.map(() => false);
    this.rematch = { wanted: none, sameDeal: none, declined: none, promise: commitment(next) };
  }

  private end(how: TableResult['how']): void {
    this.phase = 'over';
    this.how = how;
    this.promiseRematch();
    this.proposal = undefined;
    this.paused = false;
    for (const seat of this.seats) seat.prepared = [];
    this.clock.ask(undefined, this.at);
  }
}
