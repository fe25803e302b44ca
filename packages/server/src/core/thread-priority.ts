// Lowers the priority of worker threads that compute for long.
import { constants, setPriority } from 'node:os';

/**
 * Lowers the priority of the calling thread, so that it does not slow down the event loop. Only on
 * Linux; on other systems this would affect the whole process.
 */
export function lowerThreadPriority(): void {
  try {
    if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Without permission, the thread keeps the normal priority.
  }
}
