// Whether somebody has played online on this device: only then the home screen asks the server who it is.
import { localStore } from '../storage/storage.ts';

export const KNOWN_BEFORE = 'online';

export function hasPlayedOnline(): boolean {
  return localStore.text(KNOWN_BEFORE) !== undefined;
}
