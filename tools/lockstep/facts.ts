// What the recording itself tells of the turn in progress, besides its states: followed from decision to decision.
import { without } from './multiset.ts';
import {
  DIVERSE_MARKETS,
  GENETIC_ENGINEERING,
  HYPEREFFICIENCY,
  SPECIALIZATION,
  STREAMLINING,
} from './ids.ts';
import type { RecordedDecision, SeatState, TableState } from './trace.ts';

export class TurnFacts {
  /** Recorded aside cards, by seat, that by our rules are in the discard pile already: Actions, and colonies set free. */
  readonly done: string[][];
  /** Letters of what the leader has produced and traded. */
  produced: string[] = [];
  traded: string[] = [];
  roleFirst = false;
  /** Logistics, bought this turn, lets an Action follow the role. */
  granted = false;
  /** Streamlining is recorded as used where ours uses Hyperefficiency, which its owner has too. */
  freely = false;
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
    copy.roleFirst = this.roleFirst;
    copy.granted = this.granted;
    copy.freely = this.freely;
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
    if (type === 'action') this.action = card ?? undefined;
    if (type === 'action') this.countFromNow(card);
    const owned = before.players[player]?.permanents.map(({ id }) => id) ?? [];
    if (type === 'permanent' && card === STREAMLINING && owned.includes(HYPEREFFICIENCY)) {
      this.freely = true;
    }
    for (const [seat, was] of before.players.entries()) {
      const is = decision.after.players[seat];
      if (is !== undefined) this.noteAside(decision, seat, was, is);
      if (is !== undefined && seat === before.turn) this.noteMarket(was, is);
    }
  }

  /** A card that pays for this turn's goods counts from when it is played. */
  private countFromNow(card: string | null | undefined): void {
    if (card === DIVERSE_MARKETS || card === SPECIALIZATION) this.traded = [];
    if (card === GENETIC_ENGINEERING) this.produced = [];
  }

  private noteAside(decision: RecordedDecision, seat: number, was: SeatState, is: SeatState): void {
    const gone = leftOver(was.aside, is.aside);
    const come = leftOver(is.aside, was.aside);
    const spent = seat === decision.player ? spentOnRole(decision) : [];
    this.done[seat] = [...leftOver(this.done[seat] ?? [], gone), ...leftOver(come, spent)];
  }

  private noteMarket(was: SeatState, is: SeatState): void {
    for (const planet of is.planets) {
      const before = was.planets.find(({ id }) => id === planet.id)?.res ?? [];
      const now = planet.res ?? [];
      this.produced = [...new Set([...this.produced, ...leftOver(now, before)])];
      this.traded = [...this.traded, ...leftOver(before, now)];
    }
  }
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

/** Cards spent on a role and not tucked: they stay in play. */
function spentOnRole({ type, card, boost = [], choices = [] }: RecordedDecision): string[] {
  if (type !== 'role' && type !== 'follow') return [];
  const spent = [...(card === null || card === undefined ? [] : [card]), ...boost];
  const tucked = choices.flatMap(({ op, card: one }) =>
    op === 'colony' && one !== undefined ? [one] : [],
  );
  return without(spent, tucked) ?? spent;
}

/** What of a list is not in another. */
export function leftOver(from: readonly string[], other: readonly string[]): string[] {
  const rest = [...from];
  for (const one of other) {
    const at = rest.indexOf(one);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}
