// Decisions as plain objects, and undo scopes.
import { expect, test } from 'vitest';
import { gameOptions } from '../../../tools/game-options.ts';
import {
  type Decision,
  describe as describeDecision,
  formatPosition,
  GameHistory,
  type GameOptions,
  legalOptions,
  newGame,
  play,
  type Random,
  randomFromSeed,
  shuffle,
} from '../src/index.ts';
import { fewer, GAMES, gamesOf } from './random-games.ts';
import { type Game, scene } from './scene.ts';

function pendingDecision(game: Game): ReturnType<typeof describeDecision> {
  return describeDecision(game.state);
}

test('a question has its step, role, numbers and meaning of each option', () => {
  const game = scene({
    at: 'role',
    seats: [{ hand: 'warfare survey', planets: 'drawde', fighters: 2 }, { hand: 'politics' }],
  });
  expect(pendingDecision(game)).toMatchObject({ step: 'role', seat: 0, several: false, ply: 0 });
  expect(pendingDecision(game)).not.toHaveProperty('role');
  expect(pendingDecision(game).options[1]).toMatchObject({
    kind: 'lead',
    role: 'warfare',
    token: 'lead:warfare',
  });
  game.play('lead:warfare');
  expect(pendingDecision(game)).toMatchObject({
    step: 'boost',
    role: 'warfare',
    symbols: 1,
    several: true,
    most: 1,
    default: 'done',
  });
  expect(pendingDecision(game).options).toMatchObject([
    { kind: 'done' },
    { kind: 'boost', symbols: 1 },
  ]);
  game.play('boost:warfare', 'done');
  expect(pendingDecision(game)).toMatchObject({ step: 'muster', fighters: 2, several: false });
  expect(pendingDecision(game).options).toMatchObject([
    { kind: 'collect', fighters: 2 },
    { kind: 'attack', at: 0, planet: 'drawde' },
  ]);
  game.play('collect');
  expect(pendingDecision(game)).toMatchObject({ step: 'follow-or-dissent', seat: 1 });
  expect(pendingDecision(game).options).toMatchObject([{ kind: 'dissent', draws: 1 }]);
  game.play('dissent');
  expect(pendingDecision(game)).toMatchObject({
    step: 'discard',
    excess: 0,
    several: true,
    most: 1,
  });
});

test('cards in question, slots, removals and takes are named', () => {
  const tuck = scene({ at: 'role', seats: [{ hand: 'colonize', planets: 'idroyos, styku' }] });
  tuck.play('lead:colonize', 'boost:colonize');
  expect(pendingDecision(tuck)).toMatchObject({
    step: 'tuck',
    card: 'colonize',
    cardsAlike: 2,
    several: true,
    most: 2,
  });
  expect(pendingDecision(tuck).options).toMatchObject([
    { kind: 'tuck', at: 0, planet: 'idroyos', copies: 2 },
    { kind: 'tuck', at: 1, planet: 'styku', copies: 2 },
  ]);
  const trade = scene({ seats: [{ hand: 'produce-trade', planets: 'angus-duffy up water' }] });
  trade.play('play:produce-trade');
  expect(pendingDecision(trade)).toMatchObject({ card: 'produce-trade' });
  expect(pendingDecision(trade).options).toMatchObject([
    { kind: 'produce', at: 0, planet: 'angus-duffy', resource: 'food' },
    { kind: 'trade', at: 0, planet: 'angus-duffy', resource: 'water' },
  ]);
  const remove = scene({ seats: [{ hand: 'research survey' }] }).play('play:research');
  expect(pendingDecision(remove)).toMatchObject({
    step: 'remove',
    removalsLeft: 2,
    several: true,
    most: 2,
    card: 'research',
  });
  expect(pendingDecision(remove).options).toMatchObject([
    { kind: 'done' },
    { kind: 'remove-this', card: 'research' },
    { kind: 'remove', card: 'survey' },
  ]);
  const take = scene({ seats: [{ hand: 'politics' }] }).play('play:politics');
  expect(pendingDecision(take)).toMatchObject({
    step: 'take',
    takesLeft: 1,
    several: true,
    most: 1,
  });
  expect(pendingDecision(take).options[0]).toMatchObject({ kind: 'take', card: 'survey' });
  const name = scene({ seats: [{ hand: 'specialization' }] }).play('play:specialization');
  expect(pendingDecision(name).options[3]).toMatchObject({ kind: 'name', resource: 'silicon' });
  const keep = scene({
    at: 'role',
    planetDeck: 'styku voson',
    seats: [{ hand: 'survey' }, { hand: 'politics' }],
  });
  keep.play('lead:survey', 'boost:survey');
  expect(pendingDecision(keep).options).toMatchObject([
    {
      kind: 'keep',
      index: 0,
      planet: 'styku',
      back: { type: 'fertile', colonizeCost: 4, warfareCost: 5 },
    },
    { kind: 'keep', index: 1, planet: 'voson' },
  ]);
  const over = scene({
    at: 'role',
    seats: [{ hand: 'survey survey survey survey survey survey survey' }, {}],
  });
  over.play('lead:produce', 'done');
  expect(pendingDecision(over)).toMatchObject({
    step: 'discard',
    excess: 2,
    default: 'discard:survey',
  });
});

