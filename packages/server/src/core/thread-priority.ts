// Lowers the CPU priority of worker threads with long computations.
import { constants, setPriority } from 'node:os';

/**
 * Lowers the priority of the calling thread, so that it does not slow down the event loop. Does
 * nothing except on Linux, because other systems would change the priority of the whole process.
 */
export function lowerThreadPriority(): void {
  try {
    if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Without permission, the thread keeps the normal priority.
  }
}
