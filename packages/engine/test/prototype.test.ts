// The prototype of January 2010 (docs/rulesets.md, "Prototype"), statement by statement.
import { describe, expect, test } from 'vitest';
import { CARDS, ROLES, winnersOf } from '../src/index.ts';
import { count, fresh, type Game, type Scene, scene } from './scene.ts';

const PROTOTYPE = { ruleset: 'prototype-2010' };

function game(input: Scene): Game {
  return scene({ ...input, options: { ...PROTOTYPE, ...input.options } });
}

const IDLE = { hand: 'survey' };

test.each([
  [2, 15],
  [3, 13],
  [4, 11],
])('[P2.1] setup for %i: 114 role cards, piles of %i and 19 Warfare', (players, pile) => {
  const start = fresh({ ...PROTOTYPE, players });
  const { stacks } = start.position;
  expect(stacks).toEqual({
    survey: pile,
    warfare: 19,
    colonize: pile,
    research: pile,
    produce: pile,
    trade: pile,
  });
  for (let seat = 0; seat < players; seat++) {
    const { hand, deck, planets } = start.player(seat);
    expect(hand).toHaveLength(5);
    expect([...hand, ...deck].sort()).toEqual(
      ['colonize', 'produce', 'research', 'survey', 'trade'].flatMap((card) => [card, card]),
    );
    expect(planets).toHaveLength(1);
    expect(planets[0]?.up).toBe(true);
    expect(planets[0]?.planet).toMatch(/^h[1-4]$/);
  }
  const dealt = players * 10;
  expect(Object.values(stacks).reduce((sum, n) => sum + n, dealt)).toBe(114);
  expect(start.position.supply).toBe(30);
  expect(start.state.planetDeck).toHaveLength(27);
  expect(start.state.technologyDecks.map((deck) => deck.length)).toEqual([12, 12, 12]);
});

test('[option:prototypeRoleCounts] fewer Warfare cards: 14, and 20 of each other role', () => {
  const { stacks } = fresh({ ...PROTOTYPE, prototypeRoleCounts: 'fewer-warfare' }).position;
  expect(stacks).toMatchObject({ warfare: 14, survey: 16, trade: 16 });
  expect(fresh(PROTOTYPE).position.stacks).toMatchObject({ warfare: 19, survey: 15, trade: 15 });
});

test('[option:prototypeStartFaceDown] start planets face down cost 2 and 2', () => {
  const down = fresh({ ...PROTOTYPE, prototypeStartFaceDown: true });
  expect(down.planet(0).up).toBeUndefined();
  expect(down.view(0).players[0]?.planets[0]).toMatchObject({ colonizeCost: 2, warfareCost: 2 });
  expect(fresh(PROTOTYPE).planet(0).up).toBe(true);
});

test('[P2.2] the front of a face-down planet is hidden from all, including the owner; the top of the deck is covered', () => {
  const one = game({ seats: [{ planets: 'h1 up, f1' }, IDLE] });
  for (const seat of [0, 1]) {
    expect(one.view(seat).players[0]?.planets[1]).toMatchObject({
      type: 'fertile',
      colonizeCost: 3,
      warfareCost: 5,
    });
    expect(one.view(seat).players[0]?.planets[1]).not.toHaveProperty('planet');
    expect(one.view(seat).planetDeck).toEqual({ size: 26 });
  }
});

test('[P2.2] two equal symbols of a technology count two, a planet’s symbol one, leading and following', () => {
  const lead = game({ at: 'role', seats: [{ hand: 'tm-wawa', planets: 'h1 up, m2 up' }, IDLE] });
  lead.play('lead:warfare', 'boost:tm-wawa');
  expect(lead.player().fighters).toBe(1 + 1 + 2);
  const follow = game({ at: 'role', seats: [IDLE, { hand: 'survey', planets: 'h1 up, m2 up' }] });
  follow.play('lead:warfare', 'done', 'follow', 'done');
  expect(follow.player(1).fighters).toBe(1);
});

test('[P2.3] role cards have no Action; a technology stays in play until cleanup and adds no symbol', () => {
  const one = game({
    seats: [
      { hand: 'survey warfare tf-hawa tf-coco', deck: 'trade', planets: 'h1 up', fighters: 0 },
      IDLE,
    ],
  });
  expect(one.options).toEqual(['done', 'play:tf-hawa']);
  expect(one.why({ kind: 'card', card: 'survey' })[0]).toMatchObject({ reason: 'no-action' });
  one.play('play:tf-hawa');
  expect(one.player().fighters).toBe(2);
  expect(one.position.turn.acted).toBe('tf-hawa');
  one.play('lead:warfare');
  expect(one.options).toEqual(['done', 'boost:warfare']);
  one.play('done', 'dissent');
  expect(one.step).toBe('discard');
  expect(one.player().discard).toContain('tf-hawa');
});

