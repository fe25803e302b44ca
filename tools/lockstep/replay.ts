// Repeats a recorded game decision by decision and compares the states; known deviations are named (docs/lockstep.md).
import { type GameState, OPTION, PLANET_PILE } from '@eminent/engine';
import * as answers from './answers.ts';
import { differences } from './compare.ts';
import { endDifferences } from './end.ts';
import { kindOfRecorded, recordedCard, recordedPlanet } from './ids.ts';
import { without } from './multiset.ts';
import { type Deferred, paidAhead } from './project.ts';
import {
  count,
  type GameReport,
  ASIDE,
  AUTOMATIC,
  EARLY,
  EMPTY_HAND,
  END_LATER,
  MOBILIZATION,
  NO_EFFECT,
  PAID,
  PLANETS,
} from './report.ts';
import { AsideKeptOut, pileOf, Table } from './table.ts';
import type { RecordedDecision, RecordedGame, TableState } from './trace.ts';

/** Repeats one game. `meddle` may change our state after a decision: for the comparator's own tests. */
export function replay(
  game: RecordedGame,
  meddle?: (state: GameState, i: number) => void,
): GameReport {
  return new Replay(game, meddle).run();
}

class Replay {
  private readonly game: RecordedGame;
  private readonly meddle: ((state: GameState, i: number) => void) | undefined;
  private readonly table: Table;
  private readonly report: GameReport;
  private readonly answered = new Set<number>();
  private readonly shufflesDue = new Map<number, number>();
  private deferred: Deferred | undefined = undefined;
  private mobilization: string | undefined = undefined;
  private reasons: string[] = [];
  private last: TableState;

  constructor(game: RecordedGame, meddle: ((state: GameState, i: number) => void) | undefined) {
    this.game = game;
    this.meddle = meddle;
    this.table = new Table(game);
    this.last = game.initial;
    this.report = {
      id: game.id,
      decisions: game.decisions.length,
      full: 0,
      normalised: new Map(),
      skipped: new Map(),
      unexplained: differences(this.table.state, game.initial).map((line) => `setup: ${line}`),
    };
  }

  run(): GameReport {
    for (const decision of this.game.decisions) {
      if (this.report.unexplained.length > 0) return this.report;
      try {
        this.step(decision);
      } catch (error) {
        this.complain(decision, error instanceof Error ? error.message : String(error));
      }
    }
    if (this.report.unexplained.length === 0) {
      this.report.unexplained.push(...endDifferences(this.table, this.game));
    }
    return this.report;
  }

  private complain(decision: RecordedDecision, what: string): void {
    const { i, type, card = '' } = decision;
    this.report.unexplained.push(`decision ${i} (${type} ${card}): ${what}`);
  }

  private step(decision: RecordedDecision): void {
    this.reasons = [];
    const rebuilt = this.table.rebuiltEarly;
    for (const { loc } of decision.shuffles ?? []) {
      this.shufflesDue.set(pileOf(loc), (this.shufflesDue.get(pileOf(loc)) ?? 0) + 1);
    }
    this.playWithDeviationNine(decision);
    if (this.table.rebuiltEarly > rebuilt) this.reasons.push(PLANETS);
    this.meddle?.(this.table.state, decision.i);
    this.compare(decision);
    this.last = decision.after;
  }

  /** Plays the decision; where a reshuffle shows it to be due, once more with the recorded aside cards out of reach. */
  private playWithDeviationNine(decision: RecordedDecision): void {
    const mark = this.table.save();
    const deferred = structuredClone(this.deferred);
    const { mobilization } = this;
    const answered = new Set(this.answered);
    try {
      this.playDecision(decision);
      return;
    } catch (error) {
      if (!(error instanceof AsideKeptOut)) throw error;
      this.table.restore(mark);
      this.deferred = deferred;
      this.mobilization = mobilization;
      this.answered.clear();
      for (const i of answered) this.answered.add(i);
      this.playWithAside(decision, error);
    }
  }

  private playWithAside(decision: RecordedDecision, error: AsideKeptOut): void {
    const player = this.table.state.players[error.seat];
    const recorded = this.last.players[error.seat]?.discard ?? [];
    const aside = without(player?.discard.map(recordedCard) ?? [], recorded);
    if (player === undefined || aside === undefined || aside.length === 0) throw error;
    const asideKinds = aside.map(kindOfRecorded);
    const turn = this.table.state.turnNumber;
    player.discard = recorded.map(kindOfRecorded);
    this.playDecision(decision);
    if (this.table.state.turnNumber !== turn) throw error;
    this.table.state.players[error.seat]?.discard.push(...asideKinds);
    this.reasons.push(ASIDE);
  }

  private playDecision(decision: RecordedDecision): void {
    this.openStep(decision);
    this.answer(decision);
    this.settleOpen(decision);
  }

  /** A removal that was recorded as not taken. */
  private openStep(decision: RecordedDecision): void {
    const { table } = this;
    if (decision.type !== 'action2' && table.isAt('remove', decision.player)) {
      table.play(OPTION.DONE);
    }
  }

  private answer(decision: RecordedDecision): void {
    const { table } = this;
    if (this.answered.has(decision.i)) return;
    switch (decision.type) {
      case 'action':
        return this.action(decision);
      case 'action2':
        return answers.secondHalf(table, decision);
      case 'skip_action':
        if (table.isAt('action', decision.player)) table.play(OPTION.DONE);
        return;
      case 'role_first':
        return table.play(OPTION.ROLE_FIRST);
      case 'permanent':
        return this.permanent(decision);
      case 'role':
        return answers.lead(table, decision);
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
        this.deferred = {
          trims: this.deferred?.trims ?? [],
          discards: (decision.cards ?? []).map(kindOfRecorded),
        };
        return;
      case 'discard':
        return this.discard(decision);
      default:
        throw new Error(`unknown decision type ${decision.type}`);
    }
  }

