// Final check of a cluster drill: every table continues, all nodes show the same games, and the
// history fits the logs.
import { gameText } from '../online/scripted-player.ts';
import type { Workload } from './workload.ts';
import { type ClientEvent, illegalHistories } from './history-checker.ts';
import { readLogs } from './postgres-logs.ts';
import { sleep, until } from './timeouts.ts';
import type { Cluster } from './cluster.ts';

/** Time to wait for replies to earlier messages. */
const LAST_MS = 2000;

export interface RunResult {
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  readonly stuck: number;
  /** Tables whose history could not come from any legal sequence. */
  readonly illegalHistories: number;
  /** Games that two nodes showed differently. */
  readonly different: number;
}

/** The number of tables without any progress. */
async function stuckTables(crowd: Workload, place: Cluster, tables: number): Promise<number> {
  const stuck = await crowd.stuck(() => place.port(() => 0), tables);
  for (const { table, players } of stuck) {
    console.error(`${table} is stuck: ${players.map((one) => one.stateText).join('; ')}`);
  }
  return stuck.length;
}

/** Shows every table to its players through each node in turn, and counts games that differ. */
async function differentBetweenNodes(crowd: Workload, place: Cluster): Promise<number> {
  crowd.rest();
  await sleep(LAST_MS);
  const texts = new Map<string, Set<string>>();
  for (const { server } of place.nodes) {
    crowd.connect(server.port);
    // oxlint-disable-next-line no-await-in-loop
    await until(() => crowd.away === 0);
    for (const { shown, setup } of crowd.players()) {
      if (shown === undefined) continue;
      const key = `${setup.visitor.name} ${shown.seq}`;
      const seen = texts.get(key) ?? new Set();
      texts.set(key, seen.add(gameText(shown)));
    }
  }
  return [...texts.values()].filter(({ size }) => size > 1).length;
}

/** Called after all faults are over. No more answers are given afterwards. */
export async function checkRun(
  crowd: Workload,
  place: Cluster,
  history: readonly ClientEvent[],
  tablesToPlay: number,
): Promise<RunResult> {
  const stuck = await stuckTables(crowd, place, tablesToPlay);
  const different = await differentBetweenNodes(crowd, place);
  crowd.close();
  const tables = crowd.tables.map(({ table }) => table);
  const illegal = illegalHistories(history, await readLogs(place.postgres.url(), tables));
  for (const { table, sentence } of illegal) console.error(`${table}: ${sentence}`);
  const count = (pattern: RegExp) => illegal.filter((one) => pattern.test(one.sentence)).length;
  return {
    acknowledged: crowd.acknowledged,
    lost: count(/acknowledged and is not in the log/),
    doubled: count(/in the log twice/),
    stuck,
    illegalHistories: new Set(illegal.map(({ table }) => table)).size,
    different: different + crowd.different,
  };
}

export function hasFaults({ stuck, illegalHistories, different }: RunResult): boolean {
  return stuck + illegalHistories + different > 0;
}
