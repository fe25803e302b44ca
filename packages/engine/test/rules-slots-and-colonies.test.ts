// Cards and resources in slots, under planets and in piles, and their effects there.
import { expect, test } from 'vitest';
import { pointsOf } from '../src/index.ts';
import { Game, scene } from './scene.ts';

test('[SEP-c] a planet with a fighter on it keeps symbol, hand sign, influence and type', () => {
  const game = scene({
    at: 'role',
    seats: [
      {
        hand: 'research research politics',
        planets: 'voson up blocked, oknow up blocked',
        deck: 'survey survey survey survey survey survey',
      },
      { hand: 'politics' },
    ],
  });
  expect([pointsOf(game.state, 0), game.score()]).toEqual([5, 5]);
  expect(game.view(0).players[0]?.handLimit).toBe(6);
  const survey = new Game(game.state.clone()).play('lead:survey', 'done');
  expect(survey.of('keep')).toHaveLength(2);
  game.play('lead:research', 'boost:research', 'boost:research', 'done');
  expect(game.of('buy')).toContain('buy:improved-survey.trade');
  expect(game.of('buy')).toContain('buy:improved-trade.survey');
});

test('[3.7b][3.7c] start planets that are face up count for technologies like any other', () => {
  const game = scene({
    at: 'role',
    seats: [{ hand: 'research research politics', planets: 'pomerene up, drawde' }],
  });
  game.play('lead:research', 'boost:research', 'boost:research', 'done');
  expect(game.of('buy')).toContain('buy:improved-survey.trade');
  expect(game.of('buy')).not.toContain('buy:improved-survey.produce');
});

const PERMANENT = {
  hand: 'research research research research research politics',
  planets: 'angus-duffy up, drawde up, mesia-sednim up, pomerene up',
};

test('[AB-a] Abundance of the later text produces when it enters, also in the turn of another player', () => {
  const game = scene({
    at: 'role',
    options: { techErrata: true },
    seats: [{ hand: 'politics' }, PERMANENT],
  });
  game.play('lead:research', 'done', 'follow', ...Array<string>(5).fill('boost:research'), 'done');
  game.play('buy:abundance');
  expect([game.step, game.deciding, game.of('produce').length]).toEqual(['produce', 1, 5]);
});

test('[3.7g] a permanent works from the moment it is taken: a follower’s Dissension with the next role', () => {
  const game = scene({
    at: 'role',
    seats: [
      { hand: 'politics', deck: 'survey survey survey survey survey' },
      { ...PERMANENT, deck: 'survey survey survey', hand: `${PERMANENT.hand} research research` },
      { hand: 'politics', deck: 'survey survey survey survey survey' },
    ],
  });
  game.play('lead:research', 'done', 'follow', ...Array<string>(7).fill('boost:research'), 'done');
  game.play('buy:dissension');
  expect(game.player(1).permanents).toEqual(['dissension']);
  game.nextTurn().nextTurn();
  expect(game.state.leader).toBe(2);
  const before = game.player(1).hand.length;
  game.until('role').play('lead:warfare', 'done').until('follow-or-dissent');
  while (game.deciding !== 1) game.play('dissent');
  game.play('dissent');
  expect(game.player(1).hand.length).toBe(before + 2);
});

test('[scorched-earth-policy][MOB] a permanent taken in the role works in the same turn', () => {
  const game = scene({
    seats: [
      {
        hand: 'mobilization research research research research politics',
        planets: 'idroyos up, marghannah-prime up, voson',
        fighters: 1,
      },
      { hand: 'politics' },
    ],
  });
  game.play(
    'play:mobilization',
    'lead:research',
    ...Array<string>(4).fill('boost:research'),
    'done',
  );
  game.play('buy:scorched-earth-policy', 'dissent');
  expect(game.options).toEqual(['done', 'attack:3']);
  game.play('attack:3');
  expect([game.player().fighters, game.planet(2).blocked]).toEqual([0, true]);
});

test('[TF] Terraforming settles when the printed cost is just met, and not one short of it', () => {
  const terraformed = (under: string): Game =>
    scene({
      seats: [{ hand: 'terraforming', planets: `voson${under}, drawde` }, { hand: 'politics' }],
    }).play('play:terraforming', 'tuck:1');
  expect(terraformed(' + colonize colonize').planet(0).up).toBe(true);
  expect(terraformed(' + colonize').planet(0).up).toBeUndefined();
  expect(terraformed(' + colonize').planet(0).colonies).toEqual(['colonize', 'terraforming']);
});

