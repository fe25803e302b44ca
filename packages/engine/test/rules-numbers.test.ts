// Numbers: symbols of every card and planet in every role, the technologies that symbols buy, and
// the maximum effect of each Action.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Game, scene, type SeatScene } from './scene.ts';

type TechnologyRow = readonly [
  id: string,
  type: string,
  level: number,
  cost: number,
  planets: number,
  symbols: readonly string[],
  influence: number,
  permanent: boolean,
];

const printed = JSON.parse(readFileSync(new URL('printed.json', import.meta.url), 'utf8')) as {
  readonly technologies: readonly TechnologyRow[];
};

const ROLES = ['survey', 'warfare', 'colonize', 'produce', 'trade', 'research'];
const SIX = { roleStacks: 'six' };

/** The symbols in a boost question, role card included; 0 at other questions. */
function symbolsInQuestion(game: Game): number {
  return game.step === 'boost' ? (game.position.frames.at(-1)?.count ?? 0) : 0;
}

function copyOf(game: Game): Game {
  return new Game(game.state.clone());
}

/** Symbols that a hand card adds to each role of a leader. */
function addsWhenLeading(card: string, seat: SeatScene = {}, options: object = {}): number[] {
  const seats = [{ hand: `${card} politics`, ...seat }];
  const before = scene({ at: 'role', options: { ...options }, seats });
  return ROLES.map((role) => {
    const game = copyOf(before).play(`lead:${role}`);
    const base = symbolsInQuestion(game);
    const token = `boost:${card}`;
    return game.options.includes(token) ? symbolsInQuestion(game.play(token)) - base : 0;
  });
}

/** Symbols that a hand card gives a follower in each role. */
function worthWhenFollowing(card: string, seat: SeatScene = {}): number[] {
  const before = scene({ at: 'role', seats: [{}, { hand: `${card} politics`, ...seat }] });
  return ROLES.map((role) => {
    const game = copyOf(before).play(`lead:${role}`);
    return game.options.includes('follow')
      ? symbolsInQuestion(game.play('follow', `boost:${card}`))
      : 0;
  });
}

const HAND_CARDS: readonly (readonly [card: string, symbols: readonly string[]])[] = [
  ['survey', ['survey']],
  ['warfare', ['warfare']],
  ['colonize', ['colonize']],
  ['produce-trade', ['produce', 'trade']],
  ['research', ['research']],
  ['politics', []],
  ...printed.technologies
    .filter(([, , , , , , , permanent]) => !permanent)
    .map(([id, , , , , symbols]) => [id, symbols] as const),
];

const symbolCounts = (symbols: readonly string[]): number[] =>
  ROLES.map((role) => symbols.filter((symbol) => symbol === role).length);

test.each(HAND_CARDS)('[T4b][T4][3.8b] %s boosts each role by its symbols %j', (card, symbols) => {
  expect(addsWhenLeading(card)).toEqual(symbolCounts(symbols));
  expect(worthWhenFollowing(card)).toEqual(symbolCounts(symbols));
});

test.each(['produce', 'trade'])('[option:roleStacks][T4b] %s boosts its own role alone', (card) => {
  expect(addsWhenLeading(card, {}, SIX)).toEqual(symbolCounts([card]));
});

test('[adaptability] a Research card is one symbol of every role, for leader and follower; nothing else changes', () => {
  const owner = { permanents: 'adaptability' };
  expect(addsWhenLeading('research', owner)).toEqual([1, 1, 1, 1, 1, 1]);
  expect(worthWhenFollowing('research', owner)).toEqual([1, 1, 1, 1, 1, 1]);
  for (const card of ['survey', 'produce-trade', 'improved-research.survey', 'data-network']) {
    const symbols = HAND_CARDS.find(([id]) => id === card)?.[1] ?? [];
    expect(addsWhenLeading(card, owner)).toEqual(symbolCounts(symbols));
    expect(worthWhenFollowing(card, owner)).toEqual(symbolCounts(symbols));
  }
});

test('[adaptability][T15] Research cards pay for trades and fill slots like the cards of the role', () => {
  const seat = {
    hand: 'research research',
    permanents: 'adaptability',
    planets: 'drawde up food, mesia-sednim up water, pomerene up silicon, chrispen up',
  };
  const trade = scene({ at: 'role', seats: [seat] });
  trade.play('lead:trade', 'boost:research', 'boost:research');
  trade.play('trade:1.food', 'trade:2.water', 'trade:3.silicon');
  expect(trade.player().influence).toBe(3);
  const follower = scene({ at: 'role', seats: [{ hand: 'politics' }, seat] });
  follower.play('lead:trade', 'done', 'follow', 'boost:research', 'done', 'trade:1.food');
  expect([follower.step, follower.player(1).influence]).toEqual(['discard', 1]);
});

