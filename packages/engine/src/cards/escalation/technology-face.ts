// Builds technology faces of Escalation. Unlike in the base game, diverse ones need a planet of
// each type and all can be paid for with ships.
import { actionTechnology, permanentTechnology, type TechnologyDef } from '../../model/card.ts';

const SHIP_COSTS = {
  1: { ship: 'fighter', n: 3 },
  2: { ship: 'destroyer', n: 2 },
  3: { ship: 'battlecruiser', n: 1 },
} as const;

/** The properties that Escalation adds to a face of the base game. */
function added({ level, type }: Pick<TechnologyDef, 'level' | 'type'>): Partial<TechnologyDef> {
  return { shipCost: SHIP_COSTS[level], ...(type === 'diverse' ? { planets: 3 } : {}) };
}

/** A technology that is played as an Action. */
export function actionOf(
  face: Parameters<typeof actionTechnology>[0],
  action: Parameters<typeof actionTechnology>[1],
): TechnologyDef {
  return { ...actionTechnology(face, action), ...added(face) };
}

/** One face of a double-sided technology. */
export function permanentOf(face: Parameters<typeof permanentTechnology>[0]): TechnologyDef {
  return { ...permanentTechnology(face), ...added(face) };
}
