// The six roles, their cards and empty stacks (RULES 3).
import { expect, test } from 'vitest';
import { count, scene } from './scene.ts';

/** The leader's symbols with `left` cards in a stack. */
function leaderSymbols(role: string, stack: string, left: number, options: object = {}): number {
  const game = scene({
    at: 'role',
    options: { ...options },
    seats: [{ hand: 'politics' }],
    stacks: { [stack]: left },
  });
  game.play(`lead:${role}`);
  return game.position.frames.at(-1)?.count ?? 0;
}

test.each([
  ['survey', 'survey', 0, 0, 1],
  ['warfare', 'warfare', 0, 0, 1],
  ['colonize', 'colonize', 0, 0, 0],
  ['produce', 'produce-trade', 0, 1, 1],
  ['trade', 'produce-trade', 0, 1, 1],
  ['research', 'research', 0, 1, 1],
  ['research', 'research', 1, 1, 1],
  ['produce', 'produce-trade', 1, 1, 1],
])(
  '[R-EMPTY][R-EMPTY-a][R-EMPTY-b][SW-displayErrata] %s with %s at %i: %i symbol, with displayErrata %i',
  (role, stack, left, printed, errata) => {
    expect(leaderSymbols(role, stack, left)).toBe(printed);
    expect(leaderSymbols(role, stack, left, { displayErrata: true })).toBe(errata);
  },
);

test('[R-EMPTY-c] followers never get the symbol of the empty stack', () => {
  const game = scene({
    at: 'role',
    seats: [{}, { hand: 'produce-trade', planets: 'drawde up, mesia-sednim up' }],
    stacks: { 'produce-trade': 0 },
    options: { displayErrata: true },
  });
  game.play('lead:produce', 'follow', 'boost:produce-trade', 'produce:1.food');
  expect(game.deciding).toBe(game.state.leader);
  expect(game.planet(1, 1).resources ?? []).toEqual([]);
  const alone = scene({ at: 'role', seats: [{}, { hand: 'politics' }], stacks: { warfare: 0 } });
  expect(alone.play('lead:warfare').options).toEqual(['dissent']);
});

test('[3.1a][card:survey] Survey as an Action draws two cards', () => {
  const game = scene({ seats: [{ hand: 'survey', deck: 'warfare research politics' }] });
  game.play('play:survey');
  expect(game.hand()).toBe('warfare research');
  expect(game.discard()).toBe('survey');
});

test('[3.1b][3.1c] the leader looks at one planet per symbol, a follower at one less; one is kept, the rest is discarded', () => {
  const game = scene({
    at: 'role',
    planetDeck: 'styku voson idroyos oknow zephan',
    seats: [{ hand: 'survey' }, { hand: 'survey survey survey' }],
  });
  game.play('lead:survey', 'boost:survey');
  expect(game.options).toEqual(['keep:styku', 'keep:voson']);
  game.play('keep:voson');
  expect(game.planet(0)).toEqual({ planet: 'voson' });
  expect(game.position.planetDiscard).toEqual(['styku']);
  game.play('follow', 'boost:survey', 'boost:survey', 'boost:survey');
  expect(game.options).toEqual(['keep:idroyos', 'keep:oknow']);
  game.play('keep:oknow');
  expect(game.planet(0, 1)).toEqual({ planet: 'oknow' });
});

test('[3.1b] the role card alone shows one planet, which must be kept; a follower with one symbol sees none', () => {
  const game = scene({
    at: 'role',
    planetDeck: 'styku voson',
    seats: [{}, { hand: 'survey politics' }],
  });
  game.play('lead:survey');
  expect(game.planet(0).planet).toBe('styku');
  game.play('follow', 'boost:survey', 'done');
  expect(game.player(1).planets).toEqual([]);
});

