// From which version of the rules on something is played that concerns several rulesets.

/** The open questions of Escalation are ruled (RULES E14): resources of a Black Market are colonies, Politics cards are counted. */
export const OPEN_QUESTIONS_RULED = 3;

/** Terraforming counts colonies that could move to its planet, with the reading `in-every-colonize` (RULES E14-4b). */
export const TERRAFORMING_MOVES_COLONIES = 4;
