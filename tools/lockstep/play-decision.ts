// Plays recorded decisions with our engine one by one (docs/lockstep.md).
import { OPTION } from '@eminent/engine';
import * as actions from './translate-action.ts';
import * as answers from './translate-role.ts';
import { grantsAction, roleAhead } from './rest-of-turn.ts';
import type { TurnFacts } from './turn-facts.ts';
import { mendFleet, placeShips, withColonizeSymbol } from './forced-state.ts';
import {
  DIVERSE_MARKETS,
  GENETIC_ENGINEERING,
  kindOfRecorded,
  SPECIALIZATION,
  SPECIALIZED_PRODUCTION,
  THOROUGH_SURVEY,
} from './ids.ts';
import { without } from './multiset.ts';
import { isAbundance, DelayedAnswers } from './delayed-answers.ts';
import { isFleet } from './recorded-seat.ts';
import {
  ASIDE,
  BETTER_FLEET,
  COLONIZE_SYMBOL,
  EARLIER,
  LOGISTICS_BOUGHT,
  NO_EFFECT,
} from './report.ts';
import { AsideKeptOut, ScriptedGame } from './scripted-game.ts';
import type { RecordedDecision, RecordedGame, TableState } from './recording.ts';

export class RecordedPlay {
  readonly table: ScriptedGame;
  readonly delayed: DelayedAnswers;
  readonly reasons = new Set<string>();
  /** Indexes of decisions that were already played, because our game asked for them earlier. */
  answered = new Set<number>();
  private readonly captured = new Set<string>();
  private readonly game: RecordedGame;

  constructor(game: RecordedGame) {
    this.game = game;
    this.table = new ScriptedGame(game);
    this.delayed = new DelayedAnswers(this.table);
  }

  /** Plays a decision, without the cards aside if a recorded shuffle lacks them. */
  play(decision: RecordedDecision, before: TableState, facts: TurnFacts): void {
    this.reasons.clear();
    this.table.aside = facts.done;
    const marks = [this.table.save(), this.delayed.save(), new Set(this.answered)] as const;
    try {
      this.playDecision(decision, before, facts);
    } catch (error) {
      if (!(error instanceof AsideKeptOut)) throw error;
      this.table.restore(marks[0]);
      this.delayed.restore(marks[1]);
      this.answered = marks[2];
      this.playWithout(facts.done[error.seat] ?? [], error, () =>
        this.playDecision(decision, before, facts),
      );
    }
  }

  private playWithout(aside: readonly string[], error: AsideKeptOut, play: () => void): void {
    const { table } = this;
    const player = table.state.players[error.seat];
    const kinds = aside.map(kindOfRecorded);
    const within = without(player?.discard ?? [], kinds);
    if (player === undefined || within === undefined || aside.length === 0) throw error;
    const { leader, turnNumber } = table.state;
    player.discard = within;
    table.aside = [];
    play();
    // At the end of a turn, cards that were aside are part of every pile again.
    if (table.state.turnNumber !== turnNumber && error.seat === leader) throw error;
    table.state.players[error.seat]?.discard.push(...kinds);
    this.reasons.add(ASIDE);
  }

  private playDecision(decision: RecordedDecision, before: TableState, facts: TurnFacts): void {
    this.table.reasons.clear();
    this.openStep(decision);
    this.answer(decision, before, facts);
    const next = this.game.decisions[decision.i + 1];
    const role = roleAhead(this.game, decision.i);
    while (this.delayed.settle({ played: decision, next, role })) continue;
    for (const reason of this.table.reasons) this.reasons.add(reason);
    this.noteCaptured(decision, before);
    const { state } = this.table;
    for (const reason of placeShips(state, decision.after, this.captured)) {
      this.reasons.add(reason);
    }
  }

  private noteCaptured({ player, choices = [] }: RecordedDecision, before: TableState): void {
    for (const { op, planet = '' } of choices) {
      const own = before.players[player]?.planets.some(({ id }) => id === planet);
      if (op === 'attack' && own === false) this.captured.add(planet);
    }
  }

