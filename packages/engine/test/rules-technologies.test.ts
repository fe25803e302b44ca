// The technologies (RULES 4), one by one, and related rulings.
import { expect, test } from 'vitest';
import { CARDS, PLANET_TYPES, ROLES } from '../src/index.ts';
import { count, fresh, type Game, scene, type SeatScene } from './scene.ts';

const IMPROVED: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'improved-survey': { advanced: ['trade', 'research'], fertile: ['colonize', 'produce'] },
  'improved-colonize': { advanced: ['research', 'trade'], metallic: ['survey', 'warfare'] },
  'improved-warfare': { advanced: ['research', 'trade'], fertile: ['colonize', 'produce'] },
  'improved-production': { advanced: ['research', 'trade'], metallic: ['survey', 'warfare'] },
  'improved-trade': { fertile: ['produce', 'colonize'], metallic: ['survey', 'warfare'] },
  'improved-research': { fertile: ['produce', 'colonize'], metallic: ['survey', 'warfare'] },
};
const OWN_SYMBOL: Readonly<Record<string, string>> = {
  'improved-survey': 'survey',
  'improved-colonize': 'colonize',
  'improved-warfare': 'warfare',
  'improved-production': 'produce',
  'improved-trade': 'trade',
  'improved-research': 'research',
};

const LEVEL_1 = Object.entries(IMPROVED).flatMap(([name, types]) =>
  Object.entries(types).flatMap(([type, seconds]) =>
    seconds.map((second) => [`${name}.${second}`, name, type, second] as const),
  ),
);

const PLAYS: Readonly<Record<string, (card: string) => void>> = {
  'improved-survey': (card) => {
    const game = acting(card, { deck: 'warfare research politics survey' });
    expect(game.hand()).toBe('warfare research politics');
  },
  'improved-colonize': (card) => {
    const game = acting(card, {
      planets: 'drawde + colonize colonize, mesia-sednim + colonize colonize',
    });
    expect(game.options).toEqual(['done', 'settle:1', 'settle:2']);
    game.play('settle:1');
    expect(game.options).toEqual(['settle:2', 'tuck:2']);
    game.play('settle:2');
    expect(game.player().planets.map((planet) => planet.up)).toEqual([true, true]);
    expect(game.player().discard).toContain(card);
  },
  'improved-warfare': (card) => {
    const seat = { planets: 'drawde', fighters: 2 };
    expect(acting(card, seat).play('collect').player().fighters).toBe(4);
    expect(acting(card, seat).play('attack:1').planet(0).up).toBe(true);
  },
  'improved-production': (card) => {
    const game = acting(card, { planets: 'drawde up, mesia-sednim up, oknow up' });
    game.play('produce:1.food', 'produce:3.silicon');
    expect(game.step).toBe('role');
    expect(game.planet(1).resources ?? []).toEqual([]);
  },
  'improved-trade': (card) => {
    const game = acting(card, { planets: 'drawde up food' });
    expect(game.player().influence).toBe(1);
    expect(game.planet(0).resources).toEqual(['food']);
    expect(game.position.turn.traded).toBeUndefined();
  },
  'improved-research': (card) => {
    const game = acting(card, { hand: 'survey survey', deck: 'politics warfare' });
    expect(game.hand()).toBe('survey survey politics');
    expect(game.options).toEqual(['done', 'remove-this', 'remove:survey', 'remove:politics']);
    game.play('remove-this', 'remove:survey', 'remove:politics');
    expect(game.hand()).toBe('survey');
    expect(game.step).toBe('role');
    expect(game.position.removed).toContain(card);
  },
};

function acting(card: string, seat: SeatScene = {}, options: object = {}): Game {
  const hand = `${seat.hand ?? ''} ${card}`;
  const game = scene({ options: { ...options }, seats: [{ ...seat, hand }, { hand: 'politics' }] });
  return game.play(`play:${card}`);
}

function boostOf(card: string, role: string): number {
  const game = scene({ at: 'role', seats: [{ hand: `${card} politics` }] });
  game.play(`lead:${role}`);
  const before = game.position.frames.at(-1)?.count ?? 0;
  if (!game.options.includes(`boost:${card}`)) return 0;
  game.play(`boost:${card}`);
  return (game.position.frames.at(-1)?.count ?? 0) - before;
}

function symbols(card: string): Record<string, number> {
  const all = ROLES.map((role) => [role, boostOf(card, role)] as const);
  return Object.fromEntries(all.filter(([, n]) => n > 0));
}

function definition(card: string): (typeof CARDS)[number] {
  const found = CARDS.find((one) => one.id === card);
  if (found === undefined) throw new Error(card);
  return found;
}

test.each(LEVEL_1)('[4.1][card:%s][%s] %s, second symbol %s', (card, name, type, second) => {
  expect(definition(card)).toMatchObject({ type, level: 1, influence: 0, cost: 3, planets: 1 });
  expect(symbols(card)).toEqual({ [OWN_SYMBOL[name] ?? '']: 1, [second]: 1 });
  PLAYS[name]?.(card);
});

