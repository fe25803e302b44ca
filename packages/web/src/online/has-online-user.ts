// Whether a guest or an account is signed in on this device. If not, the home screen sends no
// requests.
import { localStore } from '../storage/storage.ts';

/** The storage key under which the user's name is stored while a user is signed in. */
export const ONLINE_USER = 'online';

export function hasOnlineUser(): boolean {
  return localStore.text(ONLINE_USER) !== undefined;
}
