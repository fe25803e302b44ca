// CPU priority of worker threads.
import { constants, setPriority } from 'node:os';

/**
 * Lowers the CPU priority of the calling thread. Does nothing but on Linux, because other systems
 * would change the priority of the whole process.
 */
export function lowerThreadPriority(): void {
  try {
    if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Without permission, the thread keeps the normal priority.
  }
}
