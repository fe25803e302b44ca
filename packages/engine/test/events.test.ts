// Public events: one for each thing that happens, with the source of influence (RULES 6e).
import { expect, test } from 'vitest';
import { type GameEvent, redactEvent, SPECTATOR } from '../src/index.ts';
import { type Game, scene } from './scene.ts';

function sources(game: Game): string[] {
  return game.events.flatMap((event) =>
    event.type === 'influence' ? [`${event.source} ${event.count} to ${event.seat}`] : [],
  );
}

function ofType(game: Game, type: GameEvent['type']): GameEvent[] {
  return game.events.filter((event) => event.type === type);
}

const IDLE = { hand: 'politics' };

test('[6e] bought cards and cards taken openly are known to all; drawn cards are not', () => {
  const game = scene({
    at: 'role',
    seats: [
      {
        hand: 'research research warfare',
        deck: 'survey survey colonize colonize produce-trade produce-trade',
        planets: 'drawde up',
      },
      IDLE,
    ],
  });
  game.play('lead:research', 'boost:research', 'boost:research', 'done');
  game.play('buy:improved-trade.colonize');
  expect(ofType(game, 'buy')).toEqual([{ type: 'buy', seat: 0, card: 'improved-trade.colonize' }]);
  expect(game.view(1).players[0]?.knownHand).toEqual(['improved-trade.colonize']);
  game.play('dissent', 'discard:warfare', 'done');
  expect(game.player().hand).toHaveLength(5);
  expect(game.view(1).players[0]?.knownHand).toEqual(['improved-trade.colonize']);
});

test('[6e] a role card taken by Politics is known until it is played', () => {
  const game = scene({ seats: [{ hand: 'politics survey', deck: 'research colonize' }, IDLE] });
  game.play('play:politics', 'take:warfare');
  expect(ofType(game, 'take')).toEqual([{ type: 'take', seat: 0, card: 'warfare' }]);
  expect(game.view(1).players[0]).toMatchObject({ handSize: 2, knownHand: ['warfare'] });
  game.play('lead:warfare', 'boost:warfare');
  expect(game.view(1).players[0]?.knownHand).toEqual([]);
});

test('[diverse-markets] influence has trading and the card as sources, once for each type', () => {
  const game = scene({
    seats: [
      {
        hand: 'diverse-markets produce-trade produce-trade',
        planets: 'drawde up food, mik-mik up food, mesia-sednim up water',
      },
      IDLE,
    ],
  });
  game.play('play:diverse-markets', 'lead:trade', 'boost:produce-trade', 'boost:produce-trade');
  game.play('trade:1.food', 'trade:2.food', 'trade:3.water');
  expect(sources(game)).toEqual([
    'trade 1 to 0',
    'diverse-markets 1 to 0',
    'trade 1 to 0',
    'trade 1 to 0',
    'diverse-markets 1 to 0',
  ]);
  expect(game.player().influence).toBe(5);
});

test('[specialization][TURN-b] influence has the named type as source; a fighter is marked as such', () => {
  const game = scene({
    seats: [
      {
        hand: 'specialization produce-trade',
        permanents: 'weapon-emporium',
        planets: 'drawde up food',
        fighters: 1,
      },
      IDLE,
    ],
  });
  game.play('play:specialization', 'name:food', 'lead:trade', 'boost:produce-trade');
  game.play('trade-fighter', 'trade:1.food');
  expect(ofType(game, 'name-resource')).toEqual([
    { type: 'name-resource', seat: 0, resource: 'food' },
  ]);
  expect(ofType(game, 'trade-fighter')).toEqual([{ type: 'trade-fighter', seat: 0 }]);
  expect(sources(game)).toEqual(['trade 1 to 0', 'trade 1 to 0', 'specialization 1 to 0']);
});

