// Slots in Escalation: of any type, of permanents, in two layers; the order of filling and emptying
// (docs/escalation.md, PL5, E9.5).
import { expect, test } from 'vitest';
import { describe as question, SCENARIOS, scoreOf } from '../src/index.ts';
import { playerAt } from '../src/state/state.ts';
import { refreshAbilities } from '../src/mutations/technologies.ts';
import { type Game, scene, type SeatScene, type Scene } from './scene.ts';

const OPTIONS = { ruleset: 'escalation' };

function escalation(own: SeatScene, more: Partial<Scene> = {}) {
  return scene({ options: OPTIONS, seats: [own, { planets: 'drawde' }], ...more });
}

/** A scene whose first seat has the scenario in which each planet slot holds two resources. */
function doubled(own: SeatScene, more: Partial<Scene> = {}): Game {
  const game = escalation(own, more);
  const player = playerAt(game.state, 0);
  player.expansion = {
    ...player.expansion,
    scenario: SCENARIOS.findIndex(({ doubleSlots }) => doubleSlots === true),
  };
  refreshAbilities(game.state, 0);
  return game;
}

function infoOf(game: Game, token: string): unknown {
  return game.view(0).decision?.options.find((option) => option.token === token);
}

const BOOSTS = {
  hand: 'produce-trade produce-trade produce-trade',
  answers: Array<string>(3).fill('boost:produce-trade'),
};

const ANY = ['food', 'water', 'iron', 'silicon'];
const FIRST = ANY.map((resource) => `produce-any:permanent.any=${resource}`);
const SECOND = ANY.map((resource) => `produce-any:permanent.any-2=${resource}`);

const MAKER = {
  hand: 'improved-production.fighter',
  permanents: 'biosphere',
  planets: 'idroyos up, lyttle up, new-texas up food',
};

test('RULES 3.4, PL5: slots are filled in order, those of any type last', () => {
  const game = escalation(MAKER).play('play:improved-production.fighter');
  expect(game.options).toEqual([
    'done',
    'produce:2.silicon',
    'produce:3.water',
    ...FIRST,
    ...SECOND,
  ]);
  expect(question(game.state)).toMatchObject({ step: 'produce', most: 2, resourcesLeft: 2 });
  game.play('produce:3.water');
  expect(game.options).toEqual(['done', ...FIRST, ...SECOND]);
  game.play('produce-any:permanent.any-2=silicon');
  expect(game.player().extra?.store).toEqual(['none', 'silicon']);
  expect([game.planet(1).resources, game.planet(2).resources]).toEqual([
    undefined,
    ['food', 'water'],
  ]);
});

test('RULES 3.4, PL5: after a slot of any type only later ones of any type are left', () => {
  const first = escalation(MAKER).play('play:improved-production.fighter');
  first.play('produce-any:permanent.any=iron');
  expect(first.options).toEqual(['done', ...SECOND]);
  expect(question(first.state)).toMatchObject({ most: 1, resourcesLeft: 1 });
  first.play('produce-any:permanent.any-2=iron');
  expect(first.player().extra?.store).toEqual(['iron', 'iron']);
  const last = escalation(MAKER).play('play:improved-production.fighter');
  last.play('produce-any:permanent.any-2=water');
  expect([last.step, last.player().extra?.store]).toEqual(['role', ['none', 'water']]);
});

test('PL5: the slot of a planet of any type waits for those that are typed', () => {
  const own = { hand: 'improved-production.fighter', planets: 'chaconos up, lyttle up' };
  const any = ANY.map((resource) => `produce-any:1.any=${resource}`);
  const game = escalation(own).play('play:improved-production.fighter');
  expect(game.options).toEqual(['done', 'produce:2.silicon', ...any]);
  game.play('produce:2.silicon');
  expect(game.options).toEqual(['done', ...any]);
  game.play('produce-any:1.any=water');
  expect([game.planet(0).resources, game.planet(1).resources]).toEqual([['water'], ['silicon']]);
});

