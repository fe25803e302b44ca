// The picture of a finished game as SVG: names with markup, faces, planets and winners.
import {
  defaultOption,
  legalOptions,
  newGame,
  play,
  SPECTATOR,
  type View,
  view,
} from '@eminent/engine';
import { expect, test } from 'vitest';
import { gameOptions } from '../../../tools/game-options.ts';
import { resultSvg } from '../src/result/result-preview.ts';
import { printableName } from '../src/svg-surface.ts';

/** Measures the first text of an SVG document: ten units per letter. */
const widthOf = (svg: string) =>
  10 * Array.from(/<text[^>]*>([^<]*)</.exec(svg)?.[1]?.replaceAll(/&\w+;/g, '.') ?? '').length;

function finishedView(players: number): View {
  const state = newGame(gameOptions({ players }), 'picture');
  for (let n = 7; !state.over; n = (n * 31 + 17) % 10_007) {
    const legal = legalOptions(state);
    play(state, legal[n % legal.length] ?? defaultOption(state));
  }
  return view(state, SPECTATOR);
}

function textsOf(svg: string): readonly string[] {
  return [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text = '']) => text);
}

test('hostile names are escaped, shortened, or left out where the fonts cannot show them', () => {
  const view = finishedView(4);
  const names = ['<script>x()</script>', 'M'.repeat(60), '\u202Eשלום', '🚀 "Jörg" & Ełk\u0000 🙂'];
  const seats = names.map((name) => ({ name }));
  const svg = resultSvg('en', { view, seats }, { widthOf, planets: {} });
  expect(svg).not.toMatch(/<script|\p{Cc}|\u202E|\p{Extended_Pictographic}/u);
  const texts = textsOf(svg);
  expect(texts).toContain('&lt;script&gt;x()&lt;/script&gt;');
  expect(texts).toContain(`${'M'.repeat(22)}…`);
  expect(texts).toContain('Player 3');
  expect(texts).toContain('&quot;Jörg&quot; &amp; Ełk');
});

test('a name is printable as far as the fonts have its letters', () => {
  expect(['Ada', 'Łukasz Ωμέγα Ж', '日本', ' a  b ', '👩‍🚀'].map(printableName)).toEqual([
    'Ada',
    'Łukasz Ωμέγα Ж',
    '',
    'a b',
    '',
  ]);
});

test('the picture names the winner and the rules, and shows the planets it has images of', () => {
  const finished = finishedView(3);
  const view: View = {
    ...finished,
    players: finished.players.map((player) => ({
      ...player,
      planets: ['styku', 'gerdland'].flatMap((planet) =>
        player.planets.slice(0, 1).map((one) => ({ ...one, planet, up: true })),
      ),
    })),
  };
  const seats = [
    { name: 'Ada' },
    { name: 'captain', bot: 'captain' },
    { name: '', bot: 'captain' },
  ];
  const planets = { styku: 'data:image/jpeg;base64,AAAA' };
  const svg = resultSvg('en', { view, seats }, { widthOf, planets });
  const texts = textsOf(svg);
  const names = ['Ada', 'Captain', 'Captain 2'];
  expect(texts).toEqual(expect.arrayContaining(names));
  const winners = (view.winners ?? []).map((seat) => names[seat]);
  expect(texts[0]).toBe(winners.length > 1 ? 'The star is shared' : `${winners[0]} takes the star`);
  expect(texts).toContain('Official rules');
  for (const { score } of view.players) expect(texts).toContain(String(score.total));
  expect(svg.split(planets.styku).length - 1).toBe(3);
  expect(svg.split('data:image/svg+xml,').length - 1).toBe(3);
  expect(svg).not.toMatch(/NaN|undefined/);
});
