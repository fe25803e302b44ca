// The names of the role behaviors: what symbols are used for. A ruleset names one for each role;
// rules/roles/ implements them.

const BEHAVIORS = [
  'look-and-keep',
  'muster',
  'colonize',
  'produce',
  'trade',
  'buy',
  'tuck-together',
  'draw-blind',
] as const;
export type Behavior = (typeof BEHAVIORS)[number];
