// Edge cases of Role phases in Escalation: boosts, questions, purchases and events
// (docs/escalation.md, E2, E7, F1).
import { expect, test } from 'vitest';
import { describe as question, legalOptions } from '../src/index.ts';
import { scene, type SeatScene, type Scene } from './scene.ts';

const OPTIONS = { ruleset: 'escalation', startPlanetChoice: 'old-only' };

function escalation(own: SeatScene, other: SeatScene = {}, more: Partial<Scene> = {}) {
  return scene({ options: OPTIONS, seats: [own, other], ...more });
}

function following(role: string, own: SeatScene) {
  const game = escalation({ hand: 'politics' }, own, { at: 'role' }).play(`lead:${role}`, 'done');
  return game.until('follow-or-dissent').play('follow');
}

const TRADE_ICON = 'improved-trade.fighter';

test('RULES T9, E7: who follows with a card may add it or tokens, and must add one of them', () => {
  const own = {
    hand: 'warfare double-time.trade',
    permanents: 'black-market',
    planets: 'new-texas up food',
  };
  const game = following('warfare', own);
  expect(game.options).toEqual([
    'boost:warfare',
    'spend:double-time.trade',
    'spend-resource:1.food',
  ]);
  game.play('spend:double-time.trade');
  expect(game.options).toEqual(['done', 'spend-resource:1.food']);
});

test.each([
  ['warfare-technology', TRADE_ICON, 0, true],
  ['warfare-technology', 'politics', 0, false],
  ['warfare-technology', 'politics', 1, true],
  ['warfare-technology', TRADE_ICON, 1, true],
  ['warfare-technology', 'double-time.colonize', 0, false],
  ['black-market', 'double-time.colonize', 0, true],
  ['black-market', TRADE_ICON, 1, false],
  ['black-market', 'annex', 0, true],
  ['biosphere', 'annex', 1, false],
])(
  'RULES T9, E7: with %s, %s in hand and %i fighters Research may be followed: %s',
  (permanents, hand, fighters, may) => {
    const other = { hand: `survey ${hand}`, permanents, fighters };
    const game = escalation({ hand: 'warfare' }, other, { at: 'role' });
    game.play('lead:research', 'done').until('follow-or-dissent');
    expect(game.options.includes('follow')).toBe(may);
  },
);

test('RULES P2: only Research needs no symbol of who can pay with ships', () => {
  expect(following('research', { hand: 'research', fighters: 3 }).options).toEqual([
    'done',
    'boost:research',
  ]);
  expect(following('survey', { hand: 'survey', fighters: 3 }).options).toEqual(['boost:survey']);
});

test('RULES E7: the question for tokens comes even with an empty hand, for fighters one by one', () => {
  const market = { hand: '', permanents: 'black-market', planets: 'drawde up food' };
  const survey = escalation(market, {}, { at: 'role' }).play('lead:survey');
  expect(survey.options).toEqual(['done', 'spend-resource:1.food']);
  const own = { hand: '', permanents: 'warfare-technology', fighters: 3 };
  const research = escalation(own, {}, { at: 'role' }).play('lead:research', 'spend-fighter');
  expect(research.options).toEqual(['done', 'spend-fighter']);
  research.play('spend-fighter');
  expect(question(research.state)).toMatchObject({ symbols: 3, most: 1 });
  const none = escalation({ ...own, hand: 'politics', fighters: 0 }, {}, { at: 'role' });
  expect(none.play('lead:research').options).toEqual(['done']);
});

test('RULES E7: the event of a card spent as a fighter shows it', () => {
  const own = { hand: `${TRADE_ICON} politics`, permanents: 'warfare-technology' };
  const game = escalation(own, {}, { at: 'role' }).play('lead:research', `spend:${TRADE_ICON}`);
  expect(game.events).toContainEqual({
    type: 'spend-card',
    seat: 0,
    card: TRADE_ICON,
    as: 'fighter',
  });
});

