// The random key with which this browser requests a guest user. All tabs share it, so that
// simultaneous or repeated requests create only one guest.
import { fields } from '@eminent/protocol';
import { guestKey as schema } from '@eminent/protocol/online';
import { localStore } from '../storage/storage.ts';
import { newWords } from './deal-note.ts';

const STORAGE_KEY = 'guest';
const stored = fields({ key: schema });

/** The guest key of this browser. Creates and stores a key if no tab has stored one. */
export function guestKey(): string {
  const known = localStore.read(STORAGE_KEY, stored)?.key;
  if (known !== undefined) return known;
  const key = newWords();
  localStore.write(STORAGE_KEY, { key });
  return key;
}

/** Removes the key once the browser has a user; the next guest gets a new one. */
export function forgetGuestKey(): void {
  localStore.remove(STORAGE_KEY);
}
