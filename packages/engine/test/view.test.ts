// Public views field by field.
import { expect, test } from 'vitest';
import { SPECTATOR, view } from '../src/index.ts';
import { scene } from './scene.ts';

const PROTOTYPE = { ruleset: 'prototype-2010' };

test('the question is for the seat that decides; all others know who must answer what', () => {
  const game = scene({ seats: [{ hand: 'survey', deck: 'survey' }, { hand: 'politics' }] });
  expect(game.view(0).waiting).toEqual({ seat: 0, step: 'action' });
  expect(game.view(0).decision?.step).toBe('action');
  expect(game.view(1).waiting).toEqual({ seat: 0, step: 'action' });
  expect(game.view(1)).not.toHaveProperty('decision');
  expect(game.view(1).seat).toBe(1);
  const spectator = view(game.state, SPECTATOR);
  expect(spectator).not.toHaveProperty('seat');
  expect(spectator).not.toHaveProperty('decision');
});

test('the Action card, the role and its card are named while they are in progress', () => {
  const game = scene({ seats: [{ hand: 'research survey warfare' }, { hand: 'politics' }] });
  expect(game.view(1)).not.toHaveProperty('resolving');
  expect(game.view(1)).not.toHaveProperty('role');
  expect(game.view(1)).not.toHaveProperty('taken');
  game.play('play:research');
  expect(game.view(1).resolving).toBe('research');
  game.play('done', 'lead:warfare');
  expect(game.view(1)).toMatchObject({ role: 'warfare', taken: 'warfare' });
  expect(game.view(1)).not.toHaveProperty('resolving');
  const empty = scene({ at: 'role', seats: [{ hand: 'survey' }], stacks: { warfare: 0 } });
  empty.play('lead:warfare');
  expect(empty.view(1).role).toBe('warfare');
  expect(empty.view(1)).not.toHaveProperty('taken');
});

test('[R-EMPTY][R-EMPTY-a] which empty stacks give a symbol is listed', () => {
  const printed = { survey: false, warfare: false, colonize: false };
  const always = { produce: true, trade: true, research: true };
  const seats = [{ hand: 'survey' }];
  expect(scene({ seats }).view(0).emptyStackSymbol).toEqual({ ...printed, ...always });
  const options = { displayErrata: true };
  expect(scene({ seats, options }).view(0).emptyStackSymbol).toEqual({
    survey: true,
    warfare: true,
    colonize: false,
    ...always,
  });
});

test('[5e] why the game ends, and who has won, is there when it is so', () => {
  const game = scene({
    at: 'role',
    seats: [{ influence: 3 }, { hand: 'politics' }],
    stacks: { warfare: 1 },
  });
  expect(game.view(1)).not.toHaveProperty('ending');
  game.play('lead:warfare');
  expect(game.view(1)).toMatchObject({ ending: 'stacks', over: false });
  expect(game.view(1)).not.toHaveProperty('winners');
  game.nextTurn().nextTurn();
  expect(game.view(1)).toMatchObject({ over: true, winners: [0] });
  expect(game.view(1)).not.toHaveProperty('waiting');
});

test('[6f] empty and full slots are distinguished', () => {
  const game = scene({ seats: [{ hand: 'survey', planets: 'angus-duffy up water' }] });
  expect(view(game.state, SPECTATOR).players[0]?.planets[0]?.slots).toEqual([
    { resource: 'food', filled: false },
    { resource: 'water', filled: true },
  ]);
});

test('an official game has no technology decks', () => {
  const game = scene({ seats: [{ hand: 'survey' }] });
  expect(game.view(0)).not.toHaveProperty('technologyDecks');
  expect(game.view(0)).not.toHaveProperty('lookingTechnologies');
  expect(game.view(0)).not.toHaveProperty('acted');
});

test('[P2.4] technology decks: sizes for all, the cards looked at for the one who looks', () => {
  const game = scene({
    at: 'role',
    options: PROTOTYPE,
    technologyDeck: 'tf-coco tf-hawa',
    seats: [{ hand: 'research', planets: 'h1 up' }, { hand: 'survey' }],
  });
  expect(game.view(0).technologyDecks).toEqual({ advanced: 12, fertile: 12, metallic: 12 });
  expect(game.view(0)).not.toHaveProperty('lookingTechnologies');
  game.play('lead:research', 'boost:research');
  expect(game.view(0).technologyDecks).toEqual({ advanced: 12, fertile: 10, metallic: 12 });
  expect(game.view(0).lookingTechnologies).toEqual({ count: 2, cards: ['tf-coco', 'tf-hawa'] });
  expect(game.view(1).lookingTechnologies).toEqual({ count: 2 });
  expect(view(game.state, SPECTATOR).lookingTechnologies).toEqual({ count: 2 });
});

test('[P2.3] the Action card that stays in play is seen', () => {
  const game = scene({
    options: PROTOTYPE,
    seats: [{ hand: 'tf-hawa survey', planets: 'h1 up' }, { hand: 'survey' }],
  });
  game.play('play:tf-hawa');
  expect(game.view(1).acted).toBe('tf-hawa');
});