test('[genetic-engineering][diverse-markets] the two slots of a planet are two types', () => {
  const turn = (planets: string, card: string, role: string, ...slots: string[]): number => {
    const hand = `${card} produce-trade politics`;
    const game = scene({ seats: [{ hand, planets }, { hand: 'politics' }] });
    game.play(`play:${card}`, `lead:${role}`, 'boost:produce-trade', 'done', ...slots);
    return game.player().influence;
  };
  const produced = ['produce:1.food', 'produce:1.water'];
  expect(turn('angus-duffy up', 'genetic-engineering', 'produce', ...produced)).toBe(2);
  const traded = ['trade:1.food', 'trade:1.water'];
  expect(turn('angus-duffy up food water', 'diverse-markets', 'trade', ...traded)).toBe(4);
});

test('[T10][3.1a] cards are drawn from the top of the deck, one after the other', () => {
  const game = scene({
    seats: [{ hand: 'survey politics', deck: 'warfare research colonize colonize' }, {}],
  });
  game.play('play:survey');
  expect(game.hand()).toBe('warfare research politics');
  expect(game.player().deck).toEqual(['colonize', 'colonize']);
});

test('[5a][3.5a] every influence token comes out of the supply, which never falls below 0', () => {
  const game = scene({
    at: 'role',
    seats: [
      { hand: 'produce-trade politics', planets: 'angus-duffy up food water', influence: 3 },
      { hand: 'politics', influence: 20 },
    ],
  });
  game.play('lead:trade', 'boost:produce-trade', 'done');
  const left = [game.position.supply];
  for (const slot of ['trade:1.food', 'trade:1.water']) left.push(game.play(slot).position.supply);
  expect([left, game.player().influence]).toEqual([[1, 0, 0], 5]);
});

test('[B2][3.8a] a stack gives one card at a time, to any player', () => {
  const game = scene({
    seats: [{ hand: 'politics politics' }, { hand: 'warfare' }],
    stacks: { warfare: 5, survey: 5 },
  });
  game.play('play:politics', 'take:warfare', 'lead:survey', 'done');
  expect([game.position.stacks['warfare'], game.position.stacks['survey']]).toEqual([4, 4]);
});

test('[3.1c][6h] planets of an empire keep their places: a new one comes last', () => {
  const game = scene({
    at: 'role',
    seats: [{ hand: 'politics', planets: 'drawde, oknow up' }],
    planetDeck: 'styku',
  });
  game.play('lead:survey', 'done');
  expect(game.player().planets.map(({ planet }) => planet)).toEqual(['drawde', 'oknow', 'styku']);
});

test('[T14][3.1f] a pile that becomes a deck is shuffled, with a public event', () => {
  const deck = scene({
    seats: [{ hand: 'survey politics', discard: 'warfare colonize colonize research' }],
  });
  deck.play('play:survey');
  expect(deck.events.filter(({ type }) => type === 'shuffle')).toEqual([
    { type: 'shuffle', seat: 0, count: 4 },
  ]);
  const planets = scene({
    at: 'role',
    seats: [{ hand: 'politics' }],
    planetDeck: 'voson',
    onlyPlanets: true,
  });
  planets.play('lead:survey', 'done');
  expect(planets.events.filter(({ type }) => type === 'shuffle')).toHaveLength(1);
});

test('[3.4a][3.5a] both slots of one planet may be filled or emptied in one role', () => {
  const both = (planets: string, role: string): string[] => {
    const seats = [{ hand: 'produce-trade politics', planets }];
    const game = scene({ at: 'role', seats }).play(`lead:${role}`, 'boost:produce-trade', 'done');
    return game.play(`${role}:1.food`).options;
  };
  expect(both('angus-duffy up', 'produce')).toEqual(['done', 'produce:1.water']);
  expect(both('angus-duffy up food water', 'trade')).toEqual(['done', 'trade:1.water']);
});

