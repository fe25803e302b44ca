// Replays a recorded game and compares our state with the recorded one after each decision
// (docs/lockstep.md).
import { type GameState, PLANET_PILE } from '@eminent/engine';
import * as corrections from './corrections.ts';
import { differences, type TableDraft } from './comparable-table.ts';
import { endDifferences } from './compare-end.ts';
import * as escalation from './corrections-escalation.ts';
import { expectation } from './expected-table.ts';
import { TurnFacts } from './turn-facts.ts';
import { GameFacts } from './game-facts.ts';
import * as held from './delayed-attacks.ts';
import { isLateAttack } from './ids.ts';
import { readOurs } from './engine-table.ts';
import {
  AUTOMATIC,
  count,
  EARLY,
  END_LATER,
  ESPIONAGE,
  type GameReport,
  LOGISTICS_BOUGHT,
  MOBILIZATION,
  MORE_ROLE,
  NOT_ASKED,
  OVERSIGHT,
  PAID,
  PLANETS,
  PLANETS_LEFT,
  skip,
  USED_PLANETS,
} from './report.ts';
import { roleAhead } from './rest-of-turn.ts';
import { RecordedPlay } from './play-decision.ts';
import { type Waiting, whereOursWaits } from './sync-point.ts';
import type { RecordedDecision, RecordedGame, TableState } from './recording.ts';

/** Changes our state after decision `i`, for tests. */
export type ChangeState = (state: GameState, i: number) => void;

/** Replays a game up to the first unknown difference. */
export function replay(game: RecordedGame, changeState?: ChangeState): GameReport {
  return new Replay(game, changeState).run();
}

class Replay {
  private readonly game: RecordedGame;
  private readonly changeState: ChangeState | undefined;
  private readonly recordedPlay: RecordedPlay;
  private readonly report: GameReport;
  private facts: TurnFacts;
  private readonly known: GameFacts;
  private held: held.AttackChanges | undefined = undefined;
  private last: TableState;
  private readonly stacks: readonly string[];

  constructor(game: RecordedGame, changeState: ChangeState | undefined) {
    this.game = game;
    this.changeState = changeState;
    this.recordedPlay = new RecordedPlay(game);
    this.facts = new TurnFacts(game.players);
    this.known = new GameFacts(game.players);
    this.last = game.initial;
    this.stacks = Object.keys(game.initial.stacks).filter(
      (name) => game.initial.stacks[name] !== 0,
    );
    const expected = expectation(game.initial, this.facts);
    this.report = {
      id: game.id,
      decisions: game.decisions.length,
      full: 0,
      normalized: new Map(),
      skipped: 0,
      skips: [],
      unexplained: differences(this.ours(), expected).map((line) => `setup: ${line}`),
    };
  }

  run(): GameReport {
    const { unexplained } = this.report;
    for (const decision of this.game.decisions) {
      if (unexplained.length > 0) return this.report;
      try {
        this.step(decision);
      } catch (error) {
        this.complain(decision, error instanceof Error ? error.message : String(error));
      }
    }
    if (unexplained.length > 0) return this.report;
    unexplained.push(...endDifferences(this.recordedPlay.table, this.game, this.known));
    return this.report;
  }

  private ours(): TableDraft {
    const { state, actionsPlayed } = this.recordedPlay.table;
    return readOurs(state, actionsPlayed);
  }

  private complain({ i, type, card }: RecordedDecision, what: string): void {
    this.report.unexplained.push(`decision ${i} (${type} ${card ?? ''}): ${what}`);
  }

  private step(decision: RecordedDecision): void {
    const { recordedPlay, last } = this;
    const facts = this.facts.after(last, decision);
    const attacked = recordedPlay.delayed.attacks.length;
    recordedPlay.play(decision, last, this.facts);
    this.known.note(last, decision);
    const { attacks } = recordedPlay.delayed;
    if (attacks.length === 0) this.held = undefined;
    else if (attacks.length > attacked) {
      this.held = held.addAttackChanges(last, decision, expectation(last, this.facts), this.held);
    }
    if (recordedPlay.reasons.has(LOGISTICS_BOUGHT)) facts.grant();
    this.facts = facts;
    this.changeState?.(recordedPlay.table.state, decision.i);
    this.compare(decision);
    this.last = decision.after;
  }

