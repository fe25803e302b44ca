// Who does not follow the role that is carried out.
import type { GameEvent, View } from '@eminent/engine';
import { isInPlay } from './play-area.tsx';

const NOBODY: readonly number[] = [];

/** The seats that have dissented since the role was led, for as long as it goes on. */
export function dissentersIn(
  view: View,
  events: readonly GameEvent[] | undefined,
): readonly number[] {
  if (events === undefined || !isInPlay(view)) return NOBODY;
  const led = events.findLastIndex(({ type }) => type === 'lead');
  if (led < 0) return NOBODY;
  return events.slice(led).flatMap((event) => (event.type === 'dissent' ? [event.seat] : []));
}
