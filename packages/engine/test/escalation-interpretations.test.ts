// Open questions of Escalation (docs/escalation.md, E14): both interpretations of each.
import { expect, test } from 'vitest';
import { gameOptions } from '../../../tools/game-options.ts';
import { kindOf, newGame, optionsOf, rulesFor, SCENARIOS, scoreOf } from '../src/index.ts';
import { count, fresh, type Game, scene, type Scene, type SeatScene } from './scene.ts';

const OPTIONS = { ruleset: 'escalation', startPlanetChoice: 'old-only' };

function sceneWith(
  reading: object,
  own: SeatScene,
  other: SeatScene = {},
  more: Partial<Scene> = {},
) {
  return scene({ options: { ...OPTIONS, ...reading }, seats: [own, other], ...more });
}

const ADVANCED = 'lyttle up, echo-rose up';

test.each([
  ['full', 1],
  ['empty', 0],
])('[option:slotsArrive] [E14-2] a slot of a planet arrives %s', (slotsArrive, ships) => {
  const own = { hand: 'warfare', planets: 'odonata', extra: { destroyers: 1 } };
  const game = sceneWith({ slotsArrive }, own).play('play:warfare', 'attack:1');
  expect(game.planet(0).ships ?? 0).toBe(ships);
  game.nextTurn().nextTurn();
  expect(game.planet(0).ships).toBe(1);
});

test.each([
  ['full', 2],
  ['empty', 0],
])('[E14-2] a squadron arrives %s', (slotsArrive, fighters) => {
  const own = {
    hand: 'politics',
    planets: 'lyttle up, styku up, voson up',
    extra: { battlecruisers: 1 },
  };
  const game = sceneWith({ slotsArrive }, own, {}, { at: 'role' }).play('lead:research', 'done');
  game.play('buy-with-ships:elite-squadron');
  expect(game.player().extra?.cardFighters ?? 0).toBe(fighters);
});

test.each([
  ['stays-basic', []],
  ['improves-again', ['upgrade-with-ships']],
])('[option:turnedBackFleet] [E14-3] a fleet that turned back %s', (turnedBackFleet, upgrades) => {
  const other = { hand: 'politics', fighters: 9, extra: { fleet: 2 } };
  const game = sceneWith({ turnedBackFleet }, { hand: 'natural-order' }, other);
  game.play('play:natural-order', 'break-fleet:2').nextTurn();
  expect(game.of('use-fleet-1')).toEqual(['use-fleet-1']);
  game.play('done', 'lead:research', 'done');
  expect(game.of('upgrade-with-ships')).toEqual(upgrades);
});

test('[option:coloniesMove] [E14-4] colonies move whenever Colonize is led or followed, where that was chosen', () => {
  const other = {
    hand: 'colonize',
    permanents: 'colony-ship',
    planets: 'idroyos, lyttle',
    extra: { colonies: ['colonize'] },
  };
  const followed = (coloniesMove: string): Game =>
    sceneWith({ coloniesMove }, { hand: 'politics' }, other).play(
      'done',
      'lead:colonize',
      'done',
      'follow',
      'boost:colonize',
      'tuck:1',
    );
  expect(followed('before-settling').step).not.toBe('redistribute');
  const game = followed('in-every-colonize');
  expect(game.options).toEqual(['done', 'move:1.colonize', 'move:ship.colonize']);
  game.play('move:ship.colonize');
  expect(game.options).toEqual(['tuck:1', 'tuck:2']);
  game.play('tuck:2');
  expect(game.planet(1, 1).colonies).toEqual(['colonize']);
  expect(game.step).not.toBe('redistribute');
});

