// CPU usage of a process and its children, where /proc is available.
import { globSync, readFileSync } from 'node:fs';

/** Milliseconds per clock tick in /proc. */
const TICK_MS = 10;
/** Fields of /proc/PID/stat after the name: user and system time, own and of ended children. */
const TIMES = [11, 12, 13, 14];

/** Returns the ids of the child processes; none if the system does not report them. */
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
    // The process has ended. Its parent now counts its time.
    return 0;
  }
}

/** CPU milliseconds of a process and its descendants; 0 if the system does not report them. */
export function cpuMsOf(pid: number): number {
  return ownTicks(pid) * TICK_MS + childrenOf(pid).reduce((sum, one) => sum + cpuMsOf(one), 0);
}
