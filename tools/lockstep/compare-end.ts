// Compares the final state of our game with the recorded one.
import { type GameState, scoreOf, winnersOf } from '@eminent/engine';
import { unscoredInfluence } from './scenario-ids.ts';
import type { GameFacts } from './game-facts.ts';
import type { ScriptedGame } from './scripted-game.ts';
import type { RecordedGame } from './recording.ts';

/** Compares shuffles, points, tie-breaks and winners. One line per difference. */
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
  // The recorded winners may be wrong if points or resources were not counted.
  const points = final.scores.every(({ player }) => known.excessOf(player) === 0);
  const isComparable = scenarios.length === 0 && points && uncounted.every((goods) => goods === 0);
  if (ours !== recorded && isComparable)
    lines.push(`end: winners ours ${ours}, recorded ${recorded}`);
  return lines;
}

/** Number of resources on a Biosphere, which a recorded tie-break does not count (E12.15). */
function uncountedInTie({ expansion }: GameState['players'][number]): number {
  const slots = [0, 1];
  return slots.filter((slot) => ((expansion.store >> slot) & 1) === 1).length;
}
