// Creates files and folders that only their owner may read: the data contains chat, accounts and
// keys.
import {
  chmodSync,
  closeSync,
  mkdirSync,
  openSync,
  statSync,
  writeFileSync,
  type PathLike,
} from 'node:fs';
import { dirname } from 'node:path';

const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;

/** Windows has no such permissions. */
function chmod(path: PathLike, mode: number): void {
  if (process.platform !== 'win32') chmodSync(path, mode);
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

/**
 * Creates a private folder and its parents, if missing. Node's option `recursive` loops forever in
 * file systems such as /proc.
 */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  try {
    mkdirSync(folder, PRIVATE_FOLDER);
  } catch (error) {
    // Another process may have created the folder meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || !isFolder(folder)) throw error;
  }
}

/** Creates a folder if it is missing, and makes it private in any case. */
export function makePrivateFolder(folder: string): void {
  makeFolder(folder);
  chmod(folder, PRIVATE_FOLDER);
}

/** Creates a file and its folder if they are missing, and makes the file private in any case. */
export function makePrivateFile(file: string): void {
  makeFolder(dirname(file));
  closeSync(openSync(file, 'a', PRIVATE_FILE));
  chmod(file, PRIVATE_FILE);
}

/** Writes or replaces a file, and makes it private. */
export function writePrivateFile(file: string, text: string): void {
  writeFileSync(file, text, { mode: PRIVATE_FILE });
  chmod(file, PRIVATE_FILE);
}
