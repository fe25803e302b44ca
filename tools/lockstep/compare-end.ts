// Compares the end of our game with the recorded end.
import { type GameState, scoreOf, winnersOf } from '@eminent/engine';
import { unscoredInfluence } from './scenario-ids.ts';
import type { GameFacts } from './game-facts.ts';
import type { ScriptedGame } from './scripted-game.ts';
import type { RecordedGame } from './recording.ts';

/** One line for each difference in the end, shuffles used, points, tie-breaks and winners. */
export function endDifferences(
  table: ScriptedGame,
  { final, setup }: RecordedGame,
  known: GameFacts,
): string[] {
  const { state } = table;
  const lines: string[] = [];
  if (!state.over) lines.push('end: our game goes on');
  if (table.shufflesLeft() > 0) lines.push('end: recorded shuffles are left over');
  const { scenarios = [] } = setup;
  const uncounted = state.players.map(uncountedInTie);
  for (const { player, score: counted, tiebreak } of final.scores) {
    const score = counted + unscoredInfluence(scenarios[player]) - known.excessOf(player);
    const { total, tieBreak } = scoreOf(state, player);
    const tie = tiebreak + (uncounted[player] ?? 0);
    if (total !== score || tieBreak !== tie) {
      lines.push(`end: seat ${player} ours ${total}/${tieBreak}, recorded ${score}/${tie}`);
    }
  }
  const ours = winnersOf(state).join();
  const recorded = [...final.winners].sort((a, b) => a - b).join();
  // Points that the recording never counted, and ignored resources, can change the winner.
  const points = final.scores.every(({ player }) => known.excessOf(player) === 0);
  const isComparable = scenarios.length === 0 && points && uncounted.every((goods) => goods === 0);
  if (ours !== recorded && isComparable)
    lines.push(`end: winners ours ${ours}, recorded ${recorded}`);
  return lines;
}

/** Resources that a recorded tie-break does not count: those on a Biosphere (E12.15). */
function uncountedInTie({ expansion }: GameState['players'][number]): number {
  const slots = [0, 1];
  return slots.filter((slot) => ((expansion.store >> slot) & 1) === 1).length;
}
