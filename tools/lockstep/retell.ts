// Plays recorded decisions with our engine, and keeps what ours is asked later than the recorded one (docs/lockstep.md).
import { OPTION } from '@eminent/engine';
import * as answers from './answers.ts';
import type { Deferred } from './corrections.ts';
import type { TurnFacts } from './facts.ts';
import {
  ABUNDANCE,
  DIVERSE_MARKETS,
  GENETIC_ENGINEERING,
  HYPEREFFICIENCY,
  kindOfRecorded,
  LOGISTICS,
  MOBILIZATION_CARD,
  SPECIALIZATION,
  STREAMLINING,
} from './ids.ts';
import { ASIDE, EARLIER, LOGISTICS_BOUGHT, NO_EFFECT } from './report.ts';
import { AsideKeptOut, Table } from './table.ts';
import type { Choice, RecordedDecision, RecordedGame, TableState } from './trace.ts';

/** An attack of Mobilization that ours makes later, and what Abundance then produces. */
interface LateAttack {
  readonly planet: string | undefined;
  readonly produces: readonly Choice[] | undefined;
}

export class Retelling {
  readonly table: Table;
  deferred: Deferred | undefined = undefined;
  attack: LateAttack | undefined = undefined;
  /** Known differences met in the decision played last. */
  readonly reasons = new Set<string>();
  private readonly game: RecordedGame;
  private answered = new Set<number>();

  constructor(game: RecordedGame) {
    this.game = game;
    this.table = new Table(game);
  }

  /** Plays a decision; where a recorded pile lacks the cards aside, once more with those cards out of reach. */
  play(decision: RecordedDecision, before: TableState, facts: TurnFacts): void {
    this.reasons.clear();
    this.table.aside = facts.done;
    const mark = { ...this.table.save(), deferred: this.deferred, attack: this.attack };
    const answered = new Set(this.answered);
    try {
      this.playDecision(decision, before, facts);
    } catch (error) {
      if (!(error instanceof AsideKeptOut)) throw error;
      this.table.restore(mark);
      this.deferred = mark.deferred;
      this.attack = mark.attack;
      this.answered = answered;
      this.playWithout(facts.done[error.seat] ?? [], error, () =>
        this.playDecision(decision, before, facts),
      );
    }
  }

  private playWithout(aside: readonly string[], error: AsideKeptOut, play: () => void): void {
    const { table } = this;
    const player = table.state.players[error.seat];
    if (player === undefined || aside.length === 0) throw error;
    const kinds = aside.map(kindOfRecorded);
    const turn = table.state.turnNumber;
    for (const kind of kinds) player.discard.splice(player.discard.indexOf(kind), 1);
    table.aside = [];
    play();
    if (table.state.turnNumber !== turn) throw error;
    table.state.players[error.seat]?.discard.push(...kinds);
    this.reasons.add(ASIDE);
  }

  private playDecision(decision: RecordedDecision, before: TableState, facts: TurnFacts): void {
    this.table.met.clear();
    this.openStep(decision);
    this.answer(decision, before, facts);
    this.settleOpen(decision);
    for (const reason of this.table.met) this.reasons.add(reason);
  }

  /** A removal that was recorded as not taken. */
  private openStep(decision: RecordedDecision): void {
    const { table } = this;
    if (decision.type !== 'action2' && table.isAt('remove', decision.player)) {
      table.play(OPTION.DONE);
    }
  }

  private answer(decision: RecordedDecision, before: TableState, facts: TurnFacts): void {
    const { table } = this;
    if (this.answered.has(decision.i)) return;
    switch (decision.type) {
      case 'action':
        return this.action(decision, facts);
      case 'action2':
        return answers.secondHalf(table, decision);
      case 'skip_action':
        if (table.isAt('action', decision.player)) table.play(OPTION.DONE);
        return;
      case 'role_first':
        return table.play(OPTION.ROLE_FIRST);
      case 'permanent':
        return this.permanent(decision, before);
      case 'role':
        return this.lead(decision, before);
      case 'follow':
        return answers.follow(table, decision);
      case 'dissent':
        return this.dissent(decision);
      case 'pick':
        return answers.keep(table, decision);
      case 'extra':
        return this.extra(decision);
      case 'wait':
        return;
      case 'early_discard':
        return this.defer({ discards: (decision.cards ?? []).map(kindOfRecorded) });
      case 'discard':
        return this.discard(decision);
      default:
        throw new Error(`unknown decision type ${decision.type}`);
    }
  }

  private action(decision: RecordedDecision, facts: TurnFacts): void {
    this.countFromNow(decision, facts);
    if (answers.hasEffect(this.table, decision)) {
      answers.action(this.table, decision, () => this.abundance(decision.i));
      return;
    }
    answers.withoutEffect(this.table, decision);
    this.reasons.add(NO_EFFECT);
  }