test('[E14-4b] Terraforming counts the colonies under the planet, and movable colonies only if the option always moves them', () => {
  const own = {
    hand: 'terraforming',
    permanents: 'colony-ship',
    planets: 'styku',
    extra: { colonies: ['colonize', 'survey'] },
  };
  const usual = sceneWith({ coloniesMove: 'before-settling' }, own).play('play:terraforming');
  expect([usual.step, usual.planet(0).up ?? false]).toEqual(['role', false]);
  const moves = () =>
    sceneWith({ coloniesMove: 'in-every-colonize' }, own).play('play:terraforming');
  const game = moves();
  expect(game.step).toBe('redistribute');
  game.play('move:ship.survey', 'tuck:1', 'move:ship.colonize', 'tuck:1');
  expect([game.step, game.planet(0).up]).toEqual(['role', true]);
  expect(game.discard()).toBe('colonize survey terraforming');
  // The player can decline to move colonies.
  const declined = moves().play('done');
  expect([declined.step, declined.planet(0).colonies]).toEqual(['role', ['terraforming']]);
  const tooFew = sceneWith(
    { coloniesMove: 'in-every-colonize' },
    { ...own, extra: { colonies: ['colonize'] } },
  );
  expect(tooFew.play('play:terraforming').step).toBe('role');
});

test('[E14-4b] by the first text of Terraforming discounts do not help colonies that come', () => {
  const own = {
    hand: 'terraforming',
    permanents: 'colony-ship',
    planets: 'styku, mik-mik up',
    extra: { colonies: ['colonize'] },
  };
  const options = { coloniesMove: 'in-every-colonize' };
  const first = sceneWith({ ...options, escalationErrata: 'none' }, own).play('play:terraforming');
  expect(first.step).toBe('role');
  const later = sceneWith({ ...options, escalationErrata: 'cards' }, own).play('play:terraforming');
  later.play('move:ship.colonize', 'tuck:1');
  expect(later.planet(0).up).toBe(true);
});

test('[E14-4b] colonies move before Terraforming settles a planet', () => {
  const own = {
    hand: 'terraforming',
    permanents: 'colony-ship',
    planets: 'styku + colonize colonize colonize',
  };
  const game = sceneWith({ coloniesMove: 'before-settling' }, own).play('play:terraforming');
  game.play('move:1.colonize', 'tuck:ship', 'done');
  expect([game.planet(0).up, game.player().extra?.colonies]).toEqual([true, ['colonize']]);
});

test('[E14-4b] games under the rules before are played as they were', () => {
  const moves = (version: number) =>
    rulesFor(gameOptions({ ...OPTIONS, coloniesMove: 'in-every-colonize' }), version)
      .interpretations;
  expect(moves(3)).toMatchObject({ coloniesMoveAnyway: true, coloniesMoveToTerraform: false });
  expect(moves(4)).toMatchObject({ coloniesMoveAnyway: true, coloniesMoveToTerraform: true });
});

test('[E14-4] who settles moves colonies once, before', () => {
  const own = {
    hand: 'politics',
    permanents: 'colony-ship',
    planets: 'drawde + colonize colonize colonize, idroyos',
  };
  const game = sceneWith({ coloniesMove: 'in-every-colonize' }, own, {}, { at: 'role' });
  game.play('lead:colonize', 'done', 'settle:1', 'move:1.colonize', 'tuck:2', 'done');
  expect([game.planet(0).up, game.step]).toEqual([true, 'discard']);
});

test.each([
  ['once', 1],
  ['after-each-role', 2],
])('[option:mobilizationAttacks] [E14-5] Mobilization attacks %s', (mobilizationAttacks, most) => {
  const own = {
    hand: 'mobilization elevated-incentives',
    permanents: 'productivity',
    fighters: 9,
    planets: 'drawde, pomerene, lyttle',
  };
  const game = sceneWith({ mobilizationAttacks }, own);
  game.play('play:mobilization', 'play:elevated-incentives', 'lead:survey', 'attack:1');
  game.play('lead:survey', ...(most > 1 ? ['attack:2'] : []));
  expect(game.step).not.toBe('attack');
  expect([0, 1, 2].filter((at) => game.planet(at).up === true)).toHaveLength(most);
});

test.each([
  ['at-once', 'buy-technology'],
  ['next-role', 'discard'],
])('[option:methodBought] [E14-6] a Scientific Method works %s', (methodBought, step) => {
  const own = {
    hand: 'research research research research research research research',
    planets: `${ADVANCED}, srod-avein-n2 up`,
  };
  const boosts = Array<string>(6).fill('boost:research');
  const game = sceneWith({ methodBought }, own, {}, { at: 'role' });
  game.play('lead:research', ...boosts, 'done', 'buy:scientific-method');
  expect(game.step).toBe(step);
  game.nextTurn().nextTurn().until('role').play('lead:research').until('buy-technology');
  expect(game.player().permanents).toEqual(['scientific-method']);
});