test('[3.1d][6l][6m] only the seat that looks sees the fronts; others see backs and discarded planets', () => {
  const game = scene({
    at: 'role',
    planetDeck: 'styku voson',
    seats: [{ hand: 'survey' }, { hand: 'politics' }],
  });
  game.play('lead:survey', 'boost:survey');
  expect(game.view(0).looking.map((one) => one.planet)).toEqual(['styku', 'voson']);
  expect(game.view(1).looking).toEqual([
    { type: 'fertile', colonizeCost: 4, warfareCost: 5 },
    { type: 'metallic', colonizeCost: 4, warfareCost: 5 },
  ]);
  game.play('keep:styku');
  expect(game.view(1).players[0]?.planets[0]).toMatchObject({ type: 'fertile', up: false });
  expect(game.view(1).players[0]?.planets[0]).not.toHaveProperty('planet');
  expect(game.view(1).planetDiscard).toEqual(['voson']);
});

test('[3.1e] a follower’s survey is complete before the next player answers', () => {
  const game = scene({
    at: 'role',
    seats: [{}, { hand: 'survey survey survey' }, { hand: 'survey survey' }],
  });
  game.play('lead:survey', 'follow', 'boost:survey', 'boost:survey', 'boost:survey');
  expect([game.deciding, game.step]).toEqual([1, 'keep-planet']);
  game.play(game.options[0] ?? '');
  expect([game.deciding, game.step]).toEqual([2, 'follow-or-dissent']);
});

test('[3.1f] a short deck is rebuilt from the discard without the planets being looked at', () => {
  const game = scene({
    at: 'role',
    planetDeck: 'styku',
    onlyPlanets: true,
    seats: [{ hand: 'survey survey' }, { hand: 'politics' }],
  });
  game.play('lead:survey', 'boost:survey', 'boost:survey');
  expect(game.options).toHaveLength(3);
  expect(game.options[0]).toBe('keep:styku');
  expect(game.position.planetDiscard).toEqual([]);
  expect(game.position.planetDeck).not.toContain('styku');
});

test('[3.1f] with no planet left the role does nothing', () => {
  const game = scene({ at: 'role', seats: [{ hand: 'survey' }, { hand: 'politics' }] });
  game.state.planetDeck = [];
  game.play('lead:survey', 'boost:survey');
  expect(game.player().planets).toEqual([]);
  expect(game.deciding).toBe(1);
});

test('[3.1g] an empty planet deck is rebuilt at once from the planets that were not kept', () => {
  const game = scene({
    at: 'role',
    planetDeck: 'styku voson',
    seats: [{ hand: 'survey' }, { hand: 'politics' }],
  });
  game.state.planetDeck = game.state.planetDeck.slice(-2);
  game.play('lead:survey', 'boost:survey', 'keep:styku');
  expect(game.position.planetDeck).toEqual(['voson']);
  expect(game.position.planetDiscard).toEqual([]);
});

test('[3.2a][card:warfare] Warfare as an Action: a fighter or an attack', () => {
  const seat = { hand: 'warfare survey', planets: 'drawde, idroyos', fighters: 2 };
  const game = scene({ seats: [seat] }).play('play:warfare');
  expect(game.options).toEqual(['collect', 'attack:1']);
  expect(
    scene({ seats: [seat] })
      .play('play:warfare', 'collect')
      .player().fighters,
  ).toBe(3);
  game.play('attack:1');
  expect(game.player().fighters).toBe(0);
  expect(game.planet(0).up).toBe(true);
});

test('[3.2b][3.2c] the role collects one fighter a symbol, or the leader attacks and the boosts are lost', () => {
  const seat = { hand: 'warfare warfare', planets: 'drawde', fighters: 2 };
  const game = scene({ at: 'role', seats: [seat, { hand: 'politics' }] });
  game.play('lead:warfare', 'boost:warfare', 'boost:warfare', 'attack:1');
  expect(game.player().fighters).toBe(0);
  expect(game.player().play).toEqual(['warfare', 'warfare', 'warfare']);
  const collects = scene({ at: 'role', seats: [seat] });
  collects.play('lead:warfare', 'boost:warfare', 'boost:warfare', 'collect');
  expect(collects.player().fighters).toBe(5);
});

