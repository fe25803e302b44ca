// Options of the prototype (docs/rulesets.md, "Prototype").
import type { Chosen } from '../ruleset.ts';

/** Every option with its values, default first. */
export const PROTOTYPE_OPTIONS = {
  /** Twenty cards of each role and fourteen Warfare, instead of nineteen of each. */
  prototypeRoleCounts: ['even', 'fewer-warfare'],
  /** Start planets begin face down and cost 2. */
  prototypeStartFaceDown: [false, true],
  /** Role cards have the Actions that the designer's next draft gave them. */
  prototypeRoleActions: [false, true],
  /** A hand above its limit must be discarded down to it. */
  prototypeDiscardDown: [false, true],
} as const;

export type PrototypeOptions = Chosen<typeof PROTOTYPE_OPTIONS>;
