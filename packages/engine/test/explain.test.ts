// Explanations: every reason with its numbers and ruling.
import { expect, test } from 'vitest';
import type { Explanation, Subject } from '../src/index.ts';
import { fresh, type Game, scene } from './scene.ts';

function why(game: Game, subject: Subject, seat = 0): readonly Explanation[] {
  return game.why(subject, seat);
}

const PROTOTYPE = { ruleset: 'prototype-2010' };

test('nothing is explained away when it can be used', () => {
  const game = scene({
    seats: [{ hand: 'warfare survey', deck: 'survey', planets: 'drawde', fighters: 2 }],
  });
  expect(why(game, { kind: 'card', card: 'survey' })).toEqual([]);
  game.play('done');
  expect(why(game, { kind: 'role', role: 'warfare' })).toEqual([]);
  game.play('lead:warfare');
  expect(why(game, { kind: 'card', card: 'warfare' })).toEqual([]);
  game.play('done');
  expect(why(game, { kind: 'attack', at: 0 })).toEqual([]);
});

test('the game is over', () => {
  const game = scene({ seats: [{ hand: 'survey' }] });
  game.state.over = true;
  expect(why(game, { kind: 'follow' })).toEqual([{ reason: 'game-over', ruling: '5f' }]);
});

test('while another seat decides, this comes first, and known facts after it', () => {
  const game = scene({ seats: [{ hand: 'survey' }, { hand: 'warfare', planets: 'idroyos' }] });
  const turn = { reason: 'not-your-decision', seat: 0, ruling: 'T7' };
  expect(why(game, { kind: 'role', role: 'survey' }, 1)).toEqual([turn]);
  expect(why(game, { kind: 'follow' }, 1)).toEqual([turn]);
  expect(why(game, { kind: 'card', card: 'warfare' }, 1)).toEqual([turn]);
  expect(why(game, { kind: 'card', card: 'politics' }, 1)).toEqual([
    turn,
    { reason: 'not-in-hand', card: 'politics', ruling: 'A1' },
  ]);
  expect(why(game, { kind: 'attack', at: 0 }, 1)).toEqual([
    turn,
    { reason: 'needs-fighters', need: 6, have: 0, missing: 6, ruling: '3.2d' },
  ]);
  expect(why(game, { kind: 'technology', card: 'improved-trade.colonize' }, 1)).toEqual([
    turn,
    { reason: 'needs-planets', type: 'fertile', need: 1, have: 0, missing: 1, ruling: '3.7b' },
  ]);
});

test.each([
  ['survey', 'draw', {}],
  ['war-path', 'attack', {}],
  ['colonize', 'colonize', {}],
  ['terraforming', 'colonize', {}],
  ['improved-production.trade', 'produce', {}],
  ['produce-trade', 'trade', {}],
] as const)('%s has nothing to %s', (card, nothing, seat) => {
  const game = scene({ seats: [{ ...seat, hand: `${card} politics` }] });
  expect(why(game, { kind: 'card', card })).toContainEqual({
    reason: 'nothing-to-do',
    card,
    nothing,
    ruling: 'T18',
  });
});

test('no planet is left for Survey Team, no card for a removal', () => {
  const game = scene({ seats: [{ hand: 'survey-team' }] });
  game.state.planetDeck = [];
  game.state.planetDiscard = [];
  expect(why(game, { kind: 'card', card: 'survey-team' })).toEqual([
    { reason: 'nothing-to-do', card: 'survey-team', nothing: 'survey', ruling: 'T18' },
  ]);
});

test.each([
  ['tf-cotr', 'resources', {}, {}],
  ['tf-cotr', 'supply', { planets: 'h1 up food' }, { influence: 30 }],
  ['tf-hatr', 'supply', {}, { influence: 30 }],
  ['tf-cowa', 'fighters', {}, { fighters: 30 }],
  ['tf-hawa', 'fighters', { planets: 'h1 up, f1' }, { fighters: 30 }],
  ['tf-haco', 'colonize', { planets: 'h1 up' }, {}],
] as const)('[P-supply] %s of the prototype does nothing: %s', (card, nothing, seat, other) => {
  const game = scene({
    options: PROTOTYPE,
    // The player could draw a playable card, so there is a question.
    seats: [{ planets: 'h1 up', ...seat, hand: `${card} survey`, deck: 'tf-hasu' }, other],
  });
  expect(game.options).toEqual(['done']);
  expect(why(game, { kind: 'card', card })).toContainEqual({
    reason: 'nothing-to-do',
    card,
    nothing,
    ruling: 'T18',
  });
});

test('with no fighters left, a card that also attacks is played to attack', () => {
  const game = scene({
    options: PROTOTYPE,
    seats: [{ hand: 'tf-hawa', planets: 'h1 up, f4', fighters: 3 }, { fighters: 27 }],
  });
  expect(game.play('play:tf-hawa', 'attack:2').player().fighters).toBe(0);
});