test('RULES SEP: a slot that is blocked is neither filled nor emptied nor counted', () => {
  const planets = 'vierra up blocked, lyttle up';
  const game = escalation({ hand: 'improved-production.fighter', planets });
  game.play('play:improved-production.fighter');
  expect(game.options).toEqual(['done', 'produce:2.silicon']);
  const trader = { hand: 'produce-trade', permanents: 'black-market defense-contract', planets };
  expect(escalation(trader).of('play')).toEqual(['play:produce-trade']);
  expect(escalation(trader).play('play:produce-trade').options).toEqual(['produce:2.silicon']);
  expect(escalation(trader).of('sell-resource')).toEqual([]);
});

const TRADER = {
  hand: 'produce-trade produce-trade double-time.trade annex synthesize politics',
  planets: 'idroyos up, lyttle up silicon, new-texas up food water',
};

function trading(game: Game): Game {
  return game.play('lead:trade', 'boost:produce-trade', 'boost:produce-trade', 'done');
}

test('RULES 3.5, P3: resources are traded in order, then hand cards for their icons', () => {
  const game = trading(escalation(TRADER, { at: 'role' }));
  expect(question(game.state)).toMatchObject({ step: 'trade', most: 3, tradesLeft: 3 });
  expect(game.of('trade')).toEqual(['trade:2.silicon', 'trade:3.food', 'trade:3.water']);
  expect(game.of('trade-card')).toEqual([
    'trade-card:food.synthesize',
    'trade-card:food.annex',
    'trade-card:water.synthesize',
    'trade-card:water.annex',
    'trade-card:iron.synthesize',
    'trade-card:iron.annex',
    'trade-card:silicon.double-time.trade',
    'trade-card:silicon.synthesize',
    'trade-card:silicon.annex',
  ]);
  game.play('trade:3.food');
  expect(game.of('trade')).toEqual(['trade:3.water']);
  expect(question(game.state)).toMatchObject({ most: 2, tradesLeft: 2 });
  game.play('trade-card:iron.annex');
  expect(game.options).toEqual([
    'done',
    'trade-card:silicon.double-time.trade',
    'trade-card:silicon.synthesize',
  ]);
  game.play('trade-card:silicon.synthesize');
  expect([game.player().influence, game.discard()]).toEqual([
    3,
    'annex produce-trade produce-trade produce-trade synthesize',
  ]);
  expect(game.events).toContainEqual({ type: 'spend-card', seat: 0, card: 'annex', as: 'iron' });
  expect(game.step).not.toBe('trade');
});

test('RULES 3.5, E8.8: the question of Trade counts fighters, resources and cards; fighters come first', () => {
  const own = {
    hand: `${BOOSTS.hand} annex politics`,
    permanents: 'weapon-emporium',
    fighters: 1,
    planets: 'lyttle up silicon',
  };
  const led = () => escalation(own, { at: 'role' }).play('lead:trade', ...BOOSTS.answers, 'done');
  const game = led();
  expect(question(game.state)).toMatchObject({ step: 'trade', most: 3, tradesLeft: 4 });
  game.play('trade:1.silicon');
  expect(game.of('trade-fighter')).toEqual([]);
  expect(question(game.state)).toMatchObject({ most: 1, tradesLeft: 3 });
  expect(game.of('trade-card').at(-1)).toBe('trade-card:fighter.annex');
  const fighter = led().play('trade-fighter');
  expect([fighter.of('trade-fighter'), fighter.of('trade')]).toEqual([[], ['trade:1.silicon']]);
  expect(question(fighter.state)).toMatchObject({ most: 2, tradesLeft: 3 });
  fighter.play('trade-card:water.annex');
  expect([fighter.step === 'trade', fighter.player().influence]).toEqual([false, 2]);
});

test('RULES P3, TURN: a card that is traded as a resource earns what that resource earns', () => {
  const own = {
    hand: 'specialization annex diverse-markets double-time.trade produce-trade',
    permanents: 'productivity',
  };
  const game = escalation(own).play('play:specialization', 'name:iron', 'play:diverse-markets');
  game.play('lead:trade', 'boost:produce-trade', 'done', 'trade-card:iron.annex');
  expect(game.player().influence).toBe(1 + 1 + 1);
  game.play('trade-card:silicon.double-time.trade');
  expect(game.player().influence).toBe(3 + 2);
});