test('every other kind of answer has its meaning', () => {
  const logistics = scene({ seats: [{ hand: 'survey', permanents: 'logistics', deck: 'survey' }] });
  expect(pendingDecision(logistics).options).toMatchObject([
    { kind: 'done' },
    { kind: 'role-first' },
    { kind: 'play', card: 'survey' },
  ]);
  expect(pendingDecision(logistics)).not.toHaveProperty('excess');
  const emporium = scene({
    at: 'role',
    seats: [{ permanents: 'weapon-emporium', fighters: 1 }, { hand: 'produce-trade' }],
  });
  emporium.play('lead:trade');
  expect(pendingDecision(emporium).options).toMatchObject([
    { kind: 'done' },
    { kind: 'trade-fighter' },
  ]);
  emporium.play('done');
  expect(pendingDecision(emporium).options).toMatchObject([
    { kind: 'dissent' },
    { kind: 'follow' },
  ]);
  const buying = scene({
    at: 'role',
    seats: [{ hand: 'research research', planets: 'drawde up' }],
  });
  buying.play('lead:research', 'boost:research', 'boost:research');
  expect(pendingDecision(buying).options[1]).toMatchObject({
    kind: 'buy',
    card: expect.any(String) as string,
  });
  expect(pendingDecision(buying).options.map(({ token }) => token)).toContain(
    'buy:improved-trade.colonize',
  );
  const discard = scene({ at: 'role', seats: [{ hand: 'politics' }, { hand: 'politics' }] });
  discard.play('lead:produce', 'done', 'dissent');
  expect(pendingDecision(discard).options).toMatchObject([
    { kind: 'done' },
    { kind: 'discard', card: 'politics' },
  ]);
  const anywhere = scene({
    options: { researchAction: 'one-anywhere' },
    seats: [{ hand: 'research', discard: 'survey warfare' }],
  });
  anywhere.play('play:research');
  expect(pendingDecision(anywhere).options).toMatchObject([
    { kind: 'done' },
    { kind: 'remove-discarded', card: 'survey' },
    { kind: 'remove-discarded', card: 'warfare' },
  ]);
});

test('the card in question is the one to be tucked, not the one that was spent before', () => {
  const settling = scene({
    at: 'role',
    seats: [{ hand: 'colonize', planets: 'drawde + colonize colonize, idroyos' }],
  });
  settling.play('lead:colonize', 'boost:colonize');
  expect(pendingDecision(settling)).toMatchObject({ step: 'colonize-or-settle', card: 'colonize' });
  const trading = scene({ at: 'role', seats: [{ planets: 'drawde up food' }] });
  trading.play('lead:trade');
  expect(pendingDecision(trading)).not.toHaveProperty('card');
});

test('the prototype: planets are known by their backs, technologies by their decks', () => {
  const options = { ruleset: 'prototype-2010' };
  const game = scene({
    at: 'role',
    options,
    seats: [
      { hand: 'research', planets: 'h1 up, h2 up' },
      { hand: 'survey', planets: 'h3 up' },
    ],
  });
  game.play('lead:research', 'boost:research');
  expect(pendingDecision(game).options).toMatchObject([
    { kind: 'deck', deck: 'advanced' },
    { kind: 'deck', deck: 'fertile' },
  ]);
  expect(pendingDecision(game)).toMatchObject({ step: 'choose-deck', cardsLookedAt: 2 });
  const settle = scene({
    at: 'role',
    options,
    seats: [
      { planets: 'h1 up, f1 + colonize colonize colonize' },
      { hand: 'survey', planets: 'h3 up' },
    ],
  });
  settle.play('lead:colonize');
  expect(pendingDecision(settle).options).toMatchObject([
    { kind: 'done' },
    { kind: 'settle', at: 1, planet: '?' },
  ]);
  const survey = scene({
    at: 'role',
    options,
    seats: [
      { hand: 'survey', planets: 'h1 up' },
      { hand: 'survey', planets: 'h3 up' },
    ],
  });
  survey.play('lead:survey', 'boost:survey');
  expect(pendingDecision(survey).options).toMatchObject([
    { kind: 'keep', index: 0, planet: '?', token: 'keep:1' },
    { kind: 'keep', index: 1, planet: '?', token: 'keep:2' },
  ]);
  const kept = scene({
    at: 'role',
    options,
    seats: [
      { hand: 'survey survey survey survey survey survey', planets: 'h1 up' },
      { hand: 'survey', planets: 'h3 up' },
    ],
  });
  kept.play('lead:warfare', 'done').until('discard');
  expect(pendingDecision(kept)).toMatchObject({ step: 'discard', excess: 0, most: 1 });
});

