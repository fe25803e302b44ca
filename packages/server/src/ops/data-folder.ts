// Creates the data folder, which only the user who runs the server may read.
import { ConfigError } from '../config.ts';
import { makePrivateFolder } from '../store/private-files.ts';

/** Creates the folder if it is missing. Throws a ConfigError if it cannot be used. */
export function makeDataFolder(folder: string): void {
  try {
    makePrivateFolder(folder);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new ConfigError(`--data ${folder}: the folder cannot be used (${code}).`);
  }
}
