// Rules versions in which a change affects several rulesets.

/**
 * The ambiguous rules of Escalation are resolved (RULES E14): resources of a Black Market are
 * colonies, Politics cards are counted.
 */
export const AMBIGUITIES_RESOLVED = 3;
