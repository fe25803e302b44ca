// The question in plain objects, and what going back would take back.
import { expect, test } from 'vitest';
import {
  checkOptions,
  describe as describeDecision,
  GameHistory,
  legalOptions,
  parseOption,
} from '../src/index.ts';
import { type Game, scene } from './scene.ts';

function asked(game: Game): ReturnType<typeof describeDecision> {
  return describeDecision(game.state);
}

test('a question has its step, role, count and meaning of each option', () => {
  const game = scene({
    at: 'role',
    seats: [{ hand: 'warfare survey', planets: 'drawde', fighters: 2 }, { hand: 'politics' }],
  });
  expect(asked(game)).toMatchObject({ step: 'role', seat: 0, several: false, ply: 0 });
  expect(asked(game)).not.toHaveProperty('role');
  expect(asked(game).options[1]).toMatchObject({
    kind: 'lead',
    role: 'warfare',
    token: 'lead:warfare',
  });
  game.play('lead:warfare');
  expect(asked(game)).toMatchObject({
    step: 'boost',
    role: 'warfare',
    count: 1,
    several: true,
    default: 'done',
  });
  expect(asked(game).options.map(({ kind }) => kind)).toEqual(['done', 'boost']);
  game.play('boost:warfare', 'done');
  expect(asked(game)).toMatchObject({ step: 'muster', count: 2, several: false });
  expect(asked(game).options).toMatchObject([
    { kind: 'collect', fighters: 2 },
    { kind: 'attack', at: 0, planet: 'drawde' },
  ]);
  game.play('collect');
  expect(asked(game)).toMatchObject({ step: 'follow-or-dissent', seat: 1 });
  expect(asked(game).options).toMatchObject([{ kind: 'dissent' }]);
  game.play('dissent');
  expect(asked(game)).toMatchObject({ step: 'discard', excess: 0, several: true });
});

test('cards in question, slots, removals and takes are named', () => {
  const tuck = scene({ at: 'role', seats: [{ hand: 'colonize', planets: 'idroyos, styku' }] });
  tuck.play('lead:colonize', 'boost:colonize');
  expect(asked(tuck)).toMatchObject({ step: 'tuck', card: 'colonize' });
  expect(asked(tuck).options).toMatchObject([
    { kind: 'tuck', at: 0, planet: 'idroyos' },
    { kind: 'tuck', at: 1, planet: 'styku' },
  ]);
  const trade = scene({ seats: [{ hand: 'produce-trade', planets: 'angus-duffy up water' }] });
  trade.play('play:produce-trade');
  expect(asked(trade)).toMatchObject({ card: 'produce-trade' });
  expect(asked(trade).options).toMatchObject([
    { kind: 'produce', at: 0, planet: 'angus-duffy', resource: 'food' },
    { kind: 'trade', at: 0, planet: 'angus-duffy', resource: 'water' },
  ]);
  const remove = scene({ seats: [{ hand: 'research survey' }] }).play('play:research');
  expect(asked(remove)).toMatchObject({
    step: 'remove',
    count: 2,
    several: true,
    card: 'research',
  });
  expect(asked(remove).options).toMatchObject([
    { kind: 'done' },
    { kind: 'remove-this', card: 'research' },
    { kind: 'remove', card: 'survey' },
  ]);
  const take = scene({ seats: [{ hand: 'politics' }] }).play('play:politics');
  expect(asked(take)).toMatchObject({ step: 'take', count: 1, several: true });
  expect(asked(take).options[0]).toMatchObject({ kind: 'take', card: 'survey' });
  const name = scene({ seats: [{ hand: 'specialization' }] }).play('play:specialization');
  expect(asked(name).options[3]).toMatchObject({ kind: 'name', resource: 'silicon' });
  const keep = scene({
    at: 'role',
    planetDeck: 'styku voson',
    seats: [{ hand: 'survey' }, { hand: 'politics' }],
  });
  keep.play('lead:survey', 'boost:survey');
  expect(asked(keep).options).toMatchObject([
    {
      kind: 'keep',
      index: 0,
      planet: 'styku',
      back: { type: 'fertile', colonizeCost: 4, warfareCost: 5 },
    },
    { kind: 'keep', index: 1, planet: 'voson' },
  ]);
  const over = scene({
    at: 'role',
    seats: [{ hand: 'survey survey survey survey survey survey survey' }, {}],
  });
  over.play('lead:produce', 'done');
  expect(asked(over)).toMatchObject({ step: 'discard', excess: 2, default: 'discard:survey' });
});

test('nothing is asked when the game is over', () => {
  const game = scene({ seats: [{ hand: 'survey' }] });
  game.state.frames = [];
  expect(() => asked(game)).toThrow('the game is over');
});

function history(): GameHistory {
  const checked = checkOptions({ players: 2 });
  if (!checked.ok) throw new Error(checked.error);
  return new GameHistory(checked.value, 'undo');
}

test('own choices are free to take back until something is revealed or another seat chose', () => {
  const game = history();
  const play = (token: string): void => {
    const option = parseOption(game.state, token);
    game.play(
      option !== undefined && legalOptions(game.state).includes(option)
        ? option
        : (legalOptions(game.state)[0] ?? -1),
    );
  };
  play('done');
  expect(game.freeUndoPly(0)).toBe(0);
  expect(game.freeUndoPly(1)).toBe(1);
  play('lead:warfare');
  expect(game.undoScope(0, 0)).toEqual({ revealed: false, otherSeat: false });
  expect(game.undoScope(0, 1)).toEqual({ revealed: false, otherSeat: true });
  while (game.state.leader === 0) play('done');
  // The other seat dissented before: only the last own choice is free.
  expect(game.freeUndoPly(0)).toBe(game.answers.length - 1);
  expect(game.undoScope(0, 0)).toEqual({ revealed: true, otherSeat: true });
  game.backTo(1);
  expect(game.answers).toHaveLength(1);
  expect(game.state.ply).toBe(1);
  for (const ply of [-1, 2, 0.5])
    expect(() => game.backTo(ply)).toThrow(`ply ${ply}: expected a number from 0 to 1`);
});

test('an illegal option changes nothing, and its token is told', () => {
  const game = history();
  expect(() => game.play(999_999)).toThrow();
  expect(game.answers).toEqual([]);
  expect(game.state.ply).toBe(0);
});
