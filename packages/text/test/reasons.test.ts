// Sentences for reasons in games with fleets: ships by size, hidden fronts, planets and scenarios.
import { expect, test } from 'vitest';
import { gameOptions } from '../../../tools/game-options.ts';
import { LANGUAGES, loadLanguage, localeOf, reasonText } from '../src/index.ts';
import type { Reason } from '@eminent/bots/reason';

await Promise.all(LANGUAGES.map(loadLanguage));

const sentence = (reason: Reason): string => reasonText('en', reason);

test('planets cost ships of their size, and those that cannot be settled no colonies', () => {
  const cost = (ship: 'fighter' | 'destroyer', ships: number, colonies?: number) =>
    sentence({ kind: 'costs', ship, ships, ...(colonies === undefined ? {} : { colonies }) });
  expect(cost('fighter', 3, 2)).toBe('You can win it with 2 colonies or 3 fighters.');
  expect(cost('destroyer', 1, 4)).toBe('You can win it with 4 colonies or 1 destroyer.');
  expect(cost('destroyer', 1)).toBe('You can win it with 1 destroyer.');
});

test('in Italian the smallest ships are called as the rules that are played call them', () => {
  const reason = { kind: 'nearer', role: 'warfare', missing: 2 } as const;
  expect(reasonText(localeOf('it', gameOptions({ ruleset: 'escalation' })), reason)).toMatch(
    /2 caccia/,
  );
  expect(reasonText('it', reason)).toMatch(/2 astronavi/);
});

test('reasons contain nothing hidden about planets of others', () => {
  expect(sentence({ kind: 'takes-planet', planet: '?', influence: 0 })).not.toMatch(/\d|\?/);
  expect(sentence({ kind: 'takes-planet', planet: 'lyttle', influence: 2 })).toMatch(
    /: 2 influence/,
  );
});

test.each(LANGUAGES)('%s has a sentence for each', (lang) => {
  const reasons: readonly Reason[] = [
    { kind: 'other-followed', role: 'trade', most: 4 },
    { kind: 'other-ends', role: 'trade' },
    { kind: 'keeps-symbols', role: 'survey', n: 2 },
    { kind: 'draws', n: 2 },
    { kind: 'removes', n: 2 },
    { kind: 'builds', ship: 'destroyer', n: 1 },
    { kind: 'pays', ship: 'battlecruiser', n: 1 },
    { kind: 'battlecruiser', influence: 2 },
    { kind: 'spends-battlecruiser', influence: 2 },
    { kind: 'owner-gains', influence: 2 },
    { kind: 'improves-fleet' },
    { kind: 'turns-fleet-back' },
    { kind: 'ships-ready' },
    { kind: 'keeps-ships' },
    { kind: 'keeps-cards' },
    { kind: 'keeps-more' },
    { kind: 'looks-at-more' },
    { kind: 'more-role' },
    { kind: 'colony' },
    { kind: 'moves-colony' },
    { kind: 'follows-as', role: 'trade' },
    { kind: 'takes-away', card: 'annex', influence: 2 },
    { kind: 'card-on-top', card: 'survey' },
    { kind: 'planet-on-top', planet: 'lyttle' },
    { kind: 'planet-action', planet: 'terra-prime' },
    { kind: 'start-planet', planet: 'lyttle' },
    { kind: 'scenario', scenario: 'overseer' },
  ];
  const texts = reasons.map((reason) => reasonText(lang, reason));
  expect(new Set(texts).size).toBe(reasons.length);
  for (const text of texts) expect(text).toMatch(/^[^{}]*\.$/);
});
