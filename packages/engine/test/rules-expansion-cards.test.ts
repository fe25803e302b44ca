// Edge cases and interactions of Escalation's technologies (docs/escalation.md, E7, E8).
import { expect, test } from 'vitest';
import { SCENARIOS } from '../src/index.ts';
import { playerAt } from '../src/state/state.ts';
import { refreshAbilities } from '../src/mutations/technologies.ts';
import { scene, type SeatScene, type Scene } from './scene.ts';

const OPTIONS = { ruleset: 'escalation', startPlanetChoice: 'old-only' };

function escalation(own: SeatScene, other: SeatScene = {}, more: Partial<Scene> = {}) {
  return scene({ options: OPTIONS, seats: [own, other], ...more });
}

test('RULES E8.1: colonies move only so that the planet can still be settled in the end', () => {
  // Spielbany VI costs four colonies. Those under Lyttle move before those on the ship.
  const own = {
    hand: 'colonize',
    permanents: 'colony-ship',
    planets: 'lyttle + colonize colonize, spielbany-vi',
    extra: { colonies: ['colonize', 'colonize'] },
  };
  const game = escalation(own).play('play:colonize', 'settle:2');
  expect(game.options).toEqual(['move:1.colonize']);
  game.play('move:1.colonize');
  expect(game.options).toEqual(['tuck:2']);
  game.play('tuck:2', 'move:1.colonize', 'tuck:2', 'move:ship.colonize', 'tuck:2');
  expect(game.options).toEqual(['move:ship.colonize']);
  game.play('move:ship.colonize', 'tuck:2');
  expect(game.planet(1).up).toBe(true);
  expect(game.discard()).toBe('colonize colonize colonize colonize colonize');
});

test('RULES E2.5: Actions that are granted add up, with Productivity too', () => {
  const hand = 'double-time.research double-time.trade survey survey survey';
  const deck = 'warfare warfare warfare warfare warfare warfare warfare warfare warfare';
  const game = escalation({ hand, deck });
  game.play('play:double-time.research', 'play:double-time.trade');
  game.play('play:survey', 'play:survey', 'play:survey');
  expect(game.step).toBe('role');
  const more = escalation({
    hand: 'double-time.trade survey survey survey',
    deck,
    permanents: 'productivity',
  });
  more.play('play:double-time.trade', 'play:survey', 'play:survey', 'play:survey');
  expect(more.step).toBe('role');
});

test('RULES E7, Scientific Method: not when following, and each purchase pays for itself', () => {
  const other = {
    hand: 'research research research research research research',
    permanents: 'scientific-method',
    planets: 'lyttle up, echo-rose up, srod-avein-n2 up',
  };
  const game = escalation({ hand: 'politics' }, other);
  game.play('done', 'lead:research', 'done').until('follow-or-dissent').play('follow');
  game.play(...Array<string>(6).fill('boost:research'), 'upgrade');
  expect(game.step).not.toBe('buy-technology');
});

test('RULES E14-6: a Scientific Method gives a second purchase in the role that buys it, with the remaining symbols', () => {
  const own = {
    hand: 'research research research research research research research',
    planets: 'lyttle up, echo-rose up, srod-avein-n2 up',
  };
  const game = escalation(own, {}, { at: 'role' }).play('lead:research');
  game.play(...Array<string>(4).fill('boost:research'), 'done', 'buy:scientific-method');
  // Five of eight symbols are spent, and two of three planets are used.
  expect(game.step).toBe('buy-technology');
  expect(game.options).toContain('buy:improved-survey.trade');
  expect(game.options).not.toContain('buy:specialization');
});

test('RULES E7, Industrial Espionage: the player’s own influence stays, and influence taken beyond the supply returns first', () => {
  const others = [{ influence: 15 }, { influence: 15 }];
  const game = scene({
    options: OPTIONS,
    seats: [{ hand: 'industrial-espionage', influence: 3 }, ...others],
  });
  expect(game.position.supply).toBe(0);
  game.play('play:industrial-espionage');
  expect([0, 1, 2].map((seat) => game.player(seat).influence)).toEqual([4, 14, 14]);
  expect(game.position.supply).toBe(0);
});

test('RULES E7, Specialized Production: later production in the turn gives one more', () => {
  const own = { hand: 'specialized-production produce-trade', planets: 'new-texas up' };
  const game = escalation(own).play('play:specialized-production', 'name:food');
  game.play('lead:produce', 'boost:produce-trade').until('produce');
  game.play('produce:1.food', 'produce:1.water');
  expect(game.player().influence).toBe(1);
});

