// The turn (RULES 2): phases, boosts, followers, cleanup and reshuffles.
import { expect, test } from 'vitest';
import { count, fresh, scene } from './scene.ts';

test('[A1][T1] the Action is optional, the role is not', () => {
  const game = scene({ seats: [{ hand: 'survey warfare research', deck: 'survey' }] });
  expect(game.options).toEqual(['done', 'play:survey', 'play:warfare', 'play:research']);
  game.play('done');
  expect(game.step).toBe('role');
  expect(game.options).not.toContain('done');
  expect(game.of('lead')).toHaveLength(6);
});

test('[A2][A3] the Action card is kept aside while it resolves, then it is discarded', () => {
  const game = scene({ seats: [{ hand: 'research research politics', deck: '' }] });
  game.play('play:research');
  expect(game.position.turn.resolving).toBe('research');
  expect(game.discard()).toBe('');
  expect(game.hand()).toBe('research politics');
  game.play('remove:politics', 'done');
  expect(game.discard()).toBe('research');
  expect(game.position.removed).toContain('politics');
});

test('[A4][productivity][7.8] Productivity allows a second Action, also after one that draws and removes', () => {
  const game = scene({
    seats: [
      {
        hand: 'warfare improved-research.survey',
        deck: 'survey research politics',
        permanents: 'productivity',
        planets: 'drawde',
      },
    ],
  });
  game.play('play:improved-research.survey');
  expect(game.hand()).toBe('survey warfare');
  game.play('done');
  expect(game.step).toBe('action');
  expect(game.of('play')).toEqual(['play:survey', 'play:warfare']);
  game.play('play:survey');
  expect(game.step).toBe('role');
  const plain = scene({ seats: [{ hand: 'warfare survey', deck: 'research' }] });
  expect(plain.play('play:survey').step).toBe('role');
});

test('[B1] a role whose stack is empty may be led', () => {
  const game = scene({ at: 'role', seats: [{ hand: 'survey' }], stacks: { warfare: 0 } });
  game.play('lead:warfare');
  expect(game.player().play ?? []).toEqual([]);
  expect(game.step).toBe('boost');
});

test('[B2][T2] the top card of the stack is taken into play, always', () => {
  const game = scene({ at: 'role', seats: [{ hand: 'survey' }] });
  const before = game.position.stacks['warfare'] ?? 0;
  game.play('lead:warfare');
  expect(game.position.stacks['warfare']).toBe(before - 1);
  expect(game.player().play).toEqual(['warfare']);
  expect(game.options).toEqual(['done']);
});

test('[B3][T3] all boosts come before the effect, and surplus boosts are spent, too', () => {
  const game = scene({
    at: 'role',
    seats: [{ hand: 'produce-trade produce-trade', planets: 'drawde up' }, { hand: 'politics' }],
  });
  game.play('lead:produce', 'boost:produce-trade', 'boost:produce-trade');
  expect(game.step).toBe('produce');
  expect(game.player().play).toHaveLength(3);
  game.play('produce:1.food');
  expect(game.planet(0).resources).toEqual(['food']);
  expect(game.player().play).toHaveLength(3);
  game.play('dissent');
  expect(count(game.hand(), 'produce-trade')).toBe(3);
});

test('[B4][B5] the choice of the leader’s option comes after the boosts', () => {
  const game = scene({ at: 'role', seats: [{ hand: 'warfare', planets: 'drawde', fighters: 2 }] });
  game.play('lead:warfare');
  expect(game.step).toBe('boost');
  game.play('boost:warfare');
  expect(game.options).toEqual(['collect', 'attack:1']);
});

test('[B6][T7] opponents answer clockwise, each completely before the next', () => {
  const warlike = { hand: 'warfare', deck: 'survey', planets: 'drawde' };
  const game = scene({ at: 'role', seats: [{}, warlike, { hand: 'warfare' }] });
  game.play('lead:warfare');
  expect([game.deciding, game.step]).toEqual([1, 'follow-or-dissent']);
  game.play('follow', 'boost:warfare');
  expect(game.player(1).fighters).toBe(1);
  expect([game.deciding, game.step]).toEqual([2, 'follow-or-dissent']);
});