test('RULES E7, Wealth of Knowledge: Survey counts in the leader’s question, not in a follower’s', () => {
  const own = { hand: 'survey warfare politics', permanents: 'wealth-of-knowledge' };
  const leading = escalation(own, {}, { at: 'role' }).play('lead:warfare');
  expect(question(leading.state)).toMatchObject({ most: 2, symbols: 1 });
  leading.play('boost:warfare');
  expect([leading.options, question(leading.state)]).toMatchObject([['done'], { most: 0 }]);
  expect(question(following('warfare', own).state)).toMatchObject({ most: 1, symbols: 0 });
});

test('RULES E2.4: answers are in ascending order, including Actions and sales', () => {
  const game = escalation({
    hand: 'survey colonize politics',
    deck: 'survey',
    fighters: 3,
    permanents: 'streamlining defense-contract colony-ship oversight-committee',
    planets: 'monos up, lyttle up silicon',
  });
  const options = legalOptions(game.state);
  expect(options).toEqual([...options].sort((a, b) => a - b));
  expect(game.options.slice(-6)).toEqual([
    'use-fleet-1',
    'sell-fighter',
    'use-planet:1',
    'use-card:oversight-committee',
    'sell-resource:2.silicon',
    'add-colony:colonize',
  ]);
});

test('RULES E2.4: the Action of planet, tile and permanent has an event', () => {
  const own = {
    hand: 'politics',
    deck: 'survey survey survey survey survey survey survey survey',
    fighters: 3,
    permanents: 'oversight-committee',
    planets: 'monos up',
  };
  expect(escalation(own).play('use-planet:1').events).toContainEqual({
    type: 'use',
    seat: 0,
    planet: 'monos',
  });
  expect(escalation(own).play('use-fleet-1').events).toContainEqual({ type: 'use', seat: 0 });
  expect(escalation(own).play('use-card:oversight-committee').events).toContainEqual({
    type: 'use',
    seat: 0,
    card: 'oversight-committee',
  });
});

test('RULES T18, PL3: without a hand card nothing is removed, and without an effect there is no question', () => {
  const last = (planets: string) =>
    escalation({ hand: 'warfare', deck: 'survey', permanents: 'productivity', planets });
  expect(last('nyseia up').play('play:warfare').step).toBe('role');
  expect(last('monos up').play('play:warfare').options).toEqual(['done', 'use-planet:1']);
  const ready = escalation({ hand: '', fighters: 3 }, {}, { at: 'action' });
  expect(ready.options).toEqual(['done', 'use-fleet-1']);
});

test('RULES E7, Freedom of Trade: a follower who could do either role follows the one that is led', () => {
  const own = {
    hand: 'produce-trade',
    permanents: 'freedom-of-trade',
    planets: 'lyttle up silicon, drawde up',
  };
  const led = () =>
    escalation({ hand: 'politics' }, own, { at: 'role' })
      .play('lead:produce', 'done')
      .until('follow-or-dissent');
  const plain = led().play('follow');
  expect(plain.position.turn.followedAs).toBeUndefined();
  expect(plain.events).toContainEqual({ type: 'follow', seat: 1, role: 'produce' });
  const other = led().play('follow-other');
  expect(other.position.turn.followedAs).toBe('trade');
  expect(other.events).toContainEqual({ type: 'follow', seat: 1, role: 'trade' });
});

test('RULES PL4: influence of peace has its source', () => {
  const other = { hand: 'warfare', permanents: 'peace-treaty.fertile' };
  const game = escalation({ hand: 'politics' }, other, { at: 'role' });
  game.play('lead:warfare', 'done').until('follow-or-dissent').play('dissent');
  expect(game.events).toContainEqual({ type: 'influence', seat: 1, count: 1, source: 'peace' });
});

