// The data folder, readable by the server only.
import { ConfigError } from '../config.ts';
import { makePrivateFolder } from '../store/private-files.ts';

/** Creates it if missing. */
export function makeDataFolder(folder: string): void {
  try {
    makePrivateFolder(folder);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new ConfigError(`--data ${folder}: the folder cannot be used (${code}).`);
  }
}
