// The ways in which the symbols of a role are used. A ruleset names one for each role; rules/roles/ holds what each does.

export const BEHAVIOURS = [
  'look-and-keep',
  'muster',
  'colonize',
  'produce',
  'trade',
  'buy',
  'tuck-together',
  'draw-blind',
] as const;
export type Behavior = (typeof BEHAVIOURS)[number];
