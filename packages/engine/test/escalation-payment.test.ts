// Paying with tokens, ships in slots and icons of hand cards, and selling (docs/escalation.md, P3,
// P4, E14-12).
import { expect, test } from 'vitest';
import {
  describe as question,
  determinize,
  legalOptions,
  playTrusted,
  Random,
} from '../src/index.ts';
import { playerAt } from '../src/state/state.ts';
import { scene, type SeatScene, type Scene } from './scene.ts';

const OPTIONS = { ruleset: 'escalation', startPlanetChoice: 'old-only' };

function escalation(own: SeatScene, other: SeatScene = {}, more: Partial<Scene> = {}) {
  return scene({ options: OPTIONS, seats: [own, other], ...more });
}

const RESEARCH_ICON = 'improved-research.fighter';
const TRADE_ICON = 'improved-trade.fighter';

test('RULES P4: cards are discarded in the order of their numbers, tokens pay what is left', () => {
  const own = { hand: `warfare ${RESEARCH_ICON} ${TRADE_ICON}`, fighters: 2, planets: 'drawde' };
  const game = escalation(own).play('play:warfare', 'attack:1');
  expect(question(game.state)).toMatchObject({
    step: 'pay-ships',
    several: true,
    most: 2,
    ship: 'fighter',
    shipsLeft: 2,
  });
  expect(game.options).toEqual(['done', `spend:${RESEARCH_ICON}`, `spend:${TRADE_ICON}`]);
  game.play(`spend:${TRADE_ICON}`);
  expect(question(game.state)).toMatchObject({ most: 0, shipsLeft: 1 });
  expect(game.options).toEqual(['done']);
  game.play('done');
  expect([game.player().fighters, game.hand(), game.planet(0).up]).toEqual([
    1,
    RESEARCH_ICON,
    true,
  ]);
});

test('RULES P4: a card is offered only where later ones and tokens make up for the rest', () => {
  const own = { hand: `warfare ${RESEARCH_ICON} ${TRADE_ICON}`, planets: 'drawde' };
  const game = escalation(own).play('play:warfare', 'attack:1');
  expect(game.options).toEqual([`spend:${RESEARCH_ICON}`]);
  game.play(`spend:${RESEARCH_ICON}`);
  expect(game.options).toEqual([`spend:${TRADE_ICON}`]);
  game.play(`spend:${TRADE_ICON}`);
  expect([game.step, game.planet(0).up]).toEqual(['role', true]);
  const one = escalation({ ...own, fighters: 1 }).play('play:warfare', 'attack:1');
  expect(one.options).toEqual([`spend:${RESEARCH_ICON}`, `spend:${TRADE_ICON}`]);
});

test('RULES P3: a card with two icons pays a cost of one, and nothing comes back', () => {
  const own = {
    hand: 'warfare destroyer-technology',
    planets: 'drawde',
    extra: { battlecruisers: 1 },
  };
  const game = escalation(own).play('play:warfare', 'attack:1', 'spend:destroyer-technology');
  expect([game.planet(0).up, game.player().fighters]).toEqual([true, 0]);
  expect(game.events).toContainEqual({
    type: 'spend-card',
    seat: 0,
    card: 'destroyer-technology',
    as: 'fighter',
  });
});

test('RULES P4: a complete payment asks for nothing more, and cards without the icon do not count', () => {
  const own = {
    hand: `warfare politics ${RESEARCH_ICON} ${TRADE_ICON}`,
    planets: 'drawde',
    fighters: 9,
  };
  const game = escalation(own).play('play:warfare', 'attack:1', `spend:${RESEARCH_ICON}`);
  expect(question(game.state)).toMatchObject({ most: 1, shipsLeft: 1 });
  game.play(`spend:${TRADE_ICON}`);
  expect([game.step, game.player().fighters]).toEqual(['role', 9]);
  const one = escalation({ ...own, extra: { battlecruisers: 1 } });
  one.play('play:warfare', 'attack:1', `spend:${RESEARCH_ICON}`);
  expect([one.step, one.hand()]).toEqual(['role', `politics ${TRADE_ICON}`]);
  const few = escalation({ ...own, hand: `warfare politics ${TRADE_ICON}` });
  expect(question(few.play('play:warfare', 'attack:1').state)).toMatchObject({ most: 1 });
});

