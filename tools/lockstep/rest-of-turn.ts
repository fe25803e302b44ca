// Looks ahead in the recording up to the end of the turn.
import { endsTurn } from './turn-facts.ts';
import { LOGISTICS, WELL_OILED_MACHINE } from './ids.ts';
import type { RecordedDecision, RecordedGame, TableState } from './recording.ts';

/** Whether a Well Oiled Machine is used later in the turn, for an additional Role phase. */
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

/** Whether Logistics, bought after a passed Action phase, grants one in the recording. */
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
