// Timing: when effects apply, count, are paid and end.
import { expect, test } from 'vitest';
import { pointsOf, winnersOf } from '../src/index.ts';
import { fresh, type Game, scene } from './scene.ts';

const MARKET = 'angus-duffy up food water, drawde up food, chrispen up iron';

test('[diverse-markets] the first trade of a type pays two, the next of the same type one', () => {
  const game = scene({
    seats: [
      { hand: 'diverse-markets produce-trade produce-trade produce-trade', planets: MARKET },
      { hand: 'politics' },
    ],
  });
  game.play('play:diverse-markets', 'lead:trade', ...Array<string>(3).fill('boost:produce-trade'));
  const earned = ['trade:1.food', 'trade:1.water', 'trade:2.food', 'trade:3.iron'].map(
    (token) => game.play(token).player().influence,
  );
  expect(earned).toEqual([2, 4, 5, 7]);
});

test('[specialization] every resource of the named type pays two, others one', () => {
  const game = scene({
    seats: [
      { hand: 'specialization produce-trade produce-trade produce-trade', planets: MARKET },
      { hand: 'politics' },
    ],
  });
  game.play('play:specialization', 'name:food', 'lead:trade');
  game.play(...Array<string>(3).fill('boost:produce-trade'));
  const earned = ['trade:1.food', 'trade:1.water', 'trade:2.food', 'trade:3.iron'].map(
    (token) => game.play(token).player().influence,
  );
  expect(earned).toEqual([2, 3, 5, 6]);
});

test('[genetic-engineering] the first resource of a type pays one, the next of the same type nothing', () => {
  const game = scene({
    seats: [
      {
        hand: 'genetic-engineering produce-trade produce-trade produce-trade',
        planets: 'angus-duffy up, drawde up, chrispen up',
      },
      { hand: 'politics' },
    ],
  });
  game.play('play:genetic-engineering', 'lead:produce');
  game.play(...Array<string>(3).fill('boost:produce-trade'));
  const earned = ['produce:1.food', 'produce:1.water', 'produce:2.food', 'produce:3.iron'].map(
    (token) => game.play(token).player().influence,
  );
  expect(earned).toEqual([1, 2, 2, 3]);
});

test('[TURN-a][genetic-engineering] resources produced before the card in the same turn are paid when it is played, and only once', () => {
  const game = scene({
    seats: [
      {
        hand: 'improved-production.trade genetic-engineering produce-trade',
        permanents: 'productivity',
        planets: 'drawde up, chrispen up, mishburr-ito-a up',
      },
      { hand: 'politics' },
    ],
  });
  game.play('play:improved-production.trade', 'produce:1.food', 'produce:2.iron');
  expect(game.player().influence).toBe(0);
  game.play('play:genetic-engineering');
  expect(game.player().influence).toBe(2);
  game.play('lead:produce', 'boost:produce-trade', 'produce:3.food');
  expect(game.player().influence).toBe(2);
});

test('[TURN-a] with the role first, the Action still pays for what the role produced and traded', () => {
  const seat = {
    hand: 'genetic-engineering diverse-markets produce-trade',
    permanents: 'logistics',
    planets: 'drawde up, chrispen up',
  };
  const produced = scene({ seats: [seat, { hand: 'politics' }] });
  produced.play('role-first', 'lead:produce', 'boost:produce-trade', 'done');
  produced.play('produce:1.food', 'produce:2.iron', 'dissent', 'play:genetic-engineering');
  expect(produced.player().influence).toBe(2);
  const full = { ...seat, planets: 'drawde up food, chrispen up iron' };
  const traded = scene({ seats: [full, { hand: 'politics' }] });
  traded.play('role-first', 'lead:trade', 'boost:produce-trade', 'done');
  traded.play('trade:1.food', 'trade:2.iron', 'dissent', 'play:diverse-markets');
  expect(traded.player().influence).toBe(4);
});

test('[C4][TURN] production and trades of one turn do not count in the next', () => {
  const game = scene({
    seats: [
      {
        hand: 'produce-trade politics genetic-engineering diverse-markets',
        deck: 'survey survey survey survey survey survey',
        planets: 'drawde up',
      },
      { hand: 'politics' },
    ],
  });
  game.play('play:produce-trade', 'produce:1.food').nextTurn().nextTurn();
  expect(game.state.leader).toBe(0);
  game.play('play:genetic-engineering');
  expect(game.player().influence).toBe(0);
});