test('[improved-survey][improved-colonize][improved-warfare][improved-production][improved-trade][improved-research] 24 cards, four of each', () => {
  expect(LEVEL_1).toHaveLength(24);
  const offered = fresh({ variant: 'level-1' }).position.technologies;
  expect([...offered].sort()).toEqual(LEVEL_1.map(([card]) => card).sort());
});

test.each([
  ['diverse-markets', 'advanced', { research: 1, trade: 1 }],
  ['data-network', 'advanced', { research: 2 }],
  ['specialization', 'advanced', { trade: 2 }],
  ['mobilization', 'metallic', { survey: 1, warfare: 1 }],
  ['survey-team', 'metallic', { survey: 2 }],
  ['war-path', 'metallic', { warfare: 2 }],
  ['artificial-intelligence', 'fertile', { colonize: 1, produce: 1 }],
  ['genetic-engineering', 'fertile', { produce: 2 }],
  ['terraforming', 'fertile', { colonize: 2 }],
] as const)('[%s] level 2 of type %s with symbols %j, 2 influence', (card, type, printed) => {
  const sorted = Object.fromEntries(
    ROLES.flatMap((role) => {
      const n = (printed as Record<string, number>)[role];
      return n === undefined ? [] : [[role, n]];
    }),
  );
  expect(definition(card)).toMatchObject({ type, level: 2, influence: 2, cost: 5, planets: 2 });
  expect(symbols(card)).toEqual(sorted);
  expect(scene({ seats: [{ discard: card }] }).score()).toBe(2);
});

test('[TF-b][artificial-intelligence] Colonize symbols of technologies tuck as printed', () => {
  const game = scene({
    at: 'role',
    seats: [{ hand: 'artificial-intelligence terraforming', planets: 'idroyos' }],
  });
  game.play('lead:colonize', 'boost:artificial-intelligence', 'boost:terraforming');
  expect(game.planet(0).colonies).toEqual(['colonize', 'artificial-intelligence', 'terraforming']);
  expect(game.view(0).players[0]?.planets[0]?.colonyCount).toBe(4);
});

test('[4a][7.4] a permanent is no hand card: it cannot be played, discarded or removed', () => {
  const game = scene({
    seats: [{ hand: 'research survey', permanents: 'dissension', deck: 'survey' }],
  });
  expect(game.options).toEqual(['done', 'play:survey', 'play:research']);
  game.play('play:research');
  expect(game.options).toEqual(['done', 'remove-this', 'remove:survey']);
  game.play('done', 'lead:warfare').until('discard');
  expect(game.options.join(' ')).not.toContain('dissension');
});

test('[diverse-markets][card:diverse-markets][TURN][TURN-a] one influence more for each different type traded, also earlier in the turn', () => {
  const game = scene({
    seats: [
      {
        hand: 'produce-trade diverse-markets improved-trade.survey',
        planets: 'angus-duffy up food water, drawde up food',
        permanents: 'productivity',
      },
      { hand: 'politics' },
    ],
  });
  game.play('play:produce-trade', 'trade:2.food');
  expect(game.player().influence).toBe(1);
  game.play('play:diverse-markets');
  expect(game.player().influence).toBe(2);
  game.play('lead:trade', 'boost:improved-trade.survey', 'trade:1.food', 'trade:1.water');
  expect(game.player().influence).toBe(2 + 2 + 1);
});

test('[TURN] turn effects do not work when following later', () => {
  const game = scene({
    seats: [
      { hand: 'diverse-markets produce-trade', planets: 'drawde up food', deck: 'survey survey' },
      { hand: 'politics' },
    ],
  });
  game.play('play:diverse-markets').nextTurn();
  game.until('role').play('lead:trade');
  game.until('follow-or-dissent').play('follow', 'boost:produce-trade').until('trade');
  game.play('trade:1.food');
  expect(game.player(0).influence).toBe(1);
});

test('[TURN] production and trades of followers give the leader nothing, and the followers no bonus of their last turn', () => {
  const game = scene({
    seats: [
      { hand: 'genetic-engineering politics', planets: 'drawde up', deck: 'survey survey' },
      { hand: 'produce-trade', planets: 'mesia-sednim up' },
    ],
  });
  game.play('play:genetic-engineering', 'lead:produce', 'done', 'done');
  game.play('follow', 'boost:produce-trade', 'produce:1.water');
  expect(game.position.turn.produced).toBeUndefined();
  expect([game.player(0).influence, game.player(1).influence]).toEqual([0, 0]);
  const traders = scene({
    seats: [
      { hand: 'diverse-markets' },
      { hand: 'produce-trade', planets: 'mesia-sednim up water' },
    ],
  });
  traders.play('play:diverse-markets', 'lead:trade', 'follow', 'boost:produce-trade');
  traders.play('trade:1.water');
  expect([traders.player(0).influence, traders.player(1).influence]).toEqual([0, 1]);
  expect(traders.position.turn.traded).toBeUndefined();
});

