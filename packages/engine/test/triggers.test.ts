// Triggers as data: the combined abilities of permanents, and that no rule refers to a card by
// name.
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { gameOptions } from '../../../tools/game-options.ts';
import { abilitiesOf } from '../src/queries/compute-abilities.ts';
import { CARDS, kindOf, rulesFor } from '../src/index.ts';
import { NO_ABILITIES } from '../src/state/abilities.ts';
import { Player } from '../src/state/player.ts';

function abilitiesWith(cards: string, options: object = {}): typeof NO_ABILITIES {
  const player = new Player();
  player.permanents = cards.split(' ').filter(Boolean).map(kindOf);
  return abilitiesOf(rulesFor(gameOptions(options)), player);
}

describe('abilities of permanents', () => {
  test.each([
    ['', {}],
    ['fertile-ground imperialism', {}],
    ['weapon-emporium', { tradesFighters: true }],
    ['streamlining', { freeRemovals: 1 }],
    ['hyperefficiency', { freeRemovals: 99 }],
    ['streamlining hyperefficiency', { freeRemovals: 100 }],
    ['adaptability', { anySymbol: [kindOf('research')] }],
    ['scorched-earth-policy', { attackDiscount: 2, leavesFighter: true }],
    ['logistics', { mayLeadFirst: true }],
    ['productivity', { moreActions: 1 }],
    ['abundance', { whenFlipped: [{ op: 'fill-planet' }] }],
    ['dissension', { dissentDraws: 1 }],
    ['bureaucracy', { leaderOption: true }],
    ['productivity dissension', { moreActions: 1, dissentDraws: 1 }],
  ])('%s', (cards, changed) => {
    expect(abilitiesWith(cards)).toEqual({ ...NO_ABILITIES, ...changed });
  });

  test('later texts are those of the ruleset', () => {
    const late = (card: string) => abilitiesWith(card, { techErrata: true });
    expect(late('bureaucracy').followSymbols).toEqual([1, 1, 0, 1, 1, 1]);
    expect(late('logistics')).toMatchObject({ mayLeadFirst: true, extraTurn: true });
    expect(late('abundance').whenFlipped).toEqual([{ op: 'produce', n: 2 }]);
    expect(late('productivity')).toEqual(abilitiesWith('productivity'));
  });
});

/** Ids of cards that are also names of effects, so that the source code may contain them. */
const EFFECT_NAMES = [
  'mobilization',
  'diverse-markets',
  'genetic-engineering',
  'specialization',
  'annex',
  'tour-de-force',
  'specialized-production',
];

test('no rule names a technology: its effects are in its definition', () => {
  const folder = new URL('../src/', import.meta.url);
  const ids = CARDS.filter((card) => card.family === 'technology')
    .map((card) => card.id)
    .filter((id) => !EFFECT_NAMES.includes(id));
  const files = globSync(
    '{state,queries,mutations,rules,game,describe,knowledge,notation}/**/*.ts',
    {
      cwd: folder.pathname,
    },
  );
  expect(files.length).toBeGreaterThan(60);
  const named = files.flatMap((file) => {
    const text = readFileSync(new URL(file, folder), 'utf8');
    return ids.filter((id) => text.includes(`'${id}'`)).map((id) => `${file}: ${id}`);
  });
  expect(named).toEqual([]);
});
