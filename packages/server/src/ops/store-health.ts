// Whether the store does its work: what readiness asks, and its figures.
import type { Store } from '../store/index.ts';
import type { Metrics } from './metrics.ts';

/** A deadline that means nothing: to set it is to write, and so to find out whether writing is possible. */
const PROBE = ['-', 'probe'] as const;

/** What keeps the store from writing and reading, or nothing. */
export async function storeTrouble({
  deadlines,
  log,
  isReadOnly,
}: Store): Promise<string | undefined> {
  try {
    if (isReadOnly) {
      await log.read(PROBE[0], 0);
      return undefined;
    }
    await deadlines.set(...PROBE, Number.MAX_SAFE_INTEGER);
    await deadlines.clear(...PROBE);
    return undefined;
  } catch {
    return isReadOnly ? 'nothing can be read' : 'nothing can be written';
  }
}

export function watchStore(metrics: Metrics, { figures }: Store): void {
  metrics.watch('commits', () => figures.commits);
  metrics.watch('log_entries', () => figures.entries);
  metrics.watch('commit_seconds', () => figures.lastCommitMs / 1000);
  metrics.watch('commit_queue', () => figures.waiting);
}
