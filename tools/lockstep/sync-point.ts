// Our game skips some questions that the recording asks. Finds the recorded decision after which
// both wait for the same answer.
import type { TurnFacts } from './turn-facts.ts';
import { SCIENTIFIC_METHOD, THOROUGH_SURVEY } from './ids.ts';
import { ABUNDANCE_BETWEEN, AUTOMATIC, EMPTY_HAND, KEPT, NOTHING_TO_BUY } from './report.ts';
import type { RecordedDecision, RecordedGame, TableState } from './recording.ts';

export interface Waiting {
  readonly at: RecordedDecision;
  readonly facts: TurnFacts;
  /** Seats that dissented in our game without being asked, but not yet in the recording. */
  readonly dissented: readonly number[];
  /** Known differences that caused the skipped questions. */
  readonly reasons: readonly string[];
}

export interface Ours {
  readonly dissented: readonly number[];
  readonly answered: ReadonlySet<number>;
  readonly step: string;
}

/** Skips recorded decisions that our game does not ask for or has already answered. */
export function whereOursWaits(
  game: RecordedGame,
  decision: RecordedDecision,
  known: TurnFacts,
  { dissented: seats, answered, step }: Ours,
): Waiting {
  const dissented = [...seats];
  const reasons: string[] = [];
  let [at, facts] = [decision, known];
  for (;;) {
    const next = game.decisions[at.i + 1];
    const reason =
      next && (answered.has(next.i) ? early(next) : needless(at.after, next, dissented, step));
    if (next === undefined || reason === undefined) return { at, facts, dissented, reasons };
    reasons.push(reason);
    if (next.type === 'dissent') dissented.splice(dissented.indexOf(next.player), 1);
    facts = facts.after(at.after, next);
    at = next;
  }
}

function early({ card }: RecordedDecision): string {
  return card === THOROUGH_SURVEY ? KEPT : ABUNDANCE_BETWEEN;
}

/** Returns why our engine skips the next recorded question; undefined if it asks. */
function needless(
  { state, players, turn, role }: TableState,
  { type, player, card, choices = [] }: RecordedDecision,
  dissented: readonly number[],
  step: string,
): string | undefined {
  if (type === 'extra' && card === SCIENTIFIC_METHOD && step !== 'buy-technology') {
    return choices.some(({ op }) => op === 'skip_research') ? NOTHING_TO_BUY : undefined;
  }
  if (type === 'dissent' && dissented.includes(player)) return AUTOMATIC;
  const waits = type === 'wait' && dissented.includes((turn + 1) % players.length);
  if (waits) return AUTOMATIC;
  const question = state === 'playerTurnDiscard' || (state === 'playerTurnAction' && role !== null);
  const idle = type === 'skip_action' || type === 'discard';
  const answeredLater = step === 'discard' && type === 'discard';
  const empty = players[turn]?.hand.length === 0;
  return question && idle && empty && !answeredLater ? EMPTY_HAND : undefined;
}
