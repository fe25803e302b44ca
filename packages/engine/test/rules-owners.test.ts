// Following benefits the follower, not the leader; cards and planets of an empire affect their
// owner only.
import { expect, test } from 'vitest';
import { type Game, scene, type SeatScene } from './scene.ts';

test('[B6][3.2b] fighters that a follower collects are the follower’s', () => {
  const game = scene({
    at: 'role',
    seats: [
      { hand: 'politics', fighters: 3 },
      { hand: 'politics', fighters: 3 },
      { hand: 'warfare politics' },
    ],
  });
  game.play('lead:warfare', 'done', 'dissent', 'follow', 'boost:warfare', 'done');
  expect([0, 1, 2].map((seat) => game.player(seat).fighters)).toEqual([4, 3, 1]);
});

test('[B6][3.5a] influence from a follower’s trade is the follower’s, and so is the resource', () => {
  const other = { hand: 'politics', planets: 'drawde up food' };
  const game = scene({
    at: 'role',
    seats: [other, { hand: 'produce-trade politics', planets: 'mesia-sednim up water' }],
  });
  game.play('lead:trade', 'done', 'done', 'follow', 'boost:produce-trade', 'done', 'trade:1.water');
  expect([0, 1].map((seat) => game.player(seat).influence)).toEqual([0, 1]);
  expect([game.planet(0, 0).resources, game.planet(0, 1).resources]).toEqual([['food'], undefined]);
});

test('[B6][3.4a] a follower fills own slots', () => {
  const game = scene({
    at: 'role',
    seats: [
      { hand: 'politics', planets: 'drawde up' },
      { hand: 'produce-trade politics', planets: 'mesia-sednim up' },
    ],
  });
  game.play('lead:produce', 'done', 'done', 'follow', 'boost:produce-trade', 'done');
  expect(game.options).toEqual(['done', 'produce:1.water']);
  game.play('produce:1.water');
  expect([game.planet(0, 0).resources, game.planet(0, 1).resources]).toEqual([
    undefined,
    ['water'],
  ]);
});

test('[B6][3.1c] a follower’s planet comes face down into the follower’s empire, the chosen one', () => {
  const game = scene({
    at: 'role',
    seats: [{ hand: 'politics' }, { hand: 'survey survey survey politics' }],
    planetDeck: 'voson styku zephan',
  });
  game.play(
    'lead:survey',
    'done',
    'follow',
    'boost:survey',
    'boost:survey',
    'boost:survey',
    'done',
  );
  expect(game.options).toEqual(['keep:styku', 'keep:zephan']);
  game.play('keep:zephan');
  expect(game.player(1).planets).toEqual([{ planet: 'zephan' }]);
  expect(game.player(0).planets).toEqual([{ planet: 'voson' }]);
  expect(game.position.planetDiscard).toEqual(['styku']);
});

test('[B6][3.3b] a follower’s cards go under the follower’s planet', () => {
  const game = scene({
    at: 'role',
    seats: [
      { hand: 'politics', planets: 'drawde' },
      { hand: 'colonize politics', planets: 'pomerene' },
    ],
  });
  game.play('lead:colonize', 'done', 'follow', 'boost:colonize', 'done');
  expect([game.planet(0, 0).colonies, game.planet(0, 1).colonies]).toEqual([
    ['colonize'],
    ['colonize'],
  ]);
  expect(game.player(1).play).toBeUndefined();
});

const SCHOLAR = { hand: 'research research research politics', planets: 'oknow up' };

test('[B6][3.7f] a follower’s technology goes to the follower’s hand', () => {
  const game = scene({ at: 'role', seats: [{ hand: 'politics' }, SCHOLAR] });
  game.play('lead:research', 'done', 'follow', ...Array<string>(3).fill('boost:research'), 'done');
  game.play('buy:improved-survey.trade');
  expect([game.hand(0), game.hand(1)]).toEqual(['politics', 'politics improved-survey.trade']);
  expect(game.player(1).known).toEqual(['improved-survey.trade']);
});

test('[option:technologyGoesTo][5k] a follower’s technology is spent too, scores in play, and goes to the follower’s discard pile', () => {
  const game = scene({
    at: 'role',
    options: { technologyGoesTo: 'play' },
    seats: [
      { hand: 'politics' },
      {
        hand: 'research research research research research politics',
        planets: 'oknow up, sima-07c up',
      },
    ],
  });
  game.play('lead:research', 'done', 'follow', ...Array<string>(5).fill('boost:research'), 'done');
  game.play('buy:data-network');
  expect(game.hand(1)).toBe('politics');
  expect(game.score(1)).toBe(2 + 2 + 2);
  game.nextTurn();
  expect(game.discard(1)).toBe('data-network research research research research research');
});

