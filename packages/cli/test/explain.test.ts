// In Escalation, `?` explains the fleet, all permanents with what lies on them, and scenarios.
import { expect, test } from 'vitest';
import { scene } from '../../engine/test/scene.ts';
import { explainInWords } from '../src/explain.ts';

const game = scene({
  options: { ruleset: 'escalation', startPlanetChoice: 'old-only' },
  seats: [{ hand: 'survey' }, { permanents: 'colony-ship', extra: { colonies: ['colonize'] } }],
});
const seen = game.view(0);
const players = seen.players.map((player) => ({ ...player, scenario: 'overseer' }));
const context = { view: { ...seen, players }, names: ['You', 'Vega'], explain: () => [] };
const textFor = (word: string) => explainInWords(context, word, 'en');

test.each([
  ['fleet', /turn 3 fighters into a destroyer/],
  ['colony ship', /On board: 1 colony/],
  ['overseer', /Deck: /],
])('? %s', async (word, text) => {
  expect((await textFor(word)).replaceAll(/\s+/g, ' ')).toMatch(text);
});
