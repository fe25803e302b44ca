// The names of the clocks that the page offers.
import { type Clock, CLOCKS } from '@eminent/protocol/online';

export const CLOCK_NAMES = Object.keys(CLOCKS) as readonly (keyof typeof CLOCKS)[];

/** Returns the name of a clock; undefined for a clock that the page does not offer. */
export function clockName(clock: Clock): keyof typeof CLOCKS | undefined {
  return CLOCK_NAMES.find((name) => JSON.stringify(CLOCKS[name]) === JSON.stringify(clock));
}
