// The level-1 technologies (RULES 4.1): a better Action of one role, the symbol of that role, and a
// second symbol that differs from card to card.
import { actionTechnology, type TechnologyDef } from '../../model/card.ts';
import type { Effect } from '../../model/effect.ts';
import type { PlanetType, Role } from '../../model/names.ts';

type Improved = (type: PlanetType, second: Role) => TechnologyDef;

function improved(name: string, first: Role, action: readonly Effect[]): Improved {
  return (type, second) =>
    actionTechnology(
      {
        id: `${name}.${second}`,
        sharedName: name,
        level: 1,
        type,
        symbols: [first, second],
      },
      action,
    );
}

const survey = improved('improved-survey', 'survey', [{ op: 'draw', n: 3 }]);

const colonize = improved('improved-colonize', 'colonize', [
  { op: 'settle' },
  { op: 'colony-or-settle' },
]);

const warfare = improved('improved-warfare', 'warfare', [{ op: 'fighters-or-attack', n: 2 }]);

const production = improved('improved-production', 'produce', [{ op: 'produce', n: 2 }]);

const trade = improved('improved-trade', 'trade', [{ op: 'influence', n: 1 }]);

const research = improved('improved-research', 'research', [
  { op: 'draw', n: 1 },
  { op: 'remove', n: 3, self: true },
]);

export const IMPROVED: readonly TechnologyDef[] = [
  survey('advanced', 'trade'),
  survey('advanced', 'research'),
  colonize('advanced', 'research'),
  colonize('advanced', 'trade'),
  warfare('advanced', 'research'),
  warfare('advanced', 'trade'),
  production('advanced', 'research'),
  production('advanced', 'trade'),
  survey('fertile', 'colonize'),
  survey('fertile', 'produce'),
  warfare('fertile', 'colonize'),
  warfare('fertile', 'produce'),
  trade('fertile', 'produce'),
  trade('fertile', 'colonize'),
  research('fertile', 'produce'),
  research('fertile', 'colonize'),
  colonize('metallic', 'survey'),
  colonize('metallic', 'warfare'),
  production('metallic', 'survey'),
  production('metallic', 'warfare'),
  trade('metallic', 'survey'),
  trade('metallic', 'warfare'),
  research('metallic', 'survey'),
  research('metallic', 'warfare'),
];
