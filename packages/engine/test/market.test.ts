// Technologies in a view: owners of those that are no longer on offer, and sources of Research
// symbols.
import { expect, test } from 'vitest';
import {
  cardId,
  play,
  researchSources,
  SPECTATOR,
  takenTechnologies,
  type View,
  view,
} from '../src/index.ts';
import { GAMES, gamesOf, playRandomly } from './random-games.ts';
import { scene } from './scene.ts';

test('the sources of a Research are named, and add up', () => {
  const game = scene({
    at: 'role',
    seats: [
      {
        hand: 'research research improved-research.colonize survey',
        permanents: 'fertile-ground',
        planets: 'drawde up',
      },
    ],
  });
  game.play('lead:research', 'boost:research', 'boost:research');
  expect(researchSources(game.view(0))).toEqual([]);
  game.play('boost:improved-research.colonize', 'done');
  expect(game.view(0).decision).toMatchObject({ step: 'buy-technology', symbols: 5 });
  expect(researchSources(game.view(0))).toEqual([
    { from: 'taken', card: 'research', symbols: 1 },
    { from: 'cards', card: 'research', cards: 2, symbols: 2 },
    { from: 'cards', card: 'improved-research.colonize', cards: 1, symbols: 1 },
    { from: 'empire', symbols: 1 },
  ]);
  expect(researchSources(game.view(1))).toEqual([]);
});

test('[R-EMPTY] the symbol of an empty stack is a source of its own; a follower takes no card', () => {
  const seats = [{ hand: 'research research', planets: 'drawde up' }];
  const empty = scene({ at: 'role', seats, stacks: { research: 0 } });
  empty.play('lead:research', 'boost:research', 'boost:research');
  expect(researchSources(empty.view(0))).toEqual([
    { from: 'cards', card: 'research', cards: 2, symbols: 2 },
    { from: 'rule', symbols: 1 },
  ]);
  const followed = scene({
    at: 'role',
    seats: [{}, { hand: 'research research research', planets: 'drawde up' }],
  });
  followed.play('lead:research', 'follow', ...Array<string>(3).fill('boost:research'));
  expect(researchSources(followed.view(1))).toEqual([
    { from: 'cards', card: 'research', cards: 3, symbols: 3 },
  ]);
});

test('RULES E7: the second purchase of Scientific Method has sources if the first left all symbols', () => {
  const own = {
    hand: 'research research research',
    permanents: 'scientific-method',
    planets: 'drawde up, erkam-w up, idroyos up',
    extra: { destroyers: 2 },
  };
  const buy = (purchase: string): View => {
    const game = scene({ options: { ruleset: 'escalation' }, at: 'role', seats: [own] });
    game.play('lead:research', ...Array<string>(3).fill('boost:research'));
    return game.play(purchase).view(0);
  };
  const sums = (seen: View) => researchSources(seen).map(({ symbols }) => symbols);
  const shipsFirst = buy('buy-with-ships:destroyer-technology');
  expect(shipsFirst.decision).toMatchObject({ step: 'buy-technology', symbols: 5 });
  expect(sums(shipsFirst)).toEqual([1, 3, 1]);
  const symbolsFirst = buy('upgrade');
  expect(symbolsFirst.decision).toMatchObject({ step: 'buy-technology', symbols: 2 });
  expect(sums(symbolsFirst)).toEqual([]);
});

test('[3.7g] both faces of a taken card are shown, with the player who has it', () => {
  const game = scene({
    seats: [
      { hand: 'survey war-path' },
      { hand: 'politics', deck: 'terraforming', permanents: 'abundance' },
    ],
  });
  expect(takenTechnologies(game.view(0))).toEqual(
    expect.arrayContaining([
      { card: 'war-path', seat: 0 },
      { card: 'terraforming', seat: 1 },
      { card: 'abundance', seat: 1 },
      { card: 'fertile-ground', otherFace: 'abundance', seat: 1 },
    ]),
  );
  expect(takenTechnologies(game.view(0))).toHaveLength(4);
});

test('a technology on the Colony Ship is shown with its owner', () => {
  const permanents = 'colony-ship';
  const extra = { colonies: ['war-path'] };
  const game = scene({ options: { ruleset: 'escalation' }, seats: [{ permanents, extra }] });
  expect(takenTechnologies(game.view(0))).toContainEqual({ card: 'war-path', seat: 0 });
});

test('a technology that left the game has no owner', () => {
  const game = scene({ seats: [{ hand: 'research war-path' }] });
  game.play('play:research', 'remove:war-path');
  expect(takenTechnologies(game.view(0))).toEqual([{ card: 'war-path' }]);
});

function technologiesOf(seen: View): string[] {
  return [...seen.technologies, ...takenTechnologies(seen).map(({ card }) => card)].sort();
}

test.each(gamesOf(GAMES.length))(
  'random game %i: every seat sees each technology either on offer or taken, and the sources of all symbols',
  (number) => {
    const wrong: unknown[] = [];
    let n = 0;
    playRandomly(number, (state, legal, random) => {
      // The content of prototype decks is not public.
      const isKnown = state.technologyDecks.length === 0;
      const all = String(state.rules.technologies.map(cardId).sort());
      for (const seat of state.players.keys()) {
        const seen = view(state, seat);
        const { decision } = seen;
        const sum = researchSources(seen).reduce((so, { symbols }) => so + symbols, 0);
        if (sum !== (decision?.step === 'buy-technology' ? decision.symbols : 0)) wrong.push(seen);
      }
      if (isKnown && n++ % 7 === 0) {
        const seen = view(state, n % 2 === 0 ? SPECTATOR : 1);
        if (String(technologiesOf(seen)) !== all) wrong.push(seen);
      }
      play(state, legal[random.below(legal.length)] as number);
    });
    expect(wrong).toEqual([]);
  },
);