  private compare(decision: RecordedDecision): void {
    const { answered, reasons, table } = this.recordedPlay;
    const ours = this.ours();
    const { dissented, step } = table;
    const wait = whereOursWaits(this.game, decision, this.facts, { dissented, answered, step });
    for (const reason of wait.reasons) reasons.add(reason);
    const { expected, skipped, shuffles } = this.expected(wait, ours);
    const lines = [...differences(ours, expected), ...this.shuffleDifferences(wait.at, shuffles)];
    const rest = lines.filter((line) => !skipped.some((zone) => line.startsWith(`${zone}:`)));
    if (rest.length > 0) this.complain(decision, rest.join('\n    '));
    else if (lines.length > 0) this.skip(lines, decision.i);
    else if (reasons.size === 0) this.report.full++;
    else count(this.report.normalized, [...reasons].join('; '));
  }

  private skip(lines: readonly string[], i: number): void {
    this.report.skipped++;
    for (const line of lines) skip(this.report.skips, AUTOMATIC, line.split(':')[0] ?? line, i);
  }

  private expected({ at, facts, dissented }: Waiting, ours: TableDraft): Expected {
    const { delayed, reasons, table } = this.recordedPlay;
    facts.roleAhead = roleAhead(this.game, at.i);
    facts.roleLater = delayed.moreRole;
    const expected = expectation(at.after, facts);
    const note = (reason: string, found: boolean): boolean => {
      if (found) reasons.add(reason);
      return found;
    };
    note(ESPIONAGE, this.known.correct(expected));
    note(OVERSIGHT, escalation.countInUse(expected, at.after));
    note(EARLY, corrections.putBack(expected, delayed.deferred));
    note(MOBILIZATION, held.takeBackAttack(expected, this.held));
    const short = corrections.dissentAhead(expected, dissented, asksForAttack(at.after));
    note(AUTOMATIC, dissented.length > 0);
    note(PAID, corrections.payAhead(expected));
    note(MORE_ROLE, facts.roleLater || expected.phase === 'one-more-role');
    note(USED_PLANETS, escalation.countUsedPlanets(expected));
    note(NOT_ASKED, escalation.askForNothing(expected, ours));
    note(END_LATER, corrections.noteEnd(expected, this.stacks, stacksToEnd(this.game)));
    note(LOGISTICS_BOUGHT, facts.granted && at.after.state === 'playerTurnAction');
    const later = note(PLANETS, corrections.rebuildLater(expected, at));
    const atOnce = note(PLANETS_LEFT, corrections.rebuildAtOnce(expected, ours));
    return {
      expected,
      skipped: short.flatMap((seat) => [
        ...['hand', 'deck', 'discard'].map((zone) => `players[${seat}].${zone}`),
        `shuffles of pile ${seat}`,
      ]),
      shuffles: later
        ? -1
        : Number(atOnce && table.ordersOf(PLANET_PILE) > table.ordersDue(PLANET_PILE, at.i)),
    };
  }

  /** Compares the numbers of shuffles. `planets` is by how many our planet deck is ahead. */
  private shuffleDifferences({ i }: RecordedDecision, planets: number): string[] {
    const { table } = this.recordedPlay;
    const lines: string[] = [];
    for (const pile of [PLANET_PILE, ...this.game.setup.decks.keys()]) {
      const due = table.ordersDue(pile, i) + (pile === PLANET_PILE ? planets : 0);
      const used = table.shufflesUsed(pile);
      if (used !== due) lines.push(`shuffles of pile ${pile}: ours ${used}, recorded ${due}`);
    }
    return lines;
  }
}

interface Expected {
  readonly expected: TableDraft;
  readonly skipped: readonly string[];
  /** Number of planet deck shuffles that our game is ahead. */
  readonly shuffles: number;
}

function asksForAttack({ state, pending }: TableState): boolean {
  return state === 'playerTurnRoleExtra' && isLateAttack(pending[0]?.card);
}

/** Empty stacks that end the game: two in the extended game or from four players on. */
function stacksToEnd({ players, options }: RecordedGame): number {
  return options.extended3 || players > 3 ? 2 : 1;
}
