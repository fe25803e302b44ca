// Rules versions that changed several rulesets. Each constant is the first version with the change.

/**
 * Open questions of Escalation have an answer (RULES E14): resources of a Black Market become
 * colonies, and Politics cards are limited to those in the box.
 */
export const OPEN_QUESTIONS_ANSWERED = 3;

/**
 * With the interpretation `in-every-colonize`, colonies can move to the planet of Terraforming
 * before it is settled (RULES E14-4b).
 */
export const TERRAFORMING_MOVES_COLONIES = 4;