test.each([
  ['survey', 'draw', { deck: 'trade trade trade' }, { hand: ['trade', 'trade'] }],
  ['warfare', 'fighter', {}, { fighters: 1 }],
  ['produce', 'resource', { planets: 'h1 up' }, { hand: [] }],
])(
  '[option:prototypeRoleActions] %s has an Action of the next draft',
  (card, _what, seat, after) => {
    const input = { seats: [{ planets: 'h2 up', ...seat, hand: card }, IDLE] };
    const plain = game(input);
    expect(plain.step).toBe('role');
    const next = game({ ...input, options: { prototypeRoleActions: true } });
    expect(next.options).toContain(`play:${card}`);
    next.play(`play:${card}`);
    expect(next.player()).toMatchObject(after);
  },
);

test('[option:prototypeRoleActions] Colonize settles, Research removes one, Trade trades one', () => {
  const options = { prototypeRoleActions: true };
  const settle = game({
    options,
    seats: [{ hand: 'colonize', planets: 'h1 up, f1 + colonize colonize colonize' }, IDLE],
  });
  settle.play('play:colonize', 'settle:2');
  expect(settle.planet(1).up).toBe(true);
  const remove = game({
    options,
    seats: [{ hand: 'research survey warfare', planets: 'h1 up' }, IDLE],
  });
  remove.play('play:research', 'remove:survey');
  expect(remove.step).toBe('role');
  expect(remove.hand()).toBe('warfare');
  const trade = game({ options, seats: [{ hand: 'trade', planets: 'h1 up food' }, IDLE] });
  trade.play('play:trade', 'trade:1.food');
  expect(trade.player().influence).toBe(1);
});

test('[P2.3] following is offered only when it would do something: three symbols for Survey and Research', () => {
  const offers = (hand: string, role: string, planets = 'h1 up'): readonly string[] => {
    const one = game({ at: 'role', seats: [IDLE, { hand, planets }] });
    return one.play(`lead:${role}`).until('follow-or-dissent').options;
  };
  expect(offers('survey survey', 'survey')).toEqual(['dissent']);
  expect(offers('survey survey survey', 'survey')).toEqual(['dissent', 'follow']);
  expect(offers('research research', 'research')).toEqual(['dissent']);
  expect(offers('research research research', 'research')).toEqual(['dissent', 'follow']);
  expect(offers('colonize', 'colonize')).toEqual(['dissent']);
  expect(offers('colonize', 'colonize', 'h1 up, f1')).toEqual(['dissent', 'follow']);
  expect(offers('produce', 'produce', 'h1 up food')).toEqual(['dissent']);
  expect(offers('produce', 'produce')).toEqual(['dissent', 'follow']);
  expect(offers('trade', 'trade')).toEqual(['dissent']);
  expect(offers('trade', 'trade', 'h1 up food')).toEqual(['dissent', 'follow']);
});

test('[P2.3] cleanup: at most one card is discarded, a hand above the limit is kept', () => {
  const input = {
    at: 'role' as const,
    seats: [
      { hand: 'survey survey survey research research trade trade', planets: 'h1 up' },
      { hand: 'produce' },
    ],
  };
  const one = game(input).play('lead:colonize').until('discard');
  expect(one.options).toContain('done');
  one.play('discard:survey');
  expect(one.state.leader).toBe(1);
  expect(one.player().hand).toHaveLength(6);
  const kept = game(input).play('lead:colonize').until('discard').play('done');
  expect(kept.player().hand).toHaveLength(7);
});

test('[option:prototypeDiscardDown] the option enforces the hand size', () => {
  const one = game({
    at: 'role',
    options: { prototypeDiscardDown: true },
    seats: [
      { hand: 'survey survey survey research research trade trade', planets: 'h1 up' },
      { hand: 'produce' },
    ],
  });
  one.play('lead:colonize').until('discard');
  expect(one.options).not.toContain('done');
  one.play('discard:survey');
  expect(one.options).not.toContain('done');
  one.play('discard:trade');
  expect(one.player().hand).toHaveLength(5);
});

