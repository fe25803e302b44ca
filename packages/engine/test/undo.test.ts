// Undo scopes: whether an undo would take back what seats have seen, or a choice of others.
import { expect, test } from 'vitest';
import { gameOptions } from '../../../tools/game-options.ts';
import {
  determinize,
  GameHistory,
  type GameState,
  isLegal,
  legalOptions,
  parseOption,
  playTrusted,
  Random,
  type UndoScope,
  view,
} from '../src/index.ts';
import { RevealTracker } from '../src/knowledge/undo-limits.ts';
import type { GameEvent } from '../src/model/events.ts';
import { fewer, gamesOf, KINDS_OF_GAMES, playRandomly } from './random-games.ts';
import { scene, type Scene } from './scene.ts';

const IDLE = { hand: 'politics', deck: 'survey survey survey' };
const NOTHING: UndoScope = { learnedByMe: false, learnedByOthers: false, chosenByOthers: false };

function playLogged(state: GameState, option: number): readonly GameEvent[] {
  const events: GameEvent[] = [];
  state.log = events;
  playTrusted(state, option);
  state.log = undefined;
  return events;
}

function learnedBy(input: Scene, ...tokens: readonly string[]): number[] {
  const { state } = scene(input);
  let seats = 0;
  for (const token of tokens) {
    const option = parseOption(state, token) ?? -1;
    if (!isLegal(state, option)) throw new Error(`${token} is not legal`);
    const tracker = new RevealTracker(state, option);
    seats = tracker.learnedBy(playLogged(state, option));
  }
  return [...state.players.keys()].filter((seat) => (seats >> seat) & 1);
}

const HAND = { hand: 'warfare survey', deck: 'colonize colonize research research' };

test.each<[string, number[], Scene, string[]]>([
  ['a pass teaches nobody', [], { seats: [HAND, IDLE] }, ['done']],
  ['drawn cards are learned by who draws', [0, 1], { seats: [HAND, IDLE] }, ['play:survey']],
  ['a boost is learned by the others', [1], role(HAND), ['lead:warfare', 'boost:warfare']],
  ['a led role shows only its card, which lay open', [], role(HAND), ['lead:warfare']],
  [
    'a front that is turned up is learned by the others',
    [1],
    role({ ...HAND, fighters: 9, planets: 'drawde' }),
    ['lead:warfare', 'done', 'attack:1'],
  ],
  [
    'a cost that only a hand card can pay tells the others of that card before it is discarded',
    [1],
    expansion({ hand: 'warfare improved-trade.fighter', fighters: 1, planets: 'drawde' }),
    ['play:warfare', 'attack:1'],
  ],
  [
    'a cost that ships in play can pay tells nothing yet',
    [],
    expansion({ hand: 'warfare improved-trade.fighter', fighters: 2, planets: 'drawde' }),
    ['play:warfare', 'attack:1'],
  ],
  [
    'what a Survey uncovers is learned by all',
    [0, 1],
    role(HAND),
    ['lead:survey', 'boost:survey', 'done'],
  ],
  [
    'which planet is kept shows the others the fronts of the rest',
    [1],
    { ...role(HAND), planetDeck: 'lyttle echo-rose' },
    ['lead:survey', 'boost:survey', 'done', 'keep:lyttle'],
  ],
  [
    'a card that everybody saw being taken is no news',
    [],
    { seats: [{ hand: 'politics', deck: 'colonize colonize' }, IDLE] },
    ['play:politics', 'take:warfare', 'lead:warfare', 'boost:warfare'],
  ],
  [
    'a technology on offer is no news',
    [],
    role({ hand: 'research research survey', planets: 'drawde up', deck: 'survey survey' }),
    ['lead:research', 'boost:research', 'boost:research', 'done', 'buy:improved-trade.colonize'],
  ],
])('%s', (_, seats, input, tokens) => {
  expect(learnedBy(input, ...tokens)).toEqual(seats);
});

function role(first: Scene['seats'][number]): Scene {
  return { at: 'role', seats: [first, IDLE] };
}