test('cards of the prototype without Action, technologies drawn blind', () => {
  const game = scene({
    options: PROTOTYPE,
    seats: [{ hand: 'survey', planets: 'h1 up', deck: 'tf-hasu' }],
  });
  expect(why(game, { kind: 'card', card: 'survey' })).toEqual([
    { reason: 'no-action', card: 'survey', ruling: 'P-action' },
  ]);
  expect(why(game, { kind: 'technology', card: 'tf-coco' })).toEqual([
    { reason: 'drawn-blind', card: 'tf-coco', ruling: 'P-research' },
  ]);
});

test('a boost needs the symbol, and equal sets are offered once', () => {
  const game = scene({ at: 'role', seats: [{ hand: 'survey warfare improved-warfare.trade' }] });
  game.play('lead:warfare');
  expect(why(game, { kind: 'card', card: 'survey' })).toEqual([
    { reason: 'no-symbol', card: 'survey', role: 'warfare', ruling: 'T4b' },
  ]);
  game.play('boost:improved-warfare.trade');
  expect(why(game, { kind: 'card', card: 'warfare' })).toEqual([
    { reason: 'not-now', step: 'boost', ruling: 'T3' },
  ]);
  game.play('done').until('discard');
  game.play('discard:warfare');
  expect(why(game, { kind: 'card', card: 'survey' })).toEqual([
    { reason: 'not-now', step: 'discard', ruling: 'T3' },
  ]);
});

test('another question comes first', () => {
  const game = scene({ seats: [{ hand: 'survey', planets: 'drawde', fighters: 2 }] });
  const later = { reason: 'not-now', step: 'action', ruling: 'T3' };
  expect(why(game, { kind: 'role', role: 'survey' })).toEqual([later]);
  expect(why(game, { kind: 'follow' })).toEqual([later]);
  expect(why(game, { kind: 'attack', at: 0 })).toEqual([later]);
  game.play('done');
  expect(why(game, { kind: 'card', card: 'survey' })).toEqual([{ ...later, step: 'role' }]);
});

test('roles and technologies that are not in the game', () => {
  const learning = fresh({ variant: 'learning' }).until('role');
  expect(why(learning, { kind: 'role', role: 'research' })).toEqual([
    { reason: 'role-not-in-game', role: 'research', ruling: '1.4a' },
  ]);
  expect(why(learning, { kind: 'technology', card: 'dissension' })).toEqual([
    { reason: 'not-in-this-game', card: 'dissension', ruling: '1.4a' },
  ]);
  const level1 = fresh({ variant: 'level-1' });
  expect(why(level1, { kind: 'technology', card: 'dissension' })).toEqual([
    { reason: 'not-in-this-game', card: 'dissension', ruling: '1.4d' },
  ]);
});

test('following needs a symbol; Colonize one on a card', () => {
  const ask = (role: string): readonly Explanation[] => {
    const game = scene({ at: 'role', seats: [{}, { hand: 'politics' }] }).play(`lead:${role}`);
    return why(game, { kind: 'follow' }, 1);
  };
  expect(ask('warfare')).toEqual([
    {
      reason: 'no-symbol-to-follow',
      role: 'warfare',
      need: 1,
      have: 0,
      missing: 1,
      ruling: 'T9',
    },
  ]);
  expect(ask('colonize')).toEqual([
    {
      reason: 'no-symbol-to-follow',
      role: 'colonize',
      need: 1,
      have: 0,
      missing: 1,
      ruling: 'T8',
    },
  ]);
});

test('a technology: gone, by its other face too; too few planets; too few symbols', () => {
  const game = scene({
    at: 'role',
    seats: [
      { hand: 'research research', planets: 'drawde up' },
      { permanents: 'abundance', discard: 'war-path' },
    ],
  });
  const ask = (card: string): readonly Explanation[] => why(game, { kind: 'technology', card });
  expect(ask('war-path')).toEqual([
    { reason: 'technology-gone', card: 'war-path', ruling: '3.7b' },
  ]);
  expect(ask('fertile-ground')).toEqual([
    { reason: 'technology-gone', card: 'fertile-ground', ruling: '3.7g' },
  ]);
  expect(ask('improved-trade.colonize')).toEqual([
    { reason: 'not-now', step: 'role', ruling: 'T3' },
  ]);
  game.play('lead:research', 'boost:research', 'boost:research');
  expect(ask('improved-trade.colonize')).toEqual([]);
  expect(ask('terraforming')).toEqual([
    { reason: 'needs-planets', type: 'fertile', need: 2, have: 1, missing: 1, ruling: '3.7b' },
    { reason: 'needs-symbols', need: 5, have: 3, missing: 2, ruling: '3.7b' },
  ]);
});

test('planets: none there, face up already, colonies and discount in numbers', () => {
  const game = scene({ seats: [{ hand: 'survey', planets: 'styku up, idroyos + colonize' }] });
  expect(why(game, { kind: 'attack', at: 5 })).toEqual([
    { reason: 'no-such-planet', ruling: '3.2d' },
  ]);
  expect(why(game, { kind: 'settle', at: 0 })).toEqual([
    { reason: 'already-face-up', ruling: '3.3d' },
  ]);
  expect(why(game, { kind: 'settle', at: 1 })).toEqual([
    { reason: 'needs-colonies', need: 3, have: 1, discount: 1, missing: 1, ruling: 'R-COL4' },
  ]);
});