test('[P2.4] Survey: the leader sees X backs, a follower X-2; one is kept, the rest goes to the bottom in order', () => {
  const one = game({
    at: 'role',
    planetDeck: 'f1 a1 m1 f2 a2',
    seats: [
      { hand: 'survey survey', planets: 'h1 up' },
      { hand: 'survey survey survey survey', planets: 'h2 up' },
    ],
  });
  one.play('lead:survey', 'boost:survey', 'boost:survey');
  expect(one.view(0).looking).toHaveLength(3);
  expect(one.view(0).looking[0]).not.toHaveProperty('planet');
  expect(one.options).toEqual(['keep:1', 'keep:2', 'keep:3']);
  one.play('keep:2');
  expect(one.planet(1).planet).toBe('a1');
  expect(one.position.planetDeck.slice(-2)).toEqual(['f1', 'm1']);
  expect(one.position.planetDiscard).toEqual([]);
  one.play('follow', ...Array<string>(4).fill('boost:survey'));
  expect(one.view(1).looking).toHaveLength(2);
  one.play('keep:1');
  expect(one.planet(1, 1).planet).toBe('f2');
});

test('[P2.4] Colonize: the leader settles one planet with no cards added, or puts all cards under one planet', () => {
  const seat = { hand: 'colonize colonize', planets: 'h1 up, f1 + colonize colonize colonize, a1' };
  const settles = game({ at: 'role', seats: [seat, IDLE] });
  settles.play('lead:colonize');
  expect(settles.options).toEqual(['done', 'settle:2']);
  settles.play('settle:2');
  expect(settles.step).not.toBe('boost');
  expect(settles.hand()).toBe('colonize colonize');
  expect(count(settles.player().discard, 'colonize')).toBe(3);
  const gathers = game({ at: 'role', seats: [seat, IDLE] });
  gathers.play('lead:colonize', 'done', 'boost:colonize', 'boost:colonize');
  expect(gathers.options).toEqual(['tuck:2', 'tuck:3']);
  gathers.play('tuck:3');
  expect(gathers.planet(2).colonies).toEqual(['colonize', 'colonize', 'colonize']);
});

test('[P2.4] Colonize symbols of planets lower the number needed and are never placed; followers only gather', () => {
  const one = game({
    at: 'role',
    seats: [{ planets: 'h1 up, f2 up, f1 + colonize colonize' }, IDLE],
  });
  expect(one.view(0).players[0]?.planets[2]?.settle?.missing).toBe(0);
  one.play('lead:colonize', 'settle:3');
  expect(one.planet(2).up).toBe(true);
  const follower = game({
    at: 'role',
    seats: [IDLE, { hand: 'tf-coco', planets: 'h1 up, f1 + colonize' }],
  });
  follower.play('lead:colonize', 'done', 'follow', 'boost:tf-coco');
  expect(follower.view(1).players[1]?.planets[1]?.colonyCount).toBe(3);
  expect(follower.planet(1, 1).up).toBeUndefined();
});

test('[P2.4] Research: X cards of a deck whose type is face up, one to the player’s discard pile, the rest to the bottom', () => {
  const one = game({
    at: 'role',
    technologyDeck: 'tf-haha tf-hatr tf-cosu',
    seats: [
      { hand: 'research research', planets: 'h1 up, a1' },
      { hand: 'research research research research', planets: 'h4 up' },
    ],
  });
  one.play('lead:research', 'boost:research', 'boost:research');
  expect(one.options).toHaveLength(3);
  expect(one.view(1).looking).toEqual([]);
  expect(JSON.stringify(one.view(1))).not.toContain('tf-haha');
  const chosen = one.options.find((token) => token.endsWith('tf-hatr')) ?? '';
  one.play(chosen);
  expect(one.player().discard).toContain('tf-hatr');
  expect(one.position.technologyDecks?.fertile.slice(-2)).toEqual(['tf-haha', 'tf-cosu']);
  one.play('follow', ...Array<string>(4).fill('boost:research'));
  expect(one.options).toHaveLength(2);
});

test('[P2.4] a deck is chosen among the types that are face up; without one nothing is drawn', () => {
  const one = game({ at: 'role', seats: [{ planets: 'h1 up, h2 up' }, IDLE] });
  expect(one.play('lead:research').options).toEqual(['deck:advanced', 'deck:fertile']);
  const none = game({ at: 'role', seats: [{ planets: 'f1' }, IDLE] });
  expect(none.play('lead:research').deciding).toBe(1);
});

