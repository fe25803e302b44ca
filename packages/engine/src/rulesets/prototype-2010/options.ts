// Options of the prototype of January 2010 (docs/rulesets.md, "Prototype").
import type { Chosen } from '../ruleset.ts';

/** The values of each option, default first. */
export const PROTOTYPE_OPTIONS = {
  /** `even`: 19 cards of each role. `fewer-warfare`: 14 Warfare cards, 20 of each other role. */
  prototypeRoleCounts: ['even', 'fewer-warfare'],
  /** Start planets begin face down instead of settled. */
  prototypeStartFaceDown: [false, true],
  /** Role cards have Actions: those of the designer's next draft. */
  prototypeRoleActions: [false, true],
  /** In cleanup, players must discard down to the hand limit. */
  prototypeDiscardDown: [false, true],
} as const;

export type PrototypeOptions = Chosen<typeof PROTOTYPE_OPTIONS>;
