// Recognizes the question which technology to take.
import type { View } from '@eminent/engine';

/** Whether the player must choose a technology. The table then shows the market. */
export function asksForTechnology({ decision }: View): boolean {
  return (
    decision?.step === 'buy-technology' ||
    decision?.step === 'pick-technology' ||
    decision?.step === 'take-technology'
  );
}