  /** Ends a pending removal if the recorded decision does not continue it. */
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
        return this.action(decision, before, facts);
      case 'action2':
        return actions.secondHalf(table, decision);
      case 'skip_action':
        if (table.isAt('action', decision.player)) table.play(OPTION.DONE);
        return;
      case 'role_first':
        return table.play(OPTION.ROLE_FIRST);
      case 'permanent':
        return this.delayed.permanent(decision, before);
      case 'role':
        return this.lead(decision, before);
      case 'follow':
        return this.asRecorded(decision, () => answers.follow(table, decision, before));
      case 'dissent':
        return this.dissent(decision);
      case 'pick':
        return answers.keep(table, decision);
      case 'extra':
        return this.delayed.extra(decision);
      case 'wait':
        return;
      case 'early_discard':
        return this.delayed.discard(decision);
      case 'discard':
        return this.discard(decision);
      default:
        throw new Error(`unknown decision type ${decision.type}`);
    }
  }

  private action(decision: RecordedDecision, before: TableState, facts: TurnFacts): void {
    this.countFromNow(decision, facts);
    if (actions.hasEffect(this.table, decision)) {
      actions.action(this.table, decision, before, () => this.abundance(decision.i));
      return;
    }
    actions.withoutEffect(this.table, decision);
    this.reasons.add(NO_EFFECT);
  }

  /** Forgets resources from before the card was played, as the recording does (RULES TURN). */
  private countFromNow({ card }: RecordedDecision, facts: TurnFacts): void {
    const { turn } = this.table.state;
    const trades = card === DIVERSE_MARKETS || card === SPECIALIZATION;
    if (trades && facts.traded.length > 0) turn.traded = turn.traded.map(() => 0);
    else if (card === GENETIC_ENGINEERING && facts.produced.length > 0) turn.produced = 0;
    else if (card === SPECIALIZED_PRODUCTION && facts.made.length > 0) {
      turn.expansion = { ...turn.expansion, made: turn.expansion.made.map(() => 0) };
    } else return;
    this.reasons.add(EARLIER);
  }

  private lead(decision: RecordedDecision, before: TableState): void {
    if (grantsAction(this.game, decision, before)) {
      this.table.grantActionPhase();
      this.reasons.add(LOGISTICS_BOUGHT);
    }
    this.asRecorded(decision, () => answers.lead(this.table, decision, before));
  }

  /** Leads or follows. First adapts our state where recorded rules for cards and fleets differ. */
  private asRecorded(decision: RecordedDecision, play: () => void): void {
    const { boost = [], role, player, choices = [], i } = decision;
    const { state } = this.table;
    const improves = choices.some(({ tech = '' }) => isFleet(tech));
    if (improves && state.players[player]?.expansion.fleet === BROKEN) {
      mendFleet(state, player);
      this.reasons.add(BETTER_FLEET);
    }
    if (role === 'C' && boost.includes(SPECIALIZED_PRODUCTION)) {
      withColonizeSymbol(state, player, play);
      this.reasons.add(COLONIZE_SYMBOL);
    } else play();
    const next = this.game.decisions[i + 1];
    const kept = next?.card === THOROUGH_SURVEY && this.table.step !== 'keep-planet';
    if (kept && next !== undefined) this.answered.add(next.i);
  }

  private dissent(decision: RecordedDecision): void {
    const at = this.table.dissented.indexOf(decision.player);
    if (at >= 0) this.table.dissented.splice(at, 1);
    else this.table.play(OPTION.DISSENT);
  }

  private discard(decision: RecordedDecision): void {
    if (!this.table.isAt('discard', decision.player)) {
      if ((decision.cards ?? []).length > 0) throw new Error('our discard is not due');
      return;
    }
    answers.discardCards(this.table, (decision.cards ?? []).map(kindOfRecorded));
  }

  /** Plays the production of Abundance that our engine asks for between two parts of an Action. */
  private abundance(i: number): void {
    if (this.table.step !== 'produce') return;
    const next = this.game.decisions
      .slice(i + 1, i + 3)
      .find((one) => isAbundance(one) && !this.answered.has(one.i));
    if (next !== undefined) this.answered.add(next.i);
    answers.abundanceProduces(this.table, next?.choices);
  }
}

/** Side of a fleet tile that a Natural Order turned back. */
const BROKEN = 3;
