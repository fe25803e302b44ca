// Definition of a scenario: a special start for one seat (docs/escalation.md).
import type { Role } from './names.ts';

/** The id of a role card in a starting deck. */
export type DeckCard = Exclude<Role, 'produce' | 'trade'> | 'produce-trade' | 'politics';

export interface ScenarioDef {
  readonly id: string;
  /** A promo that is not in the box. */
  readonly promo?: true;
  /** Uses cards or planets of Escalation. */
  readonly needsEscalation?: true;
  readonly deck: Readonly<Partial<Record<DeckCard, number>>>;
  /** Technologies in the starting deck. */
  readonly technologies: readonly string[];
  /** Technologies in play from the start. */
  readonly permanents: readonly string[];
  /** If absent: one of the base game's start planets that no scenario in the game uses. */
  readonly startPlanet?: string;
  /** Starts with the Improved Fleet and a battlecruiser. */
  readonly battlecruiser?: true;
  /** Each resource slot of a planet holds two resources. */
  readonly doubleSlots?: true;
  /** Scenarios that cannot be in the same game. */
  readonly excludes: readonly string[];
}
