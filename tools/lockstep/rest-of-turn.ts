// Looks ahead in the recording to the rest of a turn.
import { endsTurn } from './turn-facts.ts';
import { LOGISTICS, WELL_OILED_MACHINE } from './ids.ts';
import type { RecordedDecision, RecordedGame, TableState } from './recording.ts';

/** Whether an additional Role phase is taken later in the turn (Well Oiled Machine). */
export function roleAhead({ decisions }: RecordedGame, i: number): boolean {
  const now = decisions[i];
  if (now === undefined) return false;
  let before = now.after;
  for (const decision of decisions.slice(i + 1)) {
    if (decision.type === 'permanent' && decision.card === WELL_OILED_MACHINE) return true;
    if (endsTurn(before, decision)) return false;
    before = decision.after;
  }
  return false;
}

/** Whether the recorded leader gets an Action by Logistics bought after a passed Action phase. */
export function grantsAction(
  { decisions }: RecordedGame,
  { i, choices = [], after }: RecordedDecision,
  { turn, actions }: TableState,
): boolean {
  if (actions[0] > 0 || !choices.some(({ tech }) => tech === LOGISTICS)) return false;
  let before = after;
  for (const decision of decisions.slice(i + 1)) {
    if (decision.state === 'playerTurnAction' && decision.player === turn) return true;
    if (endsTurn(before, decision)) return false;
    before = decision.after;
  }
  return false;
}