test('a card trimmed before the discard is a separate answer, cards to discard are selected together', () => {
  const game = scene({
    at: 'role',
    seats: [{ hand: 'survey survey politics', permanents: 'streamlining' }, { hand: 'politics' }],
  });
  game.play('lead:produce', 'done', 'dissent');
  expect(pendingDecision(game)).toMatchObject({ step: 'discard', several: true, most: 3 });
  expect(pendingDecision(game).options.map(({ token, copies }) => [token, copies])).toEqual([
    ['done', undefined],
    ['discard:survey', 2],
    ['discard:politics', 1],
    ['remove:survey', undefined],
    ['remove:politics', undefined],
  ]);
});

/** Picks a random selection within the limits of the question and the number of copies. */
function pickAtRandom(decision: Decision, random: Random): number[] {
  if (!decision.several) return [];
  const open = decision.options.flatMap(({ option, copies = 0 }) =>
    Array.from({ length: copies }, () => option),
  );
  shuffle(open, random);
  return open.slice(0, 1 + random.below(decision.most)).sort((a, b) => a - b);
}

test('whatever may be picked together is legal in ascending order, in random games of all rulesets', () => {
  let picks = 0;
  for (const seed of gamesOf(GAMES.length)) {
    const state = newGame(GAMES[seed] as GameOptions, `picks ${seed}`);
    const random = randomFromSeed(`picks ${seed}`);
    while (!state.over) {
      const decision = describeDecision(state);
      const picked = pickAtRandom(decision, random);
      const { step } = decision;
      for (const option of picked) {
        const legal = legalOptions(state);
        expect(legal, `${step} of seed ${seed}: ${picked.join(' ')}`).toContain(option);
        play(state, option);
        picks++;
      }
      const legal = legalOptions(state);
      if (picked.length === 0) play(state, legal[random.below(legal.length)] ?? -1);
    }
  }
  expect(picks).toBeGreaterThan(fewer(1000));
});

test('there is no question when the game is over', () => {
  const game = scene({ seats: [{ hand: 'survey' }] });
  game.state.frames = [];
  expect(() => pendingDecision(game)).toThrow('the game is over');
});

const NOTHING = { learnedByMe: false, learnedByOthers: false, chosenByOthers: false };

function history(): GameHistory {
  return new GameHistory(gameOptions({ players: 2 }), 'undo');
}

test('going back to any ply gives the game of that ply, and scopes count from there', () => {
  const game = history();
  const states = [JSON.stringify(formatPosition(game.state))];
  for (let i = 0; i < 6; i++) {
    game.play(legalOptions(game.state).at(-1) ?? -1);
    states.push(JSON.stringify(formatPosition(game.state)));
  }
  expect(game.answers.map(({ ply }) => ply)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(game.answers.every(({ token }) => token !== '')).toBe(true);
  expect(game.undoScope(6, 0)).toEqual(NOTHING);
  game.backTo(6);
  expect(game.answers).toHaveLength(6);
  game.backTo(3);
  expect(JSON.stringify(formatPosition(game.state))).toBe(states[3]);
  game.backTo(0);
  expect(JSON.stringify(formatPosition(game.state))).toBe(states[0]);
  expect(game.freeUndoPly(0)).toBe(0);
});

test('answers are kept as tokens, and nothing is logged between them', () => {
  const game = history();
  const events = game.play(legalOptions(game.state)[0] ?? -1);
  expect(game.answers[0]).toMatchObject({ seat: 0, turnNumber: 1, option: 0, token: 'done' });
  expect(game.state.log).toBeUndefined();
  expect(events).toEqual([]);
  expect(() => game.play(-1)).toThrow('-1 is not possible');
  expect(game.state.log).toBeUndefined();
});

test('an illegal option changes nothing, and the error has its token', () => {
  const game = history();
  expect(() => game.play(999_999)).toThrow();
  expect(game.answers).toEqual([]);
  expect(game.state.ply).toBe(0);
});