test('RULES P3: a card counts as a fighter only with a Weapon Emporium, and never as a destroyer', () => {
  const own = { hand: 'produce-trade improved-trade.fighter soldiers-of-fortune' };
  expect(escalation(own).of('play')).not.toContain('play:produce-trade');
  const bare = { hand: 'produce-trade politics', permanents: 'weapon-emporium' };
  expect(escalation(bare).of('play')).toEqual(['play:politics']);
  const game = escalation({ ...own, permanents: 'weapon-emporium' }).play('play:produce-trade');
  expect(game.options).toEqual(['trade-card:fighter.improved-trade.fighter']);
  game.play('trade-card:fighter.improved-trade.fighter');
  expect(game.player().influence).toBe(1);
  expect(game.events).toContainEqual({
    type: 'spend-card',
    seat: 0,
    card: 'improved-trade.fighter',
    as: 'fighter',
  });
});

test('RULES T11, P3: a missing question does not reveal whether cards could be traded', () => {
  const led = (hand: string, deck: string) =>
    escalation({ hand, deck }, { at: 'role' }).play('lead:trade', 'done');
  const asked = led('politics', 'annex');
  expect([asked.step, asked.options]).toEqual(['trade', ['done']]);
  expect(led('politics', 'survey').step).not.toBe('trade');
  const empty = escalation({ hand: '', deck: 'annex' }, { at: 'role' }).play('lead:trade');
  expect(empty.step).not.toBe('trade');
  expect(led('politics', 'soldiers-of-fortune').step).not.toBe('trade');
});

test('RULES E9.5: each slot of a planet holds two, the upper one only above a lower one', () => {
  const planets = 'new-texas up, vierra up';
  const game = doubled({ hand: BOOSTS.hand, planets }, { at: 'role' });
  game.play('lead:produce', ...BOOSTS.answers);
  expect(game.of('produce')).toEqual([
    'produce:1.food',
    'produce:1.water',
    'produce:2.food',
    'produce:2.water',
  ]);
  game.play('produce:2.food');
  expect(game.of('produce')).toEqual(['produce:2.water', 'produce:2.food.2']);
  expect(infoOf(game, 'produce:2.food.2')).toMatchObject({
    kind: 'produce',
    at: 1,
    planet: 'vierra',
    resource: 'food',
  });
  game.play('produce:2.water');
  expect(game.of('produce')).toEqual(['produce:2.food.2', 'produce:2.water.2']);
  game.play('produce:2.water.2');
  expect(game.planet(1)).toMatchObject({ resources: ['food', 'water'], second: ['none', 'water'] });
  expect(game.step).not.toBe('produce');
});

test('RULES E9.5: of two layers the lower is traded first, and each resource counts', () => {
  const game = doubled(
    { hand: `${BOOSTS.hand} annex`, planets: 'vierra up, lyttle up' },
    { at: 'role' },
  );
  const [planet] = playerAt(game.state, 0).planets;
  if (planet === undefined) throw new Error('no planet');
  planet.filled = 0b1111;
  game.play('lead:trade', ...BOOSTS.answers, 'done');
  expect(game.of('trade')).toEqual(['trade:1.food', 'trade:1.water']);
  game.play('trade:1.food');
  expect(game.of('trade')).toEqual(['trade:1.water', 'trade:1.food.2']);
  game.play('trade-card:food.annex');
  expect(game.of('trade')).toEqual(['trade:1.food.2']);
  expect(infoOf(game, 'trade:1.food.2')).toMatchObject({ kind: 'trade', at: 0, resource: 'food' });
  game.play('trade:1.food.2');
  expect(game.planet(0)).toMatchObject({ resources: ['water'] });
  expect([game.player().influence, game.step === 'trade']).toEqual([3, false]);
});