test('[7.8][productivity] Data Network is one Action, and the second is still offered', () => {
  const game = acting('data-network', {
    hand: 'warfare survey',
    deck: 'research politics',
    permanents: 'productivity',
  });
  game.play('remove:warfare', 'remove:politics', 'done');
  expect(game.of('play')).toEqual(['play:survey', 'play:research']);
  expect(game.play('play:research', 'done').step).toBe('role');
});

test('[data-network][card:data-network][4.1-self] draw two, then remove any number, never itself', () => {
  const game = acting('data-network', { hand: 'survey', deck: 'politics warfare research' });
  expect(game.hand()).toBe('survey warfare politics');
  expect(game.options).toEqual(['done', 'remove:survey', 'remove:warfare', 'remove:politics']);
  game.play('remove:survey', 'remove:warfare', 'remove:politics');
  expect(game.hand()).toBe('');
  expect(game.discard()).toBe('data-network');
  expect(acting('data-network', { hand: 'survey' }).play('done').hand()).toBe('survey');
});

test('[specialization][card:specialization] every resource of the named type traded is worth one more', () => {
  const game = scene({
    seats: [
      {
        hand: 'specialization produce-trade produce-trade',
        planets: 'drawde up food, mik-mik up food, mesia-sednim up water',
      },
      { hand: 'politics' },
    ],
  });
  game.play('play:specialization');
  expect(game.options).toEqual(['name:food', 'name:water', 'name:iron', 'name:silicon']);
  game.play('name:food', 'lead:trade', 'boost:produce-trade', 'boost:produce-trade');
  game.play('trade:1.food', 'trade:2.food', 'trade:3.water');
  expect(game.player().influence).toBe(5);
});

test('[mobilization] two fighters come at once', () => {
  expect(acting('mobilization').player().fighters).toBe(2);
});

test('[survey-team][card:survey-team] the top planet comes face down, its owner may then look', () => {
  const game = scene({
    planetDeck: 'voson styku',
    seats: [{ hand: 'survey-team' }, { hand: 'politics' }],
  });
  game.play('play:survey-team');
  expect(game.planet(0)).toEqual({ planet: 'voson' });
  expect(game.view(0).players[0]?.planets[0]?.planet).toBe('voson');
  expect(game.view(1).players[0]?.planets[0]).not.toHaveProperty('planet');
  const empty = scene({ seats: [{ hand: 'survey-team warfare' }] });
  empty.state.planetDeck = [];
  empty.state.planetDiscard = [];
  expect(empty.options).toEqual(['done', 'play:warfare']);
});

test('[war-path][card:war-path][7.9] up to two attacks, the second may be declined', () => {
  const seat = { planets: 'drawde, mesia-sednim, idroyos', fighters: 4 };
  const game = acting('war-path', seat).play('attack:1');
  expect(game.options).toEqual(['done', 'attack:2']);
  expect(game.play('done').planet(1).up).toBeUndefined();
  const both = acting('war-path', seat).play('attack:2', 'attack:1');
  expect(both.player().fighters).toBe(0);
  expect(both.step).toBe('role');
});

test('[artificial-intelligence][card:artificial-intelligence] takes two role cards, alike or not, never Politics', () => {
  const game = acting('artificial-intelligence');
  expect(game.of('take')).toHaveLength(5);
  expect(game.options).not.toContain('take:politics');
  game.play('take:survey', 'take:survey');
  expect(game.hand()).toBe('survey survey');
  const two = acting('artificial-intelligence').play('take:warfare', 'take:research');
  expect(two.hand()).toBe('warfare research');
});

test('[artificial-intelligence] takes fewer when the stacks run out, and can trigger the end', () => {
  const left = { survey: 1, warfare: 0, colonize: 0, 'produce-trade': 0, research: 0 };
  const game = scene({ seats: [{ hand: 'artificial-intelligence' }], stacks: left });
  game.play('play:artificial-intelligence');
  expect(game.hand()).toBe('survey');
  expect(game.step).toBe('role');
  expect(game.position.ending).toBe('stacks');
});

test('[genetic-engineering][card:genetic-engineering] one influence for each different type produced this turn', () => {
  const game = scene({
    seats: [
      {
        hand: 'genetic-engineering produce-trade produce-trade',
        planets: 'drawde up, mik-mik up, mesia-sednim up',
      },
      { hand: 'politics' },
    ],
  });
  game.play(
    'play:genetic-engineering',
    'lead:produce',
    'boost:produce-trade',
    'boost:produce-trade',
  );
  game.play('produce:1.food', 'produce:2.food', 'produce:3.water');
  expect(game.player().influence).toBe(2);
});