test('[genetic-engineering][improved-trade] influence has production, or only a card, as source', () => {
  const game = scene({
    seats: [
      {
        hand: 'genetic-engineering improved-trade.colonize',
        permanents: 'productivity',
        planets: 'drawde up',
      },
      IDLE,
    ],
  });
  game.play('play:genetic-engineering', 'play:improved-trade.colonize');
  game.play('lead:produce', 'produce:1.food');
  expect(sources(game)).toEqual(['effect 1 to 0', 'genetic-engineering 1 to 0']);
});

test('[AB] a planet that is settled or attacked with Abundance arrives full, with an event', () => {
  const seat = {
    hand: 'colonize',
    permanents: 'abundance',
    planets: 'drawde + colonize colonize, idroyos + colonize colonize colonize',
  };
  const settled = scene({ seats: [seat, IDLE] }).play('play:colonize', 'settle:1');
  expect(settled.planet(0).resources).toEqual(['food']);
  expect(ofType(settled, 'arrive-full')).toEqual([
    { type: 'arrive-full', seat: 0, at: 0, resources: ['food'] },
  ]);
  expect(ofType(settled, 'produce')).toEqual([]);
  const bare = scene({ seats: [seat, IDLE] }).play('play:colonize', 'settle:2');
  expect(ofType(bare, 'arrive-full')).toEqual([]);
  const late = scene({ options: { techErrata: true }, seats: [seat, IDLE] });
  late.play('play:colonize', 'settle:1', 'produce:1.food');
  expect(ofType(late, 'produce')).toEqual([{ type: 'produce', seat: 0, at: 0, resource: 'food' }]);
});

test('[AB-a] other permanents that enter the empire produce nothing, also with techErrata', () => {
  const game = scene({
    at: 'role',
    options: { techErrata: true },
    seats: [
      {
        hand: 'research research research research',
        planets: 'drawde up, mesia-sednim up',
      },
      IDLE,
    ],
  });
  game.play('lead:research', ...Array<string>(4).fill('boost:research'), 'buy:fertile-ground');
  expect(game.step).toBe('follow-or-dissent');
});

test('[5e] the first cause of the end has an event, and stays when a second one follows', () => {
  const game = scene({
    seats: [
      { hand: 'politics produce-trade', planets: 'drawde up food' },
      { hand: 'politics', influence: 23 },
    ],
    stacks: { survey: 1 },
  });
  game.play('play:politics', 'take:survey', 'lead:trade', 'done', 'trade:1.food');
  expect(game.position).toMatchObject({ ending: 'stacks', supply: 0 });
  expect(ofType(game, 'end-triggered')).toEqual([{ type: 'end-triggered', cause: 'stacks' }]);
  const other = scene({
    at: 'role',
    seats: [
      { hand: 'politics', planets: 'drawde up food' },
      { hand: 'politics', influence: 23 },
    ],
  });
  other.play('lead:trade', 'done', 'trade:1.food');
  expect(ofType(other, 'end-triggered')).toEqual([{ type: 'end-triggered', cause: 'influence' }]);
});

test('[SW-extraRound][LOG-b] the extra round and the turn of Logistics have events', () => {
  const game = scene({
    at: 'role',
    options: { extraRound: true, techErrata: true },
    seats: [{}, { permanents: 'logistics' }],
    stacks: { warfare: 1 },
  });
  game.play('lead:warfare').nextTurn();
  for (let turn = 0; turn < 8 && !game.state.over; turn++) game.nextTurn();
  const shown = game.events.filter(
    ({ type }) => type === 'extra-round' || type === 'logistics-turn' || type === 'game-over',
  );
  expect(shown).toEqual([
    { type: 'extra-round' },
    { type: 'logistics-turn', seat: 1 },
    { type: 'game-over', winners: [1] },
  ]);
});

test('[6l] technologies of the prototype that are looked at are for the one who looks', () => {
  const look: GameEvent = {
    type: 'look-technologies',
    seat: 1,
    deck: 'fertile',
    count: 1,
    cards: ['tf-coco'],
  };
  const { cards: _cards, ...shown } = look;
  expect(redactEvent(look, 1)).toEqual(look);
  expect(redactEvent(look, 0)).toEqual(shown);
  expect(redactEvent(look, SPECTATOR)).toEqual(shown);
});
