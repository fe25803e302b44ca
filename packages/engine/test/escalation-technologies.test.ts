// The effect of every technology face of Escalation (docs/escalation.md, E7).
import { expect, test } from 'vitest';
import { ROLES } from '../src/index.ts';
import { scene, type SeatScene, type Scene } from './scene.ts';

const OPTIONS = { ruleset: 'escalation', startPlanetChoice: 'old-only' };

function escalation(own: SeatScene, other: SeatScene = {}, more: Partial<Scene> = {}) {
  return scene({ options: OPTIONS, seats: [own, other], ...more });
}

const ADVANCED = 'lyttle up, echo-rose up';

test.each([['peace-treaty.advanced'], ['peace-treaty.fertile'], ['peace-treaty.metallic']])(
  '[card:peace-treaty.advanced] [card:peace-treaty.fertile] [card:peace-treaty.metallic] %s: an influence for dissenting Warfare, and only that',
  (treaty) => {
    const own = { hand: 'politics' };
    const game = escalation(own, { hand: 'survey warfare', permanents: treaty });
    game.play('done', 'lead:warfare', 'done');
    expect(game.options).toContain('follow');
    game.play('dissent');
    expect(game.player(1).influence).toBe(1);
    const survey = escalation(own, { hand: 'survey', permanents: treaty });
    survey.play('done', 'lead:research', 'done').until('discard');
    expect(survey.player(1).influence).toBe(0);
  },
);

test('[PL4] peace adds up: three treaties and civilized planets that are face up', () => {
  const treaties = 'peace-treaty.advanced peace-treaty.fertile peace-treaty.metallic';
  const other = { hand: 'survey', permanents: treaties, planets: 'yago up, matusiak' };
  const game = escalation({ hand: 'politics' }, other);
  game.play('done', 'lead:warfare', 'done', 'dissent');
  expect(game.player(1).influence).toBe(4);
});

test('[card:freedom-of-trade] Produce is followed as Trade, and not when leading', () => {
  const other = { hand: 'politics', permanents: 'freedom-of-trade', planets: 'lyttle up silicon' };
  const game = escalation({ hand: 'politics' }, other);
  game.play('done', 'lead:produce', 'done');
  expect(game.options).toEqual(['dissent', 'follow-other']);
  game.play('follow-other', 'done', 'trade:1.silicon');
  expect(game.player(1).influence).toBe(1);
});

test.each(ROLES)(
  '[card:double-time.research] [card:double-time.trade] [card:double-time.colonize] [card:double-time.produce] [card:double-time.survey] [card:double-time.warfare] double-time.%s: two Actions more, of which one may chain',
  (symbol) => {
    const card = `double-time.${symbol}`;
    const game = escalation({ hand: `survey survey survey ${card}`, deck: 'warfare warfare' });
    game.play(`play:${card}`, 'play:survey', 'play:survey');
    expect(game.step).toBe('role');
    game.nextTurn();
    expect(game.player(0).discard.length + game.player(0).hand.length).toBeGreaterThan(0);
  },
);

test('[card:improved-research.fighter] [card:improved-trade.fighter] [card:improved-colonize.fighter] [card:improved-production.fighter] [card:improved-survey.fighter] [card:improved-warfare.fighter] improved cards do what their namesakes do', () => {
  const deck = 'survey survey survey warfare';
  const research = escalation({ hand: 'improved-research.fighter colonize', deck });
  research.play('play:improved-research.fighter', 'remove:colonize', 'done');
  expect(research.player().hand).toHaveLength(1);
  const trade = escalation({ hand: 'improved-trade.fighter' }).play('play:improved-trade.fighter');
  expect(trade.player().influence).toBe(1);
  const survey = escalation({ hand: 'improved-survey.fighter', deck });
  expect(survey.play('play:improved-survey.fighter').player().hand).toHaveLength(3);
  const warfare = escalation({ hand: 'improved-warfare.fighter' });
  expect(warfare.play('play:improved-warfare.fighter').player().fighters).toBe(2);
  const planets = 'new-texas up';
  const produce = escalation({ hand: 'improved-production.fighter', planets });
  produce.play('play:improved-production.fighter', 'produce:1.food', 'produce:1.water');
  expect(produce.planet(0).resources).toEqual(['food', 'water']);
  const colonize = escalation({ hand: 'improved-colonize.fighter', planets: 'mik-mik' });
  colonize.play('play:improved-colonize.fighter');
  expect(colonize.planet(0).colonies).toEqual(['improved-colonize.fighter']);
});