/** In this scene, a player has cards to draw, so that counting cards reveals no hand. */
function expansion(first: Scene['seats'][number]): Scene {
  const deck = 'survey survey colonize colonize research research';
  const options = { ruleset: 'escalation', startPlanetChoice: 'old-only' };
  return { options, seats: [{ ...first, deck }, IDLE] };
}

test('[P2.3] where fronts are hidden from all, turning one up teaches its owner too', () => {
  const prototype: Scene = {
    at: 'role',
    seats: [
      { ...HAND, fighters: 9, planets: 'h1' },
      { hand: 'survey', deck: 'survey survey' },
    ],
    options: { ruleset: 'prototype-2010', prototypeStartFaceDown: true },
  };
  expect(learnedBy(prototype, 'lead:warfare', 'done', 'attack:1')).toEqual([0, 1]);
});

function history(): GameHistory {
  return new GameHistory(gameOptions({ players: 2 }), 'undo');
}

function playToken(game: GameHistory, token: string): void {
  const option = parseOption(game.state, token) ?? -1;
  const legal = legalOptions(game.state);
  game.play(legal.includes(option) ? option : (legal[0] ?? -1));
}

test('among people own choices are free until a player learns something or another seat chooses', () => {
  const game = history();
  playToken(game, 'done');
  expect(game.undoScope(0, 0)).toEqual(NOTHING);
  expect(game.undoScope(0, 1)).toEqual({ ...NOTHING, chosenByOthers: true });
  expect(game.freeUndoPly(0)).toBe(0);
  expect(game.freeUndoPly(1)).toBe(1);
  playToken(game, 'lead:warfare');
  expect(game.freeUndoPly(0)).toBe(0);
  while (game.state.leader === 0) playToken(game, 'done');
  expect(game.undoScope(0, 0).chosenByOthers).toBe(true);
  expect(game.freeUndoPly(0)).toBe(game.answers.length - 1);
});

test("against computers a person's boost may be taken back, and what they answered too", () => {
  const game = history();
  playToken(game, 'done');
  const [lead] = legalOptions(game.state);
  game.play(lead ?? -1);
  const boost = legalOptions(game.state).at(-1) ?? -1;
  const before = game.answers.length;
  game.play(boost);
  expect(game.undoScope(before, 0)).toEqual({ ...NOTHING, learnedByOthers: true });
  expect(game.freeUndoPly(0)).toBe(before + 1);
  expect(game.freeUndoPly(0, 'computers')).toBe(0);
});

test('a seat may go back to choices of its own only', () => {
  const game = history();
  while (game.state.leader === 0) playToken(game, 'dissent');
  const ply = game.freeUndoPly(1, 'computers');
  expect(game.answers[ply]?.seat ?? 1).toBe(1);
});

/** Whether a seat sees a difference after giving the same answer in a determinized copy. */
function canDistinguish(before: GameState, option: number, seat: number, random: Random): boolean {
  const world = determinize(before, seat, random);
  if (!isLegal(world, option)) return true;
  const truth = before.clone();
  playTrusted(truth, option);
  playTrusted(world, option);
  return JSON.stringify(view(truth, seat)) !== JSON.stringify(view(world, seat));
}

test.each(KINDS_OF_GAMES)(
  '%s: seats that learn nothing from an answer see the same in all worlds, in random games',
  (_, games) => {
    const wrong: string[] = [];
    let checked = 0;
    for (const number of gamesOf(32)) {
      const worlds = new Random(number, 5, 6, 7);
      playRandomly(
        number,
        (state, legal, random) => {
          const option = legal[random.below(legal.length)] ?? -1;
          const tracker = new RevealTracker(state, option);
          const before = state.clone();
          const events = playLogged(state, option);
          const seats = tracker.learnedBy(events);
          for (const seat of state.players.keys()) {
            if ((seats >> seat) & 1 || worlds.below(4) > 0) continue;
            checked++;
            if (canDistinguish(before, option, seat, worlds)) {
              wrong.push(
                `game ${number}, ply ${before.ply}, seat ${seat}: ${JSON.stringify(events)}`,
              );
            }
          }
        },
        games,
      );
    }
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(checked).toBeGreaterThan(fewer(1000));
  },
);