test('RULES E7: a resource that is produced when following is not specialized', () => {
  const other = { hand: 'produce-trade', planets: 'new-texas up' };
  const game = escalation({ hand: 'specialized-production politics' }, other);
  game.play('play:specialized-production', 'name:food', 'lead:produce', 'done');
  game.until('follow-or-dissent').play('follow', 'boost:produce-trade').until('produce');
  game.play('produce:1.food');
  expect([game.player(0).influence, game.player(1).influence]).toEqual([0, 0]);
});

test('RULES E7, Synthesize: an empty deck is rebuilt before it is searched', () => {
  const game = escalation({ hand: 'synthesize', discard: 'survey warfare' });
  game.play('play:synthesize');
  expect(game.options).toEqual(['recon-card:survey', 'recon-card:warfare']);
  const nothing = escalation({ hand: 'synthesize politics' }).play('play:synthesize');
  expect([nothing.step, nothing.of('play')]).toEqual(['action', ['play:politics']]);
});

test('RULES E8.3, Natural Order: also the player’s own permanent; its contents are lost', () => {
  const own = {
    hand: 'natural-order',
    permanents: 'colony-ship biosphere elite-squadron',
    fighters: 1,
    extra: {
      colonies: ['colonize', 'warfare'],
      store: ['iron', 'food'] as ('iron' | 'food')[],
      cardFighters: 2,
      dockedDestroyers: 1,
      destroyers: 1,
    },
  };
  const after = (card: string) =>
    escalation(own).play('play:natural-order', `remove-permanent:1.${card}`);
  const ship = after('colony-ship');
  expect([ship.discard(), ship.player().influence]).toEqual(['colonize natural-order warfare', 2]);
  expect(ship.player().extra?.colonies ?? []).toEqual([]);
  const sphere = after('biosphere').player().extra;
  expect([sphere?.store, sphere?.cardFighters]).toEqual([undefined, 2]);
  const squadron = after('elite-squadron');
  expect(squadron.player().extra).toMatchObject({ destroyers: 1, store: ['iron', 'food'] });
  expect(squadron.player().extra?.cardFighters ?? 0).toBe(0);
  expect(squadron.player().extra?.dockedDestroyers ?? 0).toBe(0);
  expect(squadron.view(0).players[0]?.fighters).toBe(1);
});

test('RULES E8.3: the Action that a Productivity granted stays when it goes', () => {
  const own = { hand: 'natural-order survey', deck: 'warfare warfare', permanents: 'productivity' };
  const game = escalation(own).play('play:natural-order', 'remove-permanent:1.productivity');
  expect(game.step).toBe('action');
  game.play('play:survey');
  expect(game.step).toBe('role');
});

test('RULES E14-3: a fleet that was turned back stays basic, and its basic side works', () => {
  const own = { hand: 'politics research research', fighters: 3, extra: { fleet: 3 } };
  const game = escalation(own).play('use-fleet-1');
  expect(game.player().extra?.destroyers).toBe(1);
  const research = escalation(own).play('done', 'lead:research', 'boost:research');
  research.play('boost:research').until('discard');
  expect(research.player().extra?.fleet).toBe(3);
});

test('RULES E14-5: Mobilization attacks after one Role phase, Tour de Force after each', () => {
  const own = {
    hand: 'mobilization elevated-incentives',
    permanents: 'productivity',
    planets: 'drawde, pomerene',
    fighters: 4,
  };
  const game = escalation(own).play('play:mobilization', 'play:elevated-incentives');
  game.play('lead:survey').until('attack').play('done').until('role').play('lead:trade');
  const steps = new Set<string>();
  while (game.position.turn.number === 1) {
    steps.add(game.step);
    game.play(game.options.includes('done') ? 'done' : (game.options[0] ?? ''));
  }
  expect([...steps]).not.toContain('attack');
});

test('RULES E8.4: a Well Oiled Machine gives one Role phase in a turn', () => {
  const own = { hand: 'politics', permanents: 'well-oiled-machine' };
  const game = escalation(own, {}, { at: 'role' });
  game.play('lead:trade').until('one-more-role').play('more-role', 'lead:trade');
  const steps = new Set<string>();
  while (game.position.turn.number === 1) {
    steps.add(game.step);
    game.play(game.options.includes('done') ? 'done' : (game.options[0] ?? ''));
  }
  expect([...steps]).not.toContain('one-more-role');
});

test.each([
  ['survey survey survey', true],
  ['survey survey', false],
])('RULES E7, Thorough Survey: %s: only where two or more would still be seen', (hand, offered) => {
  const game = escalation({ hand, permanents: 'thorough-survey' }, {}, { at: 'role' });
  game.play('lead:survey', ...hand.split(' ').map((card) => `boost:${card}`));
  expect(game.options.includes('keep-two')).toBe(offered);
});

