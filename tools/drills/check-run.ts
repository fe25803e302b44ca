// Final checks of a cluster drill: tables continue, nodes agree, and the history fits the logs.
import { setTimeout as sleep } from 'node:timers/promises';
import { gameText } from '../online/scripted-player.ts';
import type { Workload } from './workload.ts';
import { type ClientEvent, illegalHistories } from './history-checker.ts';
import { readLogs } from './postgres-logs.ts';
import { until } from './timeouts.ts';
import type { Cluster } from './cluster.ts';

const LAST_MS = 2000;

export interface RunResult {
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  readonly stuck: number;
  /** Tables whose history could not come from any legal sequence. */
  readonly illegalHistories: number;
  /** Games that two nodes, or one player before and after a reconnect, showed differently. */
  readonly different: number;
}

async function stuckTables(workload: Workload, cluster: Cluster, tables: number): Promise<number> {
  const stuck = await workload.stuck(() => cluster.port(() => 0), tables);
  for (const { table, players } of stuck) {
    console.error(`${table} is stuck: ${players.map((one) => one.stateText).join('; ')}`);
  }
  return stuck.length;
}

/** Shows every player their table through each node in turn. Counts the views that differ. */
async function differentBetweenNodes(workload: Workload, cluster: Cluster): Promise<number> {
  workload.rest();
  await sleep(LAST_MS);
  const texts = new Map<string, Set<string>>();
  for (const { server } of cluster.nodes) {
    workload.connect(server.port);
    // oxlint-disable-next-line no-await-in-loop
    await until(() => workload.away === 0);
    for (const { shown, setup } of workload.players()) {
      if (shown === undefined) continue;
      const key = `${setup.guest.name} ${shown.seq}`;
      const seen = texts.get(key) ?? new Set();
      texts.set(key, seen.add(gameText(shown)));
    }
  }
  return [...texts.values()].filter(({ size }) => size > 1).length;
}

/** Runs the final checks after all faults are repaired. Closes the workload. */
export async function checkRun(
  workload: Workload,
  cluster: Cluster,
  history: readonly ClientEvent[],
  tablesToPlay: number,
): Promise<RunResult> {
  const stuck = await stuckTables(workload, cluster, tablesToPlay);
  const different = await differentBetweenNodes(workload, cluster);
  workload.close();
  const tables = workload.tables.map(({ table }) => table);
  const illegal = illegalHistories(history, await readLogs(cluster.postgres.url(), tables));
  for (const { table, sentence } of illegal) console.error(`${table}: ${sentence}`);
  const count = (pattern: RegExp) => illegal.filter((one) => pattern.test(one.sentence)).length;
  return {
    acknowledged: workload.acknowledged,
    lost: count(/acknowledged and is not in the log/),
    doubled: count(/in the log twice/),
    stuck,
    illegalHistories: new Set(illegal.map(({ table }) => table)).size,
    different: different + workload.different,
  };
}

export function hasFaults({ stuck, illegalHistories, different }: RunResult): boolean {
  return stuck + illegalHistories + different > 0;
}