  private action(decision: RecordedDecision): void {
    if (answers.hasEffect(this.table, decision)) {
      answers.action(this.table, decision, () => this.abundance(decision.i));
      return;
    }
    answers.withoutEffect(this.table, decision);
    this.reasons.push(NO_EFFECT);
  }

  private permanent(decision: RecordedDecision): void {
    const kinds = (decision.choices ?? [])
      .filter(({ op }) => op === 'remove')
      .map(({ card }) => kindOfRecorded(card ?? ''));
    this.deferred = { trims: [...(this.deferred?.trims ?? []), ...kinds], discards: undefined };
  }

  private playAll(options: readonly number[]): void {
    for (const option of options) this.table.play(option);
  }

  private dissent(decision: RecordedDecision): void {
    const at = this.table.dissented.indexOf(decision.player);
    if (at >= 0) this.table.dissented.splice(at, 1);
    else this.table.play(OPTION.DISSENT);
  }

  private extra(decision: RecordedDecision): void {
    if (decision.card !== 'card_tech_2_81') {
      return answers.abundanceProduces(this.table, decision.choices ?? []);
    }
    const attack = decision.choices?.find(({ op }) => op === 'attack');
    this.mobilization = attack?.planet;
  }

  private discard(decision: RecordedDecision): void {
    if (!this.table.isAt('discard', decision.player)) {
      if ((decision.cards ?? []).length > 0) throw new Error('our discard is not due');
      return;
    }
    const kinds = (decision.cards ?? []).map(kindOfRecorded);
    this.putAway(kinds);
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
      .find(({ type, card, i: at }) => isAbundance(type, card) && !this.answered.has(at));
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
      if (next !== undefined && isAbundance(next.type, next.card)) return false;
      answers.abundanceProduces(table, undefined);
      return true;
    }
    if (table.step === 'attack' && next?.card !== 'card_tech_2_81') {
      if (this.mobilization === undefined) table.play(OPTION.DONE);
      else answers.mobilized(table, this.mobilization);
      this.mobilization = undefined;
      return true;
    }
    if (this.deferred !== undefined && !this.trimsMore(next) && this.canPutAway()) {
      const { trims, discards } = this.deferred;
      this.deferred = undefined;
      this.playAll(answers.cardOptions(OPTION.REMOVE, trims));
      if (discards !== undefined && table.step === 'discard') this.putAway(discards);
      return true;
    }
    return false;
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

  private compare(decision: RecordedDecision): void {
    const { state } = this.table;
    const { after } = decision;
    if (state.leader === after.turn && paidAhead(state) > 0) this.reasons.push(PAID);
    if (this.deferred !== undefined) this.reasons.push(EARLY);
    const lines = differences(state, after, this.deferred);
    if (this.rebuildDue(after)) {
      this.reasons.push(PLANETS);
      dropZones(lines, ['planet_deck:', 'planet_discard:']);
    } else lines.push(...this.shuffleDifferences());
    if (after.state === 'playerTurnRoleExtra') {
      if (dropZones(lines, ['end_triggered: ours 1'])) this.reasons.push(END_LATER);
    }
    if (lines.length > 0) this.explain(decision, lines);
    else if (this.reasons.length === 0) this.report.full++;
    else count(this.report.normalised, this.reasons.join('; '));
  }

  /** Deviation 11 in mid-survey: the recorded new deck is exactly our planet discard, to be shuffled after the survey. */
  private rebuildDue(after: TableState): boolean {
    const { planetDeck, planetDiscard, looking } = this.table.state;
    if (looking.length === 0 || planetDeck.length > 0 || after.planet_deck.length === 0) {
      return false;
    }
    const ours = planetDiscard.map(recordedPlanet);
    return after.planet_discard.length === 0 && without(ours, after.planet_deck)?.length === 0;
  }

  private shuffleDifferences(): string[] {
    const piles = [PLANET_PILE, ...this.game.setup.decks.keys()];
    return piles.flatMap((pile) => {
      const [ours, recorded] = [this.table.shufflesUsed(pile), this.shufflesDue.get(pile) ?? 0];
      return ours === recorded
        ? []
        : [`shuffles of pile ${pile}: ours ${ours}, recorded ${recorded}`];
    });
  }

  private explain(decision: RecordedDecision, lines: readonly string[]): void {
    const reason = this.knownReason(decision.after);
    if (reason !== undefined) count(this.report.skipped, reason);
    else this.complain(decision, lines.join('\n    '));
  }

  private knownReason(after: TableState): string | undefined {
    if (this.mobilization !== undefined) return MOBILIZATION;
    if (this.table.dissented.length > 0) return AUTOMATIC;
    const handEmpty = after.players[after.turn]?.hand.length === 0;
    const needless = ['playerTurnDiscard', 'playerTurnAction'].includes(after.state);
    return needless && handEmpty ? EMPTY_HAND : undefined;
  }
}

function isAbundance(type: string, card: string | null | undefined): boolean {
  return type === 'extra' && card === 'card_tech_2_95';
}

/** Takes out the lines of some zones; whether there were any. */
function dropZones(lines: string[], zones: readonly string[]): boolean {
  const before = lines.length;
  const kept = lines.filter((line) => !zones.some((zone) => line.startsWith(zone)));
  lines.splice(0, before, ...kept);
  return kept.length < before;
}