test('[3.2d] an attack pays the cost and moves the colonies to the attacker’s discard pile', () => {
  const game = scene({
    at: 'role',
    seats: [{ planets: 'drawde + colonize survey, idroyos', fighters: 5 }, { hand: 'politics' }],
  });
  game.play('lead:warfare');
  expect(game.options).toEqual(['collect', 'attack:1']);
  game.play('attack:1');
  expect(game.player().fighters).toBe(3);
  expect(game.planet(0)).toEqual({ planet: 'drawde', up: true });
  expect(game.discard()).toBe('colonize survey');
  const why = expect.objectContaining({ reason: 'needs-fighters', need: 6, have: 3, missing: 3 });
  expect(game.why({ kind: 'attack', at: 1 })).toContainEqual(why);
});

test('[3.2e] followers of Warfare collect and cannot attack', () => {
  const game = scene({
    at: 'role',
    seats: [{}, { hand: 'warfare survey', planets: 'drawde', fighters: 2 }],
  });
  game.play('lead:warfare', 'follow', 'boost:warfare', 'done');
  expect(game.player(1).fighters).toBe(3);
  expect(game.planet(0, 1).up).toBeUndefined();
});

test('[3.2f][5i] flipping takes no tokens; the influence of the planet counts', () => {
  const game = scene({ at: 'role', seats: [{ planets: 'idroyos', fighters: 6 }] });
  expect(game.score()).toBe(0);
  game.play('lead:warfare', 'attack:1');
  expect(game.position.supply).toBe(24);
  expect(game.score()).toBe(5);
});

test('[3.3a][card:colonize] Colonize as an Action: tuck this card, or settle and discard it with the freed colonies', () => {
  const seat = { hand: 'colonize survey', planets: 'drawde + colonize colonize, idroyos' };
  const game = scene({ seats: [seat] }).play('play:colonize');
  expect(game.options).toEqual(['settle:1', 'tuck:1', 'tuck:2']);
  game.play('settle:1');
  expect(game.planet(0)).toEqual({ planet: 'drawde', up: true });
  expect(game.discard()).toBe('colonize colonize colonize');
  const tucks = scene({ seats: [seat] }).play('play:colonize', 'tuck:2');
  expect(tucks.planet(1).colonies).toEqual(['colonize']);
  expect(tucks.discard()).toBe('');
});

test('[3.3b] all cards played are tucked, split as one likes', () => {
  const game = scene({
    at: 'role',
    seats: [{ hand: 'colonize terraforming', planets: 'idroyos, styku' }],
  });
  game.play('lead:colonize', 'boost:colonize', 'boost:terraforming');
  // The two equal cards share a question with combinable answers; the third card has its own.
  expect(game.view(0).decision).toMatchObject({ card: 'colonize', cardsAlike: 2, several: true });
  game.play('tuck:1');
  expect(game.view(0).decision).toMatchObject({ card: 'colonize', cardsAlike: 1, several: false });
  game.play('tuck:2');
  expect(game.view(0).decision).toMatchObject({
    card: 'terraforming',
    cardsAlike: 1,
    several: false,
  });
  game.play('tuck:1');
  expect(game.planet(0).colonies).toEqual(['colonize', 'terraforming']);
  expect(game.planet(1).colonies).toEqual(['colonize']);
  expect(game.view(0).players[0]?.planets[0]?.colonyCount).toBe(3);
});

test('[3.3c][3.3d] the leader settles instead, one planet, never both', () => {
  const game = scene({
    at: 'role',
    seats: [
      { hand: 'colonize', planets: 'drawde + colonize colonize, mesia-sednim + colonize colonize' },
    ],
  });
  game.play('lead:colonize', 'boost:colonize');
  expect(game.options).toEqual(['settle:1', 'settle:2', 'tuck:1', 'tuck:2']);
  game.play('settle:2');
  expect(game.planet(1).up).toBe(true);
  expect(game.planet(0).up).toBeUndefined();
  expect(game.step).not.toBe('tuck');
});