test('[P2.4] Harvest fills slots, Trade stops when the supply is empty', () => {
  const one = game({ at: 'role', seats: [{ hand: 'produce', planets: 'h1 up, f4 up' }, IDLE] });
  one.play('lead:produce', 'boost:produce', 'produce:1.food', 'produce:2.water');
  expect(one.planet(1).resources).toEqual(['water']);
  const last = game({
    at: 'role',
    seats: [
      { hand: 'trade', planets: 'h1 up food, f4 up food' },
      { ...IDLE, influence: 29 },
    ],
  });
  last.play('lead:trade', 'boost:trade', 'trade:1.food');
  expect(last.player().influence).toBe(1);
  expect(last.position.supply).toBe(0);
  expect(last.step).not.toBe('trade');
});

test('[P2.4] Warfare: armies of the supply of 30, paid ones return', () => {
  const one = game({
    at: 'role',
    seats: [
      { hand: 'warfare warfare', planets: 'h1 up, f4', fighters: 3 },
      { ...IDLE, fighters: 26 },
    ],
  });
  const collects = game({
    at: 'role',
    seats: [
      { hand: 'warfare warfare', planets: 'h1 up, f4', fighters: 3 },
      { ...IDLE, fighters: 26 },
    ],
  });
  collects.play('lead:warfare', 'boost:warfare', 'boost:warfare', 'collect');
  expect(collects.player().fighters).toBe(4);
  one.play('lead:warfare', 'done', 'attack:2');
  expect(one.planet(1).up).toBe(true);
  expect(one.player().fighters).toBe(0);
});

test('[P2.5] the game stops after the turn in which a pile or the supply runs out', () => {
  const one = game({ at: 'role', seats: [{ planets: 'h1 up' }, IDLE, IDLE], stacks: { trade: 1 } });
  one.play('lead:trade').nextTurn();
  expect(one.state.over).toBe(true);
  expect(one.state.turnNumber).toBe(1);
  const on = game({ at: 'role', seats: [{ planets: 'h1 up' }, IDLE, IDLE], stacks: { trade: 2 } });
  expect(on.play('lead:trade').nextTurn().state.over).toBe(false);
});

test('[P2.5] score: discs, face-up planets, technologies anywhere; ties by armies and resources', () => {
  const seat = { discard: 'tf-coco', planets: 'h1 up food, f3 up, a6', influence: 2, fighters: 1 };
  const one = game({ seats: [seat, { influence: 8, fighters: 1, planets: 'h2 up' }] });
  expect([one.score(0), one.score(1)]).toEqual([2 + 2 + 4, 8]);
  one.state.over = true;
  expect(winnersOf(one.state)).toEqual([0]);
});

const ACTIONS: Readonly<Record<string, (card: string) => void>> = {
  'draw 3': (card) =>
    expect(acting(card, { deck: 'trade trade trade trade' }).hand()).toBe('trade trade trade'),
  'draw 2': (card) =>
    expect(acting(card, { deck: 'trade trade trade' }).hand()).toBe('trade trade'),
  'place, settle': (card) => {
    const one = acting(card, {
      planets: 'h1 up, f1 + colonize colonize, a1 + colonize colonize colonize',
    });
    one.play('tuck:2');
    expect(one.options).toEqual(['done', 'settle:2', 'settle:3']);
    one.play('settle:2');
    expect(one.player().discard).toContain(card);
  },
  'remove 2': (card) => {
    const one = acting(card, { hand: 'survey survey trade' });
    expect(one.options).not.toContain('remove-this');
    one.play('remove:survey', 'remove:survey');
    expect(one.hand()).toBe('trade');
    expect(one.step).toBe('role');
  },
  'remove 1': (card) => {
    const one = acting(card, { hand: 'survey survey trade' }).play('remove:survey');
    expect(one.step).toBe('role');
    expect(one.hand()).toBe('survey trade');
  },
  'produce 2': (card) => {
    const one = acting(card, { planets: 'h1 up, h2 up, h3 up' });
    one.play('produce:1.food', 'produce:2.silicon');
    expect(one.step).toBe('role');
  },
  'produce 1': (card) => {
    const one = acting(card, { planets: 'h1 up, h2 up' }).play('produce:2.silicon');
    expect(one.step).toBe('role');
  },
  'influence 1': (card) => {
    const one = acting(card, { planets: 'h1 up food' });
    expect(one.player().influence).toBe(1);
    expect(one.planet(0).resources).toEqual(['food']);
  },
  'trade 1': (card) => {
    const one = acting(card, { planets: 'h1 up food, h2 up silicon' }).play('trade:2.silicon');
    expect(one.player().influence).toBe(1);
    expect(one.step).toBe('role');
  },
  'fighters 2 or attack': (card) => {
    const seat = { planets: 'h1 up, f4', fighters: 3 };
    expect(acting(card, seat).play('collect').player().fighters).toBe(5);
    expect(acting(card, seat).play('attack:2').planet(1).up).toBe(true);
  },
  'fighters 1': (card) => expect(acting(card, {}).player().fighters).toBe(1),
  settle: (card) => {
    const one = acting(card, { planets: 'h1 up, f1 + colonize colonize colonize' });
    expect(one.options).toEqual(['done', 'settle:2']);
    expect(one.play('settle:2').planet(1).up).toBe(true);
  },
  none: (card) => {
    const one = game({ seats: [{ hand: `${card} survey`, planets: 'h1 up' }, IDLE] });
    expect(one.step).toBe('role');
  },
};

