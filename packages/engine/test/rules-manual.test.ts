// Peace Treaty and Tour de Force without the expansion, as the reference manual describes them
// (docs/rulesets.md).
import { expect, test } from 'vitest';
import { conservationProblem } from '../src/notation/conservation.ts';
import { cardAt, kindOf, PRESETS } from '../src/index.ts';
import { fresh, scene, type SeatScene } from './scene.ts';

const OPTIONS = { manualTechnologies: true };
const CARDS = [
  'manual-peace-treaty.advanced',
  'manual-peace-treaty.fertile',
  'manual-peace-treaty.metallic',
  'manual-tour-de-force',
];

function manual(own: SeatScene, other: SeatScene = {}) {
  return scene({ options: OPTIONS, seats: [own, other] });
}

test('[option:manualTechnologies] three treaties and Tour de Force are on offer, in the reference manual and where they are chosen', () => {
  const offered = (options: object) =>
    fresh(options).position.technologies.filter((id) => id.startsWith('manual-'));
  expect(offered({})).toEqual([]);
  expect(offered(OPTIONS)).toEqual(CARDS);
  expect(offered(PRESETS['reference-manual'])).toEqual(CARDS);
  expect(offered({ ...OPTIONS, variant: 'level-1' })).toEqual(CARDS.slice(0, 3));
  expect(offered({ ...OPTIONS, variant: 'learning' })).toEqual([]);
  expect(fresh(OPTIONS).position.technologies).toHaveLength(45 + 4);
});

test('they cost symbols and planets, and have no ship, icon or other face', () => {
  const faces = CARDS.map((id) => cardAt(kindOf(id)));
  expect(faces).toMatchObject([
    ...['advanced', 'fertile', 'metallic'].map((type) => ({
      type,
      level: 1,
      cost: 3,
      planets: 1,
      influence: 0,
      permanent: true,
    })),
    { type: 'metallic', level: 3, cost: 7, planets: 3, influence: 3, permanent: false },
  ]);
  for (const face of faces) {
    expect(face).not.toHaveProperty('shipCost');
    expect(face).not.toHaveProperty('shipIcons');
    expect(face).not.toHaveProperty('otherFace');
  }
});

test('[card:manual-peace-treaty.advanced] [card:manual-peace-treaty.fertile] [card:manual-peace-treaty.metallic] an influence for each Warfare role that is dissented', () => {
  for (const permanents of CARDS.slice(0, 3)) {
    const game = manual({ hand: 'warfare' }, { hand: 'politics', permanents });
    game.play('done', 'lead:warfare', 'done', 'dissent');
    expect(game.player(1).influence).toBe(1);
    const other = manual({ hand: 'survey' }, { hand: 'politics', permanents });
    other.play('done', 'lead:survey', 'done', 'dissent');
    expect(other.player(1).influence).toBe(0);
  }
});

test('treaties add up, and are bought into the empire', () => {
  const permanents = 'manual-peace-treaty.advanced manual-peace-treaty.fertile';
  const game = manual({ hand: 'warfare' }, { hand: 'politics', permanents });
  game.play('done', 'lead:warfare', 'done', 'dissent');
  expect(game.player(1).influence).toBe(2);
  const own = { hand: 'research research', planets: 'voson up' };
  const buys = manual(own).play('done', 'lead:research', 'boost:research', 'boost:research');
  buys.until('buy-technology').play('buy:manual-peace-treaty.metallic');
  expect(buys.player().permanents).toEqual(['manual-peace-treaty.metallic']);
  expect(conservationProblem(buys.state)).toBeUndefined();
});

test('[card:manual-tour-de-force] an influence and two fighters, and an attack after each Role phase of the turn', () => {
  const own = { hand: 'manual-tour-de-force', planets: 'drawde, pomerene' };
  const game = manual(own).play('play:manual-tour-de-force');
  expect(game.player()).toMatchObject({ influence: 1, fighters: 2 });
  game.play('lead:research').until('attack').play('attack:1');
  expect([game.planet(0).up, game.player().fighters]).toEqual([true, 0]);
  expect(game.score()).toBe(1 + 3 + 2);
  expect(game.deciding).toBe(1);
  game.nextTurn().play('done', 'lead:warfare');
  expect(game.step).not.toBe('attack');
});
