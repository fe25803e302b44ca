// What the recording itself tells of the turn in progress, besides its states: followed from decision to decision.
import { leftOver } from './multiset.ts';
import { boostsByIcon, letterOfIcon } from './icons.ts';
import {
  DIVERSE_MARKETS,
  GENETIC_ENGINEERING,
  HYPEREFFICIENCY,
  SPECIALIZATION,
  SPECIALIZED_PRODUCTION,
  STREAMLINING,
} from './ids.ts';
import { goodsByPlace } from './recorded-seat.ts';
import type { Choice, RecordedDecision, SeatState, TableState } from './recording.ts';

export class TurnFacts {
  /** Recorded aside cards, by seat, that by our rules are in the discard pile already: Actions, and colonies set free. */
  readonly done: string[][];
  /** Letters of what the leader has produced and traded. */
  produced: string[] = [];
  traded: string[] = [];
  /** All that was produced, each as often as it was. */
  made: string[] = [];
  roleFirst = false;
  /** Logistics, bought this turn, lets an Action follow the role. */
  granted = false;
  /** Streamlining is recorded as used where ours uses Hyperefficiency, which its owner has too. */
  freely = false;
  /** The attacks of Mobilization have been asked for, after an earlier Role phase of the turn. */
  mobilized = false;
  /** A Role phase more is taken later in this turn (Well Oiled Machine), where ours asks for it after the one before. */
  roleAhead = false;
  /** Such a phase was taken before ours is asked for it. */
  roleLater = false;
  /** The card played last for its Action. */
  action: string | undefined = undefined;

  constructor(seats: number) {
    this.done = Array.from({ length: seats }, () => []);
  }

  clone(): TurnFacts {
    const copy = new TurnFacts(0);
    copy.done.push(...this.done.map((cards) => [...cards]));
    copy.produced = this.produced;
    copy.traded = this.traded;
    copy.made = this.made;
    copy.roleFirst = this.roleFirst;
    copy.granted = this.granted;
    copy.freely = this.freely;
    copy.mobilized = this.mobilized;
    copy.roleAhead = this.roleAhead;
    copy.roleLater = this.roleLater;
    copy.action = this.action;
    return copy;
  }

  /** The facts after a decision. */
  after(before: TableState, decision: RecordedDecision): TurnFacts {
    if (endsTurn(before, decision)) return new TurnFacts(before.players.length);
    const next = this.clone();
    next.note(before, decision);
    return next;
  }

  /** The order of the phases is turned round by a purchase. */
  grant(): void {
    this.granted = true;
    this.roleFirst = true;
  }

  private note(before: TableState, decision: RecordedDecision): void {
    const { type, card, player } = decision;
    if (type === 'role_first') this.roleFirst = true;
    if (type === 'role' && (before.roles?.[0] ?? 0) > 0) this.mobilized = true;
    if (type === 'action') this.action = card ?? undefined;
    if (type === 'action') this.countFromNow(card);
    const owned = before.players[player]?.permanents.map(({ id }) => id) ?? [];
    if (type === 'permanent' && card === STREAMLINING && owned.includes(HYPEREFFICIENCY)) {
      this.freely = true;
    }
    for (const [seat, was] of before.players.entries()) {
      const is = decision.after.players[seat];
      if (is !== undefined) this.noteAside(decision, seat, was, is);
      if (is === undefined || seat !== before.turn) continue;
      this.noteMarket(decision.player === seat ? decision : undefined, was, is);
    }
  }

  /** A card that pays for this turn's goods counts from when it is played. */
  private countFromNow(card: string | null | undefined): void {
    if (card === DIVERSE_MARKETS || card === SPECIALIZATION) this.traded = [];
    if (card === GENETIC_ENGINEERING) this.produced = [];
    if (card === SPECIALIZED_PRODUCTION) this.made = [];
  }

  private noteAside(decision: RecordedDecision, seat: number, was: SeatState, is: SeatState): void {
    const gone = leftOver(was.aside, is.aside);
    const come = leftOver(is.aside, was.aside);
    const spent = seat === decision.player ? spentOnRole(decision) : [];
    this.done[seat] = [...leftOver(this.done[seat] ?? [], gone), ...leftOver(come, spent)];
  }

  /** What the leader produced and traded. What is filled without a question stands in no choice. */
  private noteMarket(own: RecordedDecision | undefined, was: SeatState, is: SeatState): void {
    const choices = own?.choices ?? [];
    const question = choices.flatMap(({ op, res }) => (op === 'produce' && res ? [res] : []));
    const made = question.length > 0 ? question : arrived(was, is);
    this.made = [...this.made, ...made];
    this.produced = [...new Set([...this.produced, ...made])];
    if (own?.type === 'permanent') return;
    const trades = choices.filter(({ op }) => op === 'trade');
    this.traded = [...this.traded, ...trades.flatMap((choice) => typeTraded(choice, was))];
  }
}

/** What lies now on places that the seat had before. */
function arrived(was: SeatState, is: SeatState): string[] {
  const before = goodsByPlace(was);
  return [...goodsByPlace(is)].flatMap(([place, goods]) =>
    before.has(place) ? leftOver(goods, before.get(place) ?? []) : [],
  );
}

/** The type that a trade counts as; fighters have none. */
function typeTraded({ res, card }: Choice, { markers }: SeatState): string[] {
  if (res !== undefined) return [res];
  const letter = card === undefined ? undefined : letterOfIcon(card);
  if (letter !== 'n') return letter === undefined ? [] : [letter];
  return [markers?.[SPECIALIZATION]?.[0] ?? 'f'];
}

/** Whether the recorded turn is over after a decision. The last turn of Logistics may belong to the same seat. */
export function endsTurn(before: TableState, { type, after }: RecordedDecision): boolean {
  return (
    type === 'discard' ||
    after.turn !== before.turn ||
    after.logistics_extra !== before.logistics_extra ||
    after.state === 'gameEnd'
  );
}

/** Cards spent on a role and not tucked: they stay in play. Those discarded for their icons do not (RULES P3, E12.21). */
function spentOnRole({ type, card, role, boost = [], choices = [] }: RecordedDecision): string[] {
  if (type !== 'role' && type !== 'follow') return [];
  const symbols = boost.filter((one) => !boostsByIcon(one, role ?? ''));
  const spent = [...(card === null || card === undefined ? [] : [card]), ...symbols];
  const tucked = choices.flatMap(({ op, card: one }) =>
    op === 'colony' && one !== undefined ? [one] : [],
  );
  return leftOver(spent, tucked);
}
