// What ours is asked later than the recorded leader: cards put away before the others follow, and Mobilization's attack.
import { OPTION } from '@eminent/engine';
import * as answers from './answers.ts';
import type { Deferred } from './corrections.ts';
import {
  ABUNDANCE,
  HYPEREFFICIENCY,
  kindOfRecorded,
  MOBILIZATION_CARD,
  STREAMLINING,
} from './ids.ts';
import type { Table } from './table.ts';
import type { Choice, RecordedDecision, TableState } from './trace.ts';

/** An attack of Mobilization, and what Abundance then produces. */
interface LateAttack {
  readonly planet: string | undefined;
  readonly produces: readonly Choice[] | undefined;
}

export class Postponed {
  deferred: Deferred | undefined = undefined;
  attack: LateAttack | undefined = undefined;
  private readonly table: Table;

  constructor(table: Table) {
    this.table = table;
  }

  /** A mark to come back to. */
  save(): Pick<Postponed, 'deferred' | 'attack'> {
    return { deferred: this.deferred, attack: this.attack };
  }

  restore({ deferred, attack }: ReturnType<Postponed['save']>): void {
    this.deferred = deferred;
    this.attack = attack;
  }

  /** Removals by a permanent. */
  remove(decision: RecordedDecision, before: TableState): void {
    const { choices = [], card, player, after } = decision;
    const kinds = choices
      .filter(({ op }) => op === 'remove')
      .map(({ card: removed }) => kindOfRecorded(removed ?? ''));
    const [was, is] = [before.players[player], after.players[player]];
    const others = was?.permanents.some(({ id }) => id === HYPEREFFICIENCY);
    this.defer({
      trims: [...(this.deferred?.trims ?? []), ...kinds],
      points: (this.deferred?.points ?? 0) + (was?.score ?? 0) - (is?.score ?? 0),
      streamlining: (this.deferred?.streamlining ?? false) || (card === STREAMLINING && !others),
    });
  }

  /** The leader's discard before the others follow. */
  discard({ cards = [] }: RecordedDecision): void {
    this.defer({ discards: cards.map(kindOfRecorded) });
  }

  private defer(change: Partial<Deferred>): void {
    const none: Deferred = { trims: [], discards: undefined, points: 0, streamlining: false };
    this.deferred = { ...none, ...this.deferred, ...change };
  }

  /** Mobilization's attack, or what Abundance produces; ours may be asked for that already. */
  extra({ card, choices = [] }: RecordedDecision): void {
    if (card === MOBILIZATION_CARD) {
      const attack = choices.find(({ op }) => op === 'attack');
      this.attack = attack && { planet: attack.planet, produces: undefined };
    } else if (this.attack === undefined) answers.abundanceProduces(this.table, choices);
    else this.attack = { ...this.attack, produces: choices };
  }

  /** Answers one question that ours asks now and the recorded game has decided before, or never asks; whether there was one. */
  settle(next: RecordedDecision | undefined): boolean {
    const { table } = this;
    if (table.step === 'produce') {
      if (isAbundance(next)) return false;
      answers.abundanceProduces(table, undefined);
      return true;
    }
    if (table.step === 'attack' && next?.card !== MOBILIZATION_CARD) {
      this.attackLate(next);
      return true;
    }
    if (this.deferred === undefined || this.trimsMore(next) || !this.canPutAway()) return false;
    const { trims, discards } = this.deferred;
    this.deferred = undefined;
    table.playAll(answers.cardOptions(OPTION.REMOVE, trims));
    if (discards !== undefined && table.step === 'discard') answers.putAway(table, discards);
    return true;
  }

  private attackLate(next: RecordedDecision | undefined): void {
    const { table, attack } = this;
    this.attack = undefined;
    if (attack?.planet === undefined) return table.play(OPTION.DONE);
    answers.mobilized(table, attack.planet);
    if (table.step === 'produce' && !isAbundance(next)) {
      answers.abundanceProduces(table, attack.produces);
    }
  }

  /** Removals are asked in ascending order, so that several in a row are played together. */
  private trimsMore(next: RecordedDecision | undefined): boolean {
    return next?.type === 'permanent' && next.player === this.table.seat;
  }

  /** Removals are possible wherever the leader is asked; the discard waits for its step. */
  private canPutAway(): boolean {
    const { step } = this.table;
    if (step === 'discard') return true;
    return (step === 'action' || step === 'role') && this.deferred?.discards === undefined;
  }
}

/** Whether a decision is what Abundance produces. */
export function isAbundance(decision: RecordedDecision | undefined): boolean {
  return decision?.type === 'extra' && decision.card === ABUNDANCE;
}
