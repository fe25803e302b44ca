// The level-1 technologies (RULES 4.1): a better Action of one role, and a second symbol that differs from card to card.
import type { Effect } from '../../model/effect.ts';
import type { PlanetType, Role } from '../../model/names.ts';
import { actionTechnology, type TechnologyDef } from '../../model/card.ts';

type Improved = (type: PlanetType, second: Role) => TechnologyDef;

function improved(name: string, own: Role, action: readonly Effect[]): Improved {
  return (type, second) =>
    actionTechnology(
      {
        id: `${name}.${second}`,
        sharedName: name,
        level: 1,
        type,
        symbols: [own, second],
        influence: 0,
      },
      action,
    );
}

export const improvedSurvey = improved('improved-survey', 'survey', [{ op: 'draw', n: 3 }]);

export const improvedColonize = improved('improved-colonize', 'colonize', [
  { op: 'settle' },
  { op: 'colony-or-settle' },
]);

export const improvedWarfare = improved('improved-warfare', 'warfare', [
  { op: 'fighters-or-attack', n: 2 },
]);

export const improvedProduction = improved('improved-production', 'produce', [
  { op: 'produce', n: 2 },
]);

export const improvedTrade = improved('improved-trade', 'trade', [{ op: 'influence', n: 1 }]);

export const improvedResearch = improved('improved-research', 'research', [
  { op: 'draw', n: 1 },
  { op: 'remove', n: 3, self: true },
]);