test.each([
  ['three symbols', { hand: 'research research', fighters: 2 }, ['upgrade']],
  ['two symbols and three fighters', { hand: 'research', fighters: 3 }, ['upgrade-with-ships']],
  ['both', { hand: 'research research', fighters: 3 }, ['upgrade', 'upgrade-with-ships']],
  ['an improved tile', { hand: 'research research', fighters: 3, extra: { fleet: 2 } }, []],
])('RULES F1: what turns the tile over with %s', (_, own, upgrades) => {
  const game = escalation({ ...own, planets: 'styku up' }, {}, { at: 'role' });
  game.play('lead:research', ...own.hand.split(' ').map(() => 'boost:research'));
  expect(question(game.state)).toMatchObject({ step: 'buy-technology', several: false });
  expect([...game.of('upgrade'), ...game.of('upgrade-with-ships')]).toEqual(upgrades);
});

const SEVEN = {
  hand: 'research research research research research research',
  permanents: 'scientific-method',
};

test('RULES E7, Scientific Method: the remaining symbols after buying the tile or a technology', () => {
  const led = (boosts: number, planets: string) =>
    escalation({ ...SEVEN, planets }, {}, { at: 'role' }).play(
      'lead:research',
      ...Array<string>(boosts).fill('boost:research'),
      'done',
    );
  // Seven symbols: one of the role card, one of Scientific Method, five of boosts.
  const tile = led(5, 'voson up').play('upgrade');
  expect(question(tile.state)).toMatchObject({ step: 'buy-technology', symbols: 4 });
  expect(tile.of('upgrade')).toEqual([]);
  const bought = led(5, 'voson up').play('buy:improved-survey.fighter');
  expect(question(bought.state)).toMatchObject({ step: 'buy-technology', symbols: 4 });
  expect(led(4, 'voson up, styku up, drawde up').play('upgrade').of('buy')).toContain(
    'buy:improved-survey.fighter',
  );
});

test('RULES AB, P1: a permanent acts as soon as it is bought, also with ships', () => {
  const own = {
    hand: 'research research research research',
    planets: 'styku up, new-texas up',
    extra: { destroyers: 2 },
  };
  const symbols = escalation(own, {}, { at: 'role' }).play('lead:research');
  symbols.play(...Array<string>(4).fill('boost:research'), 'buy:abundance');
  expect(symbols.options).toEqual(['done', 'produce:1.water', 'produce:2.food', 'produce:2.water']);
  const ships = escalation({ ...own, hand: 'politics' }, {}, { at: 'role' });
  ships.play('lead:research', 'done');
  expect(ships.of('buy-with-ships')).not.toContain('buy-with-ships:abundance');
});

test('RULES E7, Thorough Survey: a question with two planets left in deck and discard, none with one', () => {
  const own = { hand: 'survey survey survey politics', permanents: 'thorough-survey' };
  const led = (planetDeck: string) =>
    escalation(own, {}, { at: 'role', planetDeck, onlyPlanets: true }).play(
      'lead:survey',
      ...Array<string>(3).fill('boost:survey'),
      'done',
    );
  const game = led('idroyos mik-mik zephan lyttle');
  expect(question(game.state)).toMatchObject({ step: 'survey-depth', several: false });
  game.play('done');
  expect(game.options).toEqual(['keep:idroyos', 'keep:mik-mik', 'keep:zephan', 'keep:lyttle']);
  expect(game.play('keep:zephan').player().planets).toEqual([{ planet: 'zephan' }]);
  const two = led('idroyos');
  expect(two.step).toBe('survey-depth');
});

test('RULES E8.4: a Well Oiled Machine has one question and may be declined', () => {
  const own = { hand: 'politics', permanents: 'well-oiled-machine' };
  const led = () =>
    escalation(own, {}, { at: 'role' }).play('lead:research').until('one-more-role');
  expect(question(led().state)).toMatchObject({ step: 'one-more-role', several: false });
  const none = led().play('done');
  expect([none.step, none.position.turn.phases]).toEqual(['discard', undefined]);
  const more = led().play('more-role');
  expect(more.position.turn.phases).toEqual([
    'replenish',
    'action',
    'role',
    'after-role',
    'role',
    'after-role',
    'cleanup',
  ]);
});
