// CPU usage of a process and its children, where /proc is available.
import { globSync, readFileSync } from 'node:fs';

/** Parts of a second in which Linux counts. */
const TICK_MS = 10;
/** Fields of /proc/PID/stat after the name: own user and system time, then the same of ended children. */
const TIMES = [11, 12, 13, 14];

/** Processes that a process has started; none where the system does not say. */
export function childrenOf(pid: number): number[] {
  return globSync(`/proc/${pid}/task/*/children`).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split(' ')
      .filter((text) => text !== '')
      .map(Number),
  );
}

function ownTicks(pid: number): number {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return TIMES.reduce((sum, at) => sum + Number(fields[at]), 0);
  } catch {
    // The process has ended, so its parent counts its time.
    return 0;
  }
}

/** Milliseconds of the processor; 0 where the system does not say. */
export function cpuMsOf(pid: number): number {
  return ownTicks(pid) * TICK_MS + childrenOf(pid).reduce((sum, one) => sum + cpuMsOf(one), 0);
}