test('[option:sameAction] [E14-7] planet, tile and permanent are used again, or once a turn', () => {
  const own = {
    hand: 'double-time.survey double-time.trade politics',
    deck: 'survey survey survey survey survey survey survey survey',
    fighters: 9,
    permanents: 'oversight-committee',
    planets: 'monos up',
  };
  const uses = (sameAction: string): Game =>
    sceneWith({ sameAction }, own).play(
      'play:double-time.survey',
      'play:double-time.trade',
      'use-planet:1',
      'use-fleet-1',
      'use-card:oversight-committee',
    );
  const free = uses('again').until('action');
  expect(free.of('use-planet').concat(free.of('use-fleet-1'))).toEqual([
    'use-planet:1',
    'use-fleet-1',
  ]);
  expect(free.of('use-card')).toEqual(['use-card:oversight-committee']);
  expect(free.position.turn.extra?.used).toBeUndefined();
  const once = uses('once-a-turn');
  expect(once.position.turn.extra?.used).toEqual(['monos', 'fleet', 'oversight-committee']);
  once.until('role');
  expect(once.player().extra?.destroyers).toBe(1);
  once.nextTurn().nextTurn();
  expect(once.of('use-planet')).toEqual(['use-planet:1']);
});

function withScenario(id: string, reading: object): Game {
  const game = fresh({ ...OPTIONS, scenarios: 'chosen', ...reading }).play(`scenario:${id}`);
  return game.play(game.options[0] ?? '');
}

test('[option:scenarioStart] [E14-8] start planets of scenarios are face down, or face up', () => {
  const isUp = (scenarioStart: string) =>
    withScenario('overseer', { scenarioStart }).planet(0).up === true;
  expect(['face-down', 'face-up'].map(isUp)).toEqual([false, true]);
  const dealt = fresh({ ...OPTIONS, scenarios: 'random', scenarioStart: 'face-up' });
  expect(dealt.planet(0).up).toBe(true);
  // A game without scenarios does not depend on the option.
  expect(fresh({ ...OPTIONS, scenarioStart: 'face-up' }).planet(0).up).toBeUndefined();
});

test('[option:committeeHand] [E14-8] a first hand with an Oversight Committee has five cards, or six', () => {
  const cards = (committeeHand: string) =>
    withScenario('overseer', { committeeHand }).player().hand.length;
  expect(['five', 'six'].map(cards)).toEqual([5, 6]);
});

test('[option:incentivesRole] [E14-9] the Role phase of Elevated Incentives must be taken, or may', () => {
  const own = { hand: 'elevated-incentives politics' };
  const after = (incentivesRole: string): Game =>
    sceneWith({ incentivesRole }, own).play('play:elevated-incentives', 'lead:survey', 'done');
  expect(after('mandatory').until('role').step).toBe('role');
  const taken = after('optional').until('one-more-role');
  expect(taken.options).toEqual(['done', 'more-role']);
  taken.play('more-role', 'lead:warfare', 'done').until('discard');
  expect(taken.player().fighters).toBe(1);
  const declined = after('optional').until('one-more-role').play('done');
  expect([declined.step, declined.position.turn.extra?.offeredRoles]).toEqual(['discard', 1]);
});

test('[E14-9] beside a Well Oiled Machine there are two Role phases to have', () => {
  const own = { hand: 'elevated-incentives', permanents: 'well-oiled-machine' };
  const game = sceneWith({ incentivesRole: 'optional' }, own).play('play:elevated-incentives');
  for (let i = 0; i < 2; i++) {
    game.play('lead:warfare').until('one-more-role').play('more-role');
  }
  game.play('lead:warfare').until('discard');
  expect(game.player().fighters).toBe(3);
});

const MARKET = {
  hand: 'colonize',
  permanents: 'black-market',
  planets: 'lyttle up silicon, styku up water, drawde, pomerene',
};

