// What a scenario is: a start of its own for one seat (docs/escalation.md).
import type { Role } from './names.ts';

/** A role card of a starting deck. */
export type DeckCard = Exclude<Role, 'produce' | 'trade'> | 'produce-trade' | 'politics';

export interface ScenarioDef {
  readonly id: string;
  /** Given away, not in the box. */
  readonly promo?: true;
  /** Its cards or planets are in the box of Escalation. */
  readonly needsEscalation?: true;
  readonly deck: Readonly<Partial<Record<DeckCard, number>>>;
  /** Technologies in the starting deck. */
  readonly technologies: readonly string[];
  /** Technologies in play from the start. */
  readonly permanents: readonly string[];
  /** Absent: one of the old start planets that no scenario of the game claims. */
  readonly startPlanet?: string;
  /** The Improved Fleet and a battlecruiser are there from the start. */
  readonly battlecruiser?: true;
  /** Each resource slot of a planet holds one resource more. */
  readonly doubleSlots?: true;
  /** Scenarios that cannot be in the same game. */
  readonly excludes: readonly string[];
}
