// Situations in Escalation in which several rulings interact (docs/escalation.md).
import { expect, test } from 'vitest';
import { type Game, scene, type SeatScene, type Scene } from './scene.ts';

const OPTIONS = { ruleset: 'escalation', startPlanetChoice: 'old-only' };

function escalation(own: SeatScene, other: SeatScene = {}, more: Partial<Scene> = {}) {
  return scene({ options: OPTIONS, seats: [own, other], ...more });
}

const ADVANCED = 'lyttle up, echo-rose up';

test('[F1] [P2] [P3] Research is followed without a symbol, and a fighter icon pays for the tile', () => {
  const other = { hand: 'improved-trade.fighter', fighters: 2 };
  const game = escalation({ hand: 'politics' }, other);
  game.play('done', 'lead:research', 'done', 'follow', 'done', 'upgrade-with-ships');
  game.play('spend:improved-trade.fighter');
  expect(game.player(1)).toMatchObject({ fighters: 0, hand: [], extra: { fleet: 2 } });
  expect(game.discard(1)).toBe('improved-trade.fighter');
});

test('[P3] [F6] an icon is a destroyer for a bustling planet, which no fighters pay', () => {
  const planets = 'vierra';
  const poor = escalation({ hand: 'warfare', fighters: 9, planets });
  expect(poor.play('play:warfare').step).toBe('role');
  expect(poor.planet(0).up).toBeUndefined();
  const game = escalation({ hand: 'warfare spoils-of-war', planets });
  game.play('play:warfare', 'attack:1', 'spend:spoils-of-war');
  expect([game.planet(0).up, game.discard()]).toEqual([true, 'spoils-of-war warfare']);
});

test('[F3] a card with a battlecruiser icon is none in play: no discount, no points, no limit', () => {
  const hand = 'warfare natural-order';
  const game = escalation({ hand, planets: 'idroyos', extra: { destroyers: 2 } });
  expect(game.view(0).players[0]?.planets[0]?.attack?.need).toBe(6);
  expect(game.score()).toBe(3);
  expect(game.options).toContain('use-fleet-2');
});

test('[E2.4] [E2.5] [E14-7] Double Time: the same planet twice, by two Actions more', () => {
  const own = {
    hand: 'double-time.survey',
    deck: 'survey survey survey survey',
    planets: 'monos up',
  };
  const game = escalation(own).play('play:double-time.survey', 'use-planet:1', 'use-planet:1');
  expect([game.player().hand.length, game.step]).toEqual([4, 'role']);
});

test('[E2.5] Actions more add up with Productivity, chain, and lapse with the phase', () => {
  const own = {
    hand: 'double-time.survey double-time.trade survey survey survey politics',
    permanents: 'productivity',
  };
  const left = (game: ReturnType<typeof escalation>) => {
    const { decision } = game.view(0);
    return decision?.step === 'action' ? decision.actionsLeft : undefined;
  };
  const game = escalation(own);
  expect(left(game)).toBe(2);
  expect(left(game.play('play:double-time.survey'))).toBe(3);
  expect(left(game.play('play:double-time.trade'))).toBe(4);
  game.play('done');
  expect(game.step).toBe('role');
  game.nextTurn().nextTurn();
  expect(left(game)).toBe(2);
});

test('[PL4] [E8.4] peace is kept in each Warfare role of a turn', () => {
  const other = { hand: 'politics', permanents: 'peace-treaty.advanced', planets: 'yago up' };
  const game = escalation({ hand: 'elevated-incentives' }, other);
  game.play('play:elevated-incentives', 'lead:warfare', 'dissent');
  expect(game.player(1).influence).toBe(2);
  game.play('lead:warfare', 'dissent');
  expect(game.player(1).influence).toBe(4);
});

test('[E7] [card:freedom-of-trade] both ways round, still following, and never when leading', () => {
  const own = { hand: 'produce-trade', permanents: 'freedom-of-trade', planets: 'lyttle up' };
  const leading = escalation(own, {}, { at: 'role' }).play('lead:produce', 'done');
  expect(leading.step).toBe('produce');
  const produces = escalation({ hand: 'politics' }, own);
  produces.play('done', 'lead:trade', 'done', 'follow-other', 'boost:produce-trade');
  produces.play('produce:1.silicon');
  expect(produces.planet(0, 1).resources).toEqual(['silicon']);
  const helped = escalation(
    { hand: 'politics' },
    { ...own, permanents: 'freedom-of-trade bureaucracy', planets: 'lyttle up, mishburr-ito-a up' },
  );
  helped.play('done', 'lead:trade', 'done', 'follow-other');
  expect(helped.position.turn.followedAs).toBe('produce');
  helped.play('done', 'produce:1.silicon', 'produce:2.food');
  expect(helped.planet(1, 1).resources).toEqual(['food']);
});

