// Keeps recorded answers until our engine asks for them: discards, removals, free actions, attacks,
// and an extra Role phase.
import { OPTION } from '@eminent/engine';
import * as answers from './translate-role.ts';
import { addColony } from './colonies.ts';
import type { Deferred, FreeAction } from './corrections.ts';
import { payAsTrade } from './forced-state.ts';
import { sell } from './resources.ts';
import {
  ABUNDANCE,
  COLONY_SHIP,
  DEFENSE_CONTRACT,
  HYPEREFFICIENCY,
  isLateAttack,
  kindOfRecorded,
  SCIENTIFIC_METHOD,
  STREAMLINING,
  THOROUGH_SURVEY,
  WELL_OILED_MACHINE,
} from './ids.ts';
import { attack } from './planet-places.ts';
import { purchase } from './purchases.ts';
import { hasUsed, owns } from './recorded-seat.ts';
import { ENDED, SOLD_AS_TRADE } from './report.ts';
import type { ScriptedGame } from './scripted-game.ts';
import type { Choice, RecordedDecision, TableState } from './recording.ts';

interface LateAttack {
  readonly choice: Choice;
  readonly produces: readonly Choice[] | undefined;
}

/** The decision just played, the next one, and what follows in the turn. */
export interface Ahead {
  readonly played: RecordedDecision;
  readonly next: RecordedDecision | undefined;
  /** Whether a Well Oiled Machine is used later in this turn. */
  readonly role: boolean;
}

export class DelayedAnswers {
  deferred: Deferred | undefined = undefined;
  attacks: readonly LateAttack[] = [];
  /** Whether a Well Oiled Machine was used that our engine has not asked for yet. */
  moreRole = false;
  private readonly table: ScriptedGame;

  constructor(table: ScriptedGame) {
    this.table = table;
  }

  save(): Pick<DelayedAnswers, 'deferred' | 'attacks' | 'moreRole'> {
    return { deferred: this.deferred, attacks: this.attacks, moreRole: this.moreRole };
  }

  restore(saved: ReturnType<DelayedAnswers['save']>): void {
    Object.assign(this, saved);
  }

  /** Uses a permanent, or keeps the decision until our engine asks for it. */
  permanent(decision: RecordedDecision, before: TableState): void {
    const { card } = decision;
    if (card === WELL_OILED_MACHINE) {
      this.moreRole = true;
      this.takeRole();
    } else if (card === DEFENSE_CONTRACT || card === COLONY_SHIP) this.free(decision, before);
    else this.remove(decision, before);
  }

  private takeRole(): boolean {
    if (!this.moreRole || this.table.step !== 'one-more-role') return false;
    this.moreRole = false;
    this.table.play(OPTION.MORE_ROLE);
    return true;
  }

  private free(decision: RecordedDecision, before: TableState): void {
    const { player, after } = decision;
    const [was, is] = [before.players[player], after.players[player]];
    if (was === undefined || is === undefined) throw new Error(`no seat ${player}`);
    if (this.deferred === undefined && this.table.seat === player && this.mayBeFree()) {
      useFreely(this.table, decision);
      const bonus = is.influence - was.influence - SOLD_FOR;
      if (decision.card === DEFENSE_CONTRACT && payAsTrade(this.table.state, player, bonus)) {
        this.table.reasons.add(SOLD_AS_TRADE);
      }
      return;
    }
    const supply = before.influence_supply - after.influence_supply;
    this.defer({
      freeActions: [...(this.deferred?.freeActions ?? []), { decision, was, is, supply }],
    });
  }

  private mayBeFree(): boolean {
    return ['action', 'role', 'discard'].includes(this.table.step);
  }

  private remove(decision: RecordedDecision, before: TableState): void {
    const { choices = [], card, player, after } = decision;
    const kinds = choices
      .filter(({ op }) => op === 'remove')
      .map(({ card: removed }) => kindOfRecorded(removed ?? ''));
    const [was, is] = [before.players[player], after.players[player]];
    this.defer({
      removals: [...(this.deferred?.removals ?? []), ...kinds],
      points: (this.deferred?.points ?? 0) + (was?.score ?? 0) - (is?.score ?? 0),
      streamlining:
        (this.deferred?.streamlining ?? false) ||
        (card === STREAMLINING && !owns(was, HYPEREFFICIENCY)),
    });
  }

  /** Keeps the discard of the leader, which is recorded before the others follow. */
  discard({ cards = [] }: RecordedDecision): void {
    this.defer({ discards: cards.map(kindOfRecorded) });
  }

  private defer(change: Partial<Deferred>): void {
    const { turnNumber } = this.table.state;
    this.deferred = { ...NOTHING_DEFERRED, ...this.deferred, ...change, turnNumber };
  }

  /** Drops empty answers of an earlier turn. Throws if others are left. */
  private forget(): void {
    if (this.deferred?.turnNumber === this.table.state.turnNumber) return;
    const { freeActions = [], removals = [], discards = [] } = this.deferred ?? {};
    if (freeActions.length + removals.length + discards.length > 0)
      throw new Error('put away too late');
    this.deferred = undefined;
  }