/** Symbols of the empire in each role before boosts. The leader's role card does not count. */
function fromEmpire(seat: SeatScene): (readonly [leading: number, following: number])[] {
  const ownSeat = { hand: 'politics survey warfare colonize produce-trade research', ...seat };
  const leads = scene({ at: 'role', seats: [ownSeat] });
  const follows = scene({ at: 'role', seats: [{}, ownSeat] });
  return ROLES.map((role) => [
    symbolsInQuestion(copyOf(leads).play(`lead:${role}`)) - 1,
    symbolsInQuestion(copyOf(follows).play(`lead:${role}`, 'follow')),
  ]);
}

const both = (numbers: readonly number[]): number[][] => numbers.map((n) => [n, n]);

test.each([
  ['voson', 'survey'],
  ['erkam-w', 'warfare'],
  ['new-texas', undefined],
  ['gerdland', 'produce'],
  ['zephan', 'trade'],
  ['lyttle', 'research'],
  ['oknow', undefined],
])(
  '[T6][R-COL3] %s face up is a symbol of %s for leader and follower, face down of none',
  (id, symbol) => {
    expect(fromEmpire({ planets: `${id} up` })).toEqual(
      both(symbolCounts(symbol === undefined ? [] : [symbol])),
    );
    expect(fromEmpire({ planets: id })).toEqual(both(symbolCounts([])));
  },
);

test.each([
  ['imperialism', ['survey', 'trade', 'warfare']],
  ['fertile-ground', ['produce', 'research']],
  ['adaptability', []],
  ['dissension', []],
  ['bureaucracy', []],
])('[T6][R-COL3] %s gives the symbols %j of the empire, Colonize excepted', (id, symbols) => {
  expect(fromEmpire({ permanents: id })).toEqual(both(symbolCounts(symbols)));
});

test('[T6] symbols of several planets and permanents add up', () => {
  const planets = 'ral-gaigaw up, hanoj-t up, zephan up, oknow up';
  const symbols = ['trade', 'trade', 'trade', 'trade', 'survey', 'warfare'];
  expect(fromEmpire({ planets, permanents: 'imperialism' })).toEqual(both(symbolCounts(symbols)));
});

const OF_TYPE: Readonly<Record<string, readonly string[]>> = {
  advanced: ['oknow', 'sima-07c', 'sholmican'],
  fertile: ['spielbany-vi', 'nelos-iv', 'angus-duffy'],
  metallic: ['marghannah-prime', '8910-spielen', 'idroyos'],
};

function canBuy(technology: string, symbols: number, planets: string): boolean {
  const boosts = Array<string>(symbols - 1).fill('research');
  const game = scene({ at: 'role', seats: [{ hand: `${boosts.join(' ')} politics`, planets }] });
  game.play('lead:research', ...boosts.map(() => 'boost:research'), 'done');
  return game.of('buy').includes(`buy:${technology}`);
}

test.each(printed.technologies)(
  '[3.7b] %s of type %s, level %i costs %i symbols and %i planets of its type, face up',
  (id, type, _level, cost, planets) => {
    const own = (OF_TYPE[type] ?? []).slice(0, planets);
    const up = (list: readonly string[]): string => list.map((one) => `${one} up`).join(', ');
    const others = Object.keys(OF_TYPE).filter((one) => one !== type);
    const foreign = others.flatMap((one) => OF_TYPE[one] ?? []);
    expect(canBuy(id, cost, up(own))).toBe(true);
    expect(canBuy(id, cost - 1, up(own))).toBe(false);
    expect(canBuy(id, cost, up([...own.slice(1), ...foreign]))).toBe(false);
    expect(canBuy(id, cost, [up(own.slice(1)), own[0]].filter(Boolean).join(', '))).toBe(false);
  },
);

test('[3.7b][3.7e] symbols of the empire pay for technologies, also for a follower', () => {
  const seat = { hand: 'research research', planets: 'lyttle up, echo-rose up' };
  const leader = scene({ at: 'role', seats: [seat] });
  leader.play('lead:research', 'boost:research', 'boost:research');
  expect(leader.of('buy')).toContain('buy:data-network');
  const follower = scene({ at: 'role', seats: [{}, seat] });
  follower.play('lead:research', 'follow', 'boost:research', 'boost:research');
  expect(follower.of('buy')).toContain('buy:improved-survey.trade');
  expect(follower.of('buy')).not.toContain('buy:data-network');
  const three = scene({ at: 'role', seats: [{}, { ...seat, hand: 'research' }] });
  three.play('lead:research', 'follow', 'boost:research');
  expect(three.of('buy')).toContain('buy:improved-survey.trade');
});

