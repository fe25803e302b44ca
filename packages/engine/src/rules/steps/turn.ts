// A turn from its first phase to the next turn, and the end of the game (RULES 2, 5).
import { winnersOf } from '../../queries/score.ts';
import { type GameState, push, TurnMemory } from '../../state/state.ts';
import { NOT_ENDING } from '../../model/end-cause.ts';
import { begin, neverAsks } from './step.ts';

/** `at` is the number of phases started. */
export const turnStep = neverAsks('turn', (state, frame) => {
  const phase = state.turn.phases[frame.at];
  frame.at++;
  if (phase === undefined) endTurn(state);
  else push(state, phase, frame.seat);
  return true;
});

export function startTurn(state: GameState, seat: number): void {
  state.leader = seat;
  state.turnNumber++;
  state.turn = new TurnMemory();
  state.turn.phases = state.rules.phases;
  begin(state, turnStep, seat);
  state.log?.push({ type: 'turn', seat, number: state.turnNumber });
}

/** Starts the next turn or ends the game. A round ends before the turn of seat 0. */
function endTurn(state: GameState): void {
  state.frames.pop();
  const next = (state.leader + 1) % state.players.length;
  if (state.inLogisticsTurn) finish(state);
  else if (state.ending === NOT_ENDING) startTurn(state, next);
  else if (!state.rules.finishesRound) finish(state);
  else if (next !== 0) startTurn(state, next);
  else if (state.rules.extraRound && !state.inExtraRound) {
    state.inExtraRound = true;
    state.log?.push({ type: 'extra-round' });
    startTurn(state, next);
  } else lastTurns(state);
}

/** The owner of Logistics takes one more turn (errata text, RULES LOG). */
function lastTurns(state: GameState): void {
  const owner = state.players.findIndex((player) => player.abilities.extraTurn);
  if (owner < 0) {
    finish(state);
    return;
  }
  state.inLogisticsTurn = true;
  state.log?.push({ type: 'logistics-turn', seat: owner });
  startTurn(state, owner);
}

function finish(state: GameState): void {
  state.over = true;
  state.turn = new TurnMemory();
  state.log?.push({ type: 'game-over', winners: winnersOf(state) });
}