  /** Plays a decision caused by a card, such as a purchase. Keeps attacks for later. */
  extra({ card, choices = [] }: RecordedDecision): void {
    const { table } = this;
    if (isLateAttack(card)) {
      const choice = choices.find(({ op }) => op === 'attack');
      if (choice !== undefined) this.attacks = [...this.attacks, { choice, produces: undefined }];
    } else if (card === SCIENTIFIC_METHOD) {
      const bought = choices.find(({ op }) => op === 'research');
      if (bought !== undefined) purchase(table, bought);
      else if (table.step === 'buy-technology') table.play(OPTION.DONE);
    } else if (card === THOROUGH_SURVEY) answers.keepTwo(table, choices);
    else this.abundance(choices);
  }

  private abundance(choices: readonly Choice[]): void {
    const last = this.attacks.at(-1);
    if (last === undefined) answers.abundanceProduces(this.table, choices);
    else this.attacks = [...this.attacks.slice(0, -1), { ...last, produces: choices }];
  }

  /** Answers a question that the recording answered earlier or never asks. False without one. */
  settle({ played, next, role }: Ahead): boolean {
    const { table } = this;
    switch (table.step) {
      case 'produce':
        if (isAbundance(next)) return false;
        answers.abundanceProduces(table, undefined);
        return true;
      case 'buy-technology':
        if (next?.type === 'extra' && next.card === SCIENTIFIC_METHOD) return false;
        this.decline('a purchase', hasStopped(played, table.seat));
        return true;
      case 'attack':
        return !isLateAttack(next?.card) && this.attackLate(next);
      case 'one-more-role':
        if (this.takeRole()) return true;
        if (!role) this.decline('another Role phase', mayTakeRole(played, table.seat));
        return !role;
      default:
        return this.putAway(next);
    }
  }

  /** Declines an option that the recording does not mention. Throws unless that is expected. */
  private decline(what: string, isExpected: boolean): void {
    if (!isExpected) throw new Error(`ours asks for ${what}, the recording does not`);
    this.table.play(OPTION.DONE);
  }

  private attackLate(next: RecordedDecision | undefined): true {
    const { table } = this;
    const [first, ...rest] = this.attacks;
    this.attacks = rest;
    if (first === undefined) {
      this.decline('an attack', next === undefined);
      this.table.reasons.add(ENDED);
      return true;
    }
    attack(table, first.choice);
    if (table.step === 'produce' && !isAbundance(next)) {
      answers.abundanceProduces(table, first.produces);
    }
    return true;
  }

  private putAway(next: RecordedDecision | undefined): boolean {
    const { table } = this;
    this.forget();
    if (this.deferred === undefined || this.removesMore(next) || !this.canPutAway()) return false;
    const { freeActions, removals, discards } = this.deferred;
    this.deferred = undefined;
    for (const { decision } of freeActions) useFreely(table, decision);
    table.playAll(answers.cardOptions(OPTION.REMOVE, removals));
    if (discards !== undefined && table.step === 'discard') answers.discardCards(table, discards);
    return true;
  }

  /** Whether more removals follow. Our engine takes them in ascending order, so all together. */
  private removesMore(next: RecordedDecision | undefined): boolean {
    return next?.type === 'permanent' && next.player === this.table.seat;
  }

  /** Whether our engine takes the kept answers now; discards only in their own step. */
  private canPutAway(): boolean {
    const { step } = this.table;
    if (step === 'discard') return true;
    return (step === 'action' || step === 'role') && this.deferred?.discards === undefined;
  }
}

/** Influence gained when a Defense Contract sells something. */
const SOLD_FOR = 1;

const NOTHING_DEFERRED: Deferred = {
  freeActions: [],
  removals: [],
  discards: undefined,
  points: 0,
  streamlining: false,
  turnNumber: 0,
};

function useFreely(table: ScriptedGame, { card, choices = [] }: FreeAction['decision']): void {
  if (card === DEFENSE_CONTRACT) sell(table, choices[0]);
  else addColony(table, choices[0]);
}

/** Whether a seat led or followed a role and declined to buy. */
function hasStopped({ type, player, choices = [] }: RecordedDecision, seat: number): boolean {
  const isRole = type === 'role' || type === 'follow';
  return isRole && player === seat && choices.some(({ op }) => op === 'stop');
}

/** Whether a seat owns an unused Well Oiled Machine. The recording mentions only those used. */
function mayTakeRole({ after }: RecordedDecision, seat: number): boolean {
  const player = after.players[seat];
  return owns(player, WELL_OILED_MACHINE) && !hasUsed(player, WELL_OILED_MACHINE);
}

export function isAbundance(decision: RecordedDecision | undefined): boolean {
  return decision?.type === 'extra' && decision.card === ABUNDANCE;
}