test('[B7][MOB][card:mobilization] Mobilization attacks after the followers, before cleanup', () => {
  const game = scene({
    seats: [
      { hand: 'mobilization survey', deck: 'survey', planets: 'drawde, idroyos' },
      { hand: 'survey' },
    ],
  });
  game.play('play:mobilization');
  expect(game.player().fighters).toBe(2);
  game.play('lead:survey', 'done');
  expect([game.deciding, game.step]).toEqual([1, 'follow-or-dissent']);
  game.play('dissent');
  expect([game.deciding, game.step]).toEqual([0, 'attack']);
  expect(game.options).toEqual(['done', 'attack:1']);
  game.play('attack:1');
  expect(game.planet(0).up).toBe(true);
  expect(game.player().fighters).toBe(0);
  expect(game.step).toBe('discard');
});

test('[B7][MOB] the attack of Mobilization costs the usual and may be declined', () => {
  const seats = [
    { hand: 'mobilization', planets: 'drawde, idroyos', fighters: 3 },
    { hand: 'politics' },
  ];
  const game = scene({ seats }).play('play:mobilization', 'lead:produce', 'dissent');
  expect(game.options).toEqual(['done', 'attack:1']);
  game.play('done');
  expect(game.player().fighters).toBe(5);
  const once = scene({ seats: [{ ...seats[0], planets: 'drawde, mesia-sednim' }, {}] });
  once.play('play:mobilization', 'lead:produce', 'attack:2');
  expect(once.player().fighters).toBe(3);
  expect(once.state.leader).toBe(1);
});

test('[C1][T16] all role cards go to their owners’ discard piles in cleanup', () => {
  const game = scene({
    at: 'role',
    seats: [{ hand: 'warfare survey' }, { hand: 'warfare', deck: 'survey' }],
  });
  game.play('lead:warfare', 'boost:warfare', 'done', 'follow', 'boost:warfare');
  expect(game.step).toBe('discard');
  expect(game.discard(0)).toBe('warfare warfare');
  expect(game.discard(1)).toBe('warfare');
  expect(game.player(1).hand).toEqual([]);
});

test('[C1][R-COL7] colonies stay under their planets, also of planets that nothing was added to', () => {
  const game = scene({
    at: 'role',
    seats: [
      { hand: 'colonize', planets: 'drawde + colonize, idroyos + survey' },
      { hand: 'politics' },
    ],
  });
  game.play('lead:colonize', 'boost:colonize', 'tuck:2', 'tuck:2').nextTurn();
  expect(game.planet(0).colonies).toEqual(['colonize']);
  expect(game.planet(1).colonies).toEqual(['survey', 'colonize', 'colonize']);
  expect(game.player()).toMatchObject({ hand: [], deck: [], discard: [] });
});

test('[C2][C3][T13][7.2] the leader alone discards, any number, before drawing up', () => {
  const game = scene({
    at: 'role',
    seats: [
      { hand: 'survey survey warfare', deck: 'research research research research' },
      { hand: 'survey survey', deck: 'colonize', planets: '' },
    ],
  });
  game.play('lead:survey', 'done', 'follow', 'boost:survey', 'boost:survey');
  expect([game.deciding, game.step]).toEqual([0, 'discard']);
  game.play('discard:warfare', 'done');
  expect(game.hand(0)).toBe('survey survey research research research');
  expect(game.player(1).discard).toEqual(['survey', 'survey']);
  expect(game.player(1).hand).toEqual([]);
});

test('[C2] players must discard down to the hand limit', () => {
  const game = scene({
    at: 'role',
    seats: [{ hand: 'survey survey warfare warfare warfare research research' }],
  });
  game.play('lead:colonize', 'done');
  expect(game.step).toBe('discard');
  expect(game.options).not.toContain('done');
  expect(game.player().hand).toHaveLength(7);
  game.play('discard:survey', 'discard:warfare');
  expect(game.options).toContain('done');
});

test('[C4] effects of this turn end with it', () => {
  const game = scene({
    seats: [{ hand: 'diverse-markets survey', planets: 'drawde up food' }, { hand: 'survey' }],
  });
  game.play('play:diverse-markets');
  expect(game.position.turn.markets).toBe(1);
  game.nextTurn();
  expect(game.position.turn).toMatchObject({ number: 2, leader: 1 });
  expect(game.position.turn.markets).toBeUndefined();
});

