// The 36 technologies of the prototype of January 2010, in three face-down decks of twelve.
// Symbols, influence and effects are reconstructed.
import type { Effect } from '../../model/effect.ts';
import type { PlanetType, Role } from '../../model/names.ts';
import type { TechnologyDef } from '../../model/card.ts';

/** It costs no symbols, but needs a face-up planet of its type (docs/rulesets.md). */
function technology(
  id: string,
  type: PlanetType,
  symbols: readonly [Role, Role],
  influence: number,
  action: readonly Effect[],
): TechnologyDef {
  return {
    family: 'technology',
    id,
    level: 1,
    type,
    cost: 0,
    planets: 1,
    symbols,
    influence,
    action,
    permanent: false,
    reconstructed: true,
    triggers: [],
  };
}

export const PROTOTYPE_TECHNOLOGIES: readonly TechnologyDef[] = [
  technology('tf-hasu', 'fertile', ['produce', 'survey'], 0, [{ op: 'draw', n: 3 }]),
  technology('tf-haco', 'fertile', ['produce', 'colonize'], 0, [
    { op: 'colony' },
    { op: 'settle' },
  ]),
  technology('tf-hare', 'fertile', ['produce', 'research'], 0, [
    { op: 'remove', n: 2, self: false },
  ]),
  technology('tf-haha', 'fertile', ['produce', 'produce'], 0, [{ op: 'produce', n: 2 }]),
  technology('tf-hatr', 'fertile', ['produce', 'trade'], 0, [{ op: 'influence', n: 1 }]),
  technology('tf-hawa', 'fertile', ['produce', 'warfare'], 0, [{ op: 'fighters-or-attack', n: 2 }]),
  technology('tf-cosu', 'fertile', ['colonize', 'survey'], 1, [{ op: 'draw', n: 2 }]),
  technology('tf-coco', 'fertile', ['colonize', 'colonize'], 2, []),
  technology('tf-core', 'fertile', ['colonize', 'research'], 1, [
    { op: 'remove', n: 1, self: false },
  ]),
  technology('tf-coha', 'fertile', ['colonize', 'produce'], 2, []),
  technology('tf-cotr', 'fertile', ['colonize', 'trade'], 1, [{ op: 'trade', n: 1 }]),
  technology('tf-cowa', 'fertile', ['colonize', 'warfare'], 1, [{ op: 'fighters', n: 1 }]),
  technology('ta-trsu', 'advanced', ['trade', 'survey'], 0, [{ op: 'draw', n: 3 }]),
  technology('ta-trco', 'advanced', ['trade', 'colonize'], 0, [{ op: 'colony' }, { op: 'settle' }]),
  technology('ta-trre', 'advanced', ['trade', 'research'], 0, [
    { op: 'remove', n: 2, self: false },
  ]),
  technology('ta-trha', 'advanced', ['trade', 'produce'], 0, [{ op: 'produce', n: 2 }]),
  technology('ta-trtr', 'advanced', ['trade', 'trade'], 0, [{ op: 'influence', n: 1 }]),
  technology('ta-trwa', 'advanced', ['trade', 'warfare'], 0, [{ op: 'fighters-or-attack', n: 2 }]),
  technology('ta-resu', 'advanced', ['research', 'survey'], 1, [{ op: 'draw', n: 2 }]),
  technology('ta-reco', 'advanced', ['research', 'colonize'], 1, [{ op: 'settle' }]),
  technology('ta-rere', 'advanced', ['research', 'research'], 2, []),
  technology('ta-reha', 'advanced', ['research', 'produce'], 1, [{ op: 'produce', n: 1 }]),
  technology('ta-retr', 'advanced', ['research', 'trade'], 2, []),
  technology('ta-rewa', 'advanced', ['research', 'warfare'], 1, [{ op: 'fighters', n: 1 }]),
  technology('tm-susu', 'metallic', ['survey', 'survey'], 0, [{ op: 'draw', n: 3 }]),
  technology('tm-suco', 'metallic', ['survey', 'colonize'], 0, [
    { op: 'colony' },
    { op: 'settle' },
  ]),
  technology('tm-sure', 'metallic', ['survey', 'research'], 0, [
    { op: 'remove', n: 2, self: false },
  ]),
  technology('tm-suha', 'metallic', ['survey', 'produce'], 0, [{ op: 'produce', n: 2 }]),
  technology('tm-sutr', 'metallic', ['survey', 'trade'], 0, [{ op: 'influence', n: 1 }]),
  technology('tm-suwa', 'metallic', ['survey', 'warfare'], 0, [{ op: 'fighters-or-attack', n: 2 }]),
  technology('tm-wasu', 'metallic', ['warfare', 'survey'], 2, []),
  technology('tm-waco', 'metallic', ['warfare', 'colonize'], 1, [{ op: 'settle' }]),
  technology('tm-ware', 'metallic', ['warfare', 'research'], 1, [
    { op: 'remove', n: 1, self: false },
  ]),
  technology('tm-waha', 'metallic', ['warfare', 'produce'], 1, [{ op: 'produce', n: 1 }]),
  technology('tm-watr', 'metallic', ['warfare', 'trade'], 1, [{ op: 'trade', n: 1 }]),
  technology('tm-wawa', 'metallic', ['warfare', 'warfare'], 2, []),
];
