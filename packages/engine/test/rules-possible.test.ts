// Possible Actions: the cards offered to a player who has nothing else, and to one who has exactly
// the minimum that the card needs (RULES T18).
import { expect, test } from 'vitest';
import { fresh, type Game, scene, type SeatScene } from './scene.ts';

const EMPTY = { survey: 0, warfare: 0, colonize: 0, 'produce-trade': 0, research: 0 };

/** Lists playable hand cards, without the Politics card that the player also has. */
function offered(hand: string, seat: SeatScene = {}, stacks: object = EMPTY): string[] {
  const game = scene({
    seats: [{ hand: `${hand} politics`, ...seat }, { hand: 'politics' }],
    stacks: { ...stacks },
    planetDeck: 'voson',
    onlyPlanets: true,
  });
  return game.of('play').filter((token) => token !== 'play:politics');
}

const ALWAYS = [
  'warfare',
  'research',
  'improved-warfare.trade',
  'improved-trade.survey',
  'improved-research.survey',
  'diverse-markets',
  'data-network',
  'specialization',
  'genetic-engineering',
  'mobilization',
  'survey-team',
];

/** What a player needs, besides the card, so that it is offered. */
const NEEDS: Readonly<Record<string, SeatScene>> = {
  survey: { deck: 'research' },
  colonize: { planets: 'idroyos' },
  'produce-trade': { planets: 'drawde up' },
  'improved-survey.trade': { discard: 'research' },
  'improved-colonize.survey': { planets: 'idroyos' },
  'improved-production.survey': { planets: 'drawde up' },
  'war-path': { planets: 'drawde', fighters: 2 },
  terraforming: { planets: 'idroyos' },
};

test.each(ALWAYS)('[T18] %s is offered to who has nothing', (card) => {
  expect(offered(card)).toEqual([`play:${card}`]);
});

test.each(Object.keys(NEEDS))('[T18] %s is offered only with what it needs', (card) => {
  expect(offered(card)).toEqual([]);
  expect(offered(card, NEEDS[card])).toEqual([`play:${card}`]);
});

test('[T18][3.6b] Produce/Trade is offered for a resource too, and for a fighter with Weapon Emporium', () => {
  expect(offered('produce-trade', { planets: 'drawde up food' })).toHaveLength(1);
  expect(offered('produce-trade', { planets: 'drawde up blocked' })).toEqual([]);
  expect(offered('produce-trade', { fighters: 1 })).toEqual([]);
  expect(offered('produce-trade', { fighters: 1, permanents: 'weapon-emporium' })).toHaveLength(1);
});

test('[T18][artificial-intelligence][3.8d] without stacks Artificial Intelligence is not offered, Politics is', () => {
  expect(offered('artificial-intelligence')).toEqual([]);
  const one = { ...EMPTY, warfare: 1 };
  expect(offered('artificial-intelligence', {}, one)).toEqual(['play:artificial-intelligence']);
  const politics = scene({ seats: [{ hand: 'politics' }, { hand: 'politics' }], stacks: EMPTY });
  expect(politics.options).toEqual(['done', 'play:politics']);
});

test('[T18] the last hand card: Research may remove itself, Data Network has nothing to do', () => {
  const alone = (hand: string): string[] =>
    scene({ seats: [{ hand }, { hand: 'politics' }] }).of('play');
  expect(alone('research')).toEqual(['play:research']);
  expect(alone('improved-research.survey')).toEqual(['play:improved-research.survey']);
  expect(alone('data-network')).toEqual([]);
});

test('[T18] a card is offered when only its second effect can happen', () => {
  expect(offered('data-network')).toEqual(['play:data-network']);
  expect(offered('improved-colonize.survey', { planets: 'idroyos' })).toHaveLength(1);
});

const PROTOTYPE = { ruleset: 'prototype-2010' };

