// Decides what the server does at a table on its own: moves of bots, answers that are known in
// advance, and the effects of expired deadlines.
import {
  defaultOption,
  formatOption,
  type GameState,
  hasNoChoice,
  STEP_NAMES,
} from '@eminent/engine';
import { DEFAULT_OPPONENT } from '@eminent/bots';
import { CORRESPONDENCE_SECONDS } from '@eminent/protocol/online';
import type { Answerer, EntryOf } from './entries.ts';
import type { TableState } from './table-state.ts';
import { answersInPerson } from './seat.ts';

/** Time until a proposal expires. Live games: decision time below CORRESPONDENCE_SECONDS. */
const LIVE_PROPOSAL_MS = 2 * 60_000;
const PROPOSAL_MS = 3 * 24 * 3600_000;
/** A table is closed this long after its creation if the game has not started. */
const GATHERING_MS = 14 * 24 * 3600_000;

export type AutomaticAction =
  | { readonly kind: 'think'; readonly seat: number; readonly bot: string }
  /** The answer is known. `hidden`: it is given after a random delay, as if by a person. */
  | { readonly kind: 'answer'; readonly entry: EntryOf<'answered'>; readonly hidden: boolean };

/** The next action; undefined on hold, without a question, or if a person must answer. */
export function nextAction(tableState: TableState): AutomaticAction | undefined {
  const { deciding } = tableState;
  if (deciding === undefined || tableState.held) return undefined;
  const seat = tableState.seatAt(deciding);
  if (!answersInPerson(seat)) {
    return { kind: 'think', seat: deciding, bot: seat.bot ?? DEFAULT_OPPONENT };
  }
  const entry = readyAnswer(tableState, deciding);
  const hidden = tableState.setup.hideHesitation;
  return entry === undefined ? undefined : { kind: 'answer', entry, hidden };
}

/** The answer that is prepared, or a dissent that needs no input; undefined if there is none. */
function readyAnswer(tableState: TableState, deciding: number): EntryOf<'answered'> | undefined {
  const { game } = tableState;
  if (game === undefined) return undefined;
  const { prepared, order } = tableState.seatAt(deciding);
  const [next] = prepared;
  if (next !== undefined && game.check(deciding, game.question, next.tokens, next.finish).ok) {
    return answerBy(tableState, 'prepared', next.tokens, next.finish);
  }
  const step = STEP_NAMES[game.state.frames.at(-1)?.step ?? -1];
  if (step !== 'follow-or-dissent') return undefined;
  const dissents = order === 'dissent-always' || order === 'dissent-this-turn';
  const isUnable = hasNoChoice(game.state);
  if (dissents || (isUnable && order === 'dissent-when-unable')) {
    return answerBy(tableState, 'order', [defaultAnswer(game.state)], false);
  }
  // A player who cannot follow must say so, unless the setup hides hesitation.
  if (!isUnable || !tableState.setup.hideHesitation) return undefined;
  return answerBy(tableState, 'unable', [defaultAnswer(game.state)], false);
}

function defaultAnswer(state: GameState): string {
  return formatOption(state, defaultOption(state));
}

function answerBy(
  tableState: TableState,
  by: Answerer,
  tokens: readonly string[],
  finish: boolean,
): EntryOf<'answered'> | undefined {
  const { deciding: seat, question } = tableState;
  if (seat === undefined || question === undefined) return undefined;
  return { type: 'answered', seat, by, question, tokens, finish };
}

/** When a gathering table closes, a proposal expires or a clock runs out; undefined if never. */
export function nextDeadline(tableState: TableState): number | undefined {
  if (tableState.phase === 'gathering')
    return tableState.outages.after(tableState.createdAt, GATHERING_MS);
  if (tableState.phase === 'over') return undefined;
  if (tableState.proposal !== undefined)
    return tableState.outages.after(tableState.proposedAt, proposalDurationOf(tableState));
  return tableState.clock.deadline;
}

function proposalDurationOf({ clock: { clock } }: TableState): number {
  return clock.kind === 'timed' && clock.decision < CORRESPONDENCE_SECONDS
    ? LIVE_PROPOSAL_MS
    : PROPOSAL_MS;
}

/** The entry for an expired deadline, if any. All outages up to `now` must be known. */
export function overdue(
  tableState: TableState,
  now: number,
): EntryOf<'closed' | 'lapsed' | 'answered' | 'took-over'> | undefined {
  const deadline = nextDeadline(tableState);
  if (deadline === undefined || now < deadline) return undefined;
  if (tableState.phase === 'gathering') return { type: 'closed' };
  if (tableState.proposal !== undefined)
    return { type: 'lapsed', proposal: tableState.proposal.id };
  const { game, deciding, setup } = tableState;
  if (game === undefined || deciding === undefined) return undefined;
  if (setup.late === 'bot') return { type: 'took-over', seat: deciding, why: 'late' };
  return answerBy(tableState, 'late', [defaultAnswer(game.state)], false);
}