test('[terraforming][card:terraforming][TF] two colonies, and settled at once when that meets the cost', () => {
  const settled = acting('terraforming', { planets: 'idroyos + colonize' });
  expect(settled.planet(0)).toEqual({ planet: 'idroyos', up: true });
  expect(settled.discard()).toBe('colonize terraforming');
  const unsettled = acting('terraforming', { planets: 'idroyos' });
  expect(unsettled.planet(0)).toEqual({ planet: 'idroyos', colonies: ['terraforming'] });
  expect(unsettled.step).toBe('role');
  const choice = acting('terraforming', { planets: 'idroyos, drawde' });
  expect(choice.options).toEqual(['tuck:1', 'tuck:2']);
});

test('[TF-a][SW-techErrata] Terraforming counts discounts only with techErrata', () => {
  const seat = { planets: 'idroyos, styku up' };
  expect(acting('terraforming', seat).planet(0).up).toBeUndefined();
  expect(acting('terraforming', seat, { techErrata: true }).planet(0).up).toBe(true);
});

const PERMANENTS = [
  ['weapon-emporium', 'advanced', 2, 2, 'streamlining'],
  ['imperialism', 'metallic', 2, 2, 'scorched-earth-policy'],
  ['fertile-ground', 'fertile', 2, 2, 'abundance'],
  ['adaptability', 'advanced', 3, 5, 'hyperefficiency'],
  ['logistics', 'metallic', 3, 5, 'productivity'],
  ['dissension', 'fertile', 3, 5, 'bureaucracy'],
] as const;

test.each(PERMANENTS)(
  '[3.7g] %s is a %s permanent of level %i worth %i, and its other face is %s',
  (card, type, level, influence, other) => {
    for (const id of [card, other]) {
      expect(definition(id)).toMatchObject({ type, level, influence, permanent: true });
      expect(scene({ seats: [{ permanents: id }] }).score()).toBe(influence);
    }
    expect(definition(card)).toMatchObject({ otherFace: other });
    expect(() => scene({ seats: [{ permanents: `${card} ${other}` }] })).toThrow(
      'faces of one card',
    );
  },
);

test('[weapon-emporium][card:weapon-emporium][7.11] a fighter may stand in for a resource, by Action and role, leading and following', () => {
  const seat = {
    hand: 'produce-trade produce-trade',
    permanents: 'weapon-emporium',
    fighters: 3,
    planets: 'drawde up food',
  };
  const game = scene({ seats: [seat, { hand: 'politics' }] });
  game.play('play:produce-trade');
  expect(game.options).toEqual(['trade-fighter', 'trade:1.food']);
  game.play('trade-fighter', 'lead:trade', 'boost:produce-trade', 'trade-fighter', 'trade:1.food');
  expect(game.player()).toMatchObject({ fighters: 1, influence: 3 });
  const follower = scene({ at: 'role', seats: [{}, seat] });
  follower.play('lead:trade', 'follow', 'boost:produce-trade', 'done', 'trade-fighter');
  expect(follower.player(1)).toMatchObject({ fighters: 2, influence: 1 });
  const without = scene({
    seats: [{ hand: 'produce-trade', fighters: 3, planets: 'drawde up food' }],
  });
  expect(without.play('play:produce-trade').options).toEqual(['trade:1.food']);
});

test('[TURN-b] a traded fighter is no resource type', () => {
  const game = scene({
    seats: [
      {
        hand: 'diverse-markets produce-trade',
        permanents: 'weapon-emporium',
        fighters: 2,
        planets: 'drawde up food',
      },
      { hand: 'politics' },
    ],
  });
  game.play('play:diverse-markets', 'lead:trade', 'boost:produce-trade');
  game.play('trade-fighter', 'trade-fighter');
  expect(game.player().influence).toBe(2);
  const special = scene({
    seats: [
      { hand: 'specialization', permanents: 'weapon-emporium', fighters: 1, planets: '' },
      { hand: 'politics' },
    ],
  });
  special.play('play:specialization', 'name:food', 'lead:trade', 'trade-fighter');
  expect(special.player().influence).toBe(1);
});

test('[streamlining][streamlining-a][card:streamlining][7.3] one removal a turn, at one’s own word, in any phase', () => {
  const seat = { hand: 'survey survey warfare', permanents: 'streamlining', deck: 'research' };
  const game = scene({ seats: [seat, { hand: 'politics' }] });
  expect(game.of('remove')).toEqual(['remove:survey', 'remove:warfare']);
  game.play('remove:survey');
  expect(game.step).toBe('action');
  expect(game.of('remove')).toEqual([]);
  game.play('done');
  expect(game.of('remove')).toEqual([]);
  const role = scene({ seats: [seat] }).play('done');
  expect(role.of('remove')).toHaveLength(2);
  role.play('remove:warfare');
  expect(role.step).toBe('role');
  const cleanup = scene({ seats: [seat] })
    .play('done', 'lead:colonize')
    .until('discard');
  expect(cleanup.of('remove')).toHaveLength(2);
  cleanup.play('remove:survey');
  expect(cleanup.step).toBe('discard');
  expect(cleanup.of('remove')).toEqual([]);
  const none = scene({ seats: [seat, { hand: 'politics' }] });
  none.nextTurn();
  expect(none.position.removed.filter((card) => card === 'survey')).toHaveLength(
    scene({ seats: [seat, { hand: 'politics' }] }).position.removed.filter(
      (card) => card === 'survey',
    ).length,
  );
});