test('[streamlining][C4] one removal in the whole turn, and one again in the next own turn', () => {
  const seat = {
    hand: 'survey warfare colonize politics',
    deck: 'survey survey survey survey survey',
    permanents: 'streamlining',
  };
  const game = scene({ seats: [seat, { hand: 'politics', deck: 'survey' }] });
  expect(game.of('remove')).toHaveLength(4);
  game.play('remove:survey');
  const left = [game.of('remove').length];
  game.play('done');
  left.push(game.of('remove').length);
  game.play('lead:produce', 'done', 'dissent');
  left.push(game.of('remove').length);
  expect(left).toEqual([0, 0, 0]);
  game.nextTurn().nextTurn();
  expect([game.state.leader, game.of('remove').length > 0]).toEqual([0, true]);
});

test.each(['streamlining', 'hyperefficiency'])(
  '[streamlining-a] %s works before the Action, before the role and before the discards, not in between',
  (permanents) => {
    const seat = {
      hand: 'survey warfare warfare colonize politics',
      deck: 'survey survey survey survey survey',
      permanents,
    };
    const game = scene({ seats: [seat, { hand: 'warfare politics' }] });
    const steps: string[] = [];
    const note = (): void => {
      if (game.of('remove').length > 0) steps.push(game.step);
    };
    for (const answer of [
      'done',
      'lead:warfare',
      'boost:warfare',
      'done',
      'dissent',
      'discard:survey',
    ]) {
      note();
      game.play(answer);
    }
    note();
    expect(steps).toEqual(['action', 'role', 'discard']);
  },
);

test('[A4][streamlining-a] with Productivity cards may be removed between the Actions', () => {
  const game = scene({
    seats: [
      {
        hand: 'warfare survey colonize',
        deck: 'survey',
        permanents: 'productivity hyperefficiency',
      },
      { hand: 'politics' },
    ],
  });
  game.play('play:warfare');
  expect([game.step, game.of('remove')]).toEqual(['action', ['remove:survey', 'remove:colonize']]);
});

test('[3.3c] who settles as leader of Colonize tucks nothing; the cards played are discarded in cleanup', () => {
  const game = scene({
    at: 'role',
    seats: [
      {
        hand: 'colonize politics',
        planets: 'drawde + colonize colonize, idroyos',
        deck: 'survey survey survey survey survey',
      },
      { hand: 'politics' },
    ],
  });
  game.play('lead:colonize', 'boost:colonize', 'done', 'settle:1');
  expect(game.step).toBe('follow-or-dissent');
  expect(game.planet(1)).toEqual({ planet: 'idroyos' });
  expect(game.discard()).toBe('colonize colonize');
  game.play('dissent');
  expect(game.discard()).toBe('colonize colonize colonize colonize');
});

test('[3.2c] who attacks as leader of Warfare collects nothing', () => {
  const game = scene({
    at: 'role',
    seats: [{ hand: 'warfare politics', planets: 'drawde', fighters: 2 }, { hand: 'politics' }],
  });
  game.play('lead:warfare', 'boost:warfare', 'done', 'attack:1');
  expect([game.player().fighters, game.deciding]).toEqual([0, 1]);
});

test('[3.3a][3.2a] an Action settles or tucks, collects or attacks, one of the two', () => {
  const colonize = scene({
    seats: [
      { hand: 'colonize politics', planets: 'drawde + colonize colonize, idroyos' },
      { hand: 'politics' },
    ],
  });
  colonize.play('play:colonize', 'settle:1');
  expect([colonize.step, colonize.planet(1)]).toEqual(['role', { planet: 'idroyos' }]);
  const warfare = scene({
    seats: [{ hand: 'warfare politics', planets: 'drawde', fighters: 2 }, { hand: 'politics' }],
  });
  warfare.play('play:warfare', 'attack:1');
  expect([warfare.step, warfare.player().fighters]).toEqual(['role', 0]);
});

test('[T14][3.1a] a draw continues after a shuffle in the middle, and not before it', () => {
  const game = scene({
    seats: [{ hand: 'survey politics', deck: 'warfare', discard: 'colonize colonize research' }],
  });
  game.play('play:survey');
  expect(game.player().hand).toHaveLength(3);
  expect(game.hand()).toContain('warfare');
  expect([game.player().deck.length, game.discard()]).toEqual([2, 'survey']);
  const exact = scene({
    seats: [{ hand: 'survey politics', deck: 'warfare warfare', discard: 'colonize research' }],
  });
  exact.play('play:survey');
  expect([exact.player().deck.length, exact.discard()]).toEqual([0, 'colonize research survey']);
});