function acting(card: string, seat: Scene['seats'][number]): Game {
  const one = game({
    seats: [{ planets: 'h1 up', ...seat, hand: `${seat.hand ?? ''} ${card}` }, IDLE],
  });
  return one.play(`play:${card}`);
}

const TECHNOLOGIES = `
tf-hasu produce survey 0 draw 3
tf-haco produce colonize 0 place, settle
tf-hare produce research 0 remove 2
tf-haha produce produce 0 produce 2
tf-hatr produce trade 0 influence 1
tf-hawa produce warfare 0 fighters 2 or attack
tf-cosu colonize survey 1 draw 2
tf-coco colonize colonize 2 none
tf-core colonize research 1 remove 1
tf-coha colonize produce 2 none
tf-cotr colonize trade 1 trade 1
tf-cowa colonize warfare 1 fighters 1
ta-trsu trade survey 0 draw 3
ta-trco trade colonize 0 place, settle
ta-trre trade research 0 remove 2
ta-trha trade produce 0 produce 2
ta-trtr trade trade 0 influence 1
ta-trwa trade warfare 0 fighters 2 or attack
ta-resu research survey 1 draw 2
ta-reco research colonize 1 settle
ta-rere research research 2 none
ta-reha research produce 1 produce 1
ta-retr research trade 2 none
ta-rewa research warfare 1 fighters 1
tm-susu survey survey 0 draw 3
tm-suco survey colonize 0 place, settle
tm-sure survey research 0 remove 2
tm-suha survey produce 0 produce 2
tm-sutr survey trade 0 influence 1
tm-suwa survey warfare 0 fighters 2 or attack
tm-wasu warfare survey 2 none
tm-waco warfare colonize 1 settle
tm-ware warfare research 1 remove 1
tm-waha warfare produce 1 produce 1
tm-watr warfare trade 1 trade 1
tm-wawa warfare warfare 2 none`
  .trim()
  .split('\n')
  .map((line) => {
    const [card = '', first = '', second = '', influence = '', ...action] = line.split(' ');
    return [card, first, second, Number(influence), action.join(' ')] as const;
  });

test.each(TECHNOLOGIES)(
  '[card:%s][P2.8] %s + %s, worth %i: %s',
  (card, first, second, influence, action) => {
    for (const role of ROLES.filter((one) => one !== 'colonize')) {
      const one = game({
        at: 'role',
        seats: [{ hand: `${card} warfare survey`, planets: 'h1 up' }, IDLE],
      });
      one.play(`lead:${role}`);
      const before = one.position.frames.at(-1)?.count ?? 0;
      const expected = [first, second].filter((symbol) => symbol === role).length;
      expect(one.options.includes(`boost:${card}`)).toBe(expected > 0);
      if (expected === 0) continue;
      one.play(`boost:${card}`);
      const after =
        one.step === 'boost' ? (one.position.frames.at(-1)?.count ?? 0) : before + expected;
      expect(after - before).toBe(expected);
    }
    expect(game({ seats: [{ discard: card, planets: 'h1 up' }, IDLE] }).score()).toBe(influence);
    const play = ACTIONS[action];
    if (play === undefined) throw new Error(`no test for ${action}`);
    play(card);
  },
);