test('[BUR-b] with the later text the leader of a role gets no symbol from their own Bureaucracy', () => {
  const led = (role: string): number => {
    const seats = [{ hand: 'politics', permanents: 'bureaucracy' }, { hand: 'politics' }];
    const game = scene({ at: 'role', options: { techErrata: true }, seats }).play(`lead:${role}`);
    return game.position.frames.at(-1)?.count ?? 0;
  };
  const roles = ['survey', 'warfare', 'colonize', 'produce', 'trade', 'research'];
  expect(roles.map(led)).toEqual([1, 1, 1, 1, 1, 1]);
});

test('[option:settleWhenFollowing] followers of Warfare still cannot attack', () => {
  const game = scene({
    at: 'role',
    options: { settleWhenFollowing: true },
    seats: [{ hand: 'politics' }, { hand: 'warfare politics', planets: 'drawde', fighters: 3 }],
  });
  game.play('lead:warfare', 'done', 'follow', 'boost:warfare', 'done');
  expect([game.player(1).fighters, game.planet(0, 1).up]).toEqual([4, undefined]);
});

test('[A3][T5] the Action card is discarded after it worked, not taken back', () => {
  const game = scene({ seats: [{ hand: 'warfare politics' }, { hand: 'politics' }] });
  game.play('play:warfare');
  expect([game.hand(), game.discard(), game.player().fighters]).toEqual(['politics', 'warfare', 1]);
});

test('[artificial-intelligence] two cards of one stack may be taken, also of the first one', () => {
  for (const card of ['survey', 'warfare']) {
    const game = scene({ seats: [{ hand: 'artificial-intelligence' }, { hand: 'politics' }] });
    game.play('play:artificial-intelligence', `take:${card}`, `take:${card}`);
    expect(game.hand()).toBe(`${card} ${card}`);
  }
});

/** Games in which Angus Duffy was settled with Abundance (2011 or later text), by way to settle. */
const SETTLINGS: Readonly<Record<string, (techErrata: boolean) => Game>> = {
  'the Action of Colonize': (techErrata) =>
    scene({
      options: { techErrata },
      seats: [
        {
          hand: 'colonize politics',
          permanents: 'abundance',
          planets: 'angus-duffy + colonize colonize colonize',
        },
      ],
    }).play('play:colonize', 'settle:1'),
  'the role of Colonize': (techErrata) =>
    scene({
      at: 'role',
      options: { techErrata },
      seats: [
        {
          hand: 'politics',
          permanents: 'abundance',
          planets: 'angus-duffy + colonize colonize colonize',
        },
      ],
    }).play('lead:colonize', 'done', 'settle:1'),
  Terraforming: (techErrata) =>
    scene({
      options: { techErrata },
      seats: [
        {
          hand: 'terraforming politics',
          permanents: 'abundance',
          planets: 'angus-duffy + colonize',
        },
      ],
    }).play('play:terraforming'),
  'the first step of Improved Colonize': (techErrata) =>
    scene({
      options: { techErrata },
      seats: [
        {
          hand: 'improved-colonize.survey politics',
          permanents: 'abundance',
          planets: 'angus-duffy + colonize colonize colonize',
        },
      ],
    }).play('play:improved-colonize.survey', 'settle:1'),
};

test.each(Object.keys(SETTLINGS))(
  '[AB][AB-a][TF] a planet settled by %s arrives full, or lets one produce by the later text',
  (way) => {
    const printed = SETTLINGS[way]?.(false);
    expect(printed?.planet(0)).toEqual({
      planet: 'angus-duffy',
      up: true,
      resources: ['food', 'water'],
    });
    const later = SETTLINGS[way]?.(true);
    expect(later?.planet(0)).toEqual({ planet: 'angus-duffy', up: true });
    expect(later?.options).toEqual(['done', 'produce:1.food', 'produce:1.water']);
  },
);

test('[AB][AB-b][BUR] a planet that a follower settles through Bureaucracy arrives full in that follower’s empire alone', () => {
  const game = scene({
    at: 'role',
    seats: [
      { hand: 'politics', planets: 'drawde up' },
      {
        hand: 'politics',
        permanents: 'abundance bureaucracy',
        planets: 'angus-duffy + colonize colonize colonize, pomerene up',
      },
    ],
  });
  game.play('lead:colonize', 'done', 'follow', 'done', 'settle:1');
  expect(game.planet(0, 1).resources).toEqual(['food', 'water']);
  expect([game.planet(1, 1).resources, game.planet(0, 0).resources]).toEqual([
    undefined,
    undefined,
  ]);
});