test('[3.3d][R-COL4] settling needs as many colonies as the cost', () => {
  const game = scene({ seats: [{ hand: 'colonize', planets: 'idroyos + colonize colonize' }] });
  expect(game.why({ kind: 'settle', at: 0 })[0]).toMatchObject({
    reason: 'needs-colonies',
    need: 3,
    have: 2,
    missing: 1,
  });
  game.play('play:colonize');
  expect(game.planet(0).colonies).toHaveLength(3);
});

test('[3.3e] followers of Colonize add colonies and cannot settle', () => {
  const game = scene({
    at: 'role',
    seats: [{}, { hand: 'colonize survey', planets: 'drawde + colonize colonize' }],
  });
  game.play('lead:colonize', 'follow', 'boost:colonize', 'done');
  expect(game.planet(0, 1)).toEqual({
    planet: 'drawde',
    colonies: ['colonize', 'colonize', 'colonize'],
  });
});

test('[R-COL1] two symbols on one card make two colonies on one planet', () => {
  const game = scene({
    seats: [{ hand: 'colonize', planets: 'idroyos + terraforming colonize' }],
  });
  game.play('play:colonize');
  expect(game.options).toEqual(['settle:1', 'tuck:1']);
});

test('[R-COL2][7.5] a planet may get more colonies than it needs', () => {
  const game = scene({
    seats: [{ hand: 'colonize', planets: 'drawde + colonize colonize colonize' }],
  });
  game.play('play:colonize', 'tuck:1');
  expect(game.planet(0).colonies).toHaveLength(4);
});

test('[R-COL3][fertile-ground][card:fertile-ground] Colonize symbols of the empire are a discount, even of the whole cost', () => {
  const game = scene({
    at: 'role',
    seats: [
      { hand: 'politics', planets: 'drawde, styku up, idroyos', permanents: 'fertile-ground' },
    ],
  });
  const planets = game.view(0).players[0]?.planets;
  expect(planets?.[0]?.settle?.missing).toBe(0);
  expect(planets?.[2]?.settle?.missing).toBe(1);
  expect(planets?.[0]?.colonyCount).toBe(0);
  game.play('lead:colonize', 'done');
  expect(game.of('settle')).toEqual(['settle:1']);
  const follower = scene({
    at: 'role',
    seats: [{}, { hand: 'politics', planets: 'drawde, styku up' }],
  });
  expect(follower.play('lead:colonize').options).toEqual(['dissent']);
});

test('[R-COL5] without a face-down planet the cards are discarded; with one they must be tucked', () => {
  const game = scene({ at: 'role', seats: [{ hand: 'colonize', planets: 'drawde up' }] });
  game.play('lead:colonize', 'boost:colonize').until('action');
  expect(count([...game.player().discard, ...game.player().hand], 'colonize')).toBe(2);
  const one = scene({ at: 'role', seats: [{ hand: 'colonize', planets: 'idroyos' }] });
  one.play('lead:colonize', 'boost:colonize');
  expect(one.planet(0).colonies).toEqual(['colonize', 'colonize']);
});

test('[R-COL6][6i] tucked cards are visible, out of the deck, and come home when the planet flips', () => {
  const game = scene({
    at: 'role',
    seats: [{ planets: 'drawde + survey colonize', fighters: 2 }, { hand: 'politics' }],
  });
  expect(game.view(1).players[0]?.planets[0]?.colonies).toEqual(['survey', 'colonize']);
  game.play('lead:warfare', 'attack:1');
  expect(game.discard()).toBe('colonize survey');
});

test('[R-COL8] a technology with the symbol may be tucked and is worth at least one colony', () => {
  const game = scene({
    at: 'role',
    seats: [{ hand: 'improved-survey.colonize', planets: 'drawde' }],
  });
  game.play('lead:colonize', 'boost:improved-survey.colonize');
  expect(game.view(0).players[0]?.planets[0]?.colonyCount).toBe(2);
  expect(game.view(0).players[0]?.planets[0]?.settle?.missing).toBe(0);
});