test('[streamlining] it does nothing on the turns of others', () => {
  const seat = { hand: 'warfare survey', permanents: 'streamlining' };
  const game = scene({ at: 'role', seats: [{ hand: 'politics' }, seat] });
  game.play('lead:warfare', 'done');
  expect(game.options).toEqual(['dissent', 'follow']);
  game.play('follow');
  expect(game.options).toEqual(['boost:warfare']);
  game.play('boost:warfare', 'done');
  expect([game.deciding, ...game.options]).toEqual([0, 'done', 'discard:politics']);
});

test('[streamlining-a] it works in the turn in which it is taken', () => {
  const game = scene({
    at: 'role',
    seats: [
      {
        hand: 'research research research research survey survey',
        planets: 'pomerene up, oknow up',
      },
      { hand: 'politics' },
    ],
  });
  game.play('lead:research', ...Array<string>(4).fill('boost:research'), 'done');
  game.play('buy:streamlining').until('discard');
  expect(game.of('remove')).toEqual(['remove:survey']);
});

test('[hyperefficiency][hyperefficiency-a][card:hyperefficiency] any number of removals in one’s own turn, beside Streamlining', () => {
  const seat = { hand: 'survey survey warfare research', permanents: 'hyperefficiency' };
  const game = scene({ seats: [seat, { hand: 'politics' }] });
  game.play('remove:survey', 'remove:survey', 'done', 'remove:warfare');
  expect(game.hand()).toBe('research');
  expect(game.step).toBe('role');
  const other = scene({ at: 'role', seats: [{}, { ...seat, hand: 'warfare survey' }] });
  expect(other.play('lead:warfare').options).toEqual(['dissent', 'follow']);
  const both = scene({ seats: [{ ...seat, permanents: 'hyperefficiency streamlining' }] });
  both.play('remove:survey', 'remove:survey');
  expect(both.position.turn.streamlined).toBeUndefined();
});

test('[scorched-earth-policy][card:scorched-earth-policy][SEP][SEP-a][SEP-b][SEP-c] attacks cost two less, and the planet holds a fighter for good', () => {
  const game = scene({
    seats: [
      {
        hand: 'warfare produce-trade',
        permanents: 'scorched-earth-policy',
        planets: 'drawde, spielbany-vi, erkam-w + colonize',
        fighters: 4,
      },
      { hand: 'politics' },
    ],
  });
  const planets = game.view(0).players[0]?.planets ?? [];
  expect(planets.map((planet) => planet.attack?.need)).toEqual([0, 3, 2]);
  game.play('play:warfare', 'attack:2');
  expect(game.player().fighters).toBe(1);
  expect(game.planet(1)).toMatchObject({ up: true, blocked: true });
  expect(game.view(0).players[0]?.handLimit).toBe(6);
  expect(game.score()).toBe(2 + 2);
  game.play('lead:produce', 'boost:produce-trade');
  expect(game.step).not.toBe('produce');
  const free = scene({
    seats: [{ hand: 'warfare', permanents: 'scorched-earth-policy', planets: 'drawde' }],
  });
  free.play('play:warfare', 'attack:1');
  expect(free.player().fighters).toBe(0);
  const settled = scene({
    seats: [
      {
        hand: 'colonize',
        permanents: 'scorched-earth-policy',
        planets: 'drawde + colonize colonize',
      },
    ],
  });
  settled.play('play:colonize', 'settle:1');
  expect(settled.planet(0).blocked).toBeUndefined();
});

test('[7.1][SEP-b] the fighter on a planet is never tradable', () => {
  const game = scene({
    at: 'role',
    seats: [
      {
        hand: 'produce-trade',
        permanents: 'scorched-earth-policy weapon-emporium',
        planets: 'drawde up blocked',
        fighters: 0,
      },
      { hand: 'politics' },
    ],
  });
  game.play('lead:trade', 'boost:produce-trade');
  expect(game.step).not.toBe('trade');
  expect(game.player().influence).toBe(0);
});

test('[abundance][card:abundance][AB] by the 2011 text planets arrive full, which is not producing', () => {
  const game = scene({
    seats: [
      {
        hand: 'warfare genetic-engineering',
        permanents: 'abundance productivity',
        planets: 'angus-duffy',
        fighters: 6,
      },
      { hand: 'politics' },
    ],
  });
  game.play('play:warfare', 'attack:1');
  expect(game.planet(0).resources).toEqual(['food', 'water']);
  game.play('play:genetic-engineering');
  expect(game.player().influence).toBe(0);
});

