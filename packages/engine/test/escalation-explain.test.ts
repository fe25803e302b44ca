// Explanations and previews in Escalation: hand cards that pay as ships, a Colony Ship, and missing
// ships, permanents or colony places.
import { expect, test } from 'vitest';
import type { RolePreview } from '../src/index.ts';
import { type Game, scene, type SeatScene, type Scene } from './scene.ts';

const OPTIONS = { ruleset: 'escalation', startPlanetChoice: 'old-only' };

function escalation(own: SeatScene, other: SeatScene = {}, more: Partial<Scene> = {}) {
  return scene({ options: OPTIONS, seats: [own, other], ...more });
}

function preview(own: SeatScene, role: string): RolePreview['yields'] {
  const game = escalation(own, {}, { at: 'role' });
  const found = game.view(0).previews?.find((one) => one.role === role);
  if (found === undefined) throw new Error(`${role} has no preview`);
  return found.yields;
}

const cannot = (game: Game, card: string) => game.why({ kind: 'card', card });
const nothing = (card: string, what: string) => ({
  reason: 'nothing-to-do',
  card,
  nothing: what,
  ruling: 'T18',
});

test('an Action without ships is explained by missing ships, one without slots by full slots', () => {
  // The card in play has left the hand, so its own destroyer icon cannot pay.
  const hired = escalation({ hand: 'soldiers-of-fortune' });
  expect(cannot(hired, 'soldiers-of-fortune')).toEqual([nothing('soldiers-of-fortune', 'ships')]);
  const spoils = (own: SeatScene) =>
    cannot(escalation({ hand: 'spoils-of-war', ...own }), 'spoils-of-war');
  expect(spoils({ planets: 'lyttle up' })).toEqual([nothing('spoils-of-war', 'ships')]);
  expect(spoils({ fighters: 1 })).toEqual([nothing('spoils-of-war', 'produce')]);
});

test('a Natural Order without a permanent in play and without an improved fleet is explained', () => {
  const game = escalation({ hand: 'natural-order' });
  expect(cannot(game, 'natural-order')).toEqual([nothing('natural-order', 'permanent')]);
});

test('RULES P3: missing ships are those that hand cards cannot pay either', () => {
  const own = { hand: 'improved-trade.fighter', fighters: 1, planets: 'drawde, idroyos' };
  // It is the other player's turn, so nothing is offered.
  const waiting = escalation(
    { hand: 'politics' },
    { ...own, permanents: 'biosphere' },
    { at: 'role' },
  );
  const turn = { reason: 'not-your-decision', seat: 0, ruling: 'T7' };
  expect(waiting.why({ kind: 'attack', at: 0 }, 1)).toEqual([turn]);
  expect(waiting.why({ kind: 'attack', at: 1 }, 1)).toEqual([
    turn,
    { reason: 'needs-fighters', need: 6, have: 2, missing: 4, ruling: '3.2d' },
  ]);
  expect(escalation(own).why({ kind: 'fleet' })).toEqual([
    { reason: 'needs-fighters', need: 3, have: 2, missing: 1, ruling: 'E3' },
    { reason: 'needs-fighters', ship: 'destroyer', need: 2, have: 0, missing: 2, ruling: 'E3' },
  ]);
});

test('RULES E8.1, PL2: Colonize is worth something with a Colony Ship alone, and nothing with a hostile planet alone', () => {
  const hand = 'colonize colonize';
  expect(preview({ hand, permanents: 'colony-ship' }, 'colonize')).toMatchObject({
    colonies: { least: 1, most: 3 },
  });
  expect(preview({ hand, planets: 'odonata' }, 'colonize')).toMatchObject({
    colonies: { least: 0, most: 0 },
  });
});