test('[3.7b] a role takes one technology, and no more', () => {
  const hand = 'research research research research research';
  const game = scene({ at: 'role', seats: [{ hand, planets: 'oknow up, sima-07c up' }] });
  game.play('lead:research', ...Array<string>(5).fill('boost:research'));
  game.play('buy:improved-survey.trade');
  expect(game.step).not.toBe('buy-technology');
  expect(game.hand()).toBe('improved-survey.trade');
});

const RICH = 'drawde up, mesia-sednim up, pomerene up, chrispen up, angus-duffy up';
const FULL =
  'drawde up food, mesia-sednim up water, pomerene up silicon, chrispen up iron, angus-duffy up food water';

/** Fills or empties as many slots as possible. Returns their number. */
function useAllSlots(game: Game, kind: 'produce' | 'trade'): number {
  let n = 0;
  for (; game.step === kind && game.of(kind).length > 0; n++) game.play(game.of(kind)[0] ?? '');
  return n;
}

test.each([0, 1, 2, 3])(
  '[3.2b][3.4a][3.5a][3.1b] a role with %i boosts is worth that and one more',
  (n) => {
    const boosted = (role: string, card: string, planets: string): Game => {
      const hand = Array<string>(n).fill(card).join(' ');
      const game = scene({ at: 'role', seats: [{ hand: `${hand} politics`, planets }, {}] });
      return game.play(`lead:${role}`, ...Array<string>(n).fill(`boost:${card}`), 'done');
    };
    expect(boosted('warfare', 'warfare', '').player().fighters).toBe(n + 1);
    expect(useAllSlots(boosted('produce', 'produce-trade', RICH), 'produce')).toBe(n + 1);
    const trade = boosted('trade', 'produce-trade', FULL);
    expect([useAllSlots(trade, 'trade'), trade.player().influence]).toEqual([n + 1, n + 1]);
    const survey = boosted('survey', 'survey', '');
    expect(survey.of('keep').length + (n === 0 ? survey.player().planets.length : 0)).toBe(n + 1);
  },
);

test.each([1, 2, 3])(
  '[3.2b][3.4a][3.5a][3.1b] a follower with %i cards has as many symbols, and sees a planet less',
  (n) => {
    const led = (role: string, card: string, planets: string): Game => {
      const hand = Array<string>(n).fill(card).join(' ');
      const game = scene({ at: 'role', seats: [{}, { hand: `${hand} politics`, planets }] });
      game.play(`lead:${role}`, 'follow', ...Array<string>(n).fill(`boost:${card}`), 'done');
      return game;
    };
    expect(led('warfare', 'warfare', '').player(1).fighters).toBe(n);
    expect(useAllSlots(led('produce', 'produce-trade', RICH), 'produce')).toBe(n);
    const trade = led('trade', 'produce-trade', FULL);
    expect([useAllSlots(trade, 'trade'), trade.player(1).influence]).toEqual([n, n]);
    const survey = led('survey', 'survey', '');
    const kept = survey.player(1).planets.length;
    expect(survey.of('keep').length + kept).toBe(n - 1);
  },
);

/** Plays an Action that removes as many cards as possible. Returns their number. */
function removals(card: string, hand: string, first: readonly string[] = []): number {
  const game = scene({ seats: [{ hand: `${card} ${hand}`, deck: 'survey survey survey survey' }] });
  const before = game.position.removed.length;
  game.play(`play:${card}`, ...first);
  while (game.step === 'remove' && game.of('remove').length > 0) {
    game.play(game.of('remove')[0] ?? '');
  }
  return game.position.removed.length - before;
}

test('[3.7a][improved-research][data-network] Research removes two cards at most, Improved Research three, Data Network all', () => {
  const hand = 'survey warfare colonize colonize politics';
  expect(removals('research', hand)).toBe(2);
  expect(removals('research', hand, ['remove-this'])).toBe(2);
  expect(removals('improved-research.survey', hand)).toBe(3);
  expect(removals('improved-research.survey', hand, ['remove-this'])).toBe(3);
  expect(removals('data-network', hand)).toBe(7);
});