test('in the prototype a role without effect is not followed, with a different reason than too few symbols', () => {
  const few = scene({
    at: 'role',
    options: PROTOTYPE,
    seats: [{ planets: 'h1 up' }, { hand: 'survey', planets: 'h2 up' }],
  }).play('lead:survey');
  expect(why(few, { kind: 'follow' }, 1)).toEqual([
    { reason: 'no-symbol-to-follow', role: 'survey', need: 3, have: 1, missing: 2, ruling: 'T9' },
  ]);
  const idle = scene({
    at: 'role',
    options: PROTOTYPE,
    seats: [{ planets: 'h1 up' }, { hand: 'colonize', planets: 'h2 up' }],
  }).play('lead:colonize');
  expect(why(idle, { kind: 'follow' }, 1)).toEqual([
    { reason: 'following-does-nothing', role: 'colonize', ruling: 'T8' },
  ]);
});

const ESCALATION = { ruleset: 'escalation' };

test('a fleet builds ships it can pay for, and explains what is missing for each Action', () => {
  const short = scene({ options: ESCALATION, seats: [{ hand: 'survey', fighters: 1 }] });
  expect(why(short, { kind: 'fleet' })).toEqual([
    { reason: 'needs-fighters', need: 3, have: 1, missing: 2, ruling: 'E3' },
    { reason: 'needs-fighters', ship: 'destroyer', need: 2, have: 0, missing: 2, ruling: 'E3' },
  ]);
  const enough = scene({ options: ESCALATION, seats: [{ hand: 'survey', fighters: 3 }] });
  expect(why(enough, { kind: 'fleet' })).toEqual([]);
  enough.play('done');
  expect(why(enough, { kind: 'fleet' })).toEqual([
    { reason: 'not-now', step: 'role', ruling: 'T3' },
  ]);
  const grown = scene({
    options: ESCALATION,
    seats: [{ hand: 'survey', extra: { destroyers: 2, battlecruisers: 1 } }],
  });
  expect(why(grown, { kind: 'fleet' })).toContainEqual({
    reason: 'has-battlecruiser',
    ruling: 'F3',
  });
  const base = scene({ seats: [{ hand: 'survey' }] });
  expect(why(base, { kind: 'fleet' })).toEqual([{ reason: 'no-action-here', ruling: 'E1.3' }]);
});

test('whether a card boosts depends on the role that is really done, and on who leads it', () => {
  const card = 'improved-production.fighter';
  const other = {
    hand: `${card} produce-trade`,
    permanents: 'freedom-of-trade',
    planets: 'lyttle up silicon',
  };
  const free = scene({ options: ESCALATION, seats: [{ hand: 'politics' }, other] });
  free.play('done', 'lead:produce', 'done', 'follow-other');
  expect(why(free, { kind: 'card', card }, 1)).toEqual([
    { reason: 'no-symbol', card, role: 'trade', ruling: 'T4b' },
  ]);
  const knows = { hand: 'survey warfare', permanents: 'wealth-of-knowledge' };
  const led = scene({ options: ESCALATION, at: 'role', seats: [knows] });
  led.play('lead:warfare', 'boost:warfare');
  expect(why(led, { kind: 'card', card: 'survey' })).toEqual([
    { reason: 'not-now', step: 'boost', ruling: 'T3' },
  ]);
});

test('the Action of a planet is there when it is face up, has something to act on, and was not used where once is enough', () => {
  const at = (
    hand: string,
    planets: string,
    options: Readonly<Record<string, unknown>> = ESCALATION,
  ) => scene({ options, seats: [{ hand, planets }] });
  const use = (place: number) => ({ kind: 'use', at: place }) as const;
  expect(why(at('survey', 'nyseia up'), use(0))).toEqual([]);
  expect(why(at('survey', 'nyseia'), use(0))).toEqual([{ reason: 'face-down', ruling: 'PL3' }]);
  expect(why(at('survey', 'drawde up'), use(0))).toEqual([
    { reason: 'no-action-here', ruling: 'E5' },
  ]);
  expect(why(at('survey', 'nyseia up'), use(5))).toEqual([
    { reason: 'no-such-planet', ruling: 'E2.4' },
  ]);
  const nothing = { reason: 'nothing-to-use-it-on', nothing: 'remove', ruling: 'T18' };
  const bare = at('survey', 'nyseia up');
  bare.state.players[0]?.hand.splice(0);
  bare.play('done');
  expect(why(bare, use(0))).toEqual([nothing]);
  const once = at('survey warfare colonize', 'nyseia up', {
    ...ESCALATION,
    sameAction: 'once-a-turn',
  });
  once.play('use-planet:1');
  expect(why(once, use(0))).toContainEqual({ reason: 'used-already', ruling: 'E14-7' });
});