test('[T4][3.6a] a Produce/Trade card counts one symbol, for the role that is played', () => {
  const game = scene({
    at: 'role',
    seats: [{ hand: 'produce-trade', planets: 'angus-duffy up food water, drawde up food' }],
  });
  game.play('lead:trade', 'boost:produce-trade');
  expect(game.options.filter((token) => token.startsWith('trade'))).toHaveLength(3);
  game.play('trade:1.food', 'trade:1.water');
  expect(game.player().influence).toBe(2);
  expect(game.planet(1).resources).toEqual(['food']);
});

test('[T4b] a doubled symbol counts two, one of two different symbols one; Politics none [3.8b]', () => {
  const game = scene({
    at: 'role',
    seats: [{ hand: 'politics war-path improved-warfare.trade mobilization' }],
  });
  game.play('lead:warfare');
  expect(game.options).toEqual([
    'done',
    'boost:improved-warfare.trade',
    'boost:mobilization',
    'boost:war-path',
  ]);
  game.play('boost:improved-warfare.trade', 'boost:mobilization', 'boost:war-path', 'done');
  expect(game.player().fighters).toBe(1 + 1 + 1 + 2);
});

test('[T5] a card played as an Action does not boost', () => {
  const game = scene({ seats: [{ hand: 'warfare survey', planets: '' }] });
  game.play('play:warfare', 'lead:warfare');
  expect(game.options).toEqual(['done']);
  expect(game.player().discard).toEqual(['warfare']);
});

test('[T6][imperialism][card:imperialism] empire symbols count for leading and following, and are not used up', () => {
  const game = scene({
    at: 'role',
    seats: [
      { hand: 'survey', planets: 'tankahshin up', permanents: 'imperialism' },
      { hand: '', planets: 'erkam-w up' },
    ],
  });
  expect(game.view(0).players[0]?.symbols).toMatchObject({ warfare: 2, survey: 1, trade: 1 });
  game.play('lead:warfare', 'done');
  expect(game.player(0).fighters).toBe(3);
  game.play('follow');
  expect(game.player(1).fighters).toBe(1);
  expect(game.view(0).players[0]?.symbols.warfare).toBe(2);
});

test('[T8] one may follow with the empire alone', () => {
  const game = scene({ at: 'role', seats: [{}, { planets: 'tankahshin up' }] });
  game.play('lead:warfare');
  expect(game.of('follow')).toEqual(['follow']);
});

test('[T9][T11] without a usable symbol only dissent is offered, and with cards in hand there is a question', () => {
  const game = scene({ at: 'role', seats: [{}, { hand: 'politics survey', deck: 'warfare' }] });
  game.play('lead:warfare');
  expect([game.deciding, ...game.options]).toEqual([1, 'dissent']);
});

test('[T10][T14d] dissenting draws one card, or nothing from an empty deck and discard', () => {
  const game = scene({ at: 'role', seats: [{}, { hand: 'survey', deck: 'warfare research' }] });
  game.play('lead:warfare', 'dissent');
  expect(game.hand(1)).toBe('survey warfare');
  const empty = scene({ at: 'role', seats: [{}, { hand: 'survey' }] });
  empty.play('lead:warfare', 'dissent');
  expect(empty.hand(1)).toBe('survey');
});

test('[T10][T14] a card that is drawn by dissenting may come out of a shuffle', () => {
  const game = scene({ at: 'role', seats: [{}, { hand: 'survey', discard: 'research' }] });
  game.play('lead:warfare', 'dissent');
  expect(game.hand(1)).toBe('survey research');
  expect(game.discard(1)).toBe('');
});

test('[T12] the hand limit is 5 and one more for each face-up hand sign, also of a planet flipped this turn', () => {
  const deck = 'survey survey survey warfare warfare warfare warfare research';
  const game = scene({
    at: 'role',
    seats: [{ deck, planets: 'oknow up, sima-07c', fighters: 4 }, { hand: 'politics' }],
  });
  expect(game.view(0).players[0]?.handLimit).toBe(6);
  game.play('lead:warfare', 'attack:2', 'dissent');
  expect(game.player().hand).toHaveLength(7);
});

test('[T12][T13] a hand may have any size until the player’s cleanup, which enforces the limit', () => {
  const five = 'survey survey warfare warfare research';
  const game = scene({
    at: 'role',
    seats: [{ hand: 'politics' }, { hand: five, deck: 'research colonize' }],
  });
  game.play('lead:produce', 'done', 'dissent');
  expect(game.player(1).hand).toHaveLength(6);
  expect([game.deciding, game.step]).toEqual([0, 'discard']);
  game.play('done');
  expect(game.player(1).hand).toHaveLength(6);
  game.play('done', 'lead:produce', 'done').until('discard');
  expect([game.deciding, game.options.includes('done')]).toEqual([1, false]);
  game.play('discard:survey', 'done');
  expect(game.player(1).hand).toHaveLength(5);
});

