// Type of a scenario: a special start for one seat (docs/escalation.md).
import type { Role } from './names.ts';

/** Ids of the role cards that starting decks can contain. */
export type DeckCard = Exclude<Role, 'produce' | 'trade'> | 'produce-trade' | 'politics';

export interface ScenarioDef {
  readonly id: string;
  /** A promo, not in the Escalation box. */
  readonly promo?: true;
  readonly needsEscalation?: true;
  readonly deck: Readonly<Partial<Record<DeckCard, number>>>;
  readonly technologies: readonly string[];
  readonly permanents: readonly string[];
  /** If absent, a start planet of the base game that no scenario names. */
  readonly startPlanet?: string;
  /** The seat starts with the Improved Fleet and a battlecruiser. */
  readonly battlecruiser?: true;
  /** Each resource slot of the seat's planets holds two resources. */
  readonly doubleSlots?: true;
  /** Ids of scenarios that cannot be in the same game. */
  readonly excludes: readonly string[];
}