test('RULES E9.5, PL5: two layers of any type hold two resources, and both are offered where they differ', () => {
  const own = {
    hand: 'improved-production.fighter produce-trade',
    permanents: 'productivity',
    planets: 'janus up',
  };
  const game = doubled(own).play('play:improved-production.fighter', 'produce-any:1.any=iron');
  expect(game.of('produce-any')).toEqual(ANY.map((one) => `produce-any:1.any.2=${one}`));
  game.play('produce-any:1.any.2=food', 'play:produce-trade');
  expect(game.of('trade')).toEqual(['trade:1.any', 'trade:1.any.2']);
  game.play('trade:1.any.2');
  expect(game.planet(0).resources).toEqual(['iron']);
  const same = doubled(own).play('play:improved-production.fighter', 'produce-any:1.any=iron');
  same.play('produce-any:1.any.2=iron', 'play:produce-trade');
  expect(same.of('trade')).toEqual(['trade:1.any']);
});

test('RULES E9.5: the upper layer is traded in order, too, and no hand card after it', () => {
  const hand = `${BOOSTS.hand} produce-trade annex`;
  const game = doubled({ hand, planets: 'vierra up' }, { at: 'role' });
  const [planet] = playerAt(game.state, 0).planets;
  if (planet === undefined) throw new Error('no planet');
  planet.filled = 0b1111;
  game.play('lead:trade', ...BOOSTS.answers, 'boost:produce-trade', 'done');
  game.play('trade:1.food', 'trade:1.water', 'trade:1.food.2');
  expect(game.options).toEqual(['done', 'trade:1.water.2']);
  game.play('trade:1.water.2');
  expect([game.player().influence, planet.filled]).toEqual([4, 0]);
  const last = doubled({ hand, planets: 'vierra up' }, { at: 'role' });
  const [other] = playerAt(last.state, 0).planets;
  if (other === undefined) throw new Error('no planet');
  other.filled = 0b1111;
  last.play('lead:trade', ...BOOSTS.answers, 'done', 'trade:1.food', 'trade:1.water');
  last.play('trade:1.water.2');
  expect([last.step === 'trade', last.player().influence, other.filled]).toEqual([false, 3, 0b100]);
});

test.each(ANY)('PL5: a slot of any type that is the first of all holds %s', (resource) => {
  const token = `produce-any:1.any=${resource}`;
  const game = escalation({ hand: 'produce-trade', planets: 'janus up' });
  game.play('play:produce-trade', token);
  expect(game.planet(0).resources).toEqual([resource]);
});

test('RULES 3.6, E9.5: one card produces on a second layer, or trades a fighter or a resource of either layer', () => {
  const own = { hand: 'produce-trade', planets: 'vierra up food water', fighters: 1 };
  const above = doubled(own).play('play:produce-trade', 'produce:1.food.2');
  expect(above.planet(0)).toMatchObject({ second: ['food', 'none'] });
  const lower = doubled(own).play('play:produce-trade', 'trade:1.food');
  expect([lower.player().influence, lower.planet(0).resources]).toEqual([1, ['water']]);
  const fighter = doubled({ ...own, permanents: 'weapon-emporium' });
  fighter.play('play:produce-trade', 'trade-fighter');
  expect([fighter.player().influence, fighter.player().fighters]).toEqual([1, 0]);
  expect(fighter.events).toContainEqual({ type: 'influence', seat: 0, count: 1, source: 'trade' });
});

test('RULES E9.5: a Biosphere holds one on each slot, whatever the scenario', () => {
  const own = { ...MAKER, planets: '', extra: { store: ['iron', 'food'] as const } };
  const game = doubled({ ...own, hand: 'produce-trade' });
  expect(game.play('play:produce-trade').options).toEqual([
    'trade:permanent.any',
    'trade:permanent.any-2',
  ]);
  expect(game.of('produce-any')).toEqual([]);
});

