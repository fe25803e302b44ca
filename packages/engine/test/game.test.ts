// The entry points of a game: rejected options, scripted deals and shuffles, and default answers.
import { expect, test } from 'vitest';
import {
  checkOptions,
  decidingSeat,
  DEFAULT_OPTIONS,
  defaultOption,
  formatOption,
  formatPosition,
  IllegalOptionError,
  kindOf,
  legalOptions,
  newGame,
  newGameFromDeal,
  PLANET_PILE,
  planetOf,
  play,
  rulesFor,
} from '../src/index.ts';
import { type Game, scene } from './scene.ts';

/** Returns the error message. Checks that the game has not changed. */
function refusal(game: Game, option: number): string {
  const before = formatPosition(game.state);
  const refused = thrownBy(() => {
    play(game.state, option);
  });
  expect(refused).toBeInstanceOf(IllegalOptionError);
  expect(refused?.name).toBe('IllegalOptionError');
  expect(formatPosition(game.state)).toEqual(before);
  return refused?.message ?? '';
}

function thrownBy(run: () => void): Error | undefined {
  try {
    run();
  } catch (error) {
    return error instanceof Error ? error : undefined;
  }
  return undefined;
}

test('an answer that is not legal is refused with a sentence, and changes nothing', () => {
  const game = scene({ seats: [{ hand: 'warfare survey' }] });
  expect(refusal(game, 2)).toBe(
    'follow is not possible in step action of seat 0; possible are done, play:warfare',
  );
  for (const option of [-1, 0.5, 1_000_000]) {
    expect(refusal(game, option)).toBe(
      `${option} is not possible in step action of seat 0; possible are done, play:warfare`,
    );
  }
  game.state.over = true;
  game.state.frames = [];
  expect(refusal(game, 0)).toBe('the game is over: nothing can be played');
  expect(legalOptions(game.state)).toEqual([]);
  expect(decidingSeat(game.state)).toBe(-1);
});

test('rules are worked out once for the same options', () => {
  const options = Object.freeze({ ...DEFAULT_OPTIONS });
  expect(rulesFor(options)).toBe(rulesFor(options));
});

test('options that are wrong are not read', () => {
  for (const wrong of [null, 3, [], { color: 'red' }, { players: 5 }]) {
    expect(checkOptions(wrong)).toMatchObject({ ok: false });
  }
});

test('a dealt game begins with the piles that were given', () => {
  const rules = rulesFor(DEFAULT_OPTIONS);
  const deal = {
    decks: rules.seats.map((seat) => [...seat.deck]),
    startPlanets: [planetOf('drawde'), planetOf('pomerene'), planetOf('chrispen')],
    planetDeck: [...rules.planets],
  };
  const state = newGameFromDeal(DEFAULT_OPTIONS, deal, 'dealt');
  const { players, planetDeck, technologies } = formatPosition(state);
  expect(players.map((player) => player.planets)).toEqual([
    [{ planet: 'drawde' }],
    [{ planet: 'pomerene' }],
  ]);
  // The last card of a given deck is the top one.
  expect(players[0]?.hand).toEqual([
    'produce-trade',
    'produce-trade',
    'research',
    'research',
    'politics',
  ]);
  expect(players[0]?.deck).toEqual(['colonize', 'colonize', 'warfare', 'survey', 'survey']);
  expect(planetDeck).toHaveLength(27);
  expect(technologies).toHaveLength(45);
  expect(state.technologyDecks).toEqual([]);
  expect(deal.decks[0]).toHaveLength(10);
  expect(deal.planetDeck).toHaveLength(27);
});

test('a script decides shuffles instead of chance', () => {
  const game = scene({
    seats: [{ hand: 'survey', discard: 'research warfare' }, { hand: 'politics' }],
  });
  const shuffles: (readonly [number, number])[] = [];
  game.state.script = (cards, pile) => {
    shuffles.push([pile, cards.length]);
    cards.sort((a, b) => b - a);
  };
  game.play('play:survey');
  expect(shuffles).toEqual([[0, 2]]);
  expect(game.hand()).toBe('warfare research');
  const planets = scene({
    at: 'role',
    planetDeck: 'styku',
    onlyPlanets: true,
    seats: [{}, { hand: 'politics' }],
  });
  planets.state.script = (cards, pile) => {
    shuffles.push([pile, cards.length]);
  };
  planets.play('lead:survey');
  expect(shuffles.at(-1)).toEqual([PLANET_PILE, 26]);
});

test('the answer for a seat that gives none is the most cautious one', () => {
  const given = (game: Game): string => formatOption(game.state, defaultOption(game.state));
  const seat = { hand: 'warfare', planets: 'drawde', fighters: 2 };
  const game = scene({ seats: [seat, { hand: 'warfare' }] });
  expect(given(game)).toBe('done');
  game.play('done');
  expect(given(game)).toBe('lead:survey');
  game.play('lead:warfare', 'done');
  expect(given(game)).toBe('collect');
  game.play('collect');
  expect(given(game)).toBe('dissent');
  const many = scene({
    at: 'role',
    seats: [{ hand: 'survey survey survey survey survey survey', permanents: 'hyperefficiency' }],
  });
  expect(given(many)).toBe('lead:survey');
  many.play('lead:warfare', 'done');
  expect(given(many)).toBe('discard:survey');
  const named = scene({ seats: [{ hand: 'specialization' }] }).play('play:specialization');
  expect(given(named)).toBe('name:food');
});

test('the same options and seed give the same game, another seed another one', () => {
  const deal = (seed: string): string =>
    JSON.stringify(formatPosition(newGame(DEFAULT_OPTIONS, seed)));
  expect(deal('a')).toBe(deal('a'));
  expect(deal('a')).not.toBe(deal('b'));
  expect(kindOf('survey')).toBe(0);
});
