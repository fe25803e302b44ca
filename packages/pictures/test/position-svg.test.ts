// The picture of a position as SVG: its texts and layout are right, and it reveals nothing hidden.
import {
  checkOptions,
  decidingSeat,
  defaultOption,
  determinize,
  formatPosition,
  type GameOptions,
  type GameState,
  legalOptions,
  newGame,
  play,
  randomFromSeed,
  SPECTATOR,
  view,
} from '@eminent/engine';
import { loadLanguage } from '@eminent/text';
import { beforeAll, expect, test } from 'vitest';
import { puzzleSeats } from '../src/faces/puzzle-seats.ts';
import { handCards, seatPlaces } from '../src/position/draw-position.ts';
import { positionSvg } from '../src/position/position-svg.ts';
import type { PositionSubject } from '../src/position/position-texts.ts';

beforeAll(() => loadLanguage('it'));

/** Measures the first text of an SVG document: six units per letter. */
const widthOf = (svg: string) =>
  6 * Array.from(/<text[^>]*>([^<]*)</.exec(svg)?.[1]?.replaceAll(/&\w+;/g, '.') ?? '').length;
const tools = { widthOf, planets: { styku: 'data:image/jpeg;base64,AAAA' } };
const PUZZLE: PositionSubject = { kind: 'puzzle', n: 7 };

function gameAt(turn: number, choices: Partial<GameOptions> = {}): GameState {
  const options = checkOptions({ players: 3, ...choices });
  if (!options.ok) throw new Error(options.error);
  const state = newGame(options.value, 'position');
  for (let n = 7; !state.over && state.turnNumber < turn; n = (n * 31 + 17) % 10_007) {
    const legal = legalOptions(state);
    play(state, legal[n % legal.length] ?? defaultOption(state));
  }
  return state;
}

function svgOf(
  state: GameState,
  seat: number,
  { subject = PUZZLE, lang = 'en' }: { subject?: PositionSubject; lang?: 'en' | 'it' } = {},
): string {
  const names = ['Ann <b>', '', 'W'.repeat(80)];
  const seats = state.players.map((_, at) => ({ kind: 'person' as const, name: names[at] ?? '' }));
  return positionSvg(lang, { view: view(state, seat), seats, subject }, tools);
}

function textsOf(svg: string): readonly string[] {
  return [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text = '']) => text);
}

test.each(['official', 'escalation'] as const)(
  'two games that differ only in what a seat cannot know have the same picture (%s)',
  (ruleset) => {
    for (const turn of [1, 9, 17, 25]) {
      const state = gameAt(turn, { ruleset });
      const seat = decidingSeat(state);
      const other = determinize(state, seat, randomFromSeed(`other ${turn}`));
      expect(formatPosition(other)).not.toEqual(formatPosition(state));
      expect(svgOf(other, seat)).toBe(svgOf(state, seat));
    }
  },
);

test('the picture has the question, the turn, all seats, stacks, influence, and the own hand', () => {
  const state = gameAt(9);
  const seat = decidingSeat(state);
  const svg = svgOf(state, seat);
  const texts = textsOf(svg);
  expect(texts[0]).toBe('Puzzle 7: what would you do?');
  expect(texts[1]).toMatch(/^Turn 9: your turn · /);
  expect(texts).toContain('You');
  expect(texts).toEqual(expect.arrayContaining(['Survey', 'Warfare', 'Colonize', 'Research']));
  expect(texts).toEqual(expect.arrayContaining(['Planet deck', 'Influence left']));
  expect(texts).toContain(String(view(state, seat).supply));
  expect(svg.split('data:image/svg+xml,').length - 1).toBe(3);
  expect(svg).not.toMatch(/<b>|NaN|undefined/);
  // A spectator sees no hand, and no seat is called "You".
  const watched = textsOf(svgOf(state, SPECTATOR, { subject: { kind: 'board', name: '' } }));
  expect(watched.length).toBeLessThan(texts.length);
  expect(watched).not.toContain('You');
});

test('the opponents of a puzzle have names of their own, and the solver is called You', () => {
  const state = gameAt(9);
  const seat = decidingSeat(state);
  const seats = puzzleSeats(3, seat);
  const svg = positionSvg('en', { view: view(state, seat), seats, subject: PUZZLE }, tools);
  expect(textsOf(svg)).toEqual(expect.arrayContaining(['You', 'Vega', 'Orion']));
  expect(seats[seat]).toEqual({ kind: 'person', name: '' });
});

test('the picture is translated', () => {
  const texts = textsOf(svgOf(gameAt(9), SPECTATOR, { lang: 'it' }));
  expect(texts[0]).toBe('Rompicapo 7: tu cosa faresti?');
  expect(texts).toEqual(expect.arrayContaining(['Guerra', 'Influenza rimasta']));
});

test('a board has its own name, and a finished game its result', () => {
  const over = svgOf(gameAt(1000), SPECTATOR, { subject: { kind: 'board', name: 'The <end>' } });
  const [title, status] = textsOf(over);
  expect(title).toBe('The &lt;end&gt;');
  expect(status).toMatch(/after \d+ turns/);
});

test('the seats share the space without overlapping', () => {
  for (const seats of [2, 3, 4, 5]) {
    const places = seatPlaces(seats, 310);
    for (const [at, { x, y, width, height }] of places.entries()) {
      expect(y + height).toBeLessThanOrEqual(104 + 310 + 0.01);
      expect(x + width).toBeLessThanOrEqual(1200);
      const isApart = places.every(
        (other, nth) =>
          nth === at ||
          other.x >= x + width ||
          other.x + other.width <= x ||
          other.y >= y + height ||
          other.y + other.height <= y,
      );
      expect(isApart).toBe(true);
    }
  }
});

test('equal cards of a large hand are drawn once', () => {
  const three = ['warfare', 'survey', 'warfare'];
  expect(handCards(three).map(({ card }) => card)).toEqual(['survey', 'warfare', 'warfare']);
  expect(handCards([...three, ...three, ...three, ...three])).toEqual([
    { card: 'survey', count: 4 },
    { card: 'warfare', count: 8 },
  ]);
});