test('[AB-a][SW-techErrata][7.7] with techErrata one produces up to 2 instead, anywhere, and that counts', () => {
  const game = scene({
    options: { techErrata: true },
    seats: [
      {
        hand: 'genetic-engineering warfare',
        permanents: 'abundance productivity',
        planets: 'angus-duffy, pomerene up, voson up',
        fighters: 6,
      },
      { hand: 'politics' },
    ],
  });
  game.play('play:genetic-engineering', 'play:warfare', 'attack:1');
  expect(game.options).toEqual([
    'done',
    'produce:1.food',
    'produce:1.water',
    'produce:2.silicon',
    'produce:3.iron',
  ]);
  game.play('produce:1.water', 'produce:2.silicon');
  expect(game.step).toBe('role');
  expect(game.player().influence).toBe(2);
});

test('[AB-a] with techErrata four resources are produced when Abundance enters the empire', () => {
  const buying = (techErrata: boolean): Game => {
    const game = scene({
      at: 'role',
      options: { techErrata },
      seats: [
        {
          hand: 'research research research research',
          planets: 'angus-duffy up, drawde up, mesia-sednim up, pomerene up',
        },
        { hand: 'politics' },
      ],
    });
    return game.play('lead:research', ...Array<string>(4).fill('boost:research'), 'buy:abundance');
  };
  const late = buying(true);
  expect(late.step).toBe('produce');
  late.play('produce:1.food', 'produce:1.water', 'produce:2.food', 'produce:3.water');
  expect(late.step).not.toBe('produce');
  expect(buying(false).step).not.toBe('produce');
});

test('[AB-b][BUR] with techErrata Abundance also works on another player’s turn', () => {
  const game = scene({
    at: 'role',
    options: { techErrata: true },
    seats: [
      {},
      { hand: 'survey', permanents: 'abundance bureaucracy', planets: 'drawde', fighters: 2 },
    ],
  });
  game.play('lead:warfare', 'follow', 'done', 'attack:1');
  expect([game.deciding, game.step]).toEqual([1, 'produce']);
  expect(game.options).toEqual(['done', 'produce:1.food']);
});

test('[AB-c] a planet attacked under Scorched Earth Policy stores nothing', () => {
  const attack = (techErrata: boolean): Game =>
    scene({
      options: { techErrata },
      seats: [
        {
          hand: 'warfare',
          permanents: 'abundance scorched-earth-policy',
          planets: 'drawde, mesia-sednim up',
        },
        { hand: 'politics' },
      ],
    }).play('play:warfare', 'attack:1');
  expect(attack(false).planet(0)).toEqual({ planet: 'drawde', up: true, blocked: true });
  expect(attack(true).options).toEqual(['done', 'produce:2.water']);
});

test('[adaptability][adaptability-a][card:adaptability] basic Research cards carry every symbol as boosts', () => {
  const seat = {
    hand: 'research improved-research.survey survey',
    permanents: 'adaptability',
    planets: 'idroyos',
  };
  const game = scene({ at: 'role', seats: [seat, { hand: 'politics' }] });
  game.play('lead:warfare');
  expect(game.player().play).toEqual(['warfare']);
  expect(game.options).toEqual(['done', 'boost:research']);
  game.play('boost:research', 'done');
  expect(game.player().fighters).toBe(2);
  const colonize = scene({ at: 'role', seats: [seat, { hand: 'politics' }] });
  colonize.play('lead:colonize', 'boost:research', 'done');
  expect(colonize.planet(0).colonies).toEqual(['colonize', 'research']);
  expect(colonize.view(0).players[0]?.planets[0]?.colonyCount).toBe(2);
  const follower = scene({ at: 'role', seats: [{}, seat] });
  follower.play('lead:warfare', 'follow', 'boost:research', 'done');
  expect(follower.player(1).fighters).toBe(1);
  const action = scene({ seats: [seat] }).play('play:research');
  expect(action.options).toContain('remove-this');
});

test('[logistics][card:logistics][LOG][LOG-a] the whole Role phase may come first', () => {
  const game = scene({
    seats: [
      {
        hand: 'research research research',
        permanents: 'logistics',
        planets: 'drawde up',
        deck: 'survey',
      },
      { hand: 'politics' },
    ],
  });
  expect(game.options).toContain('role-first');
  game.play('role-first');
  expect(game.options).not.toContain('done');
  game.play('lead:research', 'boost:research', 'boost:research', 'done');
  game.play('buy:improved-trade.colonize', 'dissent');
  expect([game.deciding, game.step]).toEqual([0, 'action']);
  expect(game.options).toEqual(['done', 'play:research', 'play:improved-trade.colonize']);
  game.play('play:improved-trade.colonize');
  expect(game.player().influence).toBe(1);
  expect(game.step).toBe('discard');
});

test('[LOG-c] bought in the Role phase, Logistics grants no Action phase behind it', () => {
  const game = scene({
    seats: [
      {
        hand: 'research research research research research research politics',
        planets: 'voson up, pink-sonar up, idroyos up',
        deck: 'survey survey survey survey survey survey survey survey',
      },
      { hand: 'politics' },
    ],
  });
  game.play('done', 'lead:research', ...Array<string>(6).fill('boost:research'), 'done');
  game.play('buy:logistics', 'dissent');
  expect([game.deciding, game.step]).toEqual([0, 'discard']);
  expect(game.player().permanents).toEqual(['logistics']);
  game.nextTurn();
  expect(game.deciding).toBe(1);
  game.nextTurn();
  expect(game.options).toContain('role-first');
});

