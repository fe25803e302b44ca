// Decisions of Escalation: explanations, previews, and options for slots of any type.
import { expect, test } from 'vitest';
import { outcomeWith } from '../src/index.ts';
import { scene, type SeatScene, type Scene } from './scene.ts';

const OPTIONS = { ruleset: 'escalation', startPlanetChoice: 'old-only' };

function escalation(own: SeatScene, other: SeatScene = {}, more: Partial<Scene> = {}) {
  return scene({ options: OPTIONS, seats: [own, other], ...more });
}

test('a hostile planet is never settled, and an attack names the ships that it takes', () => {
  const game = escalation({ hand: 'survey', fighters: 4, planets: 'odonata' }, {}, { at: 'role' });
  expect(game.why({ kind: 'settle', at: 0 })).toEqual([{ reason: 'never-settled', ruling: 'E5' }]);
  expect(game.why({ kind: 'attack', at: 0 })).toEqual([
    { reason: 'needs-fighters', ship: 'destroyer', need: 1, have: 0, missing: 1, ruling: '3.2d' },
  ]);
});

test('the influence of peace is part of dissent, and only if Warfare is led', () => {
  const dissent = (role: 'warfare' | 'survey') => {
    const hand = { hand: role };
    const game = escalation(hand, { ...hand, permanents: 'peace-treaty.metallic' }, { at: 'role' });
    const [option] =
      game.play(`lead:${role}`).until('follow-or-dissent').view(1).decision?.options ?? [];
    return option;
  };
  expect(dissent('warfare')).toMatchObject({ kind: 'dissent', draws: 1, influence: 1 });
  expect(dissent('survey')).not.toHaveProperty('influence');
});

test('missing symbols are explained with the ships that would replace them', () => {
  // With three fighters the player could improve the fleet, so there is a question.
  const game = escalation({ hand: 'survey', fighters: 3 }, {}, { at: 'role' });
  game.play('lead:research', 'done');
  expect(game.why({ kind: 'technology', card: 'scientific-method' })).toContainEqual({
    reason: 'needs-symbols',
    need: 5,
    have: 1,
    missing: 4,
    ships: { ship: 'destroyer', n: 2 },
    ruling: '3.7b',
  });
});

test('a preview of Research includes technologies paid with ships, and the improved fleet', () => {
  const rich = escalation(
    { hand: 'survey', fighters: 3, planets: 'lyttle up' },
    {},
    { at: 'role' },
  );
  const research = rich.view(0).previews?.find(({ role }) => role === 'research');
  expect(research?.yields).toMatchObject({ upgrade: 0, technologies: { least: [], most: [] } });
  expect(research?.yields.does === 'take-technology' && research.yields.forShips).toContain(
    'peace-treaty.advanced',
  );
  const poor = escalation({ hand: 'research research', planets: 'lyttle up' }, {}, { at: 'role' });
  const seen = poor.view(0);
  const preview = seen.previews?.find(({ role }) => role === 'research');
  if (preview === undefined) throw new Error('nothing is previewed');
  expect(outcomeWith(seen, preview, 2)).not.toHaveProperty('upgrade');
  expect(outcomeWith(seen, preview, 3)).toHaveProperty('upgrade', 3);
});

test('tokens that count as symbols raise the maximum of a role', () => {
  const own = {
    hand: 'survey',
    permanents: 'warfare-technology',
    fighters: 4,
    planets: 'lyttle up',
  };
  const game = escalation(own, {}, { at: 'role' }).play('lead:research');
  const { yields } = game.view(0);
  expect(yields?.does === 'take-technology' && yields.technologies.most.length).toBeGreaterThan(0);
  expect(yields?.does === 'take-technology' && yields.technologies.least).toEqual([]);
});

test('answers for one slot of any type name the slot', () => {
  const own = { hand: 'produce-trade', permanents: 'biosphere' };
  const game = escalation(own, {}, { at: 'role' }).play('lead:produce', 'done');
  const slots = game
    .view(0)
    .decision?.options.flatMap((option) => (option.kind === 'produce' ? [option.anySlot] : []));
  expect(slots).toEqual([98, 98, 98, 98, 99, 99, 99, 99]);
});
