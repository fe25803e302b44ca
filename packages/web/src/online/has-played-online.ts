// Whether somebody has played online on this device: only then the home screen asks the server who it is.
import { shelf } from '../storage/storage.ts';

export const KNOWN_BEFORE = 'online';

export function wasOnline(): boolean {
  return shelf.text(KNOWN_BEFORE) !== undefined;
}
