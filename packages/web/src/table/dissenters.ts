// Finds the players who have dissented from the current role.
import type { GameEvent, View } from '@eminent/engine';
import { isInPlay } from './play-area.tsx';

const NO_SEATS: readonly number[] = [];

/** The seats that have dissented from the role in progress; none without events. */
export function dissentersIn(
  view: View,
  events: readonly GameEvent[] | undefined,
): readonly number[] {
  if (events === undefined || !isInPlay(view)) return NO_SEATS;
  const led = events.findLastIndex(({ type }) => type === 'lead');
  if (led < 0) return NO_SEATS;
  return events.slice(led).flatMap((event) => (event.type === 'dissent' ? [event.seat] : []));
}
