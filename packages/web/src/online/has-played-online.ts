// Whether this device was used to play online. Only then the home screen asks the server who the
// user is.
import { localStore } from '../storage/storage.ts';

export const KNOWN_BEFORE = 'online';

export function hasPlayedOnline(): boolean {
  return localStore.text(KNOWN_BEFORE) !== undefined;
}