test('[3.4a][3.4b][3.4c][7.6] Produce fills chosen slots of face-up planets, one resource each', () => {
  const game = scene({
    at: 'role',
    seats: [{ planets: 'angus-duffy up, drawde, mesia-sednim up water' }],
  });
  game.play('lead:produce');
  expect(game.options).toEqual(['done', 'produce:1.food', 'produce:1.water']);
  game.play('produce:1.water');
  expect(game.planet(0).resources).toEqual(['water']);
  expect(game.step).not.toBe('produce');
  const follower = scene({
    at: 'role',
    seats: [{}, { hand: 'improved-trade.colonize', planets: 'drawde up' }],
  });
  expect(follower.play('lead:produce').options).toEqual(['dissent']);
});

test('[3.5a][3.5b] Trade returns chosen resources for one influence each', () => {
  const game = scene({
    at: 'role',
    seats: [{ planets: 'angus-duffy up food water, drawde up food' }],
  });
  game.play('lead:trade');
  expect(game.options).toEqual(['done', 'trade:1.food', 'trade:1.water', 'trade:2.food']);
  game.play('trade:1.water');
  expect(game.planet(0).resources).toEqual(['food']);
  expect(game.player().influence).toBe(1);
  expect(game.position.supply).toBe(23);
});

test('[3.5c] influence earned is always paid, beyond supply and reserve', () => {
  const game = scene({
    at: 'role',
    seats: [{ hand: 'produce-trade', planets: 'angus-duffy up food water' }, { influence: 40 }],
  });
  expect(game.position.supply).toBe(0);
  game.play('lead:trade', 'boost:produce-trade', 'trade:1.food', 'trade:1.water');
  expect(game.player().influence).toBe(2);
});

test('[3.6b][card:produce-trade] Produce/Trade as an Action: produce one or trade one', () => {
  const game = scene({
    seats: [{ hand: 'produce-trade', planets: 'drawde up food, mesia-sednim up' }],
  });
  game.play('play:produce-trade');
  expect(game.options).toEqual(['produce:2.water', 'trade:1.food']);
  game.play('trade:1.food');
  expect(game.player().influence).toBe(1);
});

test('[3.7a][card:research][4.1-self][7.14] Research removes up to two hand cards, itself included, until one says done', () => {
  const game = scene({ seats: [{ hand: 'research survey survey politics' }] });
  game.play('play:research');
  expect(game.options).toEqual(['done', 'remove-this', 'remove:survey', 'remove:politics']);
  game.play('remove-this', 'remove:survey');
  expect(game.hand()).toBe('survey politics');
  expect(game.discard()).toBe('');
  expect(count(game.position.removed, 'research')).toBeGreaterThan(0);
  const stack = game.position.stacks['research'];
  expect(stack).toBe(16);
});

test.each([
  ['improved-trade.colonize', 3, 'drawde up'],
  ['terraforming', 5, 'drawde up, mesia-sednim up'],
  ['dissension', 7, 'drawde up, mesia-sednim up, styku up'],
])('[3.7b][3.7d] %s needs %i symbols and %s', (technology, cost, planets) => {
  const seats = (n: number, up: string): { hand: string; planets: string }[] => [
    { hand: Array<string>(n).fill('research').join(' '), planets: up },
  ];
  const boosts = (n: number): string[] => Array<string>(n).fill('boost:research');
  const paid = scene({ at: 'role', seats: seats(cost - 1, planets) });
  paid.play('lead:research', ...boosts(cost - 1));
  expect(paid.options).toContain('done');
  expect(paid.options).toContain(`buy:${technology}`);
  const poor = scene({ at: 'role', seats: seats(cost - 1, planets) });
  poor.play('lead:research', ...boosts(cost - 2), 'done');
  expect(poor.options).not.toContain(`buy:${technology}`);
  const fewer = planets.split(', ').slice(1).join(', ');
  const small = scene({ at: 'role', seats: seats(cost - 1, fewer) });
  small.play('lead:research', ...boosts(cost - 1));
  expect(small.options).not.toContain(`buy:${technology}`);
  expect(small.why({ kind: 'technology', card: technology })).toContainEqual(
    expect.objectContaining({ reason: 'needs-planets', missing: 1 }),
  );
});