test('[3.7a] after two removals Research has no further question, and is discarded unless it removed itself', () => {
  const game = scene({ seats: [{ hand: 'research survey warfare colonize' }] });
  game.play('play:research', 'remove:survey', 'remove:warfare');
  expect([game.step, game.hand(), game.discard()]).toEqual(['role', 'colonize', 'research']);
});

test.each([
  ['survey', 2],
  ['improved-survey.trade', 3],
  ['improved-research.survey', 1],
  ['data-network', 2],
])('[3.1a][improved-survey][improved-research][data-network] %s draws %i', (card, n) => {
  const game = scene({ seats: [{ hand: card, deck: 'warfare warfare warfare warfare warfare' }] });
  game.play(`play:${card}`);
  expect(game.player().hand).toHaveLength(n);
});

test.each([
  ['warfare', 1],
  ['improved-warfare.trade', 2],
  ['mobilization', 2],
])('[3.2a][improved-warfare][mobilization] %s collects %i', (card, n) => {
  const game = scene({ seats: [{ hand: card, fighters: 1 }, { hand: 'politics' }] });
  expect(game.play(`play:${card}`).player().fighters).toBe(1 + n);
});

test.each([
  ['produce-trade', 1, {}],
  ['produce', 1, SIX],
  ['improved-production.trade', 2, {}],
])('[3.4a][3.6b][improved-production] %s fills %i slots', (card, n, options) => {
  const game = scene({ options: { ...options }, seats: [{ hand: card, planets: RICH }] });
  game.play(`play:${card}`);
  while (game.of('produce').length > 0) game.play(game.of('produce')[0] ?? '');
  expect(game.player().planets.flatMap(({ resources = [] }) => resources)).toHaveLength(n);
});

test.each([
  ['produce-trade', 1, {}],
  ['trade', 1, SIX],
])('[3.5a][3.6b] %s trades %i resource', (card, n, options) => {
  const game = scene({ options: { ...options }, seats: [{ hand: card, planets: FULL }] });
  game.play(`play:${card}`);
  while (game.of('trade').length > 0) game.play(game.of('trade')[0] ?? '');
  expect(game.player().influence).toBe(n);
  expect(game.player().planets.flatMap(({ resources = [] }) => resources)).toHaveLength(6 - n);
});

test('[improved-trade] one influence for nothing, whatever is on the planets', () => {
  const game = scene({ seats: [{ hand: 'improved-trade.survey', planets: FULL }] });
  game.play('play:improved-trade.survey');
  expect(game.player().influence).toBe(1);
  expect(game.player().planets.flatMap(({ resources = [] }) => resources)).toHaveLength(6);
  expect(scene({ seats: [{ hand: 'improved-trade.survey' }] }).options).toContain(
    'play:improved-trade.survey',
  );
});

test('[3.8a][artificial-intelligence] Politics takes one card, Artificial Intelligence two', () => {
  for (const [card, n] of [
    ['politics', 1],
    ['artificial-intelligence', 2],
  ] as const) {
    const game = scene({ seats: [{ hand: card }] }).play(`play:${card}`);
    while (game.of('take').length > 0) game.play('take:research');
    expect(game.hand()).toBe(Array<string>(n).fill('research').join(' '));
    expect(game.position.stacks['research']).toBe(16 - n);
  }
});

test('[war-path] two attacks, not three, each at its cost', () => {
  const game = scene({
    seats: [{ hand: 'war-path', planets: 'drawde, mesia-sednim, pomerene', fighters: 9 }],
  });
  game.play('play:war-path', 'attack:1', 'attack:2');
  expect(game.step).not.toBe('attack');
  expect(game.player().fighters).toBe(5);
});

test.each([
  ['drawde', 0],
  ['erkam-w', 2],
  ['voson', 3],
  ['idroyos', 4],
])('[SEP] with Scorched Earth Policy an attack on %s costs %i', (planet, cost) => {
  const attackWith = (fighters: number): Game =>
    scene({
      seats: [
        { hand: 'war-path', permanents: 'scorched-earth-policy', planets: planet, fighters },
        { hand: 'politics' },
      ],
    });
  const game = attackWith(cost + 1).play('play:war-path', 'attack:1');
  expect(game.player().fighters).toBe(1);
  expect(game.planet(0)).toMatchObject({ up: true, blocked: true });
  expect(attackWith(cost).options).toContain('play:war-path');
  expect(attackWith(Math.max(0, cost - 1)).of('play').length).toBe(cost === 0 ? 1 : 0);
});

