// From which version of the rules on something is played that concerns several rulesets.

/** The open questions of Escalation are ruled (RULES E14): resources of a Black Market are colonies, Politics cards are counted. */
export const AMBIGUITIES_RESOLVED = 3;
