// What can trigger the end of a game.

export const END_CAUSES = ['influence', 'stacks'] as const;
export type EndCause = (typeof END_CAUSES)[number];

/** Values of `GameState.ending`: NOT_ENDING, or 1 + index in END_CAUSES. */
export const NOT_ENDING = 0;
export const ENDS_BY_INFLUENCE = 1;
export const ENDS_BY_STACKS = 2;
