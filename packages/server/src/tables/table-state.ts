// The state of a table, computed from its log entries alone. The same entries give the same state.
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
import { emptySeat, answersInPerson, type TableSeat, remember } from './seat.ts';

/** Maximum number of chat lines kept in memory; older ones stay in the log. */
const MAX_LINES = 300;

const NO_TURN = -1;

/** A placeholder for a bot, because the bots of server tables run in other threads or processes. */
const remoteBot = (name: string) => ({
  name,
  choose: (): never => {
    throw new Error('bots of server tables run in other threads');
  },
});

/** A log that is damaged, or needs newer rules than this server has. */
export class UnplayableLogError extends Error {}

export class TableState {
  readonly id: string;
  seq = 0;
  /** The time of the last entry; never decreases. */
  at = 0;
  phase: 'gathering' | 'playing' | 'over' = 'gathering';
  how: TableResult['how'] | undefined;
  seats: TableSeat[] = [];
  clock: TableClock;
  readonly outages: Outages;
  paused = false;
  proposal: Proposal | undefined;
  /** The outcome of the last proposal; undefined again once there is a new one. */
  settled: Settled | undefined;
  proposedAt = 0;
  /** By seat: the turn of its last proposal; NO_TURN after that was accepted. */
  readonly proposedIn: number[] = [];
  talk: TalkLine[] = [];
  rematch: RematchState | undefined;
  readonly rematchWords: string[] = [];
  game: Table | undefined;
  /** When the question was asked, repeated after an undo, or passed between player and bot. */
  questionAt = 0;
  createdAt = 0;
  /** The seat around the table for each seat of the game; empty before the game. */
  order: readonly number[] = [];
  private createdEntry: EntryOf<'created'> | undefined;
  private promised: string | undefined;
  /** Highest ply so far. After an undo, questions up to it do not get their full time again. */
  private furthestPly = -1;
  /** Number of answers, including undone ones. */
  answers = 0;
  /** Number of chat lines so far; the id of the last one. */
  lines = 0;
  /** Ids of deleted chat lines that no patch contains yet. */
  private removedLines: number[] = [];
  /** The earliest ply to which the game was undone since the last patch. */
  undoneTo: number | undefined;
  private proposalCount = 0;
  private publicEntries = 0;
  private readonly privateEntries: number[] = [];
  /** The current turn and role, and their first question (after an undo: the next question). */
  private led = { turn: 0, role: -1, question: 0 };

  constructor(id: string, outages = new Outages()) {
    this.id = id;
    this.outages = outages;
    this.clock = new TableClock({ kind: 'none' }, outages);
  }

  get created(): EntryOf<'created'> {
    if (this.createdEntry === undefined)
      throw new UnplayableLogError(`table ${this.id} has no beginning`);
    return this.createdEntry;
  }

  /** The commitment to the deal (docs/fair-deal.md): a hash of the secret, known in advance. */
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