test.each([0, 1, 2, 3, 4])(
  '[R-COL3][3.3d] each of %i Colonize symbols of the empire lowers every cost by one',
  (n) => {
    const discount = ['styku up', 'mik-mik up', 'new-texas up', 'artigas-gns-111 up'];
    const up = discount.slice(0, Math.min(n, 3));
    const permanents = n > 3 ? 'fertile-ground' : '';
    const settles = (under: number): boolean => {
      const cards = Array<string>(under).fill('colonize').join(' ');
      const planet = under === 0 ? 'oknow' : `oknow + ${cards}`;
      const planets = [...up, planet, 'drawde'].join(', ');
      const game = scene({ seats: [{ hand: 'colonize', planets, permanents }] });
      return game.play('play:colonize').options.includes(`settle:${up.length + 1}`);
    };
    expect([0, 1, 2, 3, 4].map(settles)).toEqual([0, 1, 2, 3, 4].map((under) => under + n >= 4));
  },
);

test.each([
  ['', 5],
  ['oknow up', 6],
  ['oknow up, sima-07c up', 7],
  ['oknow up, sima-07c up, spielbany-vi up, nelos-iv up, marghannah-prime up, 8910-spielen up', 11],
  ['oknow, sima-07c', 5],
])('[T12][C3] with %s one draws up to %i', (planets, limit) => {
  const deck =
    'survey survey colonize colonize survey survey colonize colonize survey survey colonize colonize';
  const game = scene({
    at: 'role',
    seats: [{ planets, deck, hand: 'politics' }, { hand: 'politics' }],
  });
  game.play('lead:produce', 'done').nextTurn();
  expect(game.player().hand).toHaveLength(limit);
});

test('[T10][dissension] dissent draws one card, with Dissension two, from deck and shuffle alike', () => {
  const drawn = (permanents: string, deck: string, discard: string): number => {
    const seats = [{}, { hand: 'politics', permanents, deck, discard }];
    return scene({ at: 'role', seats }).play('lead:warfare', 'dissent').player(1).hand.length - 1;
  };
  expect([drawn('', 'survey survey survey', ''), drawn('', '', 'survey survey')]).toEqual([1, 1]);
  expect(drawn('dissension', 'survey survey survey', '')).toBe(2);
  expect(drawn('dissension', 'survey', 'survey survey')).toBe(2);
  expect(drawn('dissension', 'survey', '')).toBe(1);
});

test.each([
  ['produce', 'produceLeaderBonus'],
  ['trade', 'tradeLeaderBonus'],
])(
  '[option:%s][R-EMPTY] the leader bonus of %s comes on top of the card, and of the empty stack',
  (role, option) => {
    const led = (left: number, options: object): number => {
      const stacks = { 'produce-trade': left };
      const seats = [{ hand: 'politics' }];
      const game = scene({ at: 'role', options: { ...options }, seats, stacks });
      return symbolsInQuestion(game.play(`lead:${role}`));
    };
    expect([led(3, {}), led(0, {})]).toEqual([1, 1]);
    expect([led(3, { [option]: true }), led(0, { [option]: true })]).toEqual([2, 2]);
  },
);

test('[option:researchAction] one card of hand or discard pile, no second one, and never itself', () => {
  const game = scene({
    options: { researchAction: 'one-anywhere' },
    seats: [{ hand: 'research survey politics', discard: 'warfare warfare' }, { hand: 'politics' }],
  });
  game.play('play:research');
  expect(game.options).toEqual([
    'done',
    'remove:survey',
    'remove:politics',
    'remove-discarded:warfare',
  ]);
  game.play('remove-discarded:warfare');
  expect([game.step, game.discard(), game.hand()]).toEqual([
    'role',
    'research warfare',
    'survey politics',
  ]);
});

test('[option:settleWhenFollowing] a follower with cards settles one planet or tucks, never both', () => {
  const follower = (): Game =>
    scene({
      at: 'role',
      options: { settleWhenFollowing: true },
      seats: [
        { hand: 'politics' },
        { hand: 'colonize politics', planets: 'drawde + colonize colonize, idroyos' },
      ],
    }).play('lead:colonize', 'done', 'follow', 'boost:colonize', 'done');
  expect(follower().options).toEqual(['settle:1', 'tuck:1', 'tuck:2']);
  const settled = follower().play('settle:1');
  expect([settled.planet(0, 1).up, settled.planet(1, 1).colonies]).toEqual([true, undefined]);
  const tucked = follower().play('tuck:2');
  expect([tucked.planet(0, 1).up, tucked.planet(1, 1).colonies]).toEqual([undefined, ['colonize']]);
});
