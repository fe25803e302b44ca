// The phases of a turn, as the analysis counts choices.

/** `lead` is the Role phase of a seat's turn, `follow` that of another seat's turn. */
export const CHOICE_PHASES = ['action', 'lead', 'follow', 'cleanup'] as const;
export type ChoicePhase = (typeof CHOICE_PHASES)[number];
