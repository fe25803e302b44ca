// Sentences about the pieces on permanents; undefined for those that cannot hold any.
import { expect, test } from 'vitest';
import { contentsOf, contentsText, LANGUAGES, loadLanguage } from '../src/index.ts';

await Promise.all(LANGUAGES.map(loadLanguage));

const player = {
  store: [
    { resource: 'food', filled: true },
    { resource: 'any', filled: false },
  ],
  shipColonies: ['colonize', 'colonize', 'improved-colonize.fighter', 'survey'],
  docked: { fighter: 1, destroyer: 0 },
} as const;

function textOf(
  card: string,
  holder: Parameters<typeof contentsOf>[0] = player,
): string | undefined {
  const held = contentsOf(holder, card);
  return held && contentsText('en', held);
}

test('goods, colonies and ships are described', () => {
  expect(textOf('biosphere')).toBe('It holds food.');
  expect(textOf('colony-ship')).toBe(
    'On board: 4 colonies (Colonize ×2, Improved Colonize (fighter), and Survey).',
  );
  expect(textOf('elite-squadron')).toBe('In it: 1 fighter.');
  expect(contentsOf(player, 'elite-squadron')).toMatchObject({
    ships: [
      { ship: 'destroyer', isThere: false },
      { ship: 'fighter', isThere: true },
      { ship: 'fighter', isThere: false },
    ],
  });
});

test('empty slots are described, and permanents without slots have no text', () => {
  expect(textOf('biosphere', {})).toBe('Its slots are empty.');
  expect(textOf('colony-ship', {})).toBe('No colonies on board.');
  expect(textOf('elite-squadron', {})).toMatch(/^Its ships are spent/);
  expect(textOf('productivity')).toBeUndefined();
});
