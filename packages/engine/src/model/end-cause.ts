// Why the end of a game was triggered.

export const END_CAUSES = ['influence', 'stacks'] as const;
export type EndCause = (typeof END_CAUSES)[number];

/** Why the end was triggered: NOT_ENDING or 1 + place in END_CAUSES. */
export const NOT_ENDING = 0;
export const ENDS_BY_INFLUENCE = 1;
export const ENDS_BY_STACKS = 2;