  /** Recorded cards that pay for this turn's goods count from when they are played, ours the whole turn (RULES TURN). */
  private countFromNow({ card }: RecordedDecision, facts: TurnFacts): void {
    const { turn } = this.table.state;
    const trades = card === DIVERSE_MARKETS || card === SPECIALIZATION;
    if (trades && facts.traded.length > 0) turn.traded = turn.traded.map(() => 0);
    else if (card === GENETIC_ENGINEERING && facts.produced.length > 0) turn.produced = 0;
    else return;
    this.reasons.add(EARLIER);
  }

  private lead(decision: RecordedDecision, before: TableState): void {
    if (grantsAction(this.game, decision, before)) {
      this.table.grantActionPhase();
      this.reasons.add(LOGISTICS_BOUGHT);
    }
    answers.lead(this.table, decision);
  }

  private permanent(
    { choices = [], card, player, after }: RecordedDecision,
    before: TableState,
  ): void {
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

  private defer(change: Partial<Deferred>): void {
    const none: Deferred = { trims: [], discards: undefined, points: 0, streamlining: false };
    this.deferred = { ...none, ...this.deferred, ...change };
  }

  private playAll(options: readonly number[]): void {
    for (const option of options) this.table.play(option);
  }

  private dissent(decision: RecordedDecision): void {
    const at = this.table.dissented.indexOf(decision.player);
    if (at >= 0) this.table.dissented.splice(at, 1);
    else this.table.play(OPTION.DISSENT);
  }

  private extra({ card, choices = [] }: RecordedDecision): void {
    if (card === MOBILIZATION_CARD) {
      const attack = choices.find(({ op }) => op === 'attack');
      this.attack = attack && { planet: attack.planet, produces: undefined };
    } else if (this.attack === undefined) answers.abundanceProduces(this.table, choices);
    else this.attack = { ...this.attack, produces: choices };
  }

  private discard(decision: RecordedDecision): void {
    if (!this.table.isAt('discard', decision.player)) {
      if ((decision.cards ?? []).length > 0) throw new Error('our discard is not due');
      return;
    }
    this.putAway((decision.cards ?? []).map(kindOfRecorded));
  }

  private putAway(kinds: readonly number[]): void {
    const { seat } = this.table;
    this.playAll(answers.cardOptions(OPTION.DISCARD, kinds));
    if (this.table.isAt('discard', seat)) this.table.play(OPTION.DONE);
  }

  /** Abundance between two parts of an Action. */
  private abundance(i: number): void {
    if (this.table.step !== 'produce') return;
    const next = this.game.decisions
      .slice(i + 1, i + 3)
      .find((one) => isAbundance(one) && !this.answered.has(one.i));
    if (next !== undefined) this.answered.add(next.i);
    answers.abundanceProduces(this.table, next?.choices);
  }

  /** Answers what our engine asks now and the recorded one has decided before, or never asks. */
  private settleOpen(decision: RecordedDecision): void {
    const next = this.game.decisions[decision.i + 1];
    while (this.settleOne(next)) continue;
  }

  private settleOne(next: RecordedDecision | undefined): boolean {
    const { table } = this;
    if (table.step === 'produce') {
      if (isAbundance(next)) return false;
      answers.abundanceProduces(table, undefined);
      return true;
    }
    if (table.step === 'attack' && next?.card !== MOBILIZATION_CARD) {
      this.attackLate();
      return true;
    }
    if (this.deferred === undefined || this.trimsMore(next) || !this.canPutAway()) return false;
    const { trims, discards } = this.deferred;
    this.deferred = undefined;
    this.playAll(answers.cardOptions(OPTION.REMOVE, trims));
    if (discards !== undefined && table.step === 'discard') this.putAway(discards);
    return true;
  }

  private attackLate(): void {
    const { table, attack } = this;
    this.attack = undefined;
    if (attack?.planet === undefined) return table.play(OPTION.DONE);
    answers.mobilized(table, attack.planet);
    if (table.step === 'produce') answers.abundanceProduces(table, attack.produces);
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

function isAbundance(decision: RecordedDecision | undefined): boolean {
  return decision?.type === 'extra' && decision.card === ABUNDANCE;
}

/** Logistics is bought after a passed Action phase, and the recorded leader is asked for an Action all the same. */
function grantsAction(
  { decisions }: RecordedGame,
  { i, choices = [] }: RecordedDecision,
  { turn, actions }: TableState,
): boolean {
  if (actions[0] > 0 || !choices.some(({ tech }) => tech === LOGISTICS)) return false;
  const over = decisions.findIndex(({ after }, at) => at >= i && after.turn !== turn);
  const later = decisions.slice(i + 1, over < 0 ? undefined : over + 1);
  return later.some(({ state, player }) => state === 'playerTurnAction' && player === turn);
}
