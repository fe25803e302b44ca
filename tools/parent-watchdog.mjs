// Preloaded into child programs (node --import): ends the program when its parent is gone.
import { isMainThread } from 'node:worker_threads';

const parent = process.ppid;
const EVERY_MS = 500;
const GRACE_MS = 5000;

/** Whether the parent has ended. Its end changes `ppid`, except on Windows. */
function isOrphan() {
  if (process.ppid !== parent) return true;
  if (process.platform !== 'win32') return false;
  try {
    return !process.kill(parent, 0);
  } catch {
    return true;
  }
}

function check() {
  if (!isOrphan()) return;
  clearInterval(timer);
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), GRACE_MS).unref();
  process.kill(process.pid, 'SIGTERM');
}

const timer = isMainThread ? setInterval(check, EVERY_MS).unref() : undefined;