test('[option:marketInColonize] [E14-10] resources of a Black Market become colonies, or are of no use', () => {
  const own = { ...MARKET, hand: 'colonize double-time.survey' };
  const led = (marketInColonize: string): Game =>
    sceneWith({ marketInColonize }, own, {}, { at: 'role' }).play('lead:colonize');
  expect(led('nothing').options).toEqual(['done', 'boost:colonize']);
  const game = led('colonies');
  expect(game.options).toEqual([
    'done',
    'boost:colonize',
    'spend:double-time.survey',
    'spend-resource:1.silicon',
    'spend-resource:2.water',
  ]);
  game.play('spend:double-time.survey', 'spend-resource:1.silicon', 'spend-resource:2.water');
  game.play('done', 'tuck:3', 'tuck:3', 'tuck:3', 'tuck:4');
  expect(game.planet(2).colonies).toEqual(['colonize', 'double-time.survey', 'resource-water']);
  expect(game.planet(3).colonies).toEqual(['resource-silicon']);
  expect(game.planet(0).resources ?? []).toEqual([]);
  expect(game.view(1).players[0]?.planets[2]?.colonyCount).toBe(3);
});

test('[E14-10] resources go back to the supply when their planet turns up or their ship is removed, cards to the discard pile', () => {
  const planets = 'drawde + colonize resource-iron, lyttle up';
  const settled = sceneWith({}, { ...MARKET, planets, hand: 'colonize' }).play('play:colonize');
  settled.play('settle:1');
  expect(settled.discard()).toBe('colonize colonize');
  const annexed = sceneWith({}, { hand: 'annex', fighters: 2 }, { planets });
  annexed.play('play:annex', 'annex:2.1');
  expect(annexed.discard(1)).toBe('colonize');
  const extra = { colonies: ['colonize', 'resource-iron'] };
  const ship = sceneWith({}, { hand: 'natural-order', permanents: 'colony-ship', extra });
  ship.play('play:natural-order', 'remove-permanent:1.colony-ship');
  expect(ship.discard()).toBe('colonize natural-order');
});

test('[E14-10] resources that find no planet, or are played by who settles, go back to the supply', () => {
  const noPlanet = sceneWith({}, { ...MARKET, planets: 'lyttle up silicon' }, {}, { at: 'role' });
  noPlanet.play('lead:colonize', 'spend-resource:1.silicon').until('discard');
  expect([noPlanet.discard(), noPlanet.player().play]).toEqual(['colonize', undefined]);
  const planets = 'lyttle up silicon, drawde + colonize colonize';
  const settles = sceneWith({}, { ...MARKET, hand: 'politics', planets }, {}, { at: 'role' });
  settles.play('lead:colonize', 'spend-resource:1.silicon', 'done', 'settle:2');
  expect(settles.discard()).toBe('colonize colonize colonize');
});

test('[E14-10] a resource alone follows Colonize', () => {
  const other = { permanents: 'black-market', planets: 'lyttle up silicon, drawde' };
  const follows = (marketInColonize: string): Game =>
    sceneWith({ marketInColonize }, { hand: 'politics' }, { ...other, hand: 'politics' }).play(
      'done',
      'lead:colonize',
      'done',
    );
  expect(follows('nothing').options).toEqual(['dissent']);
  const game = follows('colonies').play('follow', 'spend-resource:1.silicon', 'done');
  expect(game.planet(1, 1).colonies).toEqual(['resource-silicon']);
});

test('[E14-10] a game begun under older rules plays as it did', () => {
  const older = newGame(optionsOf(fresh(OPTIONS).state.rules), 'old', 2).rules;
  expect([older.interpretations.resourcesAreColonies, older.politicsCards]).toEqual([
    false,
    Number.POSITIVE_INFINITY,
  ]);
});

test.each([
  ['next-turn', 0],
  ['at-once', 1],
])(
  '[option:takenSlots] [E14-11] an empty slot that was taken over fills %s',
  (takenSlots, ships) => {
    const own = {
      hand: 'warfare',
      fighters: 9,
      permanents: 'military-campaign',
      extra: { battlecruisers: 1, fleet: 2 },
    };
    const game = sceneWith({ takenSlots }, own, { planets: 'odonata up' });
    game.play('play:warfare', 'take-over:2.1');
    expect(game.planet(0).ships ?? 0).toBe(ships);
  },
);