test('[T14a][T14b] neither boosts, nor the Action card, nor colonies are drawn again in the same role', () => {
  const game = scene({
    seats: [
      { hand: 'survey politics', discard: 'research', planets: 'idroyos + colonize' },
      { hand: 'politics' },
    ],
  });
  game.play('play:survey');
  expect([game.hand(), game.discard()]).toEqual(['research politics', 'survey']);
  const dissent = scene({
    at: 'role',
    seats: [{ hand: 'politics' }, { hand: 'warfare politics' }, { hand: 'politics', discard: '' }],
  });
  dissent.play('lead:warfare', 'done', 'follow', 'boost:warfare', 'done', 'dissent');
  expect([dissent.hand(1), dissent.discard(1)]).toEqual(['politics', 'warfare']);
});

test('[T13][C2] players discard before drawing, so drawn cards cannot be discarded', () => {
  const game = scene({
    at: 'role',
    seats: [
      { hand: 'survey politics', deck: 'warfare warfare warfare warfare warfare warfare' },
      { hand: 'politics' },
    ],
  });
  game.play('lead:produce', 'done', 'dissent');
  expect(game.options).toEqual(['done', 'discard:survey', 'discard:politics']);
  game.play('discard:survey', 'done');
  expect(game.hand(0)).toBe('warfare warfare warfare warfare politics');
});

test('[T13] followers draw nothing in the leader’s cleanup', () => {
  const game = scene({
    at: 'role',
    seats: [{ hand: 'politics' }, { hand: 'warfare politics', deck: 'survey survey survey' }],
  });
  game.play('lead:warfare', 'done', 'follow', 'boost:warfare', 'done', 'done');
  expect([game.state.leader, game.hand(1)]).toEqual([1, 'politics']);
});

test('[MOB] Mobilization lasts for its turn: no attack later, and none before the followers answered', () => {
  const game = scene({
    seats: [
      { hand: 'mobilization politics', planets: 'drawde', deck: 'survey survey survey survey' },
      { hand: 'warfare politics' },
    ],
  });
  game.play('play:mobilization', 'lead:produce', 'done');
  expect([game.step, game.deciding]).toEqual(['follow-or-dissent', 1]);
  game.play('dissent');
  expect(game.options).toEqual(['done', 'attack:1']);
  game.play('done').nextTurn().nextTurn();
  expect(game.state.leader).toBe(0);
  game.play('done', 'lead:produce', 'done', 'dissent');
  expect(game.step).toBe('discard');
});

test('[5e] the first reason for the end stays the reason', () => {
  const game = scene({
    seats: [
      { hand: 'politics', planets: 'drawde up food', influence: 0 },
      { hand: 'politics', influence: 23 },
    ],
    stacks: { warfare: 1 },
  });
  game.play('play:politics', 'take:warfare');
  expect(game.position.ending).toBe('stacks');
  game.play('lead:trade', 'done', 'trade:1.food');
  expect([game.position.supply, game.position.ending]).toEqual([0, 'stacks']);
});

test('[5d][5e] the end comes with the last token of the supply, regardless of how and by whom it is taken', () => {
  const last = { hand: 'improved-trade.survey politics', influence: 23 };
  const action = scene({ seats: [last, { hand: 'politics' }] });
  expect(action.position.ending).toBeUndefined();
  expect(action.play('play:improved-trade.survey').position.ending).toBe('influence');
  const follower = scene({
    at: 'role',
    seats: [
      { hand: 'politics', influence: 23 },
      { hand: 'produce-trade politics', planets: 'drawde up food' },
    ],
  });
  follower.play('lead:trade', 'done', 'follow', 'boost:produce-trade', 'done', 'trade:1.food');
  expect(follower.position.ending).toBe('influence');
});

test('[5g] a second trigger in the extra round adds no further round', () => {
  const game = scene({
    at: 'role',
    options: { extraRound: true },
    seats: [{ hand: 'politics' }, { hand: 'politics' }],
    stacks: { warfare: 1, survey: 2 },
  });
  game.play('lead:warfare', 'done').nextTurn();
  for (let turns = 0; turns < 3; turns++) {
    game.until('role').play('lead:survey', 'done').nextTurn();
  }
  expect([game.state.over, game.state.turnNumber]).toEqual([true, 4]);
});

/** The points as computed by two functions, which must agree. */
function points(game: Game, seat = 0): readonly [number, number] {
  return [pointsOf(game.state, seat), game.score(seat)];
}