test('[E7] Scientific Method: eight symbols are five and three, each planet serves one purchase', () => {
  const hand = 'research research research research research research research';
  const boosts = Array<string>(6).fill('boost:research');
  const buyer = (planets: string) => {
    const own = { hand, permanents: 'scientific-method', planets };
    const game = escalation(own, {}, { at: 'role' }).play('lead:research', ...boosts, 'done');
    return game.play('buy:data-network');
  };
  const two = buyer(ADVANCED);
  expect(two.of('buy')).toEqual([]);
  expect(two.options).toContain('upgrade');
  const three = buyer(`${ADVANCED}, srod-avein-n2 up`);
  expect(three.of('buy')).toContain('buy:improved-survey.trade');
  expect(three.of('buy')).not.toContain('buy:specialization');
  const reach = (game: Game) =>
    game.view(0).research?.technologies.find(({ card }) => card === 'improved-survey.trade');
  expect(reach(two)).toMatchObject({ affordable: false, planetsMissing: 1 });
  expect(reach(three)).toMatchObject({ affordable: true, planetsMissing: 0 });
  expect(two.why({ kind: 'technology', card: 'improved-survey.trade' })).toEqual([
    { reason: 'needs-planets', type: 'advanced', need: 3, have: 2, missing: 1, ruling: '3.7b' },
  ]);
});

test('[E7] [P1] Scientific Method: ships first leave all symbols for the second purchase', () => {
  const own = {
    hand: 'research research',
    permanents: 'scientific-method',
    planets: `${ADVANCED}, srod-avein-n2 up`,
    extra: { destroyers: 2 },
  };
  const game = escalation(own, {}, { at: 'role' });
  game.play('lead:research', 'boost:research', 'done', 'buy-with-ships:soldiers-of-fortune');
  expect(game.player().extra?.destroyers ?? 0).toBe(0);
  game.play('buy:improved-survey.trade');
  expect(game.step).not.toBe('buy-technology');
});

test('[E14-6] a Scientific Method gives the second purchase in the role that buys it, and its planets stay used', () => {
  const own = {
    hand: 'research research research research research research research',
    planets: `${ADVANCED}, srod-avein-n2 up`,
  };
  const boosts = Array<string>(6).fill('boost:research');
  const game = escalation(own, {}, { at: 'role' }).play('lead:research', ...boosts, 'done');
  game.play('buy:scientific-method');
  expect(game.of('buy')).toContain('buy:improved-survey.trade');
  expect(game.of('buy')).not.toContain('buy:data-network');
});

test('[E8.6] [E8.7] [E14-11] a Military Campaign takes blocker, goods and ships along, and its reparations may end the game', () => {
  const own = {
    hand: 'warfare',
    fighters: 9,
    permanents: 'military-campaign',
    extra: { battlecruisers: 1, fleet: 2 },
  };
  const game = escalation(
    own,
    { influence: 22, planets: 'odonata up docked blocked' },
    { planetDeck: 'idroyos' },
  );
  game.play('play:warfare', 'take-over:2.1');
  expect(game.planet(0)).toMatchObject({ planet: 'odonata', up: true, blocked: true, ships: 1 });
  expect([game.player().fighters, game.score()]).toEqual([7, 2 + 2]);
  expect(game.player(1)).toMatchObject({ influence: 24, planets: [] });
  expect([game.position.supply, game.position.ending]).toEqual([0, 'influence']);
});

test('[E7] [E10.1] Industrial Espionage at an empty supply takes back no end', () => {
  const own = { hand: 'industrial-espionage improved-trade.produce', permanents: 'productivity' };
  const game = escalation(own, { influence: 23 }).play('play:improved-trade.produce');
  expect([game.position.supply, game.position.ending]).toEqual([0, 'influence']);
  game.play('play:industrial-espionage');
  expect([game.player().influence, game.player(1).influence]).toEqual([2, 22]);
  expect([game.position.supply, game.position.ending]).toEqual([0, 'influence']);
});

test('[E8.1] colonies may move away from a planet that is ready anyway', () => {
  const own = {
    hand: 'colonize',
    permanents: 'colony-ship',
    planets: 'drawde + colonize colonize colonize, idroyos',
  };
  const game = escalation(own).play('play:colonize', 'settle:1', 'move:1.colonize', 'tuck:2');
  game.play('done');
  expect([game.planet(0).up, game.planet(1).colonies]).toEqual([true, ['colonize']]);
});

test('[E8.1] [E14-4] only before a planet is settled, not when Colonize is merely followed', () => {
  const other = {
    hand: 'colonize',
    permanents: 'colony-ship',
    planets: 'idroyos',
    extra: { colonies: ['colonize'] },
  };
  const game = escalation({ hand: 'politics' }, other);
  game.play('done', 'lead:colonize', 'done', 'follow', 'boost:colonize', 'tuck:1');
  expect(game.step).not.toBe('redistribute');
  expect(game.player(1).extra?.colonies).toEqual(['colonize']);
});

test('[E9.2] a deck of one card: a first hand of one, and a turn that draws nothing', () => {
  const game = escalation({ hand: 'artificial-intelligence' });
  game.play('play:artificial-intelligence', 'take:survey', 'take:warfare', 'lead:warfare');
  game.play('boost:warfare', 'done').nextTurn();
  expect(game.player().deck.length + game.player().hand.length).toBeGreaterThan(0);
});

test('[E2.1] [E2.2] [E2.3] ships return only at the start of the owner’s turn, and pay like others', () => {
  const game = escalation({ hand: 'warfare', planets: 'odonata up docked, drawde', fighters: 1 });
  game.play('play:warfare', 'attack:2');
  expect([game.planet(0).ships ?? 0, game.player().fighters]).toEqual([0, 0]);
  game.nextTurn();
  expect(game.planet(0).ships ?? 0).toBe(0);
  game.nextTurn();
  expect([game.planet(0).ships, game.player().fighters]).toEqual([1, 0]);
});
