// Loaded before a program that another one started (node --import): the program ends when that other one is gone.
import { isMainThread } from 'node:worker_threads';

const parent = process.ppid;
const EVERY_MS = 500;
const GRACE_MS = 5000;

/** A process without its parent gets another; on Windows it keeps the number of the dead one. */
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