test('RULES T11: in a world in which the hand that pays is another, the tokens pay', () => {
  const own = { hand: `warfare ${TRADE_ICON}`, deck: 'survey survey politics', fighters: 1 };
  const game = escalation({ ...own, planets: 'drawde' }).play('play:warfare', 'attack:1');
  const worlds = [1, 2, 3, 4, 5, 6].map((seed) =>
    determinize(game.state, 1, new Random(seed, 2, 3, 4)),
  );
  const seen = worlds.map((world) => {
    const [first] = legalOptions(world);
    const isWithout = first === 0;
    if (first !== undefined) playTrusted(world, first);
    const player = playerAt(world, 0);
    return [isWithout, player.fighters, player.planets[0]?.up ?? false];
  });
  // In copies in which the hand has no fighter icon, the fighter token pays.
  expect(seen.filter(([isWithout]) => isWithout === true)).toContainEqual([true, 0, true]);
});

test('RULES F4, P4: without a cost there is no payment question', () => {
  const own = {
    hand: `warfare ${TRADE_ICON}`,
    permanents: 'scorched-earth-policy',
    planets: 'drawde',
  };
  const game = escalation(own).play('play:warfare', 'attack:1');
  expect([game.planet(0).up, game.hand(), game.step]).toEqual([true, TRADE_ICON, 'role']);
  expect(game.events.filter(({ type }) => type === 'pay-ships')).toEqual([]);
});

test.each([
  ['a card of the deck might be in hand', 'politics', TRADE_ICON, 'pay-ships'],
  ['an empty hand holds nothing', '', TRADE_ICON, 'role'],
  ['a destroyer is no fighter', 'politics', 'soldiers-of-fortune', 'role'],
])('RULES T11, P3: %s', (_, hand, deck, step) => {
  const own = { hand: `warfare ${hand}`, deck, fighters: 2, planets: 'drawde' };
  const game = escalation(own).play('play:warfare', 'attack:1');
  const isPaid = step === 'role';
  expect([game.step, game.planet(0).up ?? false]).toEqual([step, isPaid]);
  expect(game.options.length === 1).toBe(!isPaid);
});

const SELLER = {
  hand: `double-time.trade ${TRADE_ICON} soldiers-of-fortune natural-order annex politics`,
  permanents: 'defense-contract productivity',
  planets: 'lyttle up silicon, new-texas up food water, drawde',
};

test('RULES E7, Defense Contract: it takes resources, fighters, and cards that show one of them', () => {
  const game = escalation(SELLER);
  expect(game.of('sell')).toEqual([`sell:${TRADE_ICON}`, 'sell:double-time.trade', 'sell:annex']);
  expect(game.of('sell-resource')).toEqual([
    'sell-resource:1.silicon',
    'sell-resource:2.food',
    'sell-resource:2.water',
  ]);
  expect(game.of('sell-fighter')).toEqual([]);
  expect(escalation({ ...SELLER, fighters: 1 }).of('sell-fighter')).toEqual(['sell-fighter']);
});

test.each([
  [`sell:${TRADE_ICON}`, 'fighter'],
  ['sell:double-time.trade', 'resource'],
  ['sell:annex', 'resource'],
])('RULES E7, Defense Contract: %s is discarded as a %s, for one influence, once', (token, as) => {
  const game = escalation(SELLER).play(token);
  const card = token.slice('sell:'.length);
  expect(game.events).toContainEqual({ type: 'spend-card', seat: 0, card, as });
  expect(game.events).toContainEqual({ type: 'influence', seat: 0, count: 1, source: 'effect' });
  expect([game.discard(), game.player().influence, game.step]).toEqual([card, 1, 'action']);
  expect([...game.of('sell'), ...game.of('sell-resource')]).toEqual([]);
});

test('RULES E14-12: a resource that is sold leaves its slot, a fighter its owner', () => {
  const game = escalation(SELLER).play('sell-resource:2.water');
  expect([game.planet(1).resources, game.planet(0).resources]).toEqual([['food'], ['silicon']]);
  expect(game.player().influence).toBe(1);
  const fighter = escalation({ ...SELLER, fighters: 2 }).play('sell-fighter');
  expect([fighter.player().fighters, fighter.player().influence]).toEqual([1, 1]);
  expect(fighter.planet(1).resources).toEqual(['food', 'water']);
});

