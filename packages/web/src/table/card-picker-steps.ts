// Questions that the card picker answers: their options are nowhere else on the table.
import type { View } from '@eminent/engine';

const STEPS = [
  'choose-scenario',
  'start-planet',
  'recon-planets',
  'recon-deck',
  'remove-permanent',
  'annex',
] as const;

export function cardPickerStep({ decision }: View): (typeof STEPS)[number] | undefined {
  return STEPS.find((step) => step === decision?.step);
}

export function usesCardPicker(view: View): boolean {
  return cardPickerStep(view) !== undefined;
}
