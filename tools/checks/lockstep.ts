// Replays recorded games of another implementation and compares every state. Usage: node
// tools/checks/lockstep.ts [FOLDER]
import { basename, join } from 'node:path';
import { isDeep } from '../test-depth.ts';
import { replay } from '../lockstep/replay.ts';
import type { GameReport } from '../lockstep/report.ts';
import { gameFiles, readGame } from '../lockstep/recording.ts';
import { inRoot, root } from '../paths.ts';
import { finishCheck } from '../testing/check-counter.ts';

/** Folder with additional games: the argument, or in a deep run one beside the checkout. */
const more = process.argv[2] ?? (isDeep ? join(root, '../shared/traces') : undefined);
const folders = [
  inRoot('tools/lockstep/games'),
  ...(more === undefined ? [] : [more, join(more, 'scenarios'), join(more, 'escalation')]),
];
/** Game files by name. A game that is in several folders is replayed once. */
const files = new Map(folders.flatMap(gameFiles).map((file) => [basename(file), file]));
print([...files.values()].map((file) => replay(readGame(file))));

function print(reports: readonly GameReport[]): void {
  for (const { id, unexplained } of reports) {
    if (unexplained.length > 0) console.log(`${id}: ${unexplained.join('\n  ')}`);
  }
  const decisions = sum(reports.map((report) => report.decisions));
  const full = sum(reports.map((report) => report.full));
  const normalized = merged(reports.map((report) => report.normalized));
  const skipped = sum(reports.map((report) => report.skipped));
  for (const [reason, n] of normalized) console.log(`  normalized ${n}: ${reason}`);
  for (const { id, skips } of reports) {
    for (const { zone, reason, first, last } of skips) {
      console.log(`  skipped ${id} ${zone}, decisions ${first} to ${last}: ${reason}`);
    }
  }
  const failed = reports.filter(({ unexplained }) => unexplained.length > 0).length;
  console.log(
    `${reports.length} games, ${decisions} decisions, ${full} compared in full, ` +
      `${sum([...normalized.values()])} with normalization, ${skipped} skipped in part, ` +
      `${failed} games with unexplained differences`,
  );
  finishCheck(reports.length - failed, failed);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

function merged(maps: readonly ReadonlyMap<string, number>[]): Map<string, number> {
  const all = new Map<string, number>();
  for (const map of maps) for (const [key, n] of map) all.set(key, (all.get(key) ?? 0) + n);
  return all;
}
