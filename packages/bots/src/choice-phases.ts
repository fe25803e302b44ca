// The phases of a turn by which the analysis of a game groups choices.

/** `lead` is the Role phase of a seat's own turn, `follow` that of another seat's turn. */
export const CHOICE_PHASES = ['action', 'lead', 'follow', 'cleanup'] as const;
export type ChoicePhase = (typeof CHOICE_PHASES)[number];