test('a fighter icon pays for an attack, and goes to the discard at once', () => {
  const game = escalation({
    hand: 'warfare improved-trade.fighter',
    fighters: 1,
    planets: 'drawde',
  });
  game.play('play:warfare', 'attack:1', 'spend:improved-trade.fighter');
  expect(game.player().fighters).toBe(1 - 1);
  expect(game.discard()).toBe('improved-trade.fighter warfare');
  expect(game.planet(0).up).toBe(true);
});

test('[card:scientific-discovery] a technology of at most 3 comes for nothing, and one Action more', () => {
  const game = escalation({ hand: 'scientific-discovery politics' });
  game.play('play:scientific-discovery');
  expect(game.options).not.toContain('buy:annex');
  game.play('buy:biosphere');
  expect(game.player().permanents).toEqual(['biosphere']);
  expect(game.step).toBe('action');
});

test('[card:soldiers-of-fortune] a destroyer for three influence, and not without one', () => {
  const hand = 'soldiers-of-fortune';
  expect(escalation({ hand }).of('play')).toEqual([]);
  const game = escalation({ hand, extra: { destroyers: 1 } }).play('play:soldiers-of-fortune');
  expect([game.player().influence, game.player().extra?.destroyers ?? 0]).toEqual([3, 0]);
});

test('[card:scientific-method] two purchases when leading: symbols are split, each planet serves one', () => {
  const own = {
    hand: 'research research research research research research research',
    permanents: 'scientific-method',
    planets: `${ADVANCED}, srod-avein-n2 up`,
  };
  const game = escalation(own, {}, { at: 'role' });
  game.play('lead:research');
  for (let i = 0; i < 4; i++) game.play('boost:research');
  game.play('done', 'buy:data-network');
  expect(game.step).toBe('buy-technology');
  expect(game.of('buy')).toContain('buy:improved-survey.trade');
  expect(game.options).toContain('upgrade');
  expect(game.of('buy')).not.toContain('buy:specialization');
  game.play('buy:improved-survey.trade');
  expect(game.step).not.toBe('buy-technology');
});

test('[card:defense-contract] once in its owner’s turn a fighter or a resource for an influence', () => {
  const own = {
    hand: 'politics',
    fighters: 2,
    permanents: 'defense-contract',
    planets: 'lyttle up silicon',
  };
  const game = escalation(own);
  expect(game.options).toContain('sell-resource:1.silicon');
  game.play('sell-fighter');
  expect([game.player().fighters, game.player().influence]).toEqual([1, 1]);
  expect(game.of('sell-fighter')).toEqual([]);
});

test('[card:industrial-espionage] every opponent with influence returns one, then one is taken', () => {
  const game = scene({
    options: OPTIONS,
    seats: [{ hand: 'industrial-espionage' }, { influence: 2 }, {}],
  });
  game.play('play:industrial-espionage');
  expect([0, 1, 2].map((seat) => game.player(seat).influence)).toEqual([1, 1, 0]);
  expect(game.position.supply).toBe(22);
});

test('[card:biosphere] two slots of any type, that no planet holds', () => {
  const game = escalation({ hand: 'produce-trade', permanents: 'biosphere' });
  game.play('play:produce-trade');
  expect(game.of('produce-any')).toHaveLength(8);
  game.play('produce-any:permanent.any=iron');
  expect(game.player().extra?.store).toEqual(['iron', 'none']);
});

test('[card:specialized-production] each resource of the named type gives one more, also those from before', () => {
  const own = {
    hand: 'improved-production.research specialized-production',
    permanents: 'productivity',
    planets: 'new-texas up',
  };
  const game = escalation(own);
  game.play('play:improved-production.research', 'produce:1.food', 'produce:1.water');
  game.play('play:specialized-production', 'name:water');
  expect(game.player().influence).toBe(1);
});

test('[card:spoils-of-war] a resource for each fighter, slots included', () => {
  const own = { hand: 'spoils-of-war', fighters: 1, planets: 'odonata up docked, lyttle up' };
  const game = escalation(own).play('play:spoils-of-war', 'produce:1.food', 'produce:1.water');
  expect([game.step, game.planet(1).resources ?? []]).toEqual(['role', []]);
});

