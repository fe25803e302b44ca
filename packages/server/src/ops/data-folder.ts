// Creates the data folder of the server.
import { ConfigError } from '../config.ts';
import { makePrivateFolder } from '../store/private-files.ts';

/** Creates the folder, readable only by the current user. Throws a ConfigError if that fails. */
export function makeDataFolder(folder: string): void {
  try {
    makePrivateFolder(folder);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new ConfigError(`--data ${folder}: the folder cannot be used (${code}).`);
  }
}
