// The phases of a turn by which choices are counted.

/** `lead` and `follow` are the Role phases of the seat itself and of another seat. */
export const CHOICE_PHASES = ['action', 'lead', 'follow', 'cleanup'] as const;
export type ChoicePhase = (typeof CHOICE_PHASES)[number];
