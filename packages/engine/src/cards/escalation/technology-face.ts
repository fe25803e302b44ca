// Builds technology faces of Escalation. All of them also have a ship cost. Diverse ones need a
// planet of each type. Level 3 is worth less influence than in the base game.
import { actionTechnology, permanentTechnology, type TechnologyDef } from '../../model/card.ts';

/** Ship cost and influence, by level (RULES P1, E7). */
const SHIP_COSTS = {
  1: { ship: 'fighter', n: 3 },
  2: { ship: 'destroyer', n: 2 },
  3: { ship: 'battlecruiser', n: 1 },
} as const;
const INFLUENCE = { 1: 0, 2: 2, 3: 3 } as const;

function escalationFields({
  level,
  type,
}: Pick<TechnologyDef, 'level' | 'type'>): Partial<TechnologyDef> {
  return {
    shipCost: SHIP_COSTS[level],
    influence: INFLUENCE[level],
    ...(type === 'diverse' ? { planets: 3 } : {}),
  };
}

/** Builds a technology that players play as an Action. */
export function escalationAction(
  face: Parameters<typeof actionTechnology>[0],
  action: Parameters<typeof actionTechnology>[1],
): TechnologyDef {
  return { ...actionTechnology(face, action), ...escalationFields(face) };
}

/** Builds one face of a double-sided technology. */
export function escalationPermanent(
  face: Parameters<typeof permanentTechnology>[0],
): TechnologyDef {
  return { ...permanentTechnology(face), ...escalationFields(face) };
}
