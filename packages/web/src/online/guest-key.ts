// What a browser thinks up before it becomes a guest, for all its tabs: those that do so at once become the same one, and whoever asks
// again because no answer came does, too.
import { fields } from '@eminent/protocol';
import { guestKey as schema } from '@eminent/protocol/online';
import { localStore } from '../storage/storage.ts';
import { newWords } from './deal-note.ts';

const PLACE = 'guest';
const kept = fields({ key: schema });

/** The key of this browser; another tab may have written it down a moment ago. */
export function guestKey(): string {
  const known = localStore.read(PLACE, kept)?.key;
  if (known !== undefined) return known;
  const key = newWords();
  localStore.write(PLACE, { key });
  return key;
}

/** The browser is somebody now: whoever comes after is somebody else. */
export function forgetGuestKey(): void {
  localStore.remove(PLACE);
}
