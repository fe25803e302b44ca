// Our game during a replay. Shuffles follow the recording, and illegal options throw.
import {
  decidingSeat,
  describe,
  type GameEvent,
  type GameState,
  legalOptions,
  newGameFromDeal,
  OPTION,
  type OptionInfo,
  PLANET_PILE,
  play,
  STEP_NAMES,
  type StepName,
} from '@eminent/engine';
import { kindOfRecorded, planetOfRecorded, recordedCard, recordedPlanet } from './ids.ts';
import { without } from './multiset.ts';
import { ASIDE, PLANETS } from './report.ts';
import { dealOf, optionsOf, type RecordedOrder, recordedOrders } from './setup.ts';
import type { RecordedGame } from './recording.ts';

/** Thrown if a recorded shuffle lacks cards of our pile because they are aside in the recording. */
export class AsideKeptOut extends Error {
  readonly seat: number;

  constructor(seat: number) {
    super(`the recorded reshuffle of seat ${seat} leaves out cards that are aside`);
    this.seat = seat;
  }
}

export class ScriptedGame {
  state: GameState;
  /** Seats that dissented in our game without being asked, but not yet in the recording. */
  dissented: number[] = [];
  /** Known differences found in shuffles during the current decision. */
  readonly reasons = new Set<string>();
  /** By seat, cards that are aside in the recording and missing from its shuffles (deviation 9). */
  aside: readonly (readonly string[])[] = [];
  /** Number of Actions played in this turn, counted from our events. */
  actionsPlayed = 0;
  private readonly orders: ReadonlyMap<number, readonly RecordedOrder[]>;
  private used: Map<number, number> = new Map();

  constructor(game: RecordedGame) {
    this.orders = recordedOrders(game);
    this.state = newGameFromDeal(optionsOf(game), dealOf(game), game.id);
    this.attach();
  }

  private attach(): void {
    this.state.script = (cards, pile) => this.shuffle(cards, pile);
    this.state.log = [];
  }

  save() {
    return {
      state: this.state.clone(),
      used: new Map(this.used),
      dissented: [...this.dissented],
      actionsPlayed: this.actionsPlayed,
    };
  }

  restore(saved: ReturnType<ScriptedGame['save']>): void {
    Object.assign(this, saved);
    this.attach();
  }

  /** Number of recorded shuffles of a pile that our game has used. */
  shufflesUsed(pile: number): number {
    return this.used.get(pile) ?? 0;
  }

  /** Number of recorded shuffles of a pile up to decision `i`. */
  ordersDue(pile: number, i: number): number {
    return (this.orders.get(pile) ?? []).filter((order) => order.i <= i).length;
  }

  ordersOf(pile: number): number {
    return this.orders.get(pile)?.length ?? 0;
  }

  shufflesLeft(): number {
    let left = 0;
    for (const pile of this.orders.keys()) left += this.ordersOf(pile) - this.shufflesUsed(pile);
    return left;
  }

  get seat(): number {
    return decidingSeat(this.state);
  }

  get step(): StepName | 'over' {
    const frame = this.state.frames.at(-1);
    return frame === undefined ? 'over' : (STEP_NAMES[frame.step] ?? 'over');
  }

  isAt(step: StepName, seat: number): boolean {
    return this.step === step && this.seat === seat;
  }

  can(option: number): boolean {
    return legalOptions(this.state).includes(option);
  }

  /** Plays a legal option. Counts Actions, and collects dissents that were not asked for. */
  play(option: number): void {
    const seat = this.seat;
    this.state.log = [];
    play(this.state, option);
    for (const { type } of this.state.log) {
      if (type === 'turn') this.actionsPlayed = 0;
      if (type === 'action' || type === 'use') this.actionsPlayed++;
    }
    const seats = this.state.log.filter(isDissent).map((event) => event.seat);
    if (option === OPTION.DISSENT) seats.splice(seats.indexOf(seat), 1);
    this.dissented.push(...seats);
  }

  /** Adds an Action phase, as a late purchase of Logistics does in the recording (RULES LOG). */
  grantActionPhase(): void {
    const { turn } = this.state;
    const [action = NaN] = turn.phases;
    turn.roleFirst = true;
    turn.phases = turn.phases.toSpliced(2, 0, action);
  }

  offers(passes: (option: OptionInfo) => boolean): boolean {
    return !this.state.over && describe(this.state).options.some(passes);
  }

  pick(passes: (option: OptionInfo) => boolean): boolean {
    if (this.state.over) return false;
    const found = describe(this.state).options.find(passes);
    if (found !== undefined) this.play(found.option);
    return found !== undefined;
  }

  /** Plays an option for each wanted item, in ascending order. Throws if an item has none. */
  pickAll<T>(wanted: readonly T[], matches: (option: OptionInfo, good: T) => boolean): void {
    const left = [...wanted];
    while (left.length > 0) {
      const picked = this.pick((option) => {
        const at = left.findIndex((one) => matches(option, one));
        if (at >= 0) left.splice(at, 1);
        return at >= 0;
      });
      if (!picked) throw new Error(`not possible in step ${this.step}: ${JSON.stringify(left)}`);
    }
  }

  /** Plays several options in ascending order, as our engine expects them. */
  playAll(options: readonly number[]): void {
    for (const option of options.toSorted((a, b) => a - b)) this.play(option);
  }

  private nextOrder(pile: number): readonly string[] | undefined {
    return this.orders.get(pile)?.[this.shufflesUsed(pile)]?.order;
  }

  private shuffle(cards: number[], pile: number): void {
    const order = this.nextOrder(pile);
    const planets = pile === PLANET_PILE;
    const extra = without(cards.map(planets ? recordedPlanet : recordedCard), order ?? []);
    if (order === undefined || extra === undefined) {
      if (planets && this.mayWait()) return;
      throw planets ? new Error(this.otherPlanets(cards, order)) : new AsideKeptOut(pile);
    }
    if (extra.length > 0) this.leaveOut(cards, pile, extra);
    const kinds = order.map(planets ? planetOfRecorded : kindOfRecorded);
    cards.splice(0, cards.length, ...kinds.reverse());
    this.used.set(pile, this.shufflesUsed(pile) + 1);
  }

  /** Whether the order of a rebuilt planet deck does not matter yet: no player looks at it now. */
  private mayWait(): boolean {
    return this.state.looking.length === 0 && this.nextOrder(PLANET_PILE) === undefined;
  }

  private otherPlanets(cards: readonly number[], order: readonly string[] | undefined): string {
    const ours = cards.map(recordedPlanet).join();
    return `planet deck: ours ${ours}, recorded ${order?.join() ?? 'none'}`;
  }

  /** Discards `extra`, the cards that are missing from the recorded shuffle. */
  private leaveOut(cards: readonly number[], pile: number, extra: readonly string[]): void {
    if (pile !== PLANET_PILE) {
      if (extra.toSorted().join() !== (this.aside[pile] ?? []).toSorted().join()) {
        throw new AsideKeptOut(pile);
      }
      this.state.players[pile]?.discard.push(...extra.map(kindOfRecorded));
      this.reasons.add(ASIDE);
      return;
    }
    if (this.state.looking.length > 0) throw new Error(this.otherPlanets(cards, undefined));
    this.state.planetDiscard.push(...extra.map(planetOfRecorded));
    this.reasons.add(PLANETS);
  }
}

function isDissent(event: GameEvent): event is Extract<GameEvent, { type: 'dissent' }> {
  return event.type === 'dissent';
}