test('[MOB] with Logistics and the role first, Mobilization attacks after the Action', () => {
  const game = scene({
    seats: [
      { hand: 'mobilization survey', permanents: 'logistics', planets: 'drawde' },
      { hand: 'politics' },
    ],
  });
  game.play('role-first', 'lead:produce', 'done', 'dissent', 'play:mobilization');
  expect(game.options).toEqual(['done', 'attack:1']);
});

test('[LOG-b][SW-techErrata] with techErrata the owner has one extra turn at the end', () => {
  const last = (techErrata: boolean, extraRound: boolean): Game => {
    const game = scene({
      at: 'role',
      options: { techErrata, extraRound },
      seats: [{ permanents: 'logistics', deck: 'survey survey' }, { hand: 'politics' }],
      stacks: { warfare: 1 },
    });
    game.play('lead:warfare').nextTurn();
    return game;
  };
  const plain = last(false, false);
  expect(plain.state.leader).toBe(1);
  expect(plain.nextTurn().state.over).toBe(true);
  const errata = last(true, false).nextTurn();
  expect(errata.state.over).toBe(false);
  expect(errata.state.leader).toBe(0);
  expect(errata.state.inLogisticsTurn).toBe(true);
  expect(errata.nextTurn().state.over).toBe(true);
  const both = last(true, true).nextTurn();
  expect([both.state.inExtraRound, both.state.inLogisticsTurn]).toEqual([true, false]);
  both.nextTurn().nextTurn();
  expect(both.state.inLogisticsTurn).toBe(true);
});

test('[productivity][card:productivity][productivity-a] two Actions, the second with the gains of the first', () => {
  const game = scene({
    seats: [{ hand: 'survey', deck: 'warfare research', permanents: 'productivity' }],
  });
  game.play('play:survey');
  expect(game.of('play')).toEqual(['play:warfare', 'play:research']);
  game.play('play:warfare');
  expect(game.player().fighters).toBe(1);
  expect(game.step).toBe('role');
  const bought = scene({
    at: 'role',
    seats: [
      {
        hand: 'research research research research research research survey',
        planets: 'voson up, idroyos up, tankahshin up',
      },
      { hand: 'politics' },
    ],
  });
  bought.play('lead:research', ...Array<string>(6).fill('boost:research'), 'done');
  bought.play('buy:productivity', 'dissent');
  expect(bought.step).toBe('discard');
});

test('[dissension][card:dissension] dissenting draws two cards', () => {
  const game = scene({
    at: 'role',
    seats: [{}, { hand: 'survey', deck: 'warfare research politics', permanents: 'dissension' }],
  });
  game.play('lead:warfare', 'dissent');
  expect(game.hand(1)).toBe('survey warfare research');
});

test('[bureaucracy][card:bureaucracy][BUR][BUR-a][3.2e] a follower of Warfare may attack, even without a symbol', () => {
  const seat = { hand: 'survey', permanents: 'bureaucracy', planets: 'drawde', fighters: 2 };
  const game = scene({ at: 'role', seats: [{}, seat] });
  game.play('lead:warfare');
  expect(game.options).toEqual(['dissent', 'follow']);
  game.play('follow', 'done');
  expect(game.options).toEqual(['collect', 'attack:1']);
  game.play('attack:1');
  expect(game.player(1).fighters).toBe(0);
  expect(game.planet(0, 1).up).toBe(true);
  const poor = scene({ at: 'role', seats: [{}, { ...seat, fighters: 1 }] });
  expect(poor.play('lead:warfare').options).toEqual(['dissent']);
});

test('[bureaucracy][BUR][3.3e] a follower of Colonize may settle', () => {
  const game = scene({
    at: 'role',
    seats: [
      {},
      { hand: 'survey', permanents: 'bureaucracy', planets: 'drawde + colonize colonize' },
    ],
  });
  game.play('lead:colonize', 'follow', 'done');
  expect(game.options).toEqual(['done', 'settle:1']);
  game.play('settle:1');
  expect(game.planet(0, 1).up).toBe(true);
});

test.each([
  ['survey', 1],
  ['warfare', 1],
  ['colonize', 0],
  ['produce', 1],
  ['trade', 1],
  ['research', 1],
])(
  '[BUR-b][SW-techErrata] following %s with Bureaucracy has %i symbol more by the later text',
  (role, extra) => {
    for (const techErrata of [false, true]) {
      const game = scene({
        at: 'role',
        options: { techErrata },
        seats: [{}, { hand: 'politics', permanents: 'bureaucracy' }],
      });
      game.play(`lead:${role}`);
      const follows = techErrata && extra === 1;
      expect(game.options).toEqual(follows ? ['dissent', 'follow'] : ['dissent']);
    }
  },
);