test('[5j][5k] points of technologies wherever they are, also while they work, and of face-up planets only', () => {
  const cards = [
    { hand: 'war-path' },
    { deck: 'war-path' },
    { discard: 'war-path' },
    { permanents: 'imperialism' },
    { planets: 'drawde + war-path' },
  ];
  for (const seat of cards) expect(points(scene({ seats: [seat] }))).toEqual([2, 2]);
  const played = scene({ at: 'role', seats: [{ hand: 'war-path politics' }] });
  expect(points(played.play('lead:warfare', 'boost:war-path'))).toEqual([2, 2]);
  const working = scene({
    seats: [{ hand: 'war-path', planets: 'drawde, pomerene', fighters: 4 }],
  });
  working.play('play:war-path');
  expect([working.step, ...points(working)]).toEqual(['attack', 2, 2]);
  expect(points(scene({ seats: [{ planets: 'idroyos, zephan up' }] }))).toEqual([4, 4]);
  expect(points(scene({ seats: [{ planets: 'drawde up food', fighters: 7 }] }))).toEqual([2, 2]);
});

test('[5i][5j][5n] who wins has most points: tokens, technologies and face-up planets, nothing face down', () => {
  const winners = (...seats: Parameters<typeof scene>[0]['seats']): number[] =>
    winnersOf(scene({ seats }).state);
  expect(winners({ planets: 'idroyos' }, { influence: 1 })).toEqual([1]);
  expect(winners({ deck: 'war-path' }, { influence: 1 })).toEqual([0]);
  expect(winners({ influence: 2 }, { planets: 'drawde + terraforming' }, { influence: 1 })).toEqual(
    [0, 1],
  );
  expect(
    winners({ influence: 2 }, { influence: 2, fighters: 2 }, { influence: 2, planets: 'drawde' }),
  ).toEqual([1]);
  expect(winners({ fighters: 1 }, { planets: 'voson, drawde', fighters: 1 })).toEqual([0, 1]);
});

test('[3.1f][3.1g] planets not kept go to the discard, which becomes the deck as soon as that is empty', () => {
  const game = scene({
    at: 'role',
    seats: [{ hand: 'survey survey politics' }, { hand: 'politics' }],
    planetDeck: 'voson styku zephan',
    onlyPlanets: true,
  });
  const before = game.position.planetDiscard.length;
  game.play('lead:survey', 'boost:survey', 'boost:survey', 'done');
  expect(game.options).toEqual(['keep:voson', 'keep:styku', 'keep:zephan']);
  game.play('keep:styku');
  expect(game.position.planetDeck).toHaveLength(before + 2);
  expect(game.position.planetDiscard).toEqual([]);
});

test('[survey-team] it takes the top planet of the deck, and of a rebuilt one', () => {
  const game = scene({
    seats: [{ hand: 'survey-team politics' }, { hand: 'politics' }],
    planetDeck: 'voson styku',
  });
  game.play('play:survey-team');
  expect(game.player().planets).toEqual([{ planet: 'voson' }]);
  expect(game.position.planetDeck[0]).toBe('styku');
});

test('[B2][T2] the role card is taken before boosts, is first in play, and the last one is taken too', () => {
  const game = scene({
    at: 'role',
    seats: [{ hand: 'survey survey politics' }, { hand: 'politics' }],
    stacks: { survey: 1 },
  });
  game.play('lead:survey');
  expect(game.player().play).toEqual(['survey']);
  expect([game.position.stacks['survey'], game.position.ending]).toEqual([0, 'stacks']);
  expect(game.hand()).toBe('survey survey politics');
});

test('[1.3l][C3] a new game and every cleanup fill the hand to five cards', () => {
  const game = fresh({ players: 3 });
  expect([0, 1, 2].map((seat) => game.player(seat).hand.length)).toEqual([5, 5, 5]);
  game.nextTurn();
  expect(game.player(0).hand).toHaveLength(5);
});

test('[SEP-a] the fighter on the planet comes from the supply: only the lowered cost is paid', () => {
  const game = scene({
    seats: [
      {
        hand: 'war-path politics',
        permanents: 'scorched-earth-policy',
        planets: 'voson, drawde',
        fighters: 4,
      },
      { hand: 'politics' },
    ],
  });
  game.play('play:war-path', 'attack:1');
  expect(game.player().fighters).toBe(1);
  game.play('attack:2');
  expect([game.player().fighters, game.planet(1).blocked]).toEqual([1, true]);
});

test('[survey-team] an empty deck is rebuilt first: the card can be played as long as planets were discarded', () => {
  const game = scene({
    seats: [{ hand: 'survey-team politics' }],
    planetDeck: '',
    onlyPlanets: true,
  });
  expect(game.position.planetDeck).toEqual([]);
  const before = game.position.planetDiscard.length;
  game.play('play:survey-team');
  expect(game.player().planets).toHaveLength(1);
  expect(game.position.planetDeck).toHaveLength(before - 1);
  expect(game.position.planetDiscard).toEqual([]);
});