test('RULES E7, Thorough Survey: of more than two seen any two are kept', () => {
  const hand = 'survey survey survey survey';
  const own = { hand, permanents: 'thorough-survey imperialism' };
  const planetDeck = 'idroyos mik-mik lyttle zephan echo-rose';
  const game = escalation(own, {}, { at: 'role', planetDeck });
  game.play('lead:survey', ...Array<string>(4).fill('boost:survey'), 'keep-two');
  expect(game.of('keep')).toEqual(['keep:idroyos', 'keep:mik-mik', 'keep:lyttle']);
  game.play('keep:mik-mik');
  expect(game.of('keep')).toEqual(['keep:lyttle', 'keep:zephan']);
  game.play('keep:zephan');
  expect(game.player().planets.map(({ planet }) => planet)).toEqual(['mik-mik', 'zephan']);
  expect(game.position.planetDiscard).toEqual(['idroyos', 'lyttle']);
});

test('RULES E8.5, Annex: planets of others only; Scorched Earth blocks the annexed planet', () => {
  const own = {
    hand: 'annex',
    permanents: 'scorched-earth-policy',
    planets: 'mik-mik',
    fighters: 9,
  };
  const game = escalation(own, { planets: 'drawde' }).play('play:annex');
  expect(game.options).toEqual(['annex:2.1']);
  game.play('annex:2.1');
  expect(game.planet(1)).toMatchObject({ planet: 'drawde', up: true, blocked: true });
  expect(game.player().fighters).toBe(9);
});

test('RULES E8.6, Military Campaign: an empty slot stays empty, a ship comes along, peace changes hands', () => {
  const own = {
    hand: 'warfare',
    fighters: 8,
    permanents: 'military-campaign scorched-earth-policy',
    extra: { battlecruisers: 1 },
  };
  const take = (planets: string) =>
    escalation(own, { planets, hand: 'warfare' }).play('play:warfare', 'take-over:2.1');
  const empty = take('odonata up food');
  expect(empty.planet(0)).toMatchObject({ planet: 'odonata', resources: ['food'] });
  expect([empty.planet(0).ships ?? 0, empty.planet(0).blocked ?? false]).toEqual([0, false]);
  expect(empty.player().fighters).toBe(6);
  const docked = take('odonata up docked');
  expect([docked.planet(0).ships, docked.view(0).players[0]?.fighters]).toEqual([1, 7]);
  expect(docked.view(0).players[1]?.fighters).toBe(0);
  const civilized = take('yago up');
  civilized.play('lead:warfare').until('follow-or-dissent').play('dissent');
  expect(civilized.player(1).influence).toBe(2);
});

test('RULES E7, Freedom of Trade: only Produce and Trade replace each other', () => {
  const other = {
    hand: 'politics',
    permanents: 'freedom-of-trade',
    planets: 'lyttle up silicon',
  };
  const led = (role: string) => {
    const game = escalation({ hand: 'politics' }, other).play('done', `lead:${role}`);
    return game.until('follow-or-dissent').options;
  };
  expect(led('warfare')).toEqual(['dissent']);
  expect(led('trade')).toEqual(['dissent', 'follow']);
});

test('RULES E8.8: Terraforming goes under a planet and not onto the Colony Ship', () => {
  const own = { hand: 'terraforming', permanents: 'colony-ship', planets: 'lyttle, echo-rose' };
  const game = escalation(own).play('play:terraforming');
  expect(game.options).toEqual(['tuck:1', 'tuck:2']);
});

test('RULES E9: of two equal resources on one slot one is offered, whatever it is discarded for', () => {
  const own = {
    hand: 'politics',
    permanents: 'defense-contract black-market productivity',
    planets: 'vierra up',
  };
  const game = escalation(own);
  const player = playerAt(game.state, 0);
  const scenario = SCENARIOS.findIndex(({ doubleSlots }) => doubleSlots);
  player.expansion = { ...player.expansion, scenario };
  refreshAbilities(game.state, 0);
  game.play('use-planet:1', 'produce:1.food', 'produce:1.food.2');
  expect(game.of('sell-resource')).toEqual(['sell-resource:1.food']);
  game.play('done', 'lead:survey');
  expect(game.of('spend-resource')).toEqual(['spend-resource:1.food']);
  game.play('spend-resource:1.food');
  expect(game.of('spend-resource')).toEqual(['spend-resource:1.food.2']);
});