  /** The number of entries that a seat or a spectator (undefined) sees. */
  shownSeq(seat: number | undefined): number {
    return this.publicEntries + (seat === undefined ? 0 : (this.privateEntries[seat] ?? 0));
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

  get deciding(): number | undefined {
    if (this.phase !== 'playing' || this.game === undefined) return undefined;
    const seat = decidingSeat(this.game.state);
    return seat < 0 ? undefined : seat;
  }

  /** The number of the current turn; 0 before the game. */
  get turn(): number {
    return this.game?.state.turnNumber ?? 0;
  }

  get held(): boolean {
    return this.paused || this.proposal !== undefined;
  }

  /** Seats whose players vote on proposals: all but those who resigned. */
  get voters(): readonly number[] {
    return this.seats.flatMap(({ person, away }, at) =>
      person === undefined || away === 'resigned' ? [] : [at],
    );
  }

  /** Scenarios chosen by the host: by seat of the game, or before it by seat around the table. */
  get scenarios(): readonly string[] | undefined {
    const { scenarios } = this.setup;
    return scenarios?.flatMap((_, seat) => scenarios[this.order[seat] ?? seat] ?? []);
  }

  get roundTheTable(): readonly TableSeat[] {
    if (this.order.length === 0) return this.seats;
    return this.seats.map((_, place) => this.seatAt(this.order.indexOf(place)));
  }

  get hasRemovedLines(): boolean {
    return this.removedLines.length > 0;
  }

  takeRemovedLines(): readonly number[] {
    return this.removedLines.splice(0);
  }

  /** Whether a player still has a question in this role and no prepared answer. This is public. */
  isPreparing(seat: number): boolean {
    const { game } = this;
    const one = this.seats[seat];
    if (game === undefined || one === undefined || this.phase !== 'playing') return false;
    return (
      answersInPerson(one) &&
      one.prepared.length === 0 &&
      seatsYetToFollow(game.state).includes(seat)
    );
  }

  /** Applies an entry. Throws an UnplayableLogError if the log is damaged or needs newer rules. */
  apply(entry: Entry, seq: number, at: number): void {
    if (seq !== this.seq + 1) throw new UnplayableLogError(`entry ${seq} after ${this.seq}`);
    this.at = Math.max(this.at, at);
    const secretOf = this.secretOf(entry);
    if (secretOf === undefined) this.publicEntries++;
    else this.privateEntries[secretOf] = (this.privateEntries[secretOf] ?? 0) + 1;
    this.change(entry);
    this.seq = seq;
    if ('key' in entry && entry.key !== undefined) {
      remember(this.seatAt(entry.seat), entry.key, this.shownSeq(entry.seat));
    }
  }

  /**
   * The only seat that may know of an entry; undefined if it is public. Prepared answers are
   * secret; whether there are any is public.
   */
  private secretOf(entry: Entry): number | undefined {
    if (entry.type !== 'prepared') return secretSeat(entry);
    const had = this.seatAt(entry.seat).prepared.length > 0;
    return had === entry.answers.length > 0 ? entry.seat : undefined;
  }

  /** Throws an UnplayableLogError if there is no such seat. */
  seatAt(seat: number): TableSeat {
    const one = this.seats[seat];
    if (one === undefined) throw new UnplayableLogError(`no seat ${seat}`);
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
        return this.applyAnswered(entry);
      case 'undone':
        return this.applyUndone(entry.ply);
      case 'prepared':
        this.seatAt(entry.seat).prepared = entry.answers;
        return;
      case 'ordered':
        this.seatAt(entry.seat).order = entry.order;
        return;
      case 'proposed':
        return this.applyProposed(entry);
      case 'voted':
        return this.applyVoted(entry);
      case 'lapsed':
        return this.closeProposal('lapsed');
      case 'took-over':
        this.seatAt(entry.seat).away = entry.why;
        return this.answererChanged(entry.seat);
      case 'back':
        this.seatAt(entry.seat).away = undefined;
        return this.answererChanged(entry.seat);
      case 'said':
        return this.applySaid(entry);
      case 'unsaid':
        this.talk = this.talk.filter(({ id }) => id !== entry.line);
        this.removedLines.push(entry.line);
        return;
      case 'rematch':
        this.rematchWords[entry.seat] = entry.words;
        return this.applyRematch(entry);
      case 'declined':
        return this.applyRematch(entry);
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
    this.createdEntry = entry;
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

  /** Starts the game. From here on, `seats` has the order of the game. */
  private deal({ order, rules }: EntryOf<'dealt'>): void {
    if (rules > RULES_VERSION) {
      throw new UnplayableLogError(
        `table ${this.id} is played under rules ${rules}, newer than these`,
      );
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
      remoteBot,
    );
    this.phase = 'playing';
    this.clock.start(setup.clock, this.seats.length, this.at);
    this.questionOpened();
  }

  private playing(): Table {
    if (this.game === undefined || this.phase !== 'playing') {
      throw new UnplayableLogError('the game is not in progress');
    }
    return this.game;
  }

  private applyAnswered({ seat, question, tokens, finish, by }: EntryOf<'answered'>): void {
    const game = this.playing();
    const done = game.answerStep(seat, question, tokens, finish);
    if (!done.ok)
      throw new UnplayableLogError(`entry ${this.seq + 1} of table ${this.id} is not legal`);
    this.answers++;
    const one = this.seatAt(seat);
    one.prepared = by === 'prepared' ? one.prepared.slice(1) : [];
    // An answer withdraws its player's own undo proposal. Those of others do not, as the undo would
    // revert them, too.
    const { by: asking, wish } = this.proposal ?? {};
    if (wish?.kind === 'undo' && asking === seat) this.closeProposal('withdrawn', seat);
    if (game.over) return this.end('played');
    this.forgetEnded(game);
    this.questionOpened();
  }

  /**
   * Removes prepared answers of seats without a further question in this role, and at a new turn
   * the orders to dissent for one turn. Updates `led`.
   */
  private forgetEnded(game: Table): void {
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

  /** Whether a question was asked in the current role. */
  isOfThisRole(question: QuestionId): boolean {
    const open = this.question;
    return open !== undefined && question >= this.led.question && question <= open;
  }

  private applyUndone(ply: number): void {
    const game = this.playing();
    const done = game.undoTo(ply, 0, true);
    if (!done.ok)
      throw new UnplayableLogError(`entry ${this.seq + 1} of table ${this.id} undoes nothing`);
    this.undoneTo = Math.min(this.undoneTo ?? ply, ply);
    for (const seat of this.seats) seat.prepared = [];
    const { turn, turnNumber } = game.state;
    this.led = { turn: turnNumber, role: turn.role, question: game.question };
    this.forgetUndone(game);
    this.questionOpened();
  }

  private forgetUndone(game: Table): void {
    const { wish, by } = this.proposal ?? {};
    if (wish?.kind === 'undo' && wish.ply >= game.ply) this.closeProposal('withdrawn', by);
  }

  /** Starts the clock if a person must answer. A repeated question keeps its remaining time. */
  private questionOpened(): void {
    this.questionAt = this.at;
    const { deciding } = this;
    const isTimed = deciding !== undefined && answersInPerson(this.seatAt(deciding));
    const seat = isTimed ? deciding : undefined;
    const ply = this.game?.ply ?? 0;
    if (ply > this.furthestPly) this.clock.ask(seat, this.at);
    else this.clock.askAgain(seat, this.at);
    this.furthestPly = Math.max(this.furthestPly, ply);
  }

  private answererChanged(seat: number): void {
    const one = this.seatAt(seat);
    one.prepared = [];
    if (this.deciding === seat) this.questionOpened();
    // If the player resigned, the votes of the others may now suffice.
    this.carryOutIfAgreed();
  }

  private applyProposed({ seat, wish }: EntryOf<'proposed'>): void {
    this.proposalCount++;
    this.proposedIn[seat] = this.turn;
    const { voters } = this;
    const agreed = this.seats.map((_, at) => at === seat || !voters.includes(at));
    this.proposal = { id: this.proposalCount, by: seat, wish, agreed };
    this.settled = undefined;
    this.proposedAt = this.at;
    this.clock.hold(this.held, this.at);
    this.carryOutIfAgreed();
  }

  private applyVoted({ seat, yes }: EntryOf<'voted'>): void {
    if (this.proposal === undefined) throw new UnplayableLogError('a vote without a proposal');
    if (!yes) return this.closeProposal(seat === this.proposal.by ? 'withdrawn' : 'refused', seat);
    const agreed = this.proposal.agreed.map((one, at) => one || at === seat);
    this.proposal = { ...this.proposal, agreed };
    this.carryOutIfAgreed();
  }

  private closeProposal(how: Settled['how'], seat?: number): void {
    const { proposal } = this;
    if (proposal === undefined) return;
    this.settled = { id: proposal.id, how, ...(seat === undefined ? {} : { seat }) };
    this.proposal = undefined;
    this.clock.hold(this.held, this.at);
  }

  private carryOutIfAgreed(): void {
    const { proposal, voters } = this;
    if (proposal === undefined) return;
    if (!voters.every((seat) => proposal.agreed[seat] === true)) return;
    this.closeProposal('agreed');
    const { wish, by } = proposal;
    this.proposedIn[by] = NO_TURN;
    switch (wish.kind) {
      case 'undo':
        // All voters agreed to the undo, so the question gets its full time again.
        this.furthestPly = wish.ply - 1;
        return this.applyUndone(wish.ply);
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

  private applySaid({ seat, text, phrase }: EntryOf<'said'>): void {
    this.lines++;
    const words = text === undefined ? {} : { text };
    const known = phrase === undefined ? {} : { phrase };
    const line = { id: this.lines, at: this.at, seat, turn: this.turn, ...words, ...known };
    this.talk = [...this.talk, line].slice(-MAX_LINES);
  }

  private applyRematch(entry: EntryOf<'rematch' | 'declined'>): void {
    if (this.rematch === undefined) return;
    const { seat } = entry;
    const isWanted = entry.type === 'rematch';
    const table = isWanted ? entry.table : undefined;
    const { wanted, sameDeal, declined } = this.rematch;
    this.rematch = {
      ...this.rematch,
      wanted: wanted.with(seat, isWanted),
      sameDeal: sameDeal.with(seat, isWanted && entry.sameDeal),
      ...(declined && { declined: declined.with(seat, !isWanted) }),
      ...(table === undefined ? {} : { table }),
    };
  }

  /** Shows the commitment to the next deal before any player requests a rematch. */
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