test('[option:contractTrades] [E14-12] selling with a Defense Contract does not count as a trade, or does', () => {
  const own = {
    hand: 'specialization double-time.research',
    permanents: 'defense-contract productivity',
    planets: 'lyttle up silicon',
  };
  const sold = (contractTrades: boolean, token: string) =>
    sceneWith({ contractTrades }, own).play('play:specialization', 'name:silicon', token).player()
      .influence;
  const ways = ['sell-resource:1.silicon', 'sell:double-time.research'];
  expect(ways.map((token) => sold(false, token))).toEqual([1, 1]);
  expect(ways.map((token) => sold(true, token))).toEqual([2, 2]);
});

test.each([
  ['fighters', 3],
  ['all', 6],
])('[option:tieShips] [E14-13] ties are broken by ships: %s', (tieShips, tieBreak) => {
  const own = {
    hand: 'politics',
    fighters: 1,
    permanents: 'elite-squadron',
    extra: { cardFighters: 2, dockedDestroyers: 1, destroyers: 1, battlecruisers: 1 },
  };
  expect(scoreOf(sceneWith({ tieShips }, own).state, 0).tieBreak).toBe(tieBreak);
});

test('[option:utopianType] [E14-15] a Utopian planet counts as any type, or as a type the player already has', () => {
  const buys = (utopianType: string, planets: string) =>
    sceneWith(
      { utopianType, promoPlanets: true },
      { hand: 'politics', planets, fighters: 3, extra: { destroyers: 2 } },
      { planets: 'drawde' },
      { at: 'role' },
    )
      .play('lead:research', 'done')
      .of('buy-with-ships');
  const one = 'dionysus up, lyttle up';
  expect(buys('any', one)).toContain('buy-with-ships:soldiers-of-fortune');
  expect(buys('owned', one)).toContain('buy-with-ships:soldiers-of-fortune');
  expect(buys('any', one)).toContain('buy-with-ships:biosphere');
  expect(buys('owned', one)).not.toContain('buy-with-ships:biosphere');
  const two = 'dionysus up, styku up, voson up';
  expect(buys('any', two)).toContain('buy-with-ships:synthesize');
  expect(buys('owned', two)).not.toContain('buy-with-ships:synthesize');
});

test('[E14-15] the second purchase of a Scientific Method asks for planets in the same way', () => {
  const buys = (utopianType: string) =>
    sceneWith(
      { utopianType, promoPlanets: true },
      {
        hand: 'politics',
        permanents: 'scientific-method',
        planets: 'dionysus up, lyttle up',
        fighters: 6,
      },
      { planets: 'drawde' },
      { at: 'role' },
    )
      .play('lead:research', 'done', 'buy-with-ships:improved-research.fighter')
      .of('buy-with-ships');
  expect(buys('any')).toContain('buy-with-ships:biosphere');
  expect(buys('owned')).not.toContain('buy-with-ships:biosphere');
  expect(buys('owned')).toContain('buy-with-ships:improved-trade.fighter');
});

test('[option:reconShuffles] [E14-16] the rest of a deck keeps its order, or is shuffled', () => {
  const looked = (reconShuffles: boolean): Game =>
    sceneWith({ reconShuffles }, { hand: 'deep-space-probes' }).play('play:deep-space-probes');
  const rest = (game: Game) => game.position.planetDeck.filter((one) => one !== 'idroyos');
  const kept = looked(false);
  const before = rest(kept);
  expect(rest(kept.play('recon:idroyos'))).toEqual(before);
  const mixed = looked(true).play('recon:idroyos');
  expect(mixed.position.planetDeck[0]).toBe('idroyos');
  expect(rest(mixed)).not.toEqual(before);
  expect(new Set(rest(mixed))).toEqual(new Set(before));
});