describe('an Action phase in which publicly nothing can be played has no question', () => {
  const planets = 'h1 up';
  const hand = 'survey trade';

  test('with role cards only', () => {
    expect(game({ seats: [{ hand, planets }, IDLE] }).step).toBe('role');
    expect(fresh({ ruleset: 'prototype-2010' }).step).toBe('role');
  });

  test('with a technology that is in the discard pile, or that has nothing to act on', () => {
    expect(game({ seats: [{ hand, planets, discard: 'tf-hasu' }, IDLE] }).step).toBe('role');
    expect(game({ seats: [{ hand, planets, deck: 'tf-cotr' }, IDLE] }).step).toBe('role');
  });

  test('[T11] but it is while a card that could be played may be in hand', () => {
    const held = game({ seats: [{ hand: `${hand} tf-hasu`, planets, deck: 'research' }, IDLE] });
    const drawn = game({ seats: [{ hand: `${hand} research`, planets, deck: 'tf-hasu' }, IDLE] });
    expect([held.step, drawn.step]).toEqual(['action', 'action']);
    expect(drawn.options).toEqual(['done']);
  });
});

test('all 36 technologies of the prototype are tested', () => {
  const ids = CARDS.filter((card) => /^t[afm]-/.test(card.id)).map((card) => card.id);
  expect(TECHNOLOGIES.map(([card]) => card).sort()).toEqual([...ids].sort());
});

test('[card:produce][card:trade] Harvest and Trade are cards of their own here', () => {
  const one = game({
    at: 'role',
    seats: [{ hand: 'produce trade', planets: 'h1 up, h2 up silicon' }, IDLE],
  });
  one.play('lead:produce');
  expect(one.options).toEqual(['done', 'boost:produce']);
  const two = game({
    at: 'role',
    seats: [{ hand: 'produce trade', planets: 'h1 up, h2 up silicon' }, IDLE],
  });
  two.play('lead:trade');
  expect(two.options).toEqual(['done', 'boost:trade']);
});

test('[P2.4] symbols of planets count for Survey and Research; a short deck shows the cards it has', () => {
  const survey = game({ at: 'role', seats: [{ hand: 'warfare', planets: 'h1 up, m1 up' }, IDLE] });
  expect(survey.play('lead:survey', 'done').options).toEqual(['keep:1', 'keep:2']);
  const research = game({
    at: 'role',
    seats: [{ hand: 'warfare', planets: 'h2 up, a2 up' }, IDLE],
  });
  expect(research.play('lead:research', 'done').options).toHaveLength(2);
  const last = game({ at: 'role', seats: [{ hand: 'survey survey', planets: 'h1 up' }, IDLE] });
  last.state.planetDeck.splice(0, last.state.planetDeck.length - 1);
  last.play('lead:survey', 'boost:survey', 'boost:survey');
  expect(last.player().planets).toHaveLength(2);
  expect(last.position.planetDeck).toEqual([]);
  const short = game({
    at: 'role',
    seats: [{ hand: 'research research', planets: 'h2 up' }, IDLE],
  });
  short.state.technologyDecks[0]?.splice(0, 10);
  expect(short.play('lead:research', 'boost:research', 'boost:research').options).toHaveLength(2);
});

test('[P2.3] no seat follows without effect: no planets, no armies, no discs, no deck of a face-up type', () => {
  const follow = (role: string, seat: object, change: (one: Game) => void): readonly string[] => {
    const one = game({ at: 'role', seats: [IDLE, { ...seat }] });
    one.play(`lead:${role}`).until('follow-or-dissent');
    change(one);
    return one.options;
  };
  const nothing = (): void => undefined;
  const surveyor = { hand: 'survey survey survey', planets: 'h1 up' };
  expect(follow('survey', surveyor, (one) => (one.state.planetDeck.length = 0))).toEqual([
    'dissent',
  ]);
  const scholar = { hand: 'research research research', planets: 'f1' };
  expect(follow('research', scholar, nothing)).toEqual(['dissent']);
  const trader = { hand: 'trade', planets: 'h1 up food' };
  expect(follow('trade', trader, (one) => (one.state.supply = 0))).toEqual(['dissent']);
  const soldier = { hand: 'warfare', planets: 'h1 up', fighters: 29 };
  expect(follow('warfare', soldier, nothing)).toEqual(['dissent']);
  expect(follow('warfare', { ...soldier, fighters: 28 }, nothing)).toEqual(['dissent', 'follow']);
});
