// `?` knows what lies on the table of Escalation: the fleet, permanents of everybody with what they hold, scenarios.
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
  ['fleet', /3 fighters become a destroyer/],
  ['colony ship', /On it: 1 colony/],
  ['overseer', /Deck: /],
])('? %s', async (word, text) => {
  expect((await textFor(word)).replaceAll(/\s+/g, ' ')).toMatch(text);
});