test('[T14][T14c] the discard pile is shuffled only when a card must be drawn from an empty deck, this turn’s cards included', () => {
  const game = scene({
    at: 'role',
    seats: [{ hand: 'warfare', deck: 'survey survey', discard: 'research' }, { hand: 'politics' }],
  });
  game.play('lead:warfare', 'boost:warfare');
  expect(game.player().discard).toEqual(['research']);
  game.play('dissent');
  expect(game.hand()).toBe('survey survey warfare warfare research');
  expect(game.player().deck).toEqual([]);
  expect(game.events).toContainEqual({ type: 'shuffle', seat: 0, count: 3 });
});

test('[T14a] cards in play and under planets are no part of a shuffle', () => {
  const game = scene({
    seats: [
      {
        hand: 'improved-research.survey warfare',
        discard: 'research',
        permanents: 'logistics',
        planets: 'idroyos + colonize',
      },
      { hand: 'politics' },
    ],
  });
  game.play('role-first', 'lead:warfare', 'boost:warfare', 'done', 'dissent');
  game.play('play:improved-research.survey');
  expect(game.events).toContainEqual({ type: 'shuffle', seat: 0, count: 1 });
  expect(game.hand()).toBe('research');
  expect(game.player().play).toEqual(['warfare', 'warfare']);
  expect(game.planet(0).colonies).toEqual(['colonize']);
});

test('[T14b] the Action card is no part of a shuffle while it works', () => {
  const game = scene({ seats: [{ hand: 'survey warfare', discard: 'research' }] });
  game.play('play:survey');
  expect(game.hand()).toBe('warfare research');
  expect(game.player().discard).toEqual(['survey']);
  expect(game.player().deck).toEqual([]);
});

test('[T15][7.13] producing and trading less is always possible', () => {
  const seat = { hand: 'produce-trade', planets: 'drawde up, mesia-sednim up food' };
  expect(() => scene({ at: 'role', seats: [seat] })).toThrow('no free slot for food');
  const game = scene({
    at: 'role',
    seats: [{ hand: 'produce-trade', planets: 'drawde up, mesia-sednim up' }],
  });
  game.play('lead:produce', 'boost:produce-trade');
  expect(game.options).toContain('done');
  game.play('produce:1.food', 'done');
  expect(game.step).not.toBe('produce');
  expect(game.planet(1).resources ?? []).toEqual([]);
});

test('[T17] every role may be led for nothing, and still gives its card', () => {
  for (const role of ['survey', 'warfare', 'colonize', 'produce', 'trade', 'research']) {
    const game = scene({ at: 'role', onlyPlanets: true, seats: [{ planets: '' }] });
    game.state.planetDiscard.length = 0;
    const stack = game.view(0).stackOf[role as 'survey'];
    const before = game.position.stacks[stack] ?? 0;
    game.play(`lead:${role}`);
    expect(game.position.stacks[stack]).toBe(before - 1);
  }
});

test('[T18] an Action that can do nothing is not offered; one that may remove cards is', () => {
  const game = scene({
    seats: [{ hand: 'survey colonize produce-trade research', planets: '' }],
  });
  expect(game.options).toEqual(['done', 'play:research']);
  expect(game.why({ kind: 'card', card: 'survey' })[0]).toMatchObject({ reason: 'nothing-to-do' });
  game.play('play:research', 'done');
  expect(game.discard()).toBe('research');
});

test('[7.12] taking a role card has events: the card, the remaining stack, the end', () => {
  const game = fresh({ players: 2 }, 'told').until('role');
  const before = game.view(1).stacks['survey'] ?? 0;
  game.play('lead:survey');
  expect(game.events).toContainEqual({ type: 'lead', seat: 0, role: 'survey', card: 'survey' });
  expect(game.view(1).stacks['survey']).toBe(before - 1);
  const last = scene({ at: 'role', seats: [{}], stacks: { warfare: 1 } });
  last.play('lead:warfare');
  expect(last.events).toContainEqual({ type: 'end-triggered', cause: 'stacks' });
});
