// What the symbols of a role are used for. A ruleset names one behavior for each role; rules/roles/
// implements them.

export type Behavior =
  /** Survey: look at planets and keep one. */
  | 'look-and-keep'
  /** Warfare: collect fighters. */
  | 'muster'
  /** Colonize: tuck the cards played under planets, card by card. */
  | 'colonize'
  | 'produce'
  | 'trade'
  /** Research: take a technology on offer. */
  | 'buy'
  /** Colonize in the prototype: tuck all cards played under one planet. */
  | 'tuck-together'
  /** Research in the prototype: take a technology from a face-down deck. */
  | 'draw-blind';
