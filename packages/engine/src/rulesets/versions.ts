// Rules versions that changed several rulesets. Each constant is the first version with a change.

/**
 * Resources of a Black Market become colonies (RULES E14-10), and Politics cards are limited to
 * those in the box (RULES E14-18).
 */
export const OPEN_QUESTIONS_ANSWERED = 3;

/** Colonies can also move for Terraforming under `in-every-colonize` (RULES E14-4b). */
export const TERRAFORMING_MOVES_COLONIES = 4;
