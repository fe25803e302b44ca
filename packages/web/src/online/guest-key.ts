// The guest key of a browser, chosen before it becomes a guest and shared by all tabs. Simultaneous
// or repeated requests create the same guest.
import { fields } from '@eminent/protocol';
import { guestKey as schema } from '@eminent/protocol/online';
import { localStore } from '../storage/storage.ts';
import { newWords } from './deal-note.ts';

const PLACE = 'guest';
const kept = fields({ key: schema });

/** The guest key of this browser, which another tab may just have stored. */
export function guestKey(): string {
  const known = localStore.read(PLACE, kept)?.key;
  if (known !== undefined) return known;
  const key = newWords();
  localStore.write(PLACE, { key });
  return key;
}

/** Removes the key once the browser has a user; the next guest gets a new one. */
export function forgetGuestKey(): void {
  localStore.remove(PLACE);
}
