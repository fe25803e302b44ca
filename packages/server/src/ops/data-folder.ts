// The data folder: nobody but the server reads what people said and who they are.
import { ConfigError } from '../config.ts';
import { makePrivateFolder } from '../store/private-files.ts';

/** Makes it where it is missing. */
export function makeDataFolder(folder: string): void {
  try {
    makePrivateFolder(folder);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new ConfigError(`--data ${folder}: the folder cannot be used (${code}).`);
  }
}
