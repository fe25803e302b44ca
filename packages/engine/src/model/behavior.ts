// Role behaviors: what a seat does with the symbols of a role. A ruleset names one behavior for
// each role; rules/roles/ implements the behaviors.

export type Behavior =
  /** Survey: look at planets and keep one of them. */
  | 'look-and-keep'
  /** Warfare: collect fighters, or attack as the leader. */
  | 'muster'
  /** Colonize: tuck the cards played under planets, card by card, or settle as the leader. */
  | 'colonize'
  | 'produce'
  | 'trade'
  /** Research: take a technology on offer, or improve the fleet (Escalation). */
  | 'buy'
  /** Colonize in the prototype: tuck all cards played under one planet. */
  | 'tuck-together'
  /** Research in the prototype: take a technology from a face-down deck. */
  | 'draw-blind';
