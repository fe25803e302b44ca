// The idempotency key with which this browser creates a guest user. All tabs share it, so that
// simultaneous or repeated requests create only one guest.
import { fields } from '@eminent/protocol';
import { guestKey as schema } from '@eminent/protocol/online';
import { localStore } from '../storage/storage.ts';
import { randomHex } from './deal-note.ts';

const STORAGE_KEY = 'guest';
const storedSchema = fields({ key: schema });

/** Returns the guest key of this browser. Creates and stores one if there is none. */
export function guestKey(): string {
  const known = localStore.read(STORAGE_KEY, storedSchema)?.key;
  if (known !== undefined) return known;
  const key = randomHex();
  localStore.write(STORAGE_KEY, { key });
  return key;
}

/** Removes the key. Call it once the browser has a user, so that the next guest gets a new key. */
export function forgetGuestKey(): void {
  localStore.remove(STORAGE_KEY);
}
