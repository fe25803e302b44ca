// Starts a bot worker process.
import { createLog } from '../telemetry/logging.ts';
import type { LogLevel } from '../config.ts';
import type { RunningWorker } from '../cluster/bot-worker.ts';

export type { RunningWorker } from '../cluster/bot-worker.ts';

export async function startWorker(deps: {
  readonly redis: string;
  readonly threads: number;
  readonly logLevel?: LogLevel;
}): Promise<RunningWorker> {
  const { startWorker: start } = await import('../cluster/bot-worker.ts');
  return start({ ...deps, log: createLog(deps.logLevel ?? 'info') });
}