test('RULES E14-12: it is sold before the role or after it, and before a card is discarded', () => {
  const own = { hand: 'politics survey', permanents: 'defense-contract', fighters: 2 };
  const role = escalation(own, {}, { at: 'role' }).play('sell-fighter');
  expect([role.step, role.of('sell-fighter')]).toEqual(['role', []]);
  role.play('lead:research').until('discard');
  expect(role.of('sell-fighter')).toEqual([]);
  const late = escalation(own, {}, { at: 'role' }).play('lead:research').until('discard');
  expect(late.of('sell-fighter')).toEqual(['sell-fighter']);
  late.play('discard:survey');
  expect(late.of('sell-fighter')).toEqual([]);
  const empty = escalation({ ...own, hand: '' })
    .play('lead:trade')
    .until('discard');
  expect(empty.options).toEqual(['done', 'sell-fighter']);
  empty.play('sell-fighter');
  expect(empty.player().influence).toBe(1);
  expect(empty.position.turn.number).toBe(2);
});

test('RULES E8.1, Colony Ship: once in a turn a hand card that shows Colonize becomes a colony', () => {
  const own = {
    hand: 'survey colonize colonize improved-colonize.fighter double-time.colonize politics',
    permanents: 'colony-ship',
  };
  const game = escalation(own);
  expect(game.of('add-colony')).toEqual([
    'add-colony:colonize',
    'add-colony:improved-colonize.fighter',
    'add-colony:double-time.colonize',
  ]);
  game.play('add-colony:double-time.colonize');
  expect(game.player().extra?.colonies).toEqual(['double-time.colonize']);
  expect(game.events).toContainEqual({
    type: 'spend-card',
    seat: 0,
    card: 'double-time.colonize',
    as: 'colony',
  });
  expect([game.step, game.of('add-colony'), game.discard()]).toEqual(['action', [], '']);
  game.play('done', 'lead:research').until('discard');
  expect(game.of('add-colony')).toEqual([]);
  expect(escalation({ ...own, permanents: 'black-market' }).of('add-colony')).toEqual([]);
});

test('RULES E8.1, Colony Ship: the card goes on it or under a planet, also before the role and at the end', () => {
  const own = { hand: 'colonize politics', permanents: 'colony-ship', planets: 'drawde, odonata' };
  const role = escalation(own, {}, { at: 'role' }).play('add-colony:colonize');
  expect(role.options).toEqual(['tuck:1', 'tuck:ship']);
  role.play('tuck:1');
  expect([role.step, role.planet(0).colonies]).toEqual(['role', ['colonize']]);
  const late = escalation(own, {}, { at: 'role' }).play('lead:research').until('discard');
  late.play('add-colony:colonize', 'tuck:ship');
  expect([late.step, late.player().extra?.colonies]).toEqual(['discard', ['colonize']]);
});

test('RULES 4.3: Streamlining removes a card of the hand once in a turn, the first kind too', () => {
  const own = { hand: 'survey politics', permanents: 'streamlining' };
  const game = escalation(own);
  expect(game.of('remove')).toEqual(['remove:survey', 'remove:politics']);
  game.play('remove:survey');
  expect([game.position.removed.at(-1), game.of('remove'), game.step]).toEqual([
    'survey',
    [],
    'action',
  ]);
});

test('RULES F6, E7: an Action of ships asks for the cards that may pay it', () => {
  const own = { hand: `politics ${RESEARCH_ICON} ${TRADE_ICON}`, fighters: 2 };
  const game = escalation(own).play('use-fleet-1', `spend:${TRADE_ICON}`, 'done');
  expect([game.player().fighters, game.player().extra?.destroyers]).toEqual([0, 1]);
  const hire = escalation({ hand: 'soldiers-of-fortune spoils-of-war' });
  hire.play('play:soldiers-of-fortune', 'spend:spoils-of-war');
  expect(hire.events).toContainEqual({ type: 'influence', seat: 0, count: 3, source: 'effect' });
  expect([hire.player().influence, hire.discard()]).toEqual([
    3,
    'soldiers-of-fortune spoils-of-war',
  ]);
});
