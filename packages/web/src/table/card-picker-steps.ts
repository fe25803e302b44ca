// The questions that the card picker answers.
import type { View } from '@eminent/engine';

const STEPS = [
  'choose-scenario',
  'start-planet',
  'recon-planets',
  'recon-deck',
  'remove-permanent',
  'annex',
] as const;

/** The step of the question, if the card picker answers it. */
export function cardPickerStep({ decision }: View): (typeof STEPS)[number] | undefined {
  return STEPS.find((step) => step === decision?.step);
}
