// Facts about the current turn that follow from the recorded decisions but are not in the states.
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
import { goodsByPlace, owns } from './recorded-seat.ts';
import type { Choice, RecordedDecision, SeatState, TableState } from './recording.ts';

export class TurnFacts {
  /** By seat, cards that are aside in the recording and discarded in our game. */
  readonly done: string[][];
  /** Letters of the resources that the leader has produced (without repeats) and traded. */
  produced: string[] = [];
  traded: string[] = [];
  /** Letters of the produced resources, with repeats. */
  made: string[] = [];
  roleFirst = false;
  granted = false;
  /** Whether Streamlining is recorded where our game uses Hyperefficiency. */
  freely = false;
  /** Whether the attacks of Mobilization were offered in an earlier Role phase of the turn. */
  mobilized = false;
  /** Whether a Well Oiled Machine is used later in the turn. */
  roleAhead = false;
  /** Whether a Well Oiled Machine was used before our engine offered its Role phase. */
  roleLater = false;
  action: string | undefined = undefined;

  constructor(seats: number) {
    this.done = Array.from({ length: seats }, () => []);
  }

  /** Returns the facts after a decision. At the end of the turn they are reset. */
  after(before: TableState, decision: RecordedDecision): TurnFacts {
    if (endsTurn(before, decision)) return new TurnFacts(before.players.length);
    const done = this.done.map((cards) => [...cards]);
    const next: TurnFacts = Object.assign(new TurnFacts(0), this, { done });
    next.note(before, decision);
    return next;
  }

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
    const hasBoth = card === STREAMLINING && owns(before.players[player], HYPEREFFICIENCY);
    if (type === 'permanent' && hasBoth) this.freely = true;
    for (const [seat, was] of before.players.entries()) {
      const is = decision.after.players[seat];
      if (is !== undefined) this.noteAside(decision, seat, was, is);
      if (is === undefined || seat !== before.turn) continue;
      this.noteMarket(decision.player === seat ? decision : undefined, was, is);
    }
  }

  /** Forgets resources from before such a card, for which the recording does not pay. */
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

  /** Notes what the leader produced and traded. New goods without choices were produced. */
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

function arrived(was: SeatState, is: SeatState): string[] {
  const before = goodsByPlace(was);
  return [...goodsByPlace(is)].flatMap(([place, goods]) =>
    before.has(place) ? leftOver(goods, before.get(place) ?? []) : [],
  );
}

/** The resource that a trade counts as; a fighter counts as none. */
function typeTraded({ res, card }: Choice, { markers }: SeatState): string[] {
  if (res !== undefined) return [res];
  const letter = card === undefined ? undefined : letterOfIcon(card);
  if (letter !== 'n') return letter === undefined ? [] : [letter];
  return [markers?.[SPECIALIZATION]?.[0] ?? 'f'];
}

/** Whether a decision ends the recorded turn. The next turn may be of the same seat. */
export function endsTurn(before: TableState, { type, after }: RecordedDecision): boolean {
  return (
    type === 'discard' ||
    after.turn !== before.turn ||
    after.logistics_extra !== before.logistics_extra ||
    after.state === 'gameEnd'
  );
}

/** Cards spent on a role that stay in play: neither tucked nor used for icons (P3, E12.21). */
function spentOnRole({ type, card, role, boost = [], choices = [] }: RecordedDecision): string[] {
  if (type !== 'role' && type !== 'follow') return [];
  const symbols = boost.filter((one) => !boostsByIcon(one, role ?? ''));
  const spent = [...(card === null || card === undefined ? [] : [card]), ...symbols];
  const tucked = choices.flatMap(({ op, card: one }) =>
    op === 'colony' && one !== undefined ? [one] : [],
  );
  return leftOver(spent, tucked);
}