test('[BUR-b] the symbol of the later text adds to those of the cards played', () => {
  const fighters = (techErrata: boolean): number =>
    scene({
      at: 'role',
      options: { techErrata },
      seats: [{}, { hand: 'warfare survey', permanents: 'bureaucracy' }],
    })
      .play('lead:warfare', 'follow', 'boost:warfare', 'done')
      .player(1).fighters;
  expect([fighters(false), fighters(true)]).toEqual([1, 2]);
});

test('[R-EMPTY-c] Bureaucracy does not pass on the symbol of an empty stack', () => {
  const game = scene({
    at: 'role',
    seats: [{}, { hand: 'politics', permanents: 'bureaucracy', planets: 'drawde up' }],
    stacks: { 'produce-trade': 0 },
  });
  expect(game.play('lead:produce').options).toEqual(['dissent']);
});

test('[IC][IC-a][IC-b][IC-c][7.10] Improved Colonize goes step by step', () => {
  const card = 'improved-colonize.trade';
  const discount = acting(card, {
    planets:
      'mik-mik + colonize colonize colonize colonize colonize, new-texas + colonize colonize',
  });
  expect(discount.options).toEqual(['done', 'settle:1']);
  discount.play('settle:1');
  expect(discount.options).toEqual(['settle:2', 'tuck:2']);
  discount.play('settle:2');
  expect(discount.player().discard).toContain(card);
  const skip = acting(card, { planets: 'drawde + colonize colonize, idroyos' }).play('done');
  expect(skip.options).toEqual(['settle:1', 'tuck:1', 'tuck:2']);
  skip.play('tuck:2');
  expect(skip.planet(1).colonies).toEqual([card]);
  expect(skip.player().discard).not.toContain(card);
  const only = acting(card, { planets: 'drawde + colonize colonize' }).play('settle:1');
  expect(only.step).toBe('role');
  expect(only.player().discard).toContain(card);
});

test('[4.5][SW-techErrata] only four technologies have two texts', () => {
  const { rules: late } = fresh({ techErrata: true }).state;
  const { rules: early } = fresh({}).state;
  const differ = (Object.keys(late) as (keyof typeof late)[]).filter(
    (key) => key !== 'options' && JSON.stringify(late[key]) !== JSON.stringify(early[key]),
  );
  expect(differ.sort()).toEqual(['actions', 'triggers']);
  const cards = CARDS.filter((_, kind) =>
    (['actions', 'triggers'] as const).some(
      (key) => JSON.stringify(late[key][kind]) !== JSON.stringify(early[key][kind]),
    ),
  );
  expect(cards.map((card) => card.id)).toEqual([
    'terraforming',
    'abundance',
    'bureaucracy',
    'logistics',
  ]);
});

test('[1.3e][1.3d] resources and fighters never run out', () => {
  const game = scene({ seats: [{ hand: 'warfare', fighters: 90 }] });
  expect(game.play('play:warfare').player().fighters).toBe(91);
  expect(PLANET_TYPES).toHaveLength(3);
  const planets =
    'angus-duffy up food water, new-texas up food water, artigas-gns-111 up food water, mik-mik up food, mishburr-ito-a up food, nelos-iv up food, drawde up';
  const full = scene({ at: 'role', seats: [{ planets }] }).play('lead:produce', 'produce:7.food');
  expect(
    count(
      full.player().planets.flatMap((planet) => planet.resources ?? []),
      'food',
    ),
  ).toBe(7);
});

test('[TURN-a] Specialization counts earlier trades of the turn', () => {
  const game = scene({
    seats: [
      {
        hand: 'produce-trade specialization',
        planets: 'drawde up food',
        permanents: 'productivity',
      },
      { hand: 'politics' },
    ],
  });
  game.play('play:produce-trade', 'trade:1.food', 'play:specialization', 'name:food');
  expect(game.player().influence).toBe(2);
});

test('[survey-team][3.1g] taking the last planet rebuilds the deck at once', () => {
  const game = scene({
    planetDeck: 'voson',
    onlyPlanets: true,
    seats: [{ hand: 'survey-team' }, { hand: 'politics' }],
  });
  game.play('play:survey-team');
  expect(game.planet(0).planet).toBe('voson');
  expect(game.position.planetDeck.length).toBeGreaterThan(20);
  expect(game.position.planetDiscard).toEqual([]);
});

test('[T18] an Action that removes needs something to remove, unless it may remove itself', () => {
  const options = { researchAction: 'one-anywhere' };
  expect(scene({ options, seats: [{ hand: 'research' }] }).options).toEqual(['done']);
  const discarded = scene({ options, seats: [{ hand: 'research', discard: 'survey' }] });
  expect(discarded.options).toEqual(['done', 'play:research']);
  const held = scene({ options, seats: [{ hand: 'research survey', deck: '' }] });
  expect(held.of('play')).toEqual(['play:research']);
  expect(scene({ seats: [{ hand: 'research' }] }).options).toEqual(['done', 'play:research']);
});