test('[card:black-market] resources are symbols of a role, and colonies in Colonize', () => {
  const own = { hand: 'politics', permanents: 'black-market', planets: 'lyttle up silicon' };
  const game = escalation(own, {}, { at: 'role' });
  game.play('lead:warfare', 'spend-resource:1.silicon', 'done');
  expect(game.player().fighters).toBe(2);
  const planets = `${own.planets}, drawde`;
  const colonize = escalation({ ...own, planets }, {}, { at: 'role' }).play('lead:colonize');
  colonize.play('spend-resource:1.silicon', 'done');
  expect(colonize.planet(1).colonies).toEqual(['colonize', 'resource-silicon']);
});

test('[card:colony-ship] holds colonies, one may come in each turn, and they move before a planet is settled', () => {
  const own = {
    hand: 'colonize colonize',
    permanents: 'colony-ship',
    planets: 'drawde',
    extra: { colonies: ['colonize'] },
  };
  const game = escalation(own);
  game.play('add-colony:colonize', 'tuck:ship');
  expect(game.of('add-colony')).toEqual([]);
  game.play(
    'play:colonize',
    'settle:1',
    'move:ship.colonize',
    'tuck:1',
    'move:ship.colonize',
    'tuck:1',
  );
  expect(game.planet(0).up).toBe(true);
});

test('[card:natural-order] a permanent of any player leaves the game for two influence; an Improved Fleet turns back for good', () => {
  const other = { permanents: 'imperialism', extra: { fleet: 2 } };
  const removed = escalation({ hand: 'natural-order' }, other);
  removed.play('play:natural-order', 'remove-permanent:2.imperialism');
  expect([removed.player(1).permanents ?? [], removed.player(1).influence]).toEqual([[], 2]);
  const broken = escalation({ hand: 'natural-order' }, other);
  broken.play('play:natural-order', 'break-fleet:2');
  expect([broken.player(1).extra?.fleet, broken.player(1).influence]).toEqual([3, 2]);
});

test('[card:thorough-survey] two planets fewer are looked at, two are kept', () => {
  const own = { hand: 'survey survey survey', permanents: 'thorough-survey' };
  const game = escalation(own, {}, { at: 'role' });
  game.play('lead:survey', 'boost:survey', 'boost:survey', 'boost:survey');
  expect(game.options).toEqual(['done', 'keep-two']);
  game.play('keep-two');
  expect(game.player().planets).toHaveLength(2);
});

test('[card:deep-space-probes] a planet of the deck goes on top, and there is one more Action', () => {
  const game = escalation({ hand: 'deep-space-probes politics' });
  game.play('play:deep-space-probes', 'recon:idroyos');
  expect(game.position.planetDeck[0]).toBe('idroyos');
  expect(game.step).toBe('action');
});

test('[card:destroyer-technology] two destroyers, or two fighters for its icons', () => {
  const hand = 'destroyer-technology';
  expect(escalation({ hand }).play(`play:${hand}`).player().extra?.destroyers).toBe(2);
  const game = escalation({ hand: `warfare ${hand}`, planets: 'drawde' });
  game.play('play:warfare', 'attack:1', `spend:${hand}`);
  expect(game.planet(0).up).toBe(true);
});

test('[card:wealth-of-knowledge] Survey role cards boost a role that is led, not one that is followed', () => {
  const own = { hand: 'survey', permanents: 'wealth-of-knowledge' };
  const leading = escalation(own, {}, { at: 'role' }).play('lead:warfare', 'boost:survey');
  expect(leading.player().fighters).toBe(2);
  const following = escalation({ hand: 'politics' }, own).play('done', 'lead:warfare', 'done');
  expect(following.options).toEqual(['dissent']);
});

test('[card:warfare-technology] fighters are symbols of Research', () => {
  const own = {
    hand: 'politics',
    fighters: 2,
    permanents: 'warfare-technology',
    planets: ADVANCED,
  };
  const game = escalation(own, {}, { at: 'role' });
  game.play('lead:research', 'spend-fighter', 'done');
  expect(game.of('buy')).toContain('buy:improved-survey.trade');
  expect(game.player().fighters).toBe(1);
});

