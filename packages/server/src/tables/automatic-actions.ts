// What the server does at a table without being asked: bots, what was prepared or ordered, and answers where there is no choice.
import {
  defaultOption,
  formatOption,
  type GameState,
  hasNoChoice,
  STEP_NAMES,
} from '@eminent/engine';
import { USUAL_OPPONENT } from '@eminent/bots';
import type { Answerer, EntryOf } from './entries.ts';
import type { LiveTable } from './table-state.ts';
import { isPlayed } from './seat.ts';

/** Proposals that nobody answers count no more after this: two minutes at a live table, three days otherwise. */
const LAPSE_LIVE_MS = 2 * 60_000;
const LAPSE_MS = 3 * 24 * 3600_000;
const LIVE_SECONDS = 3600;
/** A table that nobody sits down at is closed. */
const GATHERING_MS = 14 * 24 * 3600_000;

/** The next thing that happens by itself, and to which question it belongs. */
export type Act =
  /** A bot thinks about the open question. */
  | { readonly kind: 'think'; readonly seat: number; readonly bot: string }
  /** The answer is known already. */
  | { readonly kind: 'answer'; readonly entry: EntryOf<'answered'>; readonly hidden: boolean };

export function nextAct(live: LiveTable): Act | undefined {
  const { deciding } = live;
  if (deciding === undefined || live.held) return undefined;
  const seat = live.seatAt(deciding);
  if (!isPlayed(seat)) {
    return { kind: 'think', seat: deciding, bot: seat.bot ?? USUAL_OPPONENT };
  }
  const entry = readyAnswer(live, deciding);
  const hidden = live.setup.hideHesitation;
  return entry === undefined ? undefined : { kind: 'answer', entry, hidden };
}

function readyAnswer(live: LiveTable, deciding: number): EntryOf<'answered'> | undefined {
  const { game } = live;
  if (game === undefined) return undefined;
  const { prepared, order } = live.seatAt(deciding);
  const [next] = prepared;
  if (next !== undefined && game.check(deciding, game.question, next.tokens, next.finish).ok) {
    return answerBy(live, 'prepared', next.tokens, next.finish);
  }
  const step = STEP_NAMES[game.state.frames.at(-1)?.step ?? -1];
  if (step !== 'follow-or-dissent') return undefined;
  const dissents = order === 'dissent-always' || order === 'dissent-this-turn';
  const isUnable = hasNoChoice(game.state);
  if (dissents || (isUnable && order === 'dissent-when-unable')) {
    return answerBy(live, 'order', [usualAnswer(game.state)], false);
  }
  // Where hesitation is private, who cannot choose is not asked to hurry.
  if (!isUnable || !live.setup.hideHesitation) return undefined;
  return answerBy(live, 'unable', [usualAnswer(game.state)], false);
}

/** The most cautious answer; to whether to follow, it is to dissent. */
function usualAnswer(state: GameState): string {
  return formatOption(state, defaultOption(state));
}

function answerBy(
  live: LiveTable,
  by: Answerer,
  tokens: readonly string[],
  finish: boolean,
): EntryOf<'answered'> | undefined {
  const { deciding: seat, question } = live;
  if (seat === undefined || question === undefined) return undefined;
  return { type: 'answered', seat, by, question, tokens, finish };
}

/** When something must happen although nobody does anything, and which entry it is then. */
export function nextDeadline(live: LiveTable): number | undefined {
  if (live.phase === 'gathering') return live.outages.after(live.createdAt, GATHERING_MS);
  if (live.phase === 'over') return undefined;
  if (live.proposal !== undefined) return live.outages.after(live.proposedAt, lapseOf(live));
  return live.clock.deadline;
}

function lapseOf({ clock: { clock } }: LiveTable): number {
  return clock.kind === 'timed' && clock.decision < LIVE_SECONDS ? LAPSE_LIVE_MS : LAPSE_MS;
}

/** What a deadline that has passed comes to. Up to `now` all outages must be known. */
export function overdue(
  live: LiveTable,
  now: number,
): EntryOf<'closed' | 'lapsed' | 'answered' | 'took-over'> | undefined {
  const deadline = nextDeadline(live);
  if (deadline === undefined || now < deadline) return undefined;
  if (live.phase === 'gathering') return { type: 'closed' };
  if (live.proposal !== undefined) return { type: 'lapsed', proposal: live.proposal.id };
  const { game, deciding, setup } = live;
  if (game === undefined || deciding === undefined) return undefined;
  if (setup.late === 'bot') return { type: 'took-over', seat: deciding, why: 'late' };
  return answerBy(live, 'late', [usualAnswer(game.state)], false);
}