test('[C1][T16] cards of three players go to three discard piles', () => {
  const game = scene({
    at: 'role',
    seats: [
      { hand: 'warfare politics', deck: 'survey survey survey survey survey survey' },
      { hand: 'warfare politics' },
      { hand: 'improved-warfare.trade politics' },
    ],
  });
  game.play('lead:warfare', 'boost:warfare', 'done', 'follow', 'boost:warfare', 'done');
  game.play('follow', 'boost:improved-warfare.trade', 'done');
  expect([0, 1, 2].map((seat) => game.discard(seat))).toEqual([
    'warfare warfare',
    'warfare',
    'improved-warfare.trade',
  ]);
  expect([0, 1, 2].map((seat) => game.player(seat).play)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('[T10] a dissenter draws from their own deck', () => {
  const game = scene({
    at: 'role',
    seats: [
      { hand: 'politics', deck: 'survey' },
      { hand: 'politics', deck: 'warfare' },
      { hand: 'politics', deck: 'colonize' },
    ],
  });
  game.play('lead:produce', 'done', 'dissent');
  expect([0, 1, 2].map((seat) => game.player(seat).hand.length)).toEqual([1, 2, 1]);
  expect(game.hand(1)).toBe('warfare politics');
  game.play('dissent');
  expect(game.hand(2)).toBe('colonize politics');
});

test('[BUR][R-COL6] a follower settles their own planet; the colonies go to their discard pile', () => {
  const game = scene({
    at: 'role',
    seats: [
      { hand: 'politics', planets: 'pomerene' },
      {
        hand: 'politics',
        permanents: 'bureaucracy',
        planets: 'drawde + colonize colonize, idroyos',
      },
    ],
  });
  game.play('lead:colonize', 'done', 'follow', 'done', 'settle:1');
  expect(game.planet(0, 1)).toEqual({ planet: 'drawde', up: true });
  expect([game.discard(0), game.discard(1)]).toEqual(['', 'colonize colonize']);
});

test('[BUR] a follower attacks their own planet with their own fighters; the colonies go to their discard pile', () => {
  const game = scene({
    at: 'role',
    seats: [
      { hand: 'politics', planets: 'pomerene', fighters: 5 },
      { hand: 'politics', permanents: 'bureaucracy', planets: 'drawde + colonize', fighters: 3 },
    ],
  });
  game.play('lead:warfare', 'done', 'collect', 'follow', 'done');
  expect(game.options).toEqual(['collect', 'attack:1']);
  game.play('attack:1');
  expect([game.player(0).fighters, game.player(1).fighters]).toEqual([6, 1]);
  expect([game.discard(0), game.discard(1)]).toEqual(['warfare', 'colonize']);
});

const theirs = (permanents: string): SeatScene => ({ hand: 'politics', permanents });

test('[adaptability] of another player: Research cards stay Research cards', () => {
  const mine = { hand: 'research politics' };
  const leading = scene({ at: 'role', seats: [mine, theirs('adaptability')] });
  expect(leading.play('lead:survey').options).toEqual(['done']);
  const following = scene({ at: 'role', seats: [theirs('adaptability'), mine] });
  expect(following.play('lead:warfare', 'done').options).toEqual(['dissent']);
});

test('[weapon-emporium] of another player: fighters cannot be traded', () => {
  const mine = { hand: 'produce-trade politics', planets: 'drawde up food', fighters: 3 };
  const leading = scene({ at: 'role', seats: [mine, theirs('weapon-emporium')] });
  expect(leading.play('lead:trade', 'done').options).toEqual(['done', 'trade:1.food']);
  const acting = scene({ seats: [mine, theirs('weapon-emporium')] }).play('play:produce-trade');
  expect(acting.options).toEqual(['trade:1.food']);
  const following = scene({ at: 'role', seats: [theirs('weapon-emporium'), mine] });
  following.play('lead:trade', 'done', 'follow', 'boost:produce-trade', 'done');
  expect(following.options).toEqual(['done', 'trade:1.food']);
});

test.each(['streamlining', 'hyperefficiency'])(
  '[streamlining][hyperefficiency] %s of another player removes nothing of mine, nor theirs in my turn',
  (permanent) => {
    const game = scene({
      seats: [
        { hand: 'survey warfare colonize politics', deck: 'survey' },
        { hand: 'survey warfare politics', permanents: permanent },
      ],
    });
    const removals: string[] = [];
    const questions = ['done', 'lead:produce', 'done', 'dissent', 'done'];
    for (const answer of questions) {
      removals.push(...game.of('remove'));
      game.play(answer);
    }
    expect(removals).toEqual([]);
    expect([game.state.leader, game.of('remove').length > 0]).toEqual([1, true]);
  },
);

test('[SEP] of another player: attacks cost the printed number and leave no fighter', () => {
  const mine = { hand: 'warfare politics', planets: 'drawde', fighters: 3 };
  const game = scene({ seats: [mine, theirs('scorched-earth-policy')] });
  game.play('play:warfare', 'attack:1');
  expect([game.player().fighters, game.planet(0).blocked]).toEqual([1, undefined]);
  const poor = scene({ seats: [{ ...mine, fighters: 1 }, theirs('scorched-earth-policy')] });
  expect(poor.play('play:warfare').player().fighters).toBe(2);
});

test('[AB] of another player: my planets arrive empty', () => {
  const mine = { hand: 'warfare', planets: 'drawde', fighters: 3 };
  for (const techErrata of [false, true]) {
    const game = scene({ options: { techErrata }, seats: [mine, theirs('abundance')] });
    game.play('play:warfare', 'attack:1');
    expect([game.step, game.planet(0).resources]).toEqual(['role', undefined]);
  }
});

test('[LOG][productivity] of another player: one Action, and the role after it', () => {
  const mine = { hand: 'survey warfare', deck: 'survey survey survey survey' };
  const logistics = scene({ seats: [mine, theirs('logistics')] });
  expect(logistics.options).not.toContain('role-first');
  const productivity = scene({ seats: [mine, theirs('productivity')] });
  expect(productivity.play('play:survey').step).toBe('role');
});

test('[dissension] of the leader: who dissents draws one card', () => {
  const game = scene({
    at: 'role',
    seats: [theirs('dissension'), { hand: 'politics', deck: 'survey survey survey' }],
  });
  expect(game.play('lead:warfare', 'done', 'dissent').player(1).hand).toHaveLength(2);
});

test('[BUR][BUR-b] of the leader: followers have neither options nor symbols of it', () => {
  const follower = { hand: 'politics', planets: 'drawde + colonize colonize', fighters: 9 };
  for (const techErrata of [false, true]) {
    for (const role of ['survey', 'warfare', 'colonize', 'produce', 'trade', 'research']) {
      const seats = [theirs('bureaucracy'), follower];
      const game = scene({ at: 'role', options: { techErrata }, seats });
      expect(game.play(`lead:${role}`, 'done').options).toEqual(['dissent']);
    }
  }
});

test('[BUR-b] the symbol of the later text is for following, not for leading', () => {
  const seats = [{ hand: 'politics', permanents: 'bureaucracy' }, { hand: 'politics' }];
  const game = scene({ at: 'role', options: { techErrata: true }, seats });
  expect(game.play('lead:warfare', 'done').player().fighters).toBe(1);
});

test('[T6][R-COL3] symbols, discounts, types, slots and hand signs of another empire are of no use', () => {
  const rich = {
    hand: 'politics',
    permanents: 'imperialism fertile-ground',
    planets: 'styku up water, tankahshin up iron, zephan up, oknow up silicon, lyttle up',
  };
  const mine = {
    hand: 'colonize research research politics',
    planets: 'drawde + colonize',
    deck: 'survey survey survey survey survey survey survey',
  };
  const settle = scene({ seats: [mine, rich] }).play('play:colonize');
  expect(settle.planet(0).colonies).toEqual(['colonize', 'colonize']);
  const warfare = scene({ at: 'role', seats: [mine, rich] });
  expect(warfare.play('lead:warfare', 'done').player().fighters).toBe(1);
  const trade = scene({ at: 'role', seats: [mine, rich] }).play('lead:trade', 'done');
  expect([trade.deciding, trade.of('trade')]).toEqual([1, []]);
  const research = scene({ at: 'role', seats: [mine, rich] }).play('lead:research');
  research.play('boost:research', 'boost:research', 'done');
  expect(research.of('buy')).toEqual([]);
  research.nextTurn();
  expect(research.player().hand).toHaveLength(5);
});

test.each([0, 1, 2])(
  '[LOG-b] the extra turn belongs to the owner of Logistics, here seat %i',
  (owner) => {
    const seatsOf = [0, 1, 2].map((seat) => ({
      hand: 'politics',
      permanents: seat === owner ? 'logistics' : '',
    }));
    const game = scene({
      at: 'role',
      options: { techErrata: true },
      seats: seatsOf,
      stacks: { warfare: 1 },
    });
    game.play('lead:warfare').nextTurn();
    const leaders = [game.state.leader];
    for (let i = 0; i < 6 && !game.state.over; i++) {
      game.nextTurn();
      if (!game.state.over) leaders.push(game.state.leader);
    }
    expect(leaders).toEqual([1, 2, owner]);
  },
);

test('[TURN] bonuses of the leader’s turn effects are for the leader alone', () => {
  const other = {
    hand: 'produce-trade produce-trade politics',
    planets: 'drawde up food, chrispen up',
  };
  const game = scene({
    seats: [
      {
        hand: 'diverse-markets genetic-engineering politics',
        permanents: 'productivity',
        planets: 'mesia-sednim up',
      },
      other,
    ],
  });
  game.play('play:diverse-markets', 'play:genetic-engineering', 'lead:trade', 'done');
  game.play('follow', 'boost:produce-trade', 'done', 'trade:1.food');
  expect([game.player(0).influence, game.player(1).influence]).toEqual([0, 1]);
});

function secondLeads(seat: SeatScene, others: SeatScene = {}): Game {
  const idle = { hand: 'politics', deck: 'survey survey survey survey survey', ...others };
  const game = scene({ at: 'role', seats: [idle, { hand: 'politics', ...seat }, idle] });
  game.play('lead:produce').nextTurn();
  expect(game.state.leader).toBe(1);
  return game;
}

test('[T7][C2][C3] when seat 1 leads, seats 2 and 0 answer in this order, and seat 1 cleans up', () => {
  const game = secondLeads({
    hand: 'warfare politics',
    deck: 'survey survey survey survey survey',
  });
  game.play('done', 'lead:warfare', 'done');
  const seats = [game.deciding];
  game.play('dissent');
  seats.push(game.deciding);
  game.play('dissent');
  seats.push(game.deciding);
  expect([seats, game.step]).toEqual([[2, 0, 1], 'discard']);
  const before = [0, 2].map((seat) => game.player(seat).hand.length);
  game.play('done');
  expect(game.state.leader).toBe(2);
  expect(game.player(1).hand).toHaveLength(5);
  expect([0, 2].map((seat) => game.player(seat).hand.length)).toEqual(before);
});

test('[TURN] the turn effects of seat 1 pay seat 1', () => {
  const game = secondLeads({
    hand: 'genetic-engineering produce-trade',
    planets: 'angus-duffy up',
    deck: 'research research',
  });
  game.play('play:genetic-engineering', 'lead:produce', 'boost:produce-trade');
  game.until('produce', 3).play('produce:1.food', 'produce:1.water');
  expect([0, 1, 2].map((seat) => game.player(seat).influence)).toEqual([0, 2, 0]);
});

test('[streamlining][LOG][MOB] permanents of seat 1 work in the turn of seat 1', () => {
  const streamlining = secondLeads({ hand: 'survey politics', permanents: 'streamlining' });
  expect(streamlining.of('remove').length).toBeGreaterThan(0);
  const logistics = secondLeads({ hand: 'survey politics', permanents: 'logistics' });
  expect(logistics.options).toContain('role-first');
  const mobilization = secondLeads({ hand: 'mobilization politics', planets: 'drawde' });
  mobilization.play('play:mobilization').until('role').play('lead:produce').until('attack');
  mobilization.play('attack:1');
  expect([mobilization.planet(0, 1).up, mobilization.player(1).fighters]).toEqual([true, 0]);
});

test('[5f] the round ends with the seat before the start player, with four players too', () => {
  const game = scene({
    at: 'role',
    options: { players: 4 },
    seats: [{ hand: 'politics' }, { hand: 'politics' }, { hand: 'politics' }, { hand: 'politics' }],
    stacks: { warfare: 1, survey: 0 },
  });
  game.play('lead:warfare').nextTurn();
  expect(game.position.ending).toBe('stacks');
  const leaders: number[] = [];
  while (!game.state.over) {
    leaders.push(game.state.leader);
    game.nextTurn();
  }
  expect(leaders).toEqual([1, 2, 3]);
});