test('RULES E10.3: every resource on a slot breaks ties, four on one planet and two on a Biosphere', () => {
  const own = {
    hand: 'politics',
    permanents: 'biosphere',
    planets: 'vierra up',
    extra: { store: ['silicon', 'water'] as const },
  };
  const game = doubled(own);
  const ties = (filled: number): number => {
    const [planet] = playerAt(game.state, 0).planets;
    if (planet !== undefined) planet.filled = filled;
    return scoreOf(game.state, 0).tieBreak;
  };
  expect([0, 1, 2, 4, 8, 15].map(ties)).toEqual([2, 3, 3, 3, 3, 6]);
});

test('RULES E7, E14-10, Black Market: resources are symbols of any role, in order, and no trade', () => {
  const own = {
    hand: 'survey double-time.trade politics',
    permanents: 'black-market',
    planets: 'lyttle up silicon, new-texas up food water, styku up',
  };
  const game = escalation(own, { at: 'role' }).play('lead:survey');
  expect(question(game.state)).toMatchObject({ step: 'boost', most: 1 + 1 + 3 });
  expect(game.options).toEqual([
    'done',
    'boost:survey',
    'spend:double-time.trade',
    'spend-resource:1.silicon',
    'spend-resource:2.food',
    'spend-resource:2.water',
  ]);
  game.play('spend-resource:2.food');
  expect(game.options).toEqual(['done', 'spend-resource:2.water']);
  expect(question(game.state)).toMatchObject({ symbols: 2 });
  game.play('done');
  expect([game.player().influence, game.planet(1).resources]).toEqual([0, ['water']]);
  const last = escalation(own, { at: 'role' }).play('lead:survey', 'spend-resource:2.water');
  expect(last.options).toEqual(['done']);
  const colonize = escalation(own, { at: 'role' }).play('lead:colonize');
  expect([...colonize.of('spend'), ...colonize.of('spend-resource')]).toEqual([
    'spend:double-time.trade',
    'spend-resource:1.silicon',
    'spend-resource:2.food',
    'spend-resource:2.water',
  ]);
});

test('RULES E7: fighters are symbols of Research alone; of two icons the better one counts', () => {
  const own = {
    hand: 'destroyer-technology annex politics',
    permanents: 'warfare-technology black-market',
    fighters: 2,
    planets: 'lyttle up silicon',
  };
  const game = escalation(own, { at: 'role' }).play('lead:research');
  expect(question(game.state)).toMatchObject({ step: 'boost', most: 2 + 3, symbols: 2 });
  expect(game.options).toEqual([
    'done',
    'spend-fighter',
    'spend:destroyer-technology',
    'spend:annex',
    'spend-resource:1.silicon',
  ]);
  game.play('spend:destroyer-technology');
  expect(question(game.state)).toMatchObject({ symbols: 4 });
  expect(game.options).toEqual(['done', 'spend:annex', 'spend-resource:1.silicon']);
  game.play('spend:annex');
  expect(question(game.state)).toMatchObject({ symbols: 5 });
  expect(game.events).toContainEqual({
    type: 'spend-card',
    seat: 0,
    card: 'destroyer-technology',
    as: 'fighter',
  });
  expect(game.events).toContainEqual({
    type: 'spend-card',
    seat: 0,
    card: 'annex',
    as: 'resource',
  });
  const survey = escalation(own, { at: 'role' }).play('lead:survey');
  expect(survey.options).toEqual(['done', 'spend:annex', 'spend-resource:1.silicon']);
});

test('RULES T9, E7: tokens alone let a seat follow, and give the symbols that the role needs', () => {
  const other = { hand: 'politics', permanents: 'black-market', planets: 'new-texas up food' };
  const game = scene({ options: OPTIONS, seats: [{ hand: 'politics', planets: 'drawde' }, other] });
  game.play('done', 'lead:warfare', 'done');
  expect(game.options).toEqual(['dissent', 'follow']);
  game.play('follow');
  expect(game.options).toEqual(['spend-resource:1.food']);
  game.play('spend-resource:1.food', 'done');
  expect(game.player(1).fighters).toBe(1);
});