test('[card:tour-de-force] ships, and an attack after each Role phase of the turn', () => {
  const own = {
    hand: 'tour-de-force elevated-incentives',
    permanents: 'productivity',
    planets: 'drawde, pomerene',
    fighters: 2,
  };
  const game = escalation(own).play('play:tour-de-force', 'play:elevated-incentives');
  expect([game.player().fighters, game.player().extra?.destroyers]).toEqual([4, 1]);
  game.play('lead:research').until('attack').play('attack:1');
  game.until('role').play('lead:research').until('attack').play('attack:2');
  expect([game.planet(0).up, game.planet(1).up]).toEqual([true, true]);
});

test('[card:elevated-incentives] a second Role phase, in which cards of the first one stay away', () => {
  const game = escalation({ hand: 'elevated-incentives warfare colonize', planets: 'lyttle' });
  game.play('play:elevated-incentives', 'lead:warfare', 'boost:warfare', 'done').until('role');
  game.play('lead:colonize');
  expect(game.of('boost')).toEqual(['boost:colonize']);
  expect(game.player().extra?.spent).toEqual(['warfare', 'warfare']);
  game.play('boost:colonize');
  expect(game.planet(0).colonies).toEqual(['colonize', 'colonize']);
});

test('[card:synthesize] a card of the player’s deck goes on top and is drawn, and there is one more Action', () => {
  const game = escalation({ hand: 'synthesize', deck: 'survey warfare politics' });
  game.play('play:synthesize', 'recon-card:politics');
  expect([game.hand(), game.step]).toEqual(['politics', 'action']);
});

test('[card:annex] a face-down planet of an opponent: the owner discards its colonies and gets two influence, and its front stays hidden until then', () => {
  const other = { planets: 'odonata, drawde + colonize' };
  const game = escalation({ hand: 'annex', fighters: 2 }, other);
  game.play('play:annex');
  expect(JSON.stringify(game.view(0).decision)).not.toContain('drawde');
  game.play('annex:2.2');
  expect(game.player().planets.map(({ planet }) => planet)).toEqual(['drawde']);
  expect([game.player(1).planets.length, game.player(1).influence]).toEqual([1, 2]);
  expect(game.discard(1)).toBe('colonize');
});

test('[card:oversight-committee] hand limit, and an Action that draws two and removes up to two', () => {
  const own = { hand: 'politics', deck: 'survey warfare', permanents: 'oversight-committee' };
  const game = escalation(own);
  expect(game.view(0).players[0]?.handLimit).toBe(6);
  game.play('use-card:oversight-committee', 'remove:politics', 'done');
  expect([game.hand(), game.player().permanents]).toEqual([
    'survey warfare',
    ['oversight-committee'],
  ]);
});

test('[card:military-campaign] a face-up planet changes hands with everything on it, for a battlecruiser and fighters equal to its influence', () => {
  const own = {
    hand: 'warfare',
    fighters: 3,
    permanents: 'military-campaign',
    extra: { battlecruisers: 1 },
  };
  const other = { planets: 'lyttle up silicon' };
  const game = escalation(own, other).play('play:warfare', 'take-over:2.1');
  expect(game.planet(0)).toMatchObject({ planet: 'lyttle', up: true, resources: ['silicon'] });
  expect([game.player().fighters, game.player().extra?.battlecruisers ?? 0]).toEqual([0, 0]);
  expect(game.player(1).influence).toBe(2);
});

test('[card:well-oiled-machine] once in a turn one more Role phase, after any', () => {
  const game = escalation(
    { hand: 'politics', permanents: 'well-oiled-machine' },
    {},
    { at: 'role' },
  );
  game.play('lead:warfare').until('one-more-role').play('more-role');
  expect(game.step).toBe('role');
  game.play('lead:warfare').until('discard');
  expect(game.player().fighters).toBe(2);
});

test('[card:elite-squadron] its ships are paid first, stay away in the turns of others, and return at the start of the owner’s turn', () => {
  const own = {
    hand: 'warfare',
    permanents: 'elite-squadron',
    planets: 'drawde',
    extra: { cardFighters: 2, dockedDestroyers: 1 },
  };
  const game = escalation(own).play('play:warfare', 'attack:1');
  expect(game.player().extra?.cardFighters ?? 0).toBe(0);
  game.nextTurn();
  expect(game.player().extra?.cardFighters ?? 0).toBe(0);
  game.nextTurn();
  expect(game.player().extra).toMatchObject({ cardFighters: 2, dockedDestroyers: 1 });
});