test('[3.7c] planets are counted, not spent, and those flipped this turn count', () => {
  const game = scene({
    seats: [{ hand: 'warfare research research', planets: 'drawde', fighters: 2 }],
  });
  game.play('play:warfare', 'attack:1', 'lead:research', 'boost:research', 'boost:research');
  game.play('buy:improved-trade.colonize');
  expect(game.planet(0).up).toBe(true);
  expect(game.hand()).toContain('improved-trade.colonize');
});

test('[3.7e][3.7f] a follower pays the whole cost; a single-sided technology goes to hand at once', () => {
  const game = scene({
    at: 'role',
    seats: [{}, { hand: 'research research research survey', planets: 'drawde up' }],
  });
  game.play('lead:research', 'follow', 'boost:research', 'boost:research', 'boost:research');
  game.play('done', 'buy:improved-trade.colonize');
  expect(game.hand(1)).toBe('survey improved-trade.colonize');
  const short = scene({
    at: 'role',
    seats: [{}, { hand: 'research research survey', planets: 'drawde up' }],
  });
  short.play('lead:research', 'follow', 'boost:research', 'boost:research', 'done');
  expect(short.of('buy')).toEqual([]);
});

test('[3.7g][3.7i][6e] a double-sided technology goes into the empire; its other face is gone for all', () => {
  const game = scene({
    at: 'role',
    seats: [
      { hand: 'research research research research', planets: 'drawde up, mesia-sednim up' },
      { hand: 'politics' },
    ],
  });
  game.play('lead:research', ...Array<string>(4).fill('boost:research'));
  expect(game.of('buy')).toEqual(expect.arrayContaining(['buy:fertile-ground', 'buy:abundance']));
  game.play('buy:abundance');
  expect(game.player().permanents).toEqual(['abundance']);
  expect(game.position.technologies).not.toContain('fertile-ground');
  expect(game.view(1).players[0]?.permanents).toEqual(['abundance']);
});

test('[3.7h] a permanent’s symbols do not help the role that took it', () => {
  const game = scene({
    at: 'role',
    seats: [
      {
        hand: 'research research research research',
        planets: 'drawde up, mesia-sednim up, pomerene up',
      },
      { hand: 'politics' },
    ],
  });
  game.play('lead:research', ...Array<string>(4).fill('boost:research'), 'buy:fertile-ground');
  expect(game.step).toBe('follow-or-dissent');
  expect(game.view(0).players[0]?.symbols.research).toBe(1);
});

test('[3.8a][card:politics] Politics leaves the game for a role card, which may boost in the same turn', () => {
  const game = scene({ seats: [{ hand: 'politics survey' }] });
  game.play('play:politics');
  expect(game.of('take')).toHaveLength(5);
  game.play('take:warfare');
  expect(game.hand()).toBe('survey warfare');
  expect(game.position.removed).toContain('politics');
  game.play('lead:warfare', 'boost:warfare', 'done');
  expect(game.player().fighters).toBe(2);
});

test('[3.8c][5c] Politics may take the last card of a stack, and that counts towards the end', () => {
  const game = scene({ seats: [{ hand: 'politics' }], stacks: { research: 1 } });
  game.play('play:politics', 'take:research');
  expect(game.position.ending).toBe('stacks');
});

test('[3.8d] with all stacks empty Politics gives nothing and leaves the game', () => {
  const none = { survey: 0, warfare: 0, colonize: 0, 'produce-trade': 0, research: 0 };
  const game = scene({ seats: [{ hand: 'politics survey', deck: 'survey' }], stacks: none });
  game.play('play:politics');
  expect(game.step).toBe('role');
  expect(game.hand()).toBe('survey');
  expect(count(game.position.removed, 'politics')).toBeGreaterThan(0);
});

test('[T6][3.1b] Survey symbols of the empire show more planets', () => {
  const game = scene({
    at: 'role',
    planetDeck: 'styku idroyos oknow',
    seats: [{ planets: 'voson up, pink-sonar up' }, { hand: 'politics' }],
  });
  game.play('lead:survey');
  expect(game.options).toEqual(['keep:styku', 'keep:idroyos', 'keep:oknow']);
});
