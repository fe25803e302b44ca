// How a finished game of ours differs from the recorded end.
import { scoreOf, winnersOf } from '@eminent/engine';
import type { Table } from './table.ts';
import type { RecordedGame } from './trace.ts';

/** One line for every difference: the game over, all shuffles used, points, tie-breaks, winners. */
export function endDifferences(table: Table, { final }: RecordedGame): string[] {
  const { state } = table;
  const lines: string[] = [];
  if (!state.over) lines.push('end: our game goes on');
  if (table.shufflesLeft() > 0) lines.push('end: recorded shuffles are left over');
  for (const { player, score, tiebreak } of final.scores) {
    const { total, tieBreak } = scoreOf(state, player);
    if (total !== score || tieBreak !== tiebreak) {
      lines.push(`end: seat ${player} ours ${total}/${tieBreak}, recorded ${score}/${tiebreak}`);
    }
  }
  const ours = winnersOf(state).join();
  const recorded = [...final.winners].sort((a, b) => a - b).join();
  if (ours !== recorded) lines.push(`end: winners ours ${ours}, recorded ${recorded}`);
  return lines;
}