function inPrototype(hand: string, seat: SeatScene = {}, others: SeatScene = {}): string[] {
  const seats = [
    { hand, ...seat },
    { hand: 'survey', ...others },
  ];
  return scene({ options: PROTOTYPE, seats }).of('play');
}

test('[P2.8][T18] in the prototype a card that removes needs another hand card', () => {
  expect(inPrototype('tf-core')).toEqual([]);
  expect(inPrototype('tf-core survey')).toEqual(['play:tf-core']);
  expect(inPrototype('tf-hare')).toEqual([]);
});

test.each([
  ['tf-hasu', { deck: 'survey' }],
  ['tf-haco', { planets: 'f6' }],
  ['tf-haha', { planets: 'h1 up' }],
  ['ta-reco', { planets: 'f4 + colonize colonize colonize' }],
  ['tf-cotr', { planets: 'h1 up food' }],
] as const)('[P2.8][T18] %s is offered only with what it needs', (card, seat) => {
  expect(inPrototype(`${card} survey`)).toEqual([]);
  expect(inPrototype(`${card} survey`, seat)).toEqual([`play:${card}`]);
});

test('[P2.8][T18] in the prototype an empty supply of fighters or influence leaves nothing to take', () => {
  expect(inPrototype('tf-cowa survey')).toEqual(['play:tf-cowa']);
  expect(inPrototype('tf-cowa survey', {}, { fighters: 30 })).toEqual([]);
  expect(inPrototype('tf-hatr survey')).toEqual(['play:tf-hatr']);
  expect(inPrototype('tf-hatr survey', {}, { influence: 30 })).toEqual([]);
});

test.each([2, 3, 4])(
  '[1.4c][SW-learningDeck] with %i players decks of eight cards leave the same stacks as those of ten',
  (players) => {
    const begun = (learningDeck: string): Game =>
      fresh({ players, variant: 'learning', learningDeck });
    expect(begun('eight').position.stacks).toEqual(begun('ten').position.stacks);
    const cards = ({ hand, deck }: ReturnType<Game['player']>): string[] => [...hand, ...deck];
    expect(cards(begun('ten').player())).toHaveLength(10);
    expect(cards(begun('eight').player())).toHaveLength(8);
    expect(cards(begun('eight').player())).not.toContain('research');
  },
);

test('[1.4c] cards left out of the smaller deck are in no stack', () => {
  const game = fresh({ players: 2, variant: 'learning', learningDeck: 'eight' });
  expect(game.position.stacks).toEqual({
    survey: 16,
    warfare: 14,
    colonize: 16,
    'produce-trade': 12,
  });
});

test('[LOG-b][5h] in the extra turn of Logistics and in the last round the others answer as usual', () => {
  const game = scene({
    at: 'role',
    options: { techErrata: true },
    seats: [
      { hand: 'politics', permanents: 'logistics' },
      { hand: 'politics', deck: 'survey survey survey survey survey survey' },
    ],
    stacks: { warfare: 1 },
  });
  const answers: (readonly [boolean, number])[] = [];
  game.play('lead:warfare', 'done');
  while (!game.state.over) {
    if (game.step === 'follow-or-dissent') {
      answers.push([game.state.inLogisticsTurn, game.deciding]);
    }
    const calm = ['done', 'dissent', 'collect'].find((token) => game.options.includes(token));
    game.play(calm ?? game.options[0] ?? '');
  }
  expect(answers).toEqual([
    [false, 1],
    [false, 0],
    [true, 1],
  ]);
});

test('[5g] the extra round begins with the start player', () => {
  const game = scene({
    at: 'role',
    options: { extraRound: true },
    seats: [{ hand: 'politics' }, { hand: 'politics' }, { hand: 'politics' }],
    stacks: { warfare: 1 },
  });
  game.play('lead:warfare', 'done').nextTurn();
  const leaders: number[] = [];
  while (!game.state.over) {
    leaders.push(game.state.leader);
    game.nextTurn();
  }
  expect(leaders).toEqual([1, 2, 0, 1, 2]);
});
