// The computer players that people choose from, by name: for forms that need no player.

/** From the gentlest to the strongest. */
export const LEVELS = ['cadet', 'captain', 'admiral', 'emperor'] as const;
export type Level = (typeof LEVELS)[number];

/** Players with a way of their own. */
export const STYLES = [
  'warmonger',
  'settler',
  'trader',
  'scholar',
  'rusher',
  'contrarian',
  'greedy',
] as const;
export type StyleName = (typeof STYLES)[number];
