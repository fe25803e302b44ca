// Rules versions in which a change affects several rulesets.

/**
 * The ambiguous rules of Escalation are resolved (RULES E14): resources of a Black Market are
 * colonies, Politics cards are counted.
 */
export const AMBIGUITIES_RESOLVED = 3;

/**
 * Terraforming counts colonies that could move to its planet, with the interpretation
 * `in-every-colonize` (RULES E14-4b).
 */
export const TERRAFORMING_MOVES_COLONIES = 4;