test('[E14-16] the player’s own deck, too', () => {
  const deck = 'survey warfare colonize research politics survey warfare colonize research';
  const left = (reconShuffles: boolean) => {
    const game = sceneWith({ reconShuffles }, { hand: 'synthesize politics', deck });
    game.play('play:synthesize', 'recon-card:politics');
    return [game.hand(), game.player().deck.join(' ')];
  };
  const rest = 'survey warfare colonize research survey warfare colonize research';
  expect(left(false)).toEqual(['politics politics', rest]);
  const [hand, mixed = ''] = left(true);
  expect(hand).toBe('politics politics');
  expect(mixed).not.toBe(rest);
  expect(mixed.split(' ').sort()).toEqual(rest.split(' ').sort());
});

test('[option:lateIncentives] [E14-17] Elevated Incentives after the Role phase bring another one, or cannot be played', () => {
  const own = { hand: 'elevated-incentives politics', permanents: 'logistics' };
  const late = (lateIncentives: string): Game =>
    sceneWith({ lateIncentives }, own).play('role-first', 'lead:warfare', 'done').until('action');
  expect(late('role-follows').play('play:elevated-incentives').step).toBe('role');
  const lapsed = late('nothing');
  expect(lapsed.of('play')).toEqual(['play:politics']);
  expect(lapsed.why({ kind: 'card', card: 'elevated-incentives' })).toMatchObject([
    { reason: 'nothing-to-do', nothing: 'role' },
  ]);
  // Outside the Role phase, both interpretations agree.
  const early = sceneWith({ lateIncentives: 'nothing' }, own);
  expect(early.of('play')).toContain('play:elevated-incentives');
});

/** Number of Politics cards in starting decks, and the number that the scenarios list. */
function politicsOf(input: object, seed: string): readonly [dealt: number, listed: number] {
  const { state } = fresh({ scenarios: 'random', scenarioPromos: true, ...input }, seed);
  const dealt = state.players.flatMap(({ hand, deck }) => [...hand, ...deck]);
  const listed = state.players.map(
    ({ expansion }) => SCENARIOS[expansion.scenario]?.deck.politics ?? 0,
  );
  return [
    dealt.filter((kind) => kind === kindOf('politics')).length,
    listed.reduce((sum, one) => sum + one, 0),
  ];
}

test('[option:politicsCards] [E14-18] scenarios get the Politics cards of the box, or all that they list', () => {
  let most = 0;
  for (let seed = 0; seed < 60; seed++) {
    const game = { players: 4 };
    const [dealt, listed] = politicsOf(game, `politics ${seed}`);
    expect(dealt).toBe(Math.min(4, listed));
    const all = politicsOf({ ...game, politicsCards: 'as-listed' }, `politics ${seed}`);
    expect(all).toEqual([listed, listed]);
    most = Math.max(most, listed);
    const five = politicsOf({ ...OPTIONS, players: 5 }, `politics ${seed}`);
    expect(five[0]).toBe(Math.min(12, five[1]));
  }
  expect(most).toBeGreaterThan(4);
});

test('[E14-18] the last of those who choose goes without', () => {
  const chosen = ['scorched-earth', 'explorer', 'streamlined'].map((id) => `scenario:${id}`);
  const game = fresh({ players: 3, scenarios: 'chosen' }).play(...chosen);
  const cards = [0, 1, 2].map((seat) => {
    const { hand, deck } = game.player(seat);
    return count([...hand, ...deck], 'politics');
  });
  expect(cards).toEqual([2, 2, 0]);
});

test('[option:takingNothing] [E14-19] who follows Research by ships and takes nothing has followed, or draws', () => {
  const other = { hand: 'politics', deck: 'survey', fighters: 3 };
  const hand = (takingNothing: string) =>
    sceneWith({ takingNothing }, { hand: 'politics' }, other)
      .play('done', 'lead:research', 'done', 'follow', 'done', 'done')
      .hand(1);
  expect(['follows', 'draws'].map(hand)).toEqual(['politics', 'survey politics']);
  const withSymbol = sceneWith(
    { takingNothing: 'draws' },
    { hand: 'politics' },
    { ...other, hand: 'research' },
  );
  withSymbol.play('done', 'lead:research', 'done', 'follow', 'boost:research', 'done', 'done');
  expect(withSymbol.hand(1)).toBe('');
});
