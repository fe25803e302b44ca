// Recognizes the question which technology to take.
import type { View } from '@eminent/engine';

/** Whether the question is which technology to take. The market then opens on the table. */
export function asksForTechnology({ decision }: View): boolean {
  return (
    decision?.step === 'buy-technology' ||
    decision?.step === 'pick-technology' ||
    decision?.step === 'take-technology'
  );
}
