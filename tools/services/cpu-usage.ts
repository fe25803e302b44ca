// What a program and those that it has started took of the processor, where the system tells.
import { globSync, readFileSync } from 'node:fs';

/** Parts of a second in which Linux counts. */
const TICK_MS = 10;
/** Of /proc/PID/stat after the name: own time for itself and for the system, then the same of what it started and has ended. */
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
    // It has ended meanwhile, and its parent counts it.
    return 0;
  }
}

/** Milliseconds of the processor; 0 where the system does not say. */
export function cpuMsOf(pid: number): number {
  return ownTicks(pid) * TICK_MS + childrenOf(pid).reduce((sum, one) => sum + cpuMsOf(one), 0);
}
