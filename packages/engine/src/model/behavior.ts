// Role behaviors: what a seat does with its symbols in a role. A ruleset names a behavior for each
// role; rules/roles/ implements them.

export type Behavior =
  /** Survey: look at planets and keep one of them. */
  | 'look-and-keep'
  /** Warfare: collect fighters, or attack with the leader option. */
  | 'muster'
  /** Colonize: tuck the cards played one by one under planets, or settle with the leader option. */
  | 'colonize'
  | 'produce'
  | 'trade'
  /** Research: take a technology on offer, or improve the fleet (Escalation). */
  | 'buy'
  /** Colonize in the prototype: tuck all cards played under one planet. */
  | 'tuck-together'
  /** Research in the prototype: take a technology from a face-down deck. */
  | 'draw-blind';
